import { accessibility } from '@/content/legal/accessibility'
import { legalNotice } from '@/content/legal/legal-notice'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import type { Shown } from '@/content/legal/parts/switched'
import type { Firm } from '@/content/schema/firm'
import { resultLengths } from '@/content/schema/parts'
import { consentKeptMonths } from '@/lib/head/consent-choice'
import { loadContent } from './load'

const { rawFirm } = loadContent('e2e/second-firm/content')

/** What a legal page says of a firm like the second one. */
function said(
  page: (firm: Firm, shown: Shown) => unknown,
  firm: Partial<Firm>,
  shown: Partial<Shown> = {},
) {
  return JSON.stringify(page({ ...rawFirm, ...firm }, { ...everything, ...shown }))
}
const everything = {
  fontFamilies: [],
  samples: true,
  real: true,
  gallery: true,
  ownRelay: true,
  takesPhotos: true,
}
const withLegal = (legal: Partial<Firm['legal']>) => ({ legal: { ...rawFirm.legal, ...legal } })

test('the terms state the rates of repairs, that they are to be completed, or that there are none', () => {
  expect(
    said(terms, withLegal({ repairs: { hourly: '61 €', fixed: 'Fuite', travel: '25 €' } })),
  ).toMatch(/taux horaire TTC","61 €".*Frais de déplacement TTC","25 €"/)
  expect(said(terms, withLegal({ repairs: undefined }))).toMatch(/horaire TTC","\[à compléter\]"/)
  const none = said(terms, withLegal({ repairs: { none: true } }))
  expect(none).toContain('ni dépannage ni contrat')
  expect(none).not.toContain('horaire TTC')
})

test('the longest name that a firm may have leaves room for the title of each text of law', () => {
  const firm = { ...rawFirm, phone: '05 53 00 00 00' }
  for (const { title } of [
    accessibility(firm, everything),
    legalNotice(firm, everything),
    privacy(firm, everything),
    terms(firm),
  ])
    expect(`${title} | `.length + resultLengths.brand).toBeLessThanOrEqual(resultLengths.title)
})

test('the terms name the waste of a quote, what a deposit is, and the boxed guarantees of goods', () => {
  const text = said(terms, {})
  for (const words of ['article D541-45-1', 'article L214-1', '"notice":["Le consommateur dispose'])
    expect(text).toContain(words)
})

test('who estimates answers for it, and says who insures that', () => {
  const switches = { ...rawFirm.switches, estimation: true }
  expect(said(terms, { switches })).toMatch(/civile professionnelle","Mutuelle d'essai/)
  expect(said(terms, { switches, ...withLegal({ insurances: [] }) })).toMatch(
    /civile professionnelle","\[à compléter\]"/,
  )
  expect(said(terms, {})).not.toContain('La marge d')
})

test('the privacy policy names WhatsApp as a recipient where visitors can write there', () => {
  const phones = { mobile: '06 39 98 12 34' }
  const on = said(privacy, { phones, switches: { ...rawFirm.switches, whatsApp: true } })
  expect(on).toContain('["WhatsApp","Seulement si vous nous écrivez par ce service')
  expect(said(privacy, { switches: { ...rawFirm.switches, whatsApp: false } })).not.toContain(
    'WhatsApp',
  )
})

test('the privacy policy names those who handle the data from the firm’s record, and says who is missing there', () => {
  const named = said(privacy, {})
  expect(named).not.toContain('à compléter')
  expect(named).toContain(
    "nous l'adresse par e-mail. Machine d'essai, 3 place du Jeu de données, 24000 Périgueux ; contrat de sous-traitance : Annexe d'essai",
  )
  expect(named).toContain(
    "Sert les pages à votre navigateur. Hébergeur d'essai, 3 place du Jeu de données, 24000 Périgueux ; contrat",
  )
  for (const fact of [
    '["Pays où travaille la messagerie","France"]',
    '["Garantie, pour tout pays hors de l\'Union","Tous travaillent dans l\'Union."]',
    '["Relevés d\'accès de l\'hébergeur","12 mois."]',
  ])
    expect(named).toContain(fact)
  const unnamed = said(privacy, withLegal({ host: undefined, processors: undefined }))
  expect(unnamed.match(/à compléter/g)).toHaveLength(9)
  expect(unnamed).toContain('Nom, adresse et contrat de sous-traitance : [à compléter]')
})

test('the privacy policy says of a third party’s relay nothing that only ours does', () => {
  const ours =
    /laissez-passer|compte les envois|accusé de réception|mise de côté|notre relais les efface/
  expect(said(privacy, {})).toMatch(ours)
  const { processors } = rawFirm.legal
  const kept = { ...processors, relay: { ...processors!.relay!, kept: '30 jours.' } }
  const third = { ownRelay: false, takesPhotos: false }
  const text = said(privacy, withLegal({ processors: kept }), third)
  expect(text).not.toMatch(ours)
  expect(text).toContain('["Copie gardée par le relais","30 jours."]')
  expect(said(privacy, {}, third)).toContain('["Copie gardée par le relais","[à compléter]"]')
  // The platform of ours may keep more than we do.
  expect(said(privacy, withLegal({ processors: kept }))).toContain('"30 jours."')
})

test('where no photos go with a request, the privacy policy keeps none and speaks of those sent by e-mail', () => {
  const text = said(privacy, {}, { takesPhotos: false })
  expect(text).not.toMatch(/des photos et la case|Photos jointes|photos de votre brouillon/)
  expect(text).toContain('"Photos envoyées par e-mail"')
})

test('services that links lead to are said not to have been checked: one, two, or none', () => {
  const whatsApp = {
    phones: { mobile: '06 39 98 12 34' },
    switches: { ...rawFirm.switches, whatsApp: true },
  }
  const facebook = { network: 'facebook', url: 'https://www.facebook.com/lauze' } as const
  expect(said(accessibility, { ...whatsApp, social: [] })).toContain(
    "WhatsApp, où mènent des liens, n'a pas été contrôlé. Rien de ce qu'il faut pour nous joindre ne passe par lui seul.",
  )
  expect(said(accessibility, { ...whatsApp, social: [facebook] })).toContain(
    "Facebook et WhatsApp, où mènent des liens, n'ont pas été contrôlés. Rien de ce qu'il faut pour nous joindre ne passe par eux seuls.",
  )
  const off = { ...rawFirm.switches, whatsApp: false }
  expect(said(accessibility, { switches: off, social: [] })).not.toContain('où mènent des liens')
})

test('the legal notice speaks of made-up images and testimonials where there are any', () => {
  const madeUp = (illustrationNotes: boolean, sample: boolean) => {
    const switches = { ...rawFirm.switches, illustrationNotes }
    const { sections } = legalNotice(
      { ...rawFirm, switches },
      {
        fontFamilies: [],
        samples: sample,
        real: false,
      },
    )
    return sections
      .filter(({ id }) => id === 'images')
      .map(({ title, blocks }) => [title, JSON.stringify(blocks).match(/« [^»]+ »/g)])
  }
  const [image, words] = ["« Image d'illustration »", '« Exemple de témoignage »']
  expect(madeUp(true, true)).toEqual([['Images et témoignages', [image, words]]])
  expect(madeUp(true, false)).toEqual([['Images', [image]]])
  expect(madeUp(false, true)).toEqual([['Témoignages', [words]]])
  expect(madeUp(false, false)).toEqual([])
})

test('search results promise of the legal notice what stands in it, and name the firm’s trade as its baseline does', () => {
  const described = (firm: Partial<Firm>, illustrationNotes: boolean) => {
    const { metaDescription, sections } = legalNotice(
      { ...rawFirm, ...firm, switches: { ...rawFirm.switches, illustrationNotes } },
      { fontFamilies: [], samples: false, real: false },
    )
    expect(metaDescription.length).toBeGreaterThanOrEqual(resultLengths.description.shortest)
    expect(metaDescription.length).toBeLessThanOrEqual(resultLengths.description.longest)
    const ids = sections.map(({ id }) => id)
    expect([metaDescription, /images/.test(metaDescription)]).toEqual([
      metaDescription,
      ids.includes('images'),
    ])
    expect([metaDescription, /qualifications/.test(metaDescription)]).toEqual([
      metaDescription,
      ids.includes('rge') || ids.includes('qualifications'),
    ])
    return metaDescription
  }
  const at = (city: string) => ({ registered: { ...rawFirm.addresses.registered, city } })
  for (const [city, baseline, start] of [
    ['Paris', 'Atelier Ève, peinture à Paris', 'Atelier Ève, peinture à Paris :'],
    ['Le Mans', 'Hêtre, rénovation au Mans', 'Hêtre, rénovation au Mans :'],
    ['Le Mans', 'Hêtre, rénovation', 'Hêtre, rénovation (Le Mans) :'],
  ] as const)
    expect(described({ baseline, addresses: at(city) }, true).slice(0, start.length)).toBe(start)

  const noLabels = { legal: { ...rawFirm.legal, labels: [] } }
  for (const illustrations of [true, false]) {
    expect(described({}, illustrations)).toMatch(new RegExp(`^${rawFirm.baseline}`))
    described(noLabels, illustrations)
    described({ brand: 'R', baseline: 'R' }, illustrations)
    described({ brand: 'R'.repeat(34), baseline: 'R'.repeat(90) }, illustrations)
  }
})

test('the legal notice says of customers’ words how they are checked, or that this is to be completed', () => {
  const facts = (reviews: Firm['legal']['reviews']) => {
    const firm = { ...rawFirm, legal: { ...rawFirm.legal, reviews } }
    const { sections } = legalNotice(firm, { fontFamilies: [], samples: false, real: true })
    const [section] = sections.filter(({ id }) => id === 'images')
    const found = section?.blocks.find((block) => 'facts' in block)
    return found && 'facts' in found && found.facts
  }
  expect(facts({ checked: 'Nous rappelons chacun.', terms: 'Rien en échange.' })).toEqual([
    ['Contrôle des avis', 'Nous rappelons chacun.'],
    ['Contrepartie et durées', 'Rien en échange.'],
  ])
  expect(facts(undefined)).toEqual([
    ['Contrôle des avis', '[à compléter]'],
    ['Contrepartie et durées', '[à compléter]'],
  ])
})

test('who works alone has neither team nor staff in the texts of law', () => {
  const several =
    /équipes|artisans du devis|personnes de l'entreprise|nos (?:artisans|compagnons|salariés)/g
  const texts = (firm: Partial<Firm>) =>
    [accessibility, privacy, terms].map((page) => said(page, firm)).join('\n')
  expect(texts({ worksAlone: false }).match(several)).toEqual([
    "personnes de l'entreprise",
    'équipes',
    'artisans du devis',
  ])
  const alone = texts({ worksAlone: true })
  expect(alone.match(several)).toBeNull()
  expect(alone).toContain("L'entreprise est une seule personne")
  expect(alone).toContain('de tous les travaux du devis')
})

test('a customer is called within the delay that the firm answers in, or within none', () => {
  expect(said(privacy, { answerWithinHours: 24 })).toContain(
    "votre demande, sous {delai.reponse}, jours d'ouverture, puis",
  )
  expect(said(privacy, { answerWithinHours: undefined })).toContain('votre demande, puis de votre')
})

test('the legal texts speak of Google’s map and of a key only where visitors may ask for it', () => {
  const texts = (map: Firm['switches']['map']) => {
    const firm = { switches: { ...rawFirm.switches, map } }
    return [said(privacy, firm), said(accessibility, firm)]
  }
  for (const text of texts('own-and-google')) expect(text).toContain('Google')
  for (const text of [...texts('own'), ...texts('none')]) expect(text).not.toContain('Google')
})

test('the national register is followed by a number or by what is still to complete, and not by its own name', () => {
  const entry = (legal: Partial<Firm['legal']>) =>
    /\["Registre national des entreprises \(RNE\)","([^"]*)"/.exec(
      JSON.stringify(
        legalNotice(
          { ...rawFirm, ...withLegal({ register: { kind: 'RNE' }, ...legal }) },
          { fontFamilies: [], samples: false, real: false },
        ),
      ),
    )?.[1]
  expect(entry({ siret: '90000001900019' })).toBe('RNE 900 000 019')
  expect(entry({ siret: undefined })).toBe('[à compléter]')
})

test('the privacy policy says how long a choice of cookies holds', () => {
  expect(said(privacy, {})).toContain(`Elle y reste ${consentKeptMonths} mois`)
})

test('the privacy policy says which form accepts it, what is kept of a consent, and how addresses are counted', () => {
  const { switches } = rawFirm
  const both = said(privacy, { switches: { ...switches, quoteForm: true, estimation: true } })
  expect(both).toMatch(/devis porte une case .* celui de l'estimation, .* acceptez donc/)
  expect(said(privacy, { switches: { ...switches, estimation: false } })).not.toContain(
    'conditions générales et la politique',
  )
  for (const words of [
    'le texte de la case',
    'compte les envois de chaque adresse, et leur poids, pendant une heure, en mémoire vive',
    'Jeton de sécu',
  ])
    expect(both).toContain(words)
})

test('the terms give the delay of the written schedule as the figure of that name does', () => {
  expect(said(terms, {})).toContain('planning écrit vous est remis dans les {delai.planning} qui')
})
