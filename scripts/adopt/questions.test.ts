import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { adoption, type Before } from './adoption'
import { readAnswers } from './answers'
import { readBefore } from './carry-out'
import { ContentTree } from './content-tree'
import { testAnswers } from './test-answers'
import { readTerritory } from './territory'

interface Question {
  readonly message: string
  readonly default?: unknown
  readonly required?: boolean
  readonly validate?: (typed: string | readonly never[]) => true | string
  readonly choices?: readonly {
    readonly name?: string
    readonly value: unknown
    readonly checked?: boolean
  }[]
}

/** What is typed where the proposed answer will not do, by words of the question. */
const usual: Readonly<Record<string, string>> = {
  "Nom de l'entreprise": 'Oc',
  'Nom, métier et lieu': 'Oc, toiture',
  'Téléphone fixe': '05 36 49 00 31',
  'E-mail': 'bonjour@oc.example',
  'Code postal': '24000',
  'Numéro et rue': '12 rue des Carriers',
  'Domaine du site': 'oc.example',
  'Année de création': '1998',
}

/** The same in a test: of several, one after the other until it is taken; whether something is so. */
let typed: Readonly<Record<string, boolean | string | readonly string[]>>

/** The questions that were asked, in their order; the one that is left at stands last. */
let asked: string[] = []
let leftAt: string | undefined
/** What is chosen where an adoption was left. */
let how = 'go on'
let again: readonly string[] = []
/** Whether questions are gone back to whose answers were refused in the end. */
let stays = true
/** Of lists, what is said where nothing is checked, and the names of their choices. */
const unchecked = new Map<string, unknown>()
const offered = new Map<string, readonly (string | undefined)[]>()
/** What was said of what was not taken. */
let refusals: string[] = []

const answer = (question: Question): unknown => {
  asked.push(question.message)
  if (leftAt !== undefined && question.message.startsWith(leftAt))
    throw Object.assign(new Error('left'), { name: 'ExitPromptError' })
  if (question.message.startsWith('Une reprise est commencée')) return how
  if (question.choices) {
    // The prompt's own rule, which speaks English, comes first.
    unchecked.set(question.message, question.required ?? question.validate?.([]))
    offered.set(
      question.message,
      question.choices.map(({ name }) => name),
    )
  }
  if (question.message === 'Questions à reposer') return again
  if (question.message === 'Que faire ?') return stays
  const { choices } = question
  const [, given] = Object.entries(typed).find(([of]) => question.message.startsWith(of)) ?? []
  if (typeof given === 'boolean') return given
  if (choices && given !== undefined) return given
  if (!choices) {
    const texts = given ?? ((question.default ?? '') as string)
    for (const text of [texts].flat()) {
      const said = question.validate?.(text) ?? true
      if (said === true) return text
      refusals.push(said)
    }
    throw new Error(`« ${question.message} » takes none of ${JSON.stringify(texts)}.`)
  }
  const checked = choices.filter((choice) => choice.checked).map(({ value }) => value)
  if (choices.some((choice) => 'checked' in choice)) return checked
  return (choices.find(({ value }) => value === question.default) ?? choices[0])?.value
}
const answering = (question: Question) => Promise.resolve().then(() => answer(question))
jest.mock('@inquirer/prompts', () => ({
  input: answering,
  select: answering,
  checkbox: answering,
}))

