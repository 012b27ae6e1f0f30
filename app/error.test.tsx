/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { telHref } from '@/lib/addresses/contact-links'
import { firm } from '@/lib/site/catalog'
import RouteFailure from './error'

const helpModule = './route-failure-help'

// As the build writes it in (next.config.mjs).
process.env.FIRM_PHONE = firm.phone

const message = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent
const stack = (container: HTMLElement) => container.querySelector('pre')?.textContent

test('a failed page keeps its report where what helps the visitor cannot be fetched', async () => {
  const gone = jest.fn(() => {
    throw new Error('This chunk is gone.')
  })
  jest.doMock(helpModule, gone)
  render(<RouteFailure error={new Error('Panne')} />)
  await Promise.resolve()
  await Promise.resolve()
  expect(gone).toHaveBeenCalled()
  expect(message()).toBe('500 Panne')
  expect(screen.queryByRole('button')).toBeNull()
  jest.dontMock(helpModule)
})

test('a failed page says so in English, with status, message and stack', async () => {
  const error = Object.assign(new Error('Service Unavailable'), { status: 503 })
  const { container } = render(<RouteFailure error={error} />)
  const heading = screen.getByRole('heading', { name: 'Unexpected Application Error!' })
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(message()).toBe('503 Service Unavailable')
  expect(stack(container)).toBe(error.stack)
  await screen.findByRole('alert')
})

test.each([
  ['an error', new Error('Panne'), '500 Panne'],
  [
    'an error of the build, by its digest',
    Object.assign(new Error('Panne'), { digest: 'a1b2' }),
    'a1b2 Panne',
  ],
  ['a text', 'Panne', '500 Panne'],
  ['nothing', undefined, '500 undefined'],
  ['null', null, '500 null'],
])('%s that was thrown has its line', async (_, error, expected) => {
  render(<RouteFailure error={error} />)
  expect(message()).toBe(expected)
  await screen.findByRole('alert')
})

test('markup in an error is shown, not obeyed', async () => {
  const error = new Error('<img src=x onerror=alert(1)>')
  const { container } = render(<RouteFailure error={error} />)
  expect(message()).toBe('500 <img src=x onerror=alert(1)>')
  expect(container.querySelector('img')).toBeNull()
  await screen.findByRole('alert')
})

test('the visitor is told in French, with the phone, a reload and the way home', async () => {
  render(<RouteFailure error={new Error('Panne')} />)
  const alert = await screen.findByRole('alert')
  expect(alert.closest('[lang]')).toHaveAttribute('lang', 'fr')
  expect(alert).toHaveTextContent('Cette page n’a pas pu s’afficher.')
  expect(screen.getByRole('link', { name: firm.phone })).toHaveAttribute(
    'href',
    telHref(firm.phone),
  )
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
})
