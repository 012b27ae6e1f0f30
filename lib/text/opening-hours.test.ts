import { hasHours, hoursRuns, withoutAppointment } from './opening-hours'

const closed = {
  ...{ Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] },
}

test('hours read as they do on a door, a lunch break between two of them', () => {
  const morning = { opens: '08:00', closes: '12:00' }
  const afternoon = { opens: '14:00', closes: '18:30' }
  const week = { ...closed, Monday: [morning], Tuesday: [morning, afternoon] }
  expect(hoursRuns(week)).toEqual([
    { days: 'Lundi', hours: '8h00-12h00' },
    { days: 'Mardi', hours: '8h00-12h00, 14h00-18h30' },
    { days: 'Mercredi à dimanche', hours: 'Fermé' },
  ])
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

test('a day by appointment is neither open nor closed, and says for which hours if it has any', () => {
  const day = [{ opens: '09:00', closes: '12:00' }]
  const week = {
    ...{ ...closed, Thursday: day, Friday: day },
    byAppointment: ['Friday', 'Saturday'] as const,
  }
  expect(hoursRuns(week)).toEqual([
    { days: 'Lundi à mercredi', hours: 'Fermé' },
    { days: 'Jeudi', hours: '9h00-12h00' },
    { days: 'Vendredi', hours: '9h00-12h00, sur rendez-vous' },
    { days: 'Samedi', hours: 'Sur rendez-vous' },
    { days: 'Dimanche', hours: 'Fermé' },
  ])
  expect(withoutAppointment(week)).toEqual({ ...closed, Thursday: day })
  expect(hasHours(week)).toBe(true)
  // Whoever opens by appointment only says nowhere when to ask for one.
  expect(hasHours({ ...closed, Friday: day, byAppointment: ['Friday', 'Saturday'] })).toBe(false)
})
