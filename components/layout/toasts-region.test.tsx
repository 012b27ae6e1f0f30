/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { showToast, ToastsRegion } from './toasts-region'

describe('a notice', () => {
  const header = document.createElement('header')

  beforeEach(() => {
    document.body.append(header)
    render(<ToastsRegion />)
  })
  afterEach(() => header.remove())

  async function placeOf(title: string) {
    await act(async () => showToast({ title }))
    return (await screen.findByText(title)).closest('li')?.dataset.yPosition
  }

  it('is at the top, below the header that stays there', async () => {
    header.style.position = 'fixed'
    expect(await placeOf('En haut')).toBe('top')
  })

  it('is at the bottom where the style sheet takes the header out of a low window', async () => {
    header.style.position = 'absolute'
    expect(await placeOf('En bas')).toBe('bottom')
  })
})
