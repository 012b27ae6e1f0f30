import type { Firm } from '../schema/firm'
import { address, legalName, phoneFacts } from './parts/firm-texts'
import { has, linkedServices, listed, when, type Shown } from './parts/switched'

/**
 * What was done for accessibility. The firm's record says when it was checked:
 * `legal.accessibilityCheckedOn`.
 * @param shown what there is to look at: testimonials, with their stars, and a gallery of photos.
 */
export const accessibility = (
  firm: Firm,
  { samples, real, gallery }: Pick<Shown, 'samples' | 'real' | 'gallery'>,
) => ({
  title: 'Accessibilité',
  metaDescription:
    "Clavier, agrandissement, contrastes, lecteurs d'écran : ce que nous avons vérifié sur ce site, ce qui ne l'a pas été, et à qui signaler un obstacle.",
  keywords: ['accessibilité du site', 'WCAG niveau AA', 'signaler un obstacle', 'handicap'],
  updated: '2026-11-28',
  lead: 'Ce que nous avons vérifié pour que chacun puisse lire ce site et nous écrire, ce qui reste à vérifier, et comment nous signaler un obstacle.',
  sections: [
    {
      id: 'objectif',
      title: 'Ce que nous visons',
      blocks: [
        {
          text: "Nous visons le niveau AA des WCAG 2.2, les règles internationales d'accessibilité du web. Ce site n'a pas fait l'objet d'un audit RGAA, le référentiel français : nous ne le disons donc pas conforme.",
        },
        {
          text: "Cette page n'est pas une déclaration d'accessibilité au sens du RGAA. Rien ne nous y oblige : nous la publions de nous-mêmes.",
        },
      ],
    },
    {
      id: 'verifie',
      title: 'Ce qui a été vérifié',
      blocks: [
        {
          text: 'Les contrôles sont automatiques. Ils ouvrent les pages dans un vrai navigateur, et repassent quand le code du site change, non à chaque texte ou photo : la date plus haut est celle du dernier passage.',
        },
        {
          facts: [
            [
              'Règles des WCAG, niveaux A et AA',
              "Deux moteurs de contrôle, axe et celui d'IBM, sur une page de chaque modèle et dans chacun de ses états : menu ouvert, question dépliée, formulaire fautif, envoi manqué. L'un des deux passe aussi sur toutes les pages. Ni l'un ni l'autre ne relève de défaut.",
            ],
            [
              'Clavier',
              `Liens, boutons et champs s'atteignent par la touche Tab, et le contour de celui où vous êtes se voit toujours. ${listed(['Onglets', ...when(gallery, 'photos'), 'recherche de commune'])} répondent aux flèches, Échap referme ce qui s'est ouvert.`,
            ],
            [
              'Agrandissement',
              "Texte deux fois plus grand, page grossie à 400 % : rien n'est coupé, et seules les rangées d'onglets défilent de côté.",
            ],
            [
              'Couleurs',
              "Contrastes du niveau AA. Quand votre système impose ses couleurs, l'onglet choisi, la case cochée et le champ fautif se distinguent encore.",
            ],
            ['Mouvement', 'Aucune animation ne se joue si votre appareil demande de les réduire.'],
            [
              "Ce que reçoit un lecteur d'écran",
              `Titres, repères, noms et états des commandes, messages d'erreur et d'envoi, tels que le navigateur les transmet. ${samples || real ? 'Les étoiles et les' : 'Les'} prix indicatifs des services ont leur équivalent en mots.`,
            ],
            [
              'Sans JavaScript',
              'Tout le texte reste là, panneaux ouverts. À la place des formulaires : notre téléphone, notre e-mail et notre adresse.',
            ],
            [
              'Navigateurs',
              'Tous ces contrôles dans Chromium. Les parcours principaux aussi dans Firefox et WebKit, le moteur de Safari.',
            ],
          ],
        },
      ],
    },
    {
      id: 'pas-verifie',
      title: "Ce qui ne l'a pas été",
      blocks: [
        {
          list: [
            "Personne n'a encore parcouru ce site de bout en bout avec un lecteur d'écran, une plage braille ou une commande vocale. Un contrôle automatique ne voit qu'une partie de ce qui gêne.",
            ...when(
              has(firm).googleMap,
              "La carte de Google, que seule une clé saisie par vous affiche, nous échappe. La recherche d'une commune et la liste des villes, sur la même page, répondent à la même question.",
            ),
            ...uncheckedServices([...linkedServices(firm)].sort()),
          ],
        },
      ],
    },
    {
      id: 'signaler',
      title: 'Nous signaler un obstacle',
      blocks: [
        {
          text: "Dites-nous quelle page vous a arrêté, ce que vous vouliez y faire et, si vous le savez, avec quel navigateur et quelle aide technique. Nous vous donnons l'information d'une autre manière, ou prenons votre demande par téléphone, sans attendre que la page soit réparée.",
        },
        {
          facts: [
            ...phoneFacts(firm),
            ['E-mail', firm.email],
            ['Adresse', `${legalName(firm)}, ${address(firm)}`],
          ],
        },
      ],
    },
    {
      id: 'defenseur-des-droits',
      title: 'Si notre réponse ne suffit pas',
      blocks: [
        {
          text: "Si vous estimez qu'un handicap vous a fermé l'accès à un service et que nous n'y avons rien changé, vous pouvez saisir le Défenseur des droits. C'est gratuit.",
        },
        {
          facts: [
            [
              'Adresse',
              'Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, sans timbre',
            ],
            ['Téléphone', '09 69 39 00 00'],
            ['Site', 'www.defenseurdesdroits.fr'],
          ],
        },
      ],
    },
  ],
})

/** We could not check what other services' pages are like. */
function uncheckedServices(names: readonly string[]): readonly string[] {
  const are =
    names.length === 1
      ? "n'a pas été contrôlé. Rien de ce qu'il faut pour nous joindre ne passe par lui seul."
      : "n'ont pas été contrôlés. Rien de ce qu'il faut pour nous joindre ne passe par eux seuls."
  return when(names.length > 0, `${listed(names)}, où mènent des liens, ${are}`)
}
