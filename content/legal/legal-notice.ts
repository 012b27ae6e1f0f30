import type { Firm } from '../schema/firm'
import {
  addressFacts,
  formFacts,
  hostFacts,
  insuranceBlocks,
  labelSections,
  mediatorFacts,
  nameFacts,
  phoneFacts,
  registrationFacts,
  reviewFacts,
  directorFacts,
} from './parts/firm-texts'
import { has, when, type Shown } from './parts/switched'

/**
 * The legal notice that the French act on confidence in the digital economy requires of every site.
 * @param shown the fonts, and whether the site shows samples of testimonials, and real ones.
 */
export const legalNotice = (
  firm: Firm,
  { fontFamilies, ...testimonials }: Pick<Shown, 'fontFamilies' | 'samples' | 'real'>,
) => ({
  title: 'Mentions légales',
  metaDescription: description(firm),
  keywords: [
    'mentions légales',
    `${firm.brand} ${firm.addresses.registered.city}`,
    'assurance décennale',
    'médiateur de la consommation',
  ],
  updated: '2026-11-28',
  lead: has(firm).illustrations
    ? "Qui publie ce site, qui l'héberge, qui assure nos travaux, et d'où viennent les images que vous y voyez."
    : "Qui publie ce site, qui l'héberge et qui assure nos travaux.",
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      blocks: [
        {
          facts: [
            ...nameFacts(firm),
            ...formFacts(firm),
            ...addressFacts(firm),
            ...phoneFacts(firm),
            ['E-mail', firm.email],
            ...registrationFacts(firm),
            ...directorFacts(firm),
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      blocks: [{ facts: hostFacts(firm) }],
    },
    {
      id: 'assurance',
      title: 'Assurance décennale',
      blocks: [
        {
          text: "Comme la loi l'impose, nos travaux relevant de la garantie décennale sont assurés. Tous n'en relèvent pas : une simple peinture, d'ordinaire, n'en fait pas partie.",
        },
        ...insuranceBlocks(firm),
        {
          text: "Ces mentions figurent aussi sur nos devis et nos factures, auxquels l'attestation d'assurance est jointe.",
        },
      ],
    },
    {
      id: 'mediateur',
      title: 'Médiateur de la consommation',
      blocks: [
        {
          text: 'Un particulier qui nous a adressé une réclamation écrite, sans obtenir de réponse qui lui convienne, peut saisir gratuitement ce médiateur.',
        },
        { facts: mediatorFacts(firm) },
      ],
    },
    ...labelSections(firm),
    ...madeUpSections(firm, testimonials),
    {
      id: 'credits',
      title: 'Crédits',
      blocks: [
        {
          text: `Polices de caractères : ${fontFamilies.join(' et ')}, sous licence SIL Open Font License (OFL).`,
        },
        {
          text: "Carte des zones d'intervention : contours des départements de MapSVG, par svg-maps (CC BY 4.0), recadrés et recolorés ; coordonnées des villes de GeoNames (CC BY 4.0) ; communes et codes postaux d'Etalab.",
        },
      ],
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        {
          text: 'Les textes, la mise en page et le nom de ce site sont protégés par le Code de la propriété intellectuelle. Vous pouvez en citer un passage en nommant la source ; toute autre reprise demande notre accord écrit.',
        },
      ],
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      blocks: [
        {
          text: "Nous visons le niveau AA des WCAG ; ce site n'a pas fait l'objet d'un audit RGAA. Sa page « Accessibilité » dit ce qui a été vérifié, ce qui ne l'a pas été, et comment nous signaler un obstacle.",
        },
      ],
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      blocks: [
        {
          text: 'La politique de confidentialité détaille ce que ce site recueille et les droits que vous pouvez exercer.',
        },
      ],
    },
  ],
})

/**
 * As much as search results show whole, since names of firms and communes vary in length. No preposition
 * stands before a commune: before some it would be « d' » or « au ». It promises no section that this firm's
 * notice does not have.
 */
function description(firm: Firm): string {
  const { baseline, brand, addresses } = firm
  const subjects = `éditeur, hébergeur, assurance décennale, médiateur${
    labelSections(firm).length > 0 ? ', qualifications' : ' de la consommation'
  }`
  const end = has(firm).illustrations
    ? "et l'origine des images de ce site."
    : 'et les droits sur les textes de ce site.'
  const { city } = addresses.registered
  // « Peinture à Paris » and « rénovation au Mans » say it already.
  const bare = city.replace(/^(?:L[ae]s? |L['’])/, '')
  const whole = [baseline, brand]
    .flatMap((name) => (name.includes(bare) ? [name] : [`${name} (${city})`, name]))
    .map((name) => `${name} : ${subjects}, ${end}`)
    .find(({ length }) => length <= 160)
  return whole ?? `Notre entreprise : ${subjects}, ${end}`
}

/** What the site shows that is not the firm's own work, and what the law requires about testimonials. */
function madeUpSections(firm: Firm, { samples, real }: { samples: boolean; real: boolean }) {
  const { illustrations } = has(firm)
  const words = [...when(illustrations, 'Images'), ...when(samples || real, 'témoignages')]
  const title = words.join(' et ')
  return when(words.length > 0, {
    id: 'images',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    blocks: [
      ...when(illustrations, {
        text: "Certaines images de ce site sont des illustrations faites par ordinateur, qui ne montrent pas nos chantiers. Là où l'on pourrait s'y tromper, la mention « Image d'illustration » les signale.",
      }),
      ...when(samples, {
        text: "Un texte marqué « Exemple de témoignage » a été écrit pour le site : aucun client ne l'a donné.",
      }),
      ...when(real, { facts: reviewFacts(firm) }),
    ],
  })
}