const root = process.cwd()
const before = readBefore('content')
const { tree } = before
const territory = readTerritory()
let folder: string
beforeEach(() => {
  typed = usual
  leftAt = undefined
  how = 'go on'
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

/** Runs the questions as the command does, from what is kept on disk. */
async function ask(from: Before = { ...before, former: undefined }): Promise<{
  readonly answers: unknown
  readonly questions: readonly string[]
}> {
  jest.resetModules()
  asked = []
  refusals = []
  const { ask: questions } = await import('./questions')
  const answers = await questions(from, territory).catch((error: Error) => error.name)
  return { answers, questions: asked }
}

test('who leaves the questions in the middle goes on where he left, and answers as if he had not', async () => {
  const whole = await ask()
  rmSync('.cache', { recursive: true })
  leftAt = 'Code postal'
  const left = await ask()
  expect(left.answers).toBe('ExitPromptError')
  leftAt = undefined
  const rest = await ask()
  expect(rest.answers).toEqual(whole.answers)
  expect(rest.questions).toEqual([
    expect.stringMatching(/^Une reprise est commencée : \d+ réponses sont gardées\.$/),
    ...whole.questions.slice(left.questions.length - 1),
  ])
})

test('who comes back may change some answers, or begin anew', async () => {
  const whole = await ask()
  how = 'change'
  again = ['E-mail', 'Travaillez-vous seul ?']
  const changed = await ask()
  expect(changed.questions.slice(1)).toEqual([
    'Questions à reposer',
    'Travaillez-vous seul ?',
    'E-mail',
  ])
  expect(changed.answers).toEqual(whole.answers)
  how = 'again'
  expect((await ask()).questions.slice(1)).toEqual(whole.questions)
})

test('whoever changes an answer is asked again for those that depend on it, and for no others', async () => {
  const changing = async (
    questions: readonly string[],
    given: Readonly<Record<string, string | readonly string[]>>,
  ) => {
    typed = { ...typed, ...given }
    how = 'change'
    again = questions
    const { questions: all, answers } = await ask()
    return { asked: all.slice(2), answers }
  }
  await ask()
  const moved = await changing(['Code postal'], { 'Code postal': '24100', Commune: 'Bergerac' })
  expect(moved.asked).toEqual(['Code postal', 'Commune', 'Départements'])
  expect(moved.answers).toMatchObject({ address: { postalCode: '24100', city: 'Bergerac' } })
  expect(moved.answers).toEqual(await ask().then(({ answers }) => answers))

  const wider = await changing(["Rayon d'intervention, en kilomètres"], { Rayon: '60' })
  expect(wider.asked).toEqual([
    "Rayon d'intervention, en kilomètres",
    'Déplacement gratuit jusqu’à, en kilomètres',
    'Départements',
  ])
  expect(wider.answers).toMatchObject({ radiusKm: 60, freeTravelKm: 35 })

  // The same answer once more changes nothing for the others.
  const same = await changing(['Code postal', 'E-mail'], {})
  expect(same.asked).toEqual(['E-mail', 'Code postal'])
})

test('of other services, trades are asked for again: those taken out stay out, and those of a new service are proposed', async () => {
  const [first = '', ...others] = tree.services
  const isOf = (service: string) => (id: string) => tree.trade(id).serviceSlug === service
  const trades = (ids: unknown) => (ids as { readonly trades: readonly string[] }).trades
  typed = { ...usual, Services: [first] }
  const offered = trades((await ask()).answers)
  // The last one that no tab needs.
  const [out = ''] = offered.filter((id) => !tree.tabTrades(first).includes(id)).slice(-1)
  how = 'change'
  again = ['Métiers à garder']
  typed = { ...usual, Métiers: offered.filter((id) => id !== out) }
  expect(trades((await ask()).answers)).not.toContain(out)

  again = ['Services à garder']
  typed = { ...usual, Services: [first, ...others] }
  const { answers, questions } = await ask()
  expect(questions.slice(2)).toEqual(['Services à garder', 'Métiers à garder'])
  expect(trades(answers).filter((id) => id === out)).toEqual([])
  for (const service of others)
    expect(trades(answers)).toEqual(expect.arrayContaining(tree.trades.filter(isOf(service))))
})

test('what is refused in the end is said by its questions and titles, and they are asked again at once', async () => {
  const said = jest.spyOn(console, 'log').mockReturnValue()
  const [service = '', other = ''] = tree.services
  const title = (id: string) => String(tree.record(`services/${id}.json`).name)
  const faults = [
    { file: 'réponses', field: 'address.city', message: '« Guéret » n’a pas le code 23300' },
    { file: 'réponses', message: `« ${service} » resterait seul (${other}, ailleurs)` },
  ]
  await ask()
  const { ask: questions, goBack } = await import('./questions')
  stays = true
  expect(await goBack(faults, tree)).toBe(true)
  expect(said).toHaveBeenCalledWith(
    [
      '',
      'Commune : « Guéret » n’a pas le code 23300',
      `Services à garder, Métiers à garder : « ${title(service)} » resterait seul (${title(other)}, ailleurs)`,
      '',
    ].join('\n'),
  )
  asked = []
  await questions({ ...before, former: undefined }, territory)
  expect(asked).toEqual(['Commune', 'Services à garder', 'Métiers à garder'])

  stays = false
  expect(await goBack(faults, tree)).toBe(false)
  expect((await ask()).questions).toHaveLength(1)
  said.mockRestore()
})

test('whoever gives a logo says whether it bears the name, and what the icons show then', async () => {
  const [logo, icon] = ['logo.svg', 'icon.svg'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  for (const file of [logo, icon])
    writeFileSync(file, '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')
  typed = { ...usual, 'Fichier du logo': logo }
  expect((await ask()).answers).toMatchObject({ logo, wordmark: false })
  typed = {
    ...usual,
    ...{ 'Fichier du logo': logo, 'Le logo porte-t-il': true },
    'Fichier du signe seul': ['nulle-part.svg', icon],
  }
  refusals = []
  how = 'again'
  expect((await ask()).answers).toMatchObject({ logo, wordmark: true, icon })
  expect(refusals).toEqual(["« nulle-part.svg » n'existe pas"])
})

test('once the answers have become the content, nothing is kept of them', async () => {
  await ask()
  expect(existsSync('.cache/adopt-answers.json')).toBe(true)
  const { forgetAnswers } = await import('./kept-answers')
  forgetAnswers()
  expect(existsSync('.cache/adopt-answers.json')).toBe(false)
  expect((await ask()).questions[0]).toBe("Nom de l'entreprise")
})

test('lists are in French where nothing is checked, and answers to change are in the words of their lists', async () => {
  typed = { ...usual, 'Forme juridique': 'Auto-entrepreneur' }
  const { answers } = await ask()
  // The register of who has no company is the craftsmen's.
  expect(answers).toMatchObject({ identity: { register: { kind: 'RNE' } } })
  for (const list of ['Services à garder', 'Départements'])
    expect(unchecked.get(list)).toBe('cochez-en un au moins')
  const titles = offered.get('Métiers à garder') as string[]
  expect(titles).toEqual(titles.toSorted((one, next) => one.localeCompare(next, 'fr')))

  how = 'change'
  again = []
  await ask()
  expect(offered.get('Questions à reposer')).toEqual(
    expect.arrayContaining([
      'Forme juridique (SARL, EI …) : Auto-entrepreneur',
      'Numéro de TVA intracommunautaire, ou « franchise » si vous ne facturez pas la TVA : vide',
      'Registre : RNE (artisans)',
      'Labels et qualifications (RGE, Qualibat, Qualifelec…) : Je ne sais pas',
      'Travaillez-vous seul ? : Non',
      `Métiers à garder : ${titles.join(', ')}`,
    ]),
  )
})

test('hours that run backwards or into one another are asked for again, as a record would be refused', async () => {
  const Lundi = ['18h-8h', '8h-12h, 11h30-18h', '24h', '25h-26h', '8 h à midi et 14h-18h']
  typed = { ...usual, Lundi }
  const { answers } = await ask()
  expect(refusals).toEqual([
    "ferme (08:00) avant d'ouvrir (18:00)",
    'ouvre à 11:30, avant la fin de ce qui précède (12:00)',
    '« 24h » ne se lit pas : écrivez « 8h-12h, 14h-18h », « sur rendez-vous » ou « fermé »',
    "« 25:00 » n'est pas de la forme attendue : HH:MM, comme 08:30",
  ])
  expect(answers).toMatchObject({
    openingHours: {
      Monday: [
        { opens: '08:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
  })
})

test('who adopts again is asked what the records say, and changes nothing by agreeing', async () => {
  const day = [{ opens: '08:30', closes: '12:00' }]
  const given = readAnswers(
    {
      ...testAnswers,
      tagline: 'Un toit qui tient',
      worksAlone: true,
      identity: {
        ...testAnswers.identity,
        form: 'SARL',
        capital: 5000,
        register: { kind: 'RCS', city: 'Périgueux' },
      },
      labels: [
        {
          ...{ name: 'Qualibat', rge: false, domain: 'Toits', body: 'Qualibat' },
          ...{ number: '1', until: '2090-12-31' },
        },
      ],
      address: { street: '1 rue Haute', postalCode: '24210', city: 'Sainte-Orse' },
      workshop: testAnswers.address,
      openingHours: {
        ...{ ...testAnswers.openingHours, Tuesday: [], Sunday: day },
        byAppointment: ['Tuesday', 'Sunday'],
      },
      answerWithinHours: 30,
      social: [{ network: 'instagram', url: 'https://www.instagram.com/oc' }],
      freeTravelKm: 12,
      departments: ['24', '19'],
      services: tree.services,
      trades: tree.trades,
      // A page that the content has not cannot be switched on.
      switches: tree.record('firm.json').switches,
    },
    'a.json',
  )
  const { written, facts } = adoption(before, given, territory, 'a.json')
  const records = new Map([...written].filter(([file]) => file !== 'former-firm.json'))
  const adopted = {
    ...before,
    tree: new ContentTree(records, tree.vocabulary, tree.legalTexts),
    former: facts,
  }
  typed = {}
  const { answers } = await ask(adopted)
  const again = adoption(adopted, readAnswers(answers, 'a.json'), territory, 'a.json')
  for (const file of ['firm.json', 'area.json'])
    expect(JSON.parse(JSON.stringify(again.written.get(file)))).toEqual(
      JSON.parse(JSON.stringify(written.get(file))),
    )

  // Of another firm's record nothing is proposed but its name, which is to be replaced.
  rmSync('.cache', { recursive: true })
  typed = { ...usual, "Nom de l'entreprise": 'Autre', 'Nom, métier et lieu': 'Autre, toiture' }
  const other = await ask(adopted)
  expect(other.answers).toMatchObject({ worksAlone: false, social: [], radiusKm: 50 })
})

test('the line that stands for the firm says its name, and is asked again until it does', async () => {
  typed = {
    ...usual,
    "Nom de l'entreprise": "L'Étincelle",
    'Nom, métier et lieu': ['Électricité en Creuse', 'L’étincelle, électricité en Creuse'],
  }
  const { answers } = await ask()
  expect(refusals).toEqual([
    "« Électricité en Creuse » ne dit pas le nom, et le site installé sur un téléphone s'appelle ainsi : écrivez « L'Étincelle, électricité en Creuse »",
  ])
  expect(answers).toMatchObject({ baseline: 'L’étincelle, électricité en Creuse' })
  // A later change of the name alone has the line asked for again.
  how = 'change'
  again = ["Nom de l'entreprise"]
  typed = { ...usual, "Nom de l'entreprise": 'Oc' }
  expect((await ask()).questions.slice(2)).toEqual([
    "Nom de l'entreprise",
    'Nom, métier et lieu, en une ligne (« Martin, toiture en Dordogne »)',
  ])
})

test('a day by appointment is typed as on a door, with hours or without, and not proposed for the next', async () => {
  typed = {
    ...usual,
    ...{ Mardi: 'sur rdv', Jeudi: '9h-12h sur rendez-vous', Samedi: 'Uniquement sur R.D.V.' },
  }
  const { answers } = await ask()
  expect(refusals).toEqual([])
  const usualDay = [
    { opens: '08:00', closes: '12:00' },
    { opens: '14:00', closes: '18:00' },
  ]
  expect(answers).toMatchObject({
    openingHours: {
      ...{ Tuesday: [], Wednesday: usualDay, Friday: usualDay, Saturday: [], Sunday: [] },
      Thursday: [{ opens: '09:00', closes: '12:00' }],
      byAppointment: ['Tuesday', 'Thursday', 'Saturday'],
    },
  })
})

test('who is closed on every day until Sunday is asked for its hours again', async () => {
  const week = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']
  typed = {
    ...usual,
    ...Object.fromEntries(week.map((day) => [day, 'fermé'])),
    Dimanche: ['sur rendez-vous', '9h-12h'],
  }
  const { answers } = await ask()
  expect(refusals).toEqual([
    "aucun jour n'a d'heures sans rendez-vous : dites quand on peut vous joindre, ne serait-ce que par téléphone",
  ])
  expect(answers).toMatchObject({
    openingHours: { Saturday: [], Sunday: [{ opens: '09:00', closes: '12:00' }] },
  })
})

test('labels are asked for as their certificates have them, one that calls itself RGE is; none and unknown are answers', async () => {
  const none = 'Labels et qualifications'
  typed = {
    ...usual,
    [none]: 'some',
    ...{ 'Label 1, nom': 'RGE Qualibat', 'Label 1, pour': 'Toits', 'Label 1, org': 'Qualibat' },
    ...{ 'Label 1, num': ['', 'E-1'], 'Label 1, dernier': ['hier', '31/12/2020', '31/12/2090'] },
    'Avez-vous un label 2': true,
    ...{ 'Label 2, nom': 'Artisan', 'Label 2, pour': 'Tout', 'Label 2, org': 'La chambre' },
    ...{ 'Label 2, num': 'A-2', 'Label 2, dernier': '1er janvier 2090' },
  }
  const { answers, questions } = await ask()
  expect(refusals).toEqual([
    'ce texte est vide',
    '« hier » : un jour s’écrit 31/12/2027',
    '« 31 décembre 2020 » est passé : le site ne le montrerait pas',
  ])
  expect(questions.filter((question) => /est-il RGE/.test(question))).toEqual([
    'Label 2, est-il RGE ?',
  ])
  const { written } = adoption(before, readAnswers(answers, 'a.json'), territory, 'a.json')
  expect(written.get('firm.json')).toMatchObject({
    legal: {
      labels: [
        { name: 'RGE Qualibat', rge: true, domain: 'Toits', number: 'E-1', until: '2090-12-31' },
        { name: 'Artisan', rge: false, body: 'La chambre', until: '2090-01-01' },
      ],
    },
  })

  rmSync('.cache', { recursive: true })
  typed = { ...usual, [none]: 'none' }
  expect((await ask()).answers).toMatchObject({ labels: [] })
  rmSync('.cache', { recursive: true })
  typed = usual
  expect((await ask()).answers).not.toHaveProperty('labels')
})

test('a workshop is asked for where there is one, by its own postal code', async () => {
  typed = {
    'Avez-vous un atelier': true,
    'Code postal de l’atelier': ['99999', '24100'],
    'Commune de l’atelier': 'Bergerac',
    'Numéro et rue de l’atelier': '2 rue du Port',
    // The first words that fit are taken.
    ...usual,
  }
  const { answers } = await ask()
  expect(refusals).toEqual([
    "aucune commune n'a ce code postal ; si c'est un CEDEX, donnez celui de la commune",
  ])
  expect(answers).toMatchObject({
    address: { postalCode: '24000' },
    workshop: { street: '2 rue du Port', postalCode: '24100', city: 'Bergerac' },
  })
})

test('a VAT number of another firm is asked for again beside the SIRET, and one without a SIRET taken as it is', async () => {
  const vat = 'Numéro de TVA intracommunautaire'
  typed = { ...usual, SIRET: '732 829 320 00074', [vat]: ['FR40303265045', 'FR44732829320'] }
  expect((await ask()).answers).toMatchObject({ identity: { vatNumber: 'FR44732829320' } })
  expect(refusals).toEqual([
    '« FR40303265045 » ne va pas avec le SIRET : son numéro serait FR44732829320',
  ])

  rmSync('.cache', { recursive: true })
  typed = { ...usual, SIRET: '', [vat]: 'FR40303265045' }
  expect((await ask()).answers).toMatchObject({ identity: { vatNumber: 'FR40303265045' } })
})

test('a number may be spaced, have a comma and its unit; what is none is quoted', async () => {
  typed = {
    ...usual,
    'Forme juridique': 'SARL',
    'Capital social': ['dix mille', '10 000,5 h', '10\u202F000,50 €'],
    'En combien d’heures': ['48 km', '0', '24h'],
    "Rayon d'intervention": ['soixante', '1e2', '70,5 km'],
    'Déplacement gratuit': ['80', '40'],
    'Année de création': ['', '1 998'],
  }
  const { answers } = await ask()
  expect(answers).toMatchObject({
    identity: { capital: 10000.5 },
    answerWithinHours: 24,
    radiusKm: 70.5,
    freeTravelKm: 40,
    founded: 1998,
  })
  const none = (text: string, like: number) => `« ${text} » n'est pas un nombre, comme ${like}`
  expect(refusals).toEqual([
    none('dix mille', 5000),
    none('10 000,5 h', 5000),
    none('48 km', 48),
    '« 0 » est trop petit : il faut plus que 0',
    'ce texte est vide',
    none('soixante', 40),
    none('1e2', 40),
    '« 80 » est trop grand : il faut au plus 70,5',
  ])
})

test('colours are kept in one answer, or asked for by what they are for until they can be told apart', async () => {
  const { answers: kept, questions } = await ask()
  expect(kept).toMatchObject({ colours: {} })
  expect(questions.filter((question) => /couleur/i.test(question))).toEqual([
    'Changer des couleurs ?',
  ])

  rmSync('.cache', { recursive: true })
  typed = {
    ...usual,
    'Changer des couleurs': true,
    'Boutons et liens, et': ['jaune', '#ffff00', 'rgb(120, 20, 20)'],
  }
  const { answers } = await ask()
  expect(answers).toMatchObject({ colours: { action: '#781414' } })
  expect(refusals).toEqual([
    '« jaune » : une couleur s’écrit #1f4234, ou rgb(31, 66, 52)',
    '« #ffff00 » a un contraste de 1:1 avec le blanc, il faut 4,5:1',
  ])
  expect(asked).toContain('Boutons et liens, et rien d’autre (couleur « action »)')
})
