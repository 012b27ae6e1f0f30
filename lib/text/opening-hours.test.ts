import { hoursText } from './opening-hours'

test('hours read as the specification writes them', () => {
  expect(hoursText({ days: 'Lundi', schemaDays: [], opens: '08:30', closes: '19:00' })).toBe(
    '8h30-19h00',
  )
  expect(hoursText({ days: 'Dimanche', schemaDays: [] })).toBe('Fermé')
})
