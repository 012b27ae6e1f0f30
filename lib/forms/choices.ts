/**
 * What the forms' lists offer (behaviour.md §3). By itself: the page shows the lists long before what
 * checks and sends a form is wanted.
 */
export interface Choice {
  readonly value: string
  readonly label: string
}

export const serviceChoices: readonly Choice[] = [
  { value: 'renovation-interieure', label: 'Rénovation Intérieure' },
  { value: 'renovation-exterieure', label: 'Rénovation Extérieure' },
  { value: 'extensions-surelevation', label: 'Extensions - Surélévation' },
  { value: 'isolation', label: 'Isolation' },
  { value: 'cuisines-salles-de-bains', label: 'Aménagement Cuisines & Salles de bains' },
]

export const propertyTypes: readonly Choice[] = [
  { value: 'apartment', label: 'Appartement' },
  { value: 'house', label: 'Maison' },
  { value: 'land', label: 'Terrain' },
  { value: 'commercial', label: 'Local commercial' },
  { value: 'other', label: 'Autre' },
]
