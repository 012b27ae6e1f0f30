import type { Category } from './types'

/** The ten families, in the specification's order with its icons (content.md §3). */
export const categories = [
  {
    id: 'gros-oeuvre',
    name: 'Gros œuvre',
    icon: 'Building',
    description:
      "Fondations, murs, dalles, ouvertures : ce qui tient la maison debout. On y touche en premier, étais posés, et rarement sans l'avis d'un bureau d'études.",
    updated: '2026-11-21',
  },
  {
    id: 'charpente-couverture',
    name: 'Charpente et couverture',
    icon: 'Home',
    description:
      "La charpente porte, la couverture écoule. Sur les pentes faibles du pays, un liteau fléchi de deux centimètres renvoie déjà l'eau sous la tuile canal.",
    updated: '2026-11-21',
  },
  {
    id: 'second-oeuvre-structure',
    name: 'Second œuvre : cloisons et plâtre',
    icon: 'Layers',
    description:
      'Doublages, cloisons, plafonds : le dessin des pièces. Tout ce qui se cache derrière doit être passé, essayé et photographié avant la dernière plaque.',
    updated: '2026-11-21',
  },
  {
    id: 'second-oeuvre-reseaux',
    name: 'Second œuvre : réseaux',
    icon: 'Cable',
    description:
      "L'électricité, l'eau, le chauffage. Trois réseaux qui se croisent dans les mêmes saignées, et qui se décident sur plan, meubles dessinés.",
    updated: '2026-11-21',
  },
  {
    id: 'amenagement-interieur',
    name: 'Aménagement intérieur',
    icon: 'Sofa',
    description:
      "Cuisines, salles de bains, meubles bâtis aux cotes de la pièce. Dans une maison ancienne, aucun mur n'est d'aplomb : on mesure après l'enduit, jamais avant.",
    updated: '2026-11-21',
  },
  {
    id: 'finitions',
    name: 'Finitions',
    icon: 'PaintBucket',
    description:
      "Sols, peintures, faïences, plafonds : ce que l'œil et la main rencontrent chaque jour, et ce qui trahit un support mal préparé.",
    updated: '2026-11-21',
  },
  {
    id: 'menuiserie-serrurerie',
    name: 'Menuiserie et serrurerie',
    icon: 'Lock',
    description:
      'Fenêtres, portes, volets, escaliers. Le bois et le métal ferment la maison, et doivent continuer à jouer quand les murs bougent.',
    updated: '2026-11-21',
  },
  {
    id: 'exterieur-paysager',
    name: 'Extérieur et paysage',
    icon: 'Sprout',
    description:
      "Terrasses, allées, clôtures, murets. Sur nos argiles, tout commence par l'eau : où elle arrive, par où elle repart.",
    updated: '2026-11-21',
  },
  {
    id: 'performance-energetique',
    name: 'Performance énergétique',
    icon: 'Leaf',
    description:
      "Isoler, chauffer, ventiler, dans cet ordre. Une pompe à chaleur posée avant l'isolation est trop grosse pour le reste de sa vie.",
    updated: '2026-11-21',
  },
  {
    id: 'pilotage-conseil',
    name: 'Pilotage et conseil',
    icon: 'ClipboardList',
    description:
      "Celui qui tient le planning, celui qui ordonne les équipes, celui qui compte. Sur un chantier à huit corps d'état, c'est leur travail qui fait la date de fin.",
    updated: '2026-11-21',
  },
] as const satisfies readonly Category[]
