import { quoteDelay } from '../../content/schema/figures'
import { chargesVat } from '../../content/schema/firm-identity'
import type { Leftover } from '../checks/leftovers'
import { leftoversReport } from '../checks/leftovers-report'
import type { Adoption } from './adoption'
import type { Answers } from './answers'
import { fileOf } from '../../lib/site/content/kinds'
import { singleIn, titleOf, type ContentTree, type Json } from './content-tree'
import { galleryLoss } from './former-texts'
import { aidsFile, taxRatesOf } from './tax-rates'
import { kilometresTo, type Territory } from './territory'

/** A text that adoption could only leave open. */
export interface OpenText {
  readonly file: string
  readonly at: string
  readonly what: string
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number > 1 ? many : one}`

/** What adoption is about to change, before anything is changed. */
export function summary(
  tree: ContentTree,
  { written, removed }: Adoption,
  answers: Answers,
  territory: Territory,
  sampleTests: readonly string[],
): string {
  const { services, trades } = tree
  const { departments } = singleIn(written, 'area')
  const { addresses, coordinates, travel, legal } = singleIn(written, 'firm')
  const { labels } = legal
  const { figures } = singleIn(written, 'figures')
  const { postalCode, city } = addresses.registered
  const areaOf = ({ name, code, cities }: (typeof departments)[number], index: number) => {
    const km = Math.round(kilometresTo(territory, code, coordinates))
    // The first department is the firm's own.
    const beyond = index > 0 && km > answers.radiusKm ? `, au-delà : la plus proche à ${km} km` : ''
    return `${name} (${count(cities.length, 'commune')}${beyond})`
  }
  const dropped = (kind: 'service' | 'trade', ids: readonly string[]) =>
    ids.filter((id) => removed.includes(fileOf(kind, id)))
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'aucun')
  const titles = (kind: 'service' | 'trade', ids: readonly string[]) =>
    list(ids.map((id) => titleOf(tree, kind, id)))
  const samples = JSON.stringify([...tree.records.values()]).split('"sample":true').length - 1
  const works = galleryLoss(tree, written)
  return [
    `${answers.brand}, ${postalCode} ${city}, ${Object.values(answers.phones).filter(Boolean).join(' et ')}, ${answers.email}`,
    answers.answerWithinHours
      ? `Réponse à une demande : sous ${answers.answerWithinHours} h, jours fermés non comptés`
      : 'Réponse à une demande : aucune date annoncée',
    `Devis : sous ${figures[quoteDelay]?.text}`,
    `Labels : ${labels ? list(labels.map(({ name }) => name)) : 'inconnus'}`,
    `Déplacement : gratuit jusqu'à ${travel.freeWithinKm} km, modéré jusqu'à ${travel.moderateWithinKm} km`,
    ...taxLines(tree.records, written),
    `Zone, à ${answers.radiusKm} km à la ronde : ${departments.map(areaOf).join(', ')}`,
    `Services gardés : ${titles('service', answers.services)}`,
    `Services retirés : ${titles('service', dropped('service', services))}`,
    `Métiers gardés : ${titles('trade', answers.trades)}`,
    ...tablessLine(tree, answers),
    `Métiers retirés : ${titles('trade', dropped('trade', trades))}`,
    `Images retirées : ${removed.filter((file) => file.startsWith('pictures/') && file.endsWith('.json')).length}`,
    ...(works > 0
      ? [
          `Images retirées de la galerie de l'accueil : ${works} ; elle ne se montre plus avant d'en avoir d'autres`,
        ]
      : []),
    `Exemples retirés (témoignages, chantiers, équipe) : ${samples}`,
    ...(sampleTests.length > 0 ? [`Tests de l'exemple retirés : ${sampleTests.join(', ')}`] : []),
  ].join('\n')
}

/** The trades that stay and that no tab of a service presents, which a firm may live by. */
function tablessLine(tree: ContentTree, { services, trades }: Answers): readonly string[] {
  const inTabs = services.flatMap((service) => tree.inTabs(service))
  const others = trades.filter((trade) => !inTabs.includes(trade))
  return others.length === 0
    ? []
    : [
        `Parmi eux, aucune page de service ne présente en onglet : ${others.map((trade) => titleOf(tree, 'trade', trade)).join(', ')} ; un onglet s'ajoute dans detailedServices de son service`,
      ]
}

/** What becomes of rates of VAT; nothing where they stay as they are. */
function taxLines(
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
): readonly string[] {
  const charges = (records: ReadonlyMap<string, Json>) =>
    chargesVat(singleIn(records, 'firm').legal)
  if (!charges(after))
    return [
      'TVA : aucune (franchise) ; les prix perdent leur taux, la page des aides et de la TVA part',
    ]
  const [old, now] = [taxRatesOf(before), taxRatesOf(after)]
  const rateless = Object.keys(now).filter((name) => now[name] === 0)
  const restored = Object.keys(now).filter((name) => now[name] !== 0 && old[name] === 0)
  return [
    ...(restored.length > 0
      ? [`TVA : facturée ; retrouvent leur taux d'avant la franchise : ${restored.join(', ')}`]
      : []),
    ...(rateless.length > 0
      ? [`TVA : facturée, mais personne ne sait à quel taux ; à donner : ${rateless.join(', ')}`]
      : []),
    ...(charges(before) || after.has(aidsFile)
      ? []
      : [
          `La page des aides et de la TVA ne revient pas d'elle-même : reprenez content/${aidsFile}, les faits qu'elle cite (content/facts.json) et son image dans l'historique de git ; \`npm run check-content\` dit ce qui lui manque`,
        ]),
  ]
}

/** What is left once the content is adopted: faults, texts to write, traces. */
export function lastWords(
  changed: readonly string[],
  open: readonly OpenText[],
  faults: readonly string[],
  leftovers: readonly Leftover[],
): string {
  if (changed.length === 0) return 'Rien à changer : le contenu est déjà celui de ces réponses.'
  return [
    `${count(changed.length, 'fichier changé ou retiré', 'fichiers changés ou retirés')}.`,
    ...(faults.length > 0 ? ['', '══ À corriger', ...faults] : []),
    ...(open.length > 0
      ? [
          '',
          `══ À compléter : ${open.length}`,
          ...open.map(({ file, at, what }) => `${file}: ${at}: ${what}`),
        ]
      : []),
    '',
    leftoversReport(leftovers),
    '',
    'Ensuite : écrivez ces textes, puis `npm run leftovers`, `npm run check-content`, `npm test` ; `npm run launch-check` dit ce qui manque encore à la mise en ligne, textes qui ne sont pas vrais de vous compris.',
  ].join('\n')
}
