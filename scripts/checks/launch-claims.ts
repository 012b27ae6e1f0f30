/** What the texts say that is true of some firms only, and not of this one as its record tells it. */
import { chargesVat, type Firm } from '../../content/schema/firm'
import { collections, singles } from '../../lib/site/content/kinds'
import { numberOf } from '../../lib/text/number-words'
import type { ContentRecord } from './content-records'
import { textsIn, type DeepPartial, type Found } from './launch-kinds'

/** A way of speaking, and why it would be untrue; undefined where it may stand. */
interface Claim {
  readonly words: RegExp
  readonly untrue: (
    firm: DeepPartial<Firm>,
    day: string,
    match: RegExpMatchArray,
    records: readonly ContentRecord[],
  ) => string | undefined
  /** The record that is about it, switched on and off with it. */
  readonly subject?: readonly string[]
  /** What makes the sentence around the words an honest one. */
  readonly honest?: RegExp
  /** Records that are about it as a whole: one finding says so. */
  readonly once?: readonly string[]
}

const people =
  'artisans|compagnons|ouvriers|peintres|plâtriers|maçons|techniciens|paysagistes|ébénistes|plaquistes|plafonneurs|façadiers|charpentiers|plombiers|électriciens|menuisiers|terrassiers|métalliers|serruriers|soliers|chauffagistes|(?:carrel|couvr|pos|zingu|mont|ravale|étanch|parquet|coffr|ferraill|démoliss|agenc|taill)eurs'

/** What one reads on in a sentence: names of amounts hold points, and end nothing. */
const onwards = String.raw`(?:\{[^}]*\}|[^.?!(){}])*?`

/** Only for a rate: « dans un logement de plus de deux ans », « si elle isole assez ». */
const conditions = [
  String.raw`dans (?:un|une|des|les) `,
  String.raw`(?<!\p{L})(?:si|s['’]il|celle|réservée?s?|le taux|le plus haut) ?(?!\p{L})`,
  String.raw`(?<!\p{L})pour (?:l[ea]s?|l['’]|une?|des) ?`,
  String.raw`(?:maisons?|logements?|habitations?|locaux) (?:\p{L}+ ){0,3}de (?:plus|moins) de`,
]

/** « une centaine de kilomètres » */
const roundNumbers: Readonly<Record<string, number>> = {
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  cent: 100,
  mille: 1000,
}

/** What a word or a figure comes to; nothing where it is no number. */
const quantity = (word: string) =>
  numberOf(word.replace(/\s/g, '')) ?? roundNumbers[word.toLowerCase().replace(/s$/, '')] ?? 0

