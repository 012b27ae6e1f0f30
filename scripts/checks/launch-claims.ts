/** Claims in texts that are true of some firms only, and not of this one according to its record. */
import type { Firm } from '../../content/schema/firm'
import type { WeekDay } from '../../content/schema/firm-hours'
import { chargesVat } from '../../content/schema/firm-identity'
import { taxText } from '../../lib/site/amounts'
import { collections, singles } from '../../lib/site/content/kinds'
import { sentencesOf } from '../../lib/site/content/texts'
import { numberOf } from '../../lib/text/number-words'
import { dayNames } from '../../lib/text/opening-hours'
import type { ContentRecord } from './content-records'
import { textPlacesIn, type DeepPartial, type FoundIn } from './record-places'

/** A wording, and why it would be untrue of a firm; undefined where it is true. */
interface Claim {
  readonly words: RegExp
  readonly untrue: (
    firm: DeepPartial<Firm>,
    day: string,
    match: RegExpMatchArray,
    records: readonly ContentRecord[],
  ) => string | undefined
  /** Files of records about the subject of the claim: they are not searched. */
  readonly subject?: readonly string[]
  /** What makes the sentence around the wording true all the same. */
  readonly honest?: RegExp
  /** Files about the subject as a whole, which are reported once. */
  readonly once?: readonly string[]
}

const people =
  'artisans|compagnons|ouvriers|peintres|plâtriers|maçons|techniciens|paysagistes|ébénistes|plaquistes|plafonneurs|façadiers|charpentiers|plombiers|électriciens|menuisiers|terrassiers|métalliers|serruriers|soliers|chauffagistes|(?:carrel|couvr|pos|zingu|mont|ravale|étanch|parquet|coffr|ferraill|démoliss|agenc|taill)eurs'

/** The rest of a sentence: points in names between braces do not end it. */
const onwards = String.raw`(?:\{[^}]*\}|[^.?!(){}])*?`

/** Conditions that only make sense for a rate: « dans un logement de plus de deux ans ». */
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

/** The value of a number in words or figures; 0 where it is none. */
const quantity = (word: string) =>
  numberOf(word.replace(/\s/g, '')) ?? roundNumbers[word.toLowerCase().replace(/s$/, '')] ?? 0

