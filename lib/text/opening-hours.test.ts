import { hoursRuns, hoursText } from './opening-hours'

test('hours read as they do on a door, a lunch break between two of them', () => {
  expect(hoursText([{ opens: '08:30', closes: '19:00' }])).toBe('8h30-19h00')
  expect(
    hoursText([
      { opens: '08:00', closes: '12:00' },
      { opens: '14:00', closes: '18:30' },
    ]),
  ).toBe('8h00-12h00, 14h00-18h30')
  expect(hoursText([])).toBe('Fermé')
})

test('days that follow one another with the same hours make one line, and no others do', () => {
  const long = [{ opens: '08:00', closes: '18:00' }]
  const short = [{ opens: '08:00', closes: '12:00' }]
  expect(
    hoursRuns({
      Monday: long,
      Tuesday: long,
      Wednesday: short,
      Thursday: long,
      Friday: long,
      Saturday: [],
      Sunday: [],
    }),
  ).toEqual([
    { days: 'Lundi et mardi', hours: '8h00-18h00' },
    { days: 'Mercredi', hours: '8h00-12h00' },
    { days: 'Jeudi et vendredi', hours: '8h00-18h00' },
    { days: 'Samedi et dimanche', hours: 'Fermé' },
  ])
})
