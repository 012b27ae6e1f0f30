/** What the texts say that is true of some firms only, and not of this one as its record tells it. */
import { chargesVat, type Firm } from '../../content/schema/firm'
import { collections, singles } from '../../lib/site/content/kinds'
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
}

const people =
  'artisans|compagnons|ouvriers|peintres|plâtriers|maçons|techniciens|paysagistes|ébénistes|plaquistes|plafonneurs|façadiers|charpentiers|plombiers|électriciens|menuisiers|terrassiers|métalliers|serruriers|soliers|chauffagistes|(?:carrel|couvr|pos|zingu|mont|ravale|étanch|parquet|coffr|ferraill|démoliss|agenc|taill)eurs'

const claims: readonly Claim[] = [
  {
    // Amounts named between braces say that there is none; a text that hangs on the rate does not.
    words:
      /(?<!\p{L})(?:TTC|HT|[Hh]ors taxes|[Tt]outes taxes|TVA(?! non applicable))(?!\p{L})|(?<!\p{L})(?:[Uu]ne|[Ll]a|de|à) \{prix\.[\w-]+\.tva\}/u,
    untrue: ({ legal = {} }) =>
      chargesVat(legal) ? undefined : "l'entreprise ne facture pas la TVA (legal.vatNumber)",
    subject: [singles.facts.file],
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

/** The texts that say what is not so of the firm, with the words and the field of its record that tells. */
export function untrueClaims(
  records: readonly ContentRecord[],
  firm: DeepPartial<Firm>,
  day: string,
): readonly (Found & { readonly file: string })[] {
  return records.flatMap(({ file, record }) =>
    textsIn(record)
      // Not what a search is hoped for by, nor where the record itself holds the fact.
      .filter(({ path }) => !/^(?:\$schema|keywords|legal|projectManagement)\b/.test(path))
      .flatMap(({ text, path }) =>
        claims.flatMap(({ words, untrue, subject = [] }) => {
          const match = words.exec(text)
          if (!match || subject.some((own) => file.endsWith(`/${own}`))) return []
          const why = untrue(firm, day, match, records)
          return why
            ? [{ file, field: path, what: `${path} dit « ${match[0].trim()} », et ${why}` }]
            : []
        }),
      ),
  )
}