const claims: readonly Claim[] = [
  {
    // A distance beyond the radius and beyond the firm's own words for it, which texts take by name.
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
    // Names between braces adapt by themselves to a firm without VAT; words around a rate do not.
    words:
      /(?<!\p{L})(?:TTC|HT|[Hh]ors taxes|[Tt]outes taxes|TVA(?! non applicable))(?!\p{L})|(?<!\p{L})(?:[Uu]ne|[Ll]a|de|à) \{prix\.[\w-]+\.tva\}/u,
    untrue: ({ legal = {} }) =>
      chargesVat(legal) ? undefined : "l'entreprise ne facture pas la TVA (legal.vatNumber)",
    subject: [singles.facts.file],
  },
  {
    // « TVA non applicable, article 293 B du CGI, dans un logement de plus de deux ans » is nonsense.
    // The condition alone is quoted: the name of the rate must stay beside the price.
    words: new RegExp(
      String.raw`(?<=(\{prix\.[\w-]+\.(?:tva|termes)\})${onwards})(?:${conditions.join('|')})[^.,;:?!(){}]*`,
      'iu',
    ),
    untrue: ({ legal = {} }, _day, [, name = '']) =>
      chargesVat(legal)
        ? undefined
        : `l'entreprise ne facture pas la TVA (legal.vatNumber) : un taux qui n'existe pas n'a pas de condition ; ôtez-la, et gardez ${name}, qui écrit « ${taxText({ taxRate: 0 })} »`,
  },
  {
    words:
      /(?<!\p{L})(?:RGE|CEE|éco-(?:PTZ|prêts?))(?!\p{L})|MaPrimeR[ée]nov|(?:demandez-nous|nos|notre)[^.?!]{0,40}(?<!\p{L})(?:certificat|qualification)s?(?!\p{L})|(?:dossiers?|demandes?) d['’]aides?(?!\p{L})|(?<!\p{L})aides? pour vos dossiers|(?<!\p{L})aides?(?!\p{L})[^.?!]{0,60} nous (?:préparons|réunissons|montons)/iu,
    untrue: ({ legal }) =>
      legal?.labels && !legal.labels.some((label) => label?.rge)
        ? "l'entreprise n'a pas de label RGE (legal.labels) : ce qu'elle facture n'ouvre pas droit à ces aides"
        : undefined,
    // The sentence says that the firm has none, points to one that has, or leaves it open.
    honest:
      /(?<!\p{L})(?:pas|aucune?|ni|si nous|une (?:autre )?entreprise (?:RGE|qualifiée|certifiée|qui))(?!\p{L})/iu,
    // What these pages say of labels in general is true of any firm.
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
      // Several of them are a calling, unless they are the firm's.
      /(?<!\p{L})(?:conducteur de travaux|(?:nos|deux|trois) conducteurs de travaux|gestion de projet|réunions? de chantier|comptes? rendus? de chantier)(?!\p{L})/iu,
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
    words:
      /(?<!\p{L})devis(?!\p{L})[^.?!]{0,40}? sous \{delai\.[^}]*\}|(?<!\p{L})sous \{delai\.reponse[^}]*\}|(?<!\p{L})réponse sous \d+/iu,
    untrue: ({ switches }) =>
      typeof switches?.quoteForm === 'object'
        ? 'le formulaire de devis est fermé (switches.quoteForm)'
        : undefined,
  },
  {
    words: /estimations? avant[ -]achat/iu,
    untrue: ({ switches }) =>
      switches?.estimation === false ? "l'estimation est éteinte (switches.estimation)" : undefined,
    // The page « Vérifiez-nous » names it only where it is there.
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
      !(Object.keys(dayNames) as WeekDay[])
        .flatMap((weekDay) => openingHours[weekDay] ?? [])
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
    // These texts are not shown without a specimen quote.
    subject: [singles['specimen-quotes-page'].file],
  },
  {
    // A general contractor answers for others' trades: one person alone has none to coordinate.
    words: /(?<!\p{L})entreprises? générales?(?!\p{L})/iu,
    untrue: ({ worksAlone }) =>
      worksAlone ? "l'entreprise est une seule personne (worksAlone)" : undefined,
  },
]

/** The matches of a claim in a text, except in sentences that are true all the same. */
function said(text: string, { words, honest }: Claim): readonly RegExpExecArray[] {
  const all = new RegExp(words, `${words.flags}g`)
  if (!honest) return [...text.matchAll(all)]
  return sentencesOf(text)
    .filter((sentence) => !honest.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(all)])
}

/**
 * The texts that claim what is untrue of the firm, with the wording and the field of its record that says so.
 */
export function untrueClaims(
  records: readonly ContentRecord[],
  firm: DeepPartial<Firm>,
  day: string,
): readonly FoundIn[] {
  return records.flatMap(({ file, record }) => {
    const isOneOf = (files: readonly string[] = []) => files.some((own) => file.endsWith(`/${own}`))
    // Neither keywords nor the fields that hold the facts themselves.
    const texts = textPlacesIn(record).filter(
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

/** Texts that call the firm RGE, where it holds no such label. */
export function labelClaims(
  records: readonly ContentRecord[],
  { legal }: DeepPartial<Firm>,
): readonly FoundIn[] {
  if (legal?.labels?.some((label) => label?.rge)) return []
  return records.flatMap(({ file, record }) =>
    textPlacesIn(record)
      .filter(({ text }) =>
        // Unless the sentence says that the firm is not.
        /(?<!\p{L})(?:nous|nos|notre|équipes)(?!\p{L})(?![^.?]*(?<!\p{L})(?:pas|aucune?|sans|ni)(?!\p{L}))[^.?]*(?:certifi|qualifi|labelli)\p{L}* RGE/iu.test(
          text,
        ),
      )
      .map(({ path }) => ({
        file,
        field: path,
        what: `${path} dit l'entreprise RGE, et legal.labels de firm.json n'a pas ce label`,
      })),
  )
}