const claims: readonly Claim[] = [
  {
    // Beyond the radius, and beyond what the firm calls it in words, which texts take by name.
    words:
      /(?<![\p{L}\d.,])(\d[\d\s]*\d|\d|\p{L}+(?:-\p{L}+)*)(?: de)?[\s\u00a0\u202f](?:km|kilomètres)(?!\p{L}|\/)/iu,
    untrue: ({ radius, travel }, _day, [, number = '']) => {
      const own = [radius?.serviceAreaKm, travel?.moderateWithinKm].filter((km) => km !== undefined)
      const farthest = Math.max(...own, Number(/\d+/.exec(radius?.homeText ?? '')?.[0] ?? 0))
      return own.length > 0 && quantity(number) > farthest
        ? `l'entreprise ne va pas si loin (radius, travel : ${farthest} km)`
        : undefined
    },
    subject: [singles.facts.file],
  },
  {
    // Amounts named between braces say that there is none; a text that hangs on the rate does not.
    words:
      /(?<!\p{L})(?:TTC|HT|[Hh]ors taxes|[Tt]outes taxes|TVA(?! non applicable))(?!\p{L})|(?<!\p{L})(?:[Uu]ne|[Ll]a|de|à) \{prix\.[\w-]+\.tva\}/u,
    untrue: ({ legal = {} }) =>
      chargesVat(legal) ? undefined : "l'entreprise ne facture pas la TVA (legal.vatNumber)",
    subject: [singles.facts.file],
  },
  {
    // « TVA non applicable, article 293 B du CGI, dans un logement de plus de deux ans » is nonsense.
    words: new RegExp(
      String.raw`\{prix\.[\w-]+\.(?:tva|termes)\}${onwards}(?:${conditions.join('|')})`,
      'iu',
    ),
    untrue: ({ legal = {} }) =>
      chargesVat(legal)
        ? undefined
        : "l'entreprise ne facture pas la TVA (legal.vatNumber) : un taux qui n'existe pas n'a pas de condition",
  },
  {
    words:
      /(?<!\p{L})(?:RGE|CEE|éco-(?:PTZ|prêts?))(?!\p{L})|MaPrimeR[ée]nov|(?:demandez-nous|nos|notre)[^.?!]{0,40}(?<!\p{L})(?:certificat|qualification)s?(?!\p{L})|(?:dossiers?|demandes?) d['’]aides?(?!\p{L})|(?<!\p{L})aides? pour vos dossiers|(?<!\p{L})aides?(?!\p{L})[^.?!]{0,60} nous (?:préparons|réunissons|montons)/iu,
    untrue: ({ legal }) =>
      legal?.labels && !legal.labels.some((label) => label?.rge)
        ? "l'entreprise n'a pas de label RGE (legal.labels) : ce qu'elle facture n'ouvre pas droit à ces aides"
        : undefined,
    // It says so, sends to who has one, or leaves open whether the firm has.
    honest:
      /(?<!\p{L})(?:pas|aucune?|ni|si nous|une (?:autre )?entreprise (?:RGE|qualifiée|certifiée|qui))(?!\p{L})/iu,
    // What anybody checks, and what any label is worth, is true whoever has one.
    subject: [
      singles.facts.file,
      singles['checks-page'].file,
      singles['trades-overview-page'].file,
      singles['specimen-quotes-page'].file,
    ],
    once: [singles['aids-page'].file],
  },
  {
    words:
      /(?<!\p{L})(?:conducteurs? de travaux|gestion de projet|réunions? de chantier|comptes? rendus? de chantier)(?!\p{L})/iu,
    untrue: ({ switches }) =>
      switches?.projectManagement === false
        ? 'la gestion de projet est éteinte (switches.projectManagement)'
        : undefined,
    subject: [
      singles['project-management-page'].file,
      `${collections.trade.folder}/conducteur-travaux.json`,
    ],
  },
  {
    words: /estimations? avant[ -]achat/iu,
    untrue: ({ switches }) =>
      switches?.estimation === false ? "l'estimation est éteinte (switches.estimation)" : undefined,
    // What is checked before signing names it where there is one.
    subject: [singles['estimation-page'].file, singles['checks-page'].file],
  },
  {
    words: /plus de (\d+) ans (?:d['’]expérience|de métier|de chantiers?)/iu,
    untrue: ({ founded }, day, [, years]) =>
      founded !== undefined && Number(years) > Number(day.slice(0, 4)) - founded
        ? `l'entreprise date de ${founded} (founded)`
        : undefined,
  },
  {
    words: new RegExp(
      String.raw`(?<!\p{L})(?:équipes?|chefs? de chantier|(?:nos|deux|trois) (?:${people}))(?!\p{L})`,
      'iu',
    ),
    untrue: ({ worksAlone }) =>
      worksAlone ? "l'entreprise est une seule personne (worksAlone)" : undefined,
    subject: [singles.team.file],
  },
  {
    words:
      /(?<!\p{L})(?:téléphone|répond|répondons|ouvrons|ouverts?)(?!\p{L})[^.?!]{0,40}? de (\d{1,2}) ?h(?: ?(\d\d))? à (\d{1,2}) ?h(?: ?(\d\d))?/iu,
    untrue: ({ openingHours }, _day, [, opens = '', from = '00', closes = '', until = '00']) =>
      openingHours &&
      !Object.values(openingHours)
        .flat()
        .some(
          (interval) =>
            interval?.opens === `${opens.padStart(2, '0')}:${from}` &&
            interval.closes === `${closes.padStart(2, '0')}:${until}`,
        )
        ? 'aucun jour n’a ces heures (openingHours)'
        : undefined,
  },
  {
    words: /devis (?:\p{L}+ ){0,3}commentés?(?!\p{L})/iu,
    untrue: (_firm, _day, _match, records) =>
      records.some(({ file }) => file.includes(`/${collections['specimen-quote'].folder}/`))
        ? undefined
        : `il n'y en a aucun (${collections['specimen-quote'].folder}/)`,
    // Not shown without one.
    subject: [singles['specimen-quotes-page'].file],
  },
  {
    // It signs for trades that are others': who works alone has none to coordinate.
    words: /(?<!\p{L})entreprises? générales?(?!\p{L})/iu,
    untrue: ({ worksAlone }) =>
      worksAlone ? "l'entreprise est une seule personne (worksAlone)" : undefined,
  },
]

/** Such words of a text, wherever the sentence around them is not an honest one. */
function said(text: string, { words, honest }: Claim): readonly RegExpExecArray[] {
  const all = new RegExp(words, `${words.flags}g`)
  if (!honest) return [...text.matchAll(all)]
  return text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !honest.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(all)])
}

/** The texts that say what is not so of the firm, with the words and the field of its record that tells. */
export function untrueClaims(
  records: readonly ContentRecord[],
  firm: DeepPartial<Firm>,
  day: string,
): readonly (Found & { readonly file: string })[] {
  return records.flatMap(({ file, record }) => {
    const isOneOf = (files: readonly string[] = []) => files.some((own) => file.endsWith(`/${own}`))
    // Not what a search is hoped for by, nor where the record itself holds the fact.
    const texts = textsIn(record).filter(
      ({ path }) => !/^(?:\$schema|keywords|legal|projectManagement)\b/.test(path),
    )
    const named = claims.filter(({ subject }) => !isOneOf(subject))
    const told = new Set<Claim>()
    return texts.flatMap(({ text, path }) =>
      named.flatMap((claim) => {
        if (told.has(claim)) return []
        const [found] = said(text, claim).flatMap((match) => {
          const why = claim.untrue(firm, day, match, records)
          return why ? [`${path} dit « ${match[0].trim()} », et ${why}`] : []
        })
        if (found === undefined) return []
        if (isOneOf(claim.once)) told.add(claim)
        return [{ file, field: path, what: found }]
      }),
    )
  })
}
