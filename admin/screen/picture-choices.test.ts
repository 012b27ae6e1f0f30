/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { showPictures } from './picture-choices'

const pictures = { grange: 'La grange', four: 'Le four', toit: 'Un toit', auvent: 'Un toit' }

const option = (value: string, label: string) =>
  `<button role="option" data-value="${value}" data-label="${label}"><span>${label}</span></button>`
const chosen = (label: string) =>
  `<section data-field-type="relation"><div role="combobox"><div class="label"><span> ${label} </span></div></div></section>`

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.picture)

test('a picture stands beside its words in the list and on what is chosen, and on nothing else', async () => {
  document.body.innerHTML = '<main></main>'
  const choices = showPictures(document.body, pictures)
  const main = document.querySelector('main')!
  main.innerHTML = [
    option('grange', 'La grange'),
    option('toit', 'Un toit'),
    // A trade with the same id as a picture.
    option('four', 'Fournier'),
    chosen('Le four'),
    // Two pictures have the same description, and one is not known yet.
    chosen('Un toit'),
    chosen('La cave'),
  ].join('')
  await waitFor(() => expect(shown('[role=option]')).toEqual(['grange', 'toit', undefined]))
  expect(shown('.label')).toEqual(['four', undefined, undefined])
  const label = document.querySelector<HTMLElement>('.label')!
  expect(label.style.getPropertyValue('--picture')).toBe(
    'url("http://localhost/thumbnails/four.webp")',
  )
  expect(document.querySelector('[role=option]')).toHaveAccessibleName('La grange')

  // When another picture is chosen, the CMS changes the text of the same element.
  label.firstElementChild!.firstChild!.textContent = 'La grange'
  await waitFor(() => expect(shown('.label')[0]).toBe('grange'))
  label.firstElementChild!.firstChild!.textContent = 'Sélectionnez une option…'
  await waitFor(() => expect(shown('.label')[0]).toBeUndefined())
  expect(label.style.getPropertyValue('--picture')).toBe('')

  choices.update({ ...pictures, cave: 'La cave' })
  expect(shown('.label')[2]).toBe('cave')
})
