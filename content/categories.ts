import type { Category } from './types'

/** The ten families, in the specification's order with its icons (content.md §3). */
export const categories = [
  {
    id: 'gros-oeuvre',
    name: 'Gros œuvre',
    icon: 'Building',
    description:
      "Fondations, murs, dalles, ouvertures : ce qui tient la maison debout. On y touche en premier, étais posés, et rarement sans l'avis d'un bureau d'études.",
  },
  {
    id: 'charpente-couverture',
    name: 'Charpente et couverture',
    icon: 'Home',
    description:
      "La charpente porte, la couverture écoule. Sur les pentes faibles du Lot-et-Garonne, un liteau fléchi de deux centimètres suffit à renvoyer l'eau sous la tuile canal.",
  },
  {
    id: 'second-oeuvre-structure',
    name: 'Second œuvre : cloisons et plâtre',
    icon: 'Layers',
    description:
      'Doublages, cloisons, plafonds : le dessin des pièces. Tout ce qui se cache derrière doit être passé, essayé et photographié avant la dernière plaque.',
  },
  {
    id: 'second-oeuvre-reseaux',
    name: 'Second œuvre : réseaux',
    icon: 'Cable',
    description:
      "L'électricité, l'eau, le chauffage. Trois réseaux qui se croisent dans les mêmes saignées, et qui se décident sur plan, meubles dessinés.",
  },
  {
    id: 'amenagement-interieur',
    name: 'Aménagement intérieur',
    icon: 'Sofa',
    description:
      "Cuisines, salles de bains, meubles bâtis aux cotes de la pièce. Dans une maison ancienne, aucun mur n'est d'aplomb : on mesure après l'enduit, jamais avant.",
  },
  {
    id: 'finitions',
    name: 'Finitions',
    icon: 'PaintBucket',
    description:
      "Sols, peintures, faïences, plafonds : ce que l'œil et la main rencontrent chaque jour, et ce qui trahit un support mal préparé.",
  },
  {
    id: 'menuiserie-serrurerie',
    name: 'Menuiserie et serrurerie',
    icon: 'Lock',
    description:
      'Fenêtres, portes, volets, escaliers. Le bois et le métal ferment la maison, et doivent continuer à jouer quand les murs bougent.',
  },
  {
    id: 'exterieur-paysager',
    name: 'Extérieur et paysage',
    icon: 'Sprout',
    description:
      "Terrasses, allées, clôtures, murets. Sur nos argiles, tout commence par l'eau : où elle arrive, par où elle repart.",
  },
  {
    id: 'performance-energetique',
    name: 'Performance énergétique',
    icon: 'Leaf',
    description:
      "Isoler, chauffer, ventiler, dans cet ordre. Une pompe à chaleur posée avant l'isolation est trop grosse pour le reste de sa vie.",
  },
  {
    id: 'pilotage-conseil',
    name: 'Pilotage et conseil',
    icon: 'ClipboardList',
    description:
      "Celui qui tient le planning, celui qui ordonne les équipes, celui qui compte. Sur un chantier à huit corps d'état, c'est leur travail qui fait la date de fin.",
  },
] as const satisfies readonly Category[]
