import * as z from 'zod'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/service-pages.json`: texts that all service pages share. */
export const servicePages = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    benefitsTitle: prose().meta({ label: 'Titre des avantages' }),
    durationTerm: prose().meta({ label: 'Mot pour la durée' }),
    firmTerm: prose().meta({ label: 'Mot pour l’entreprise' }),
    detailsTitle: prose().meta({ label: 'Titre des onglets' }),
    priceTitle: prose().meta({ label: 'Titre des prix' }),
    priceNote: prose().meta({ label: 'Mention sous les prix', widget: 'text' }),
    closingText: prose().meta({ label: 'Texte en bas de page', widget: 'text' }),
    testimonialsTitle: prose().meta({ label: 'Titre des témoignages' }),
  })
