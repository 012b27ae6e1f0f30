import { onItsBase } from './drafts'

const now = { id: '1', locales: { _default: { content: { title: 'Nouveau' } } } }
const base = { _default: { content: { title: 'Ancien' } } }
const remake = (originalEntry: object) => ({ originalEntry, remade: true }) as never

test('a stored draft is restored onto the record that it was made from', () => {
  expect(onItsBase({ originalEntry: now }, { base }, remake)).toEqual({
    originalEntry: { id: '1', locales: base },
    remade: true,
  })
})

test('a draft of a new record stays as it is', () => {
  const draft = {}
  expect(onItsBase(draft, {}, remake)).toBe(draft)
})
