/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { PhotoTray, TrayContent } from '@/lib/forms/photo-tray'
import { PhotoList } from './photo-list'

/** A tray that holds what it is told to, and no other part of one. */
function trayOf(content: TrayContent) {
  let view = () => {}
  const tray = {
    subscribe: (each: () => void) => ((view = each), () => {}),
    content: () => content,
  }
  return {
    tray: tray as unknown as PhotoTray,
    show: (next: TrayContent) => act(() => ((content = next), view())),
  }
}

/** What a browser's translation does to a page: another text, in an element, takes the place of each. */
function translate(place: Element) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const empty: TrayContent = { photos: [], kept: true, leftOut: 0, stayed: false }
const ready = { id: '1', name: 'mur.jpg', state: 'ready', photo: new Blob(['x']) } as const
const refused = { id: '2', name: 'notes.txt', state: 'refused', reason: 'Pas une image.' } as const
const lost = { id: '3', name: 'toit.jpg', state: 'lost', reason: 'Page quittée.' } as const

test('photos come, are refused and leave with their request on a page that the browser translates', () => {
  const { tray, show } = trayOf({ ...empty, photos: [{ ...ready, state: 'shrinking' }] })
  const { container } = render(
    <PhotoList
      tray={tray}
      busy={false}
      control={document.createElement('input')}
      email="contact@exemple.fr"
    />,
  )
  const status = screen.getByRole('status')
  translate(container)
  show({ ...empty, photos: [ready, refused] })
  expect(status.textContent).toMatch(/1 photo prête, 1\sko\..*1 fichier refusé/)
  translate(container)
  show({ ...empty, photos: [refused, lost, { ...lost, id: '4' }] })
  expect(status.textContent).toBe(' 1 fichier refusé. 2 photos perdues.')
  expect(container.textContent).toMatch('Perdue. Page quittée.')
  translate(container)
  show({ ...empty, photos: [refused] })
  translate(container)
  show(empty)
  expect(status.isConnected).toBe(true)
  expect(status.textContent?.trim()).toBe('')
})
