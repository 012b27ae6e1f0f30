import type { ExtensionsPage } from './types'

/** What the extensions page shows beyond a service (behaviour.md §2; content.md §9). */
export const extensions = {
  types: [
    {
      title: 'Extension latérale',
      description:
        "Le pignon gagne une pièce, dans la ligne de la façade ou un peu en retrait. Un décrochement de trente centimètres cache le joint et laisse lire la maison d'origine. La distance à la clôture du voisin se vérifie avant le premier trait.",
      features: [
        'Pignon conservé, percé sur la largeur du passage',
        'Faîtage prolongé, ou abaissé sous la rive existante',
        'Recul par rapport aux limites lu dans le règlement',
      ],
      surfaceRange: '15 à 50 m²',
      timeframe: '3 à 5 mois',
    },
    {
      title: 'Extension arrière',
      description:
        "Côté jardin, la rue ne voit rien et la façade d'entrée reste intacte. Nous tournons les grandes baies vers le sud ou le sud-est : plein ouest, le soleil d'août entre jusqu'au dîner.",
      features: [
        "Avancée de toit réglée sur la hauteur du soleil d'été",
        'Caniveau devant le seuil de plain-pied',
        'Fenêtre de toit pour la pièce devenue centrale',
        'Accès de la pelle étudié quand la maison barre la parcelle',
      ],
      surfaceRange: '20 à 60 m²',
      timeframe: '3 à 6 mois',
    },
    {
      title: 'Surélévation complète',
      description:
        "Toute la couverture part, et un niveau entier vient coiffer les murs. Descentes, conduits de fumée et escalier se redessinent du bas jusqu'en haut. Ce projet ne s'étudie qu'après le calcul des fondations.",
      features: [
        'Conduits prolongés à la hauteur réglementaire',
        'Chaînage continu en tête des murs',
        "Abri d'échafaudage sur toute la maison",
        'Bas de toit aligné sur les voisins si le règlement le demande',
      ],
      surfaceRange: "Selon l'emprise",
      timeframe: '4 à 8 mois',
    },
    {
      title: 'Surélévation partielle',
      description:
        "Une aile seulement, un garage ou une cuisine basse reçoit l'étage, qui s'ouvre de plain-pied dans le pignon voisin. L'autre moitié du toit demeure, et l'on peut souvent continuer d'y habiter.",
      features: [
        'Dalle ou plancher du dessous calculé pour sa nouvelle charge',
        'Solin de zinc entre le toit gardé et le mur neuf',
        'Accès par un palier existant, sans second escalier',
      ],
      surfaceRange: '15 à 40 m²',
      timeframe: '3 à 5 mois',
    },
    {
      title: 'Extension modulaire',
      description:
        "Des murs finis, fenêtres montées, arrivent de l'atelier et se boulonnent en peu de jours. Le jardin souffre moins longtemps, à condition que les fondations et les attentes d'eau soient à leur cote au centimètre.",
      features: [
        'Plans figés avant la fabrication : rien ne change ensuite',
        'Attentes électriques et évacuations réglées au gabarit',
        'Bardage ou enduit choisi avec le règlement de la commune',
      ],
      surfaceRange: '20 à 50 m²',
      timeframe: '2 à 3 mois',
    },
  ],
  process: [
    {
      title: 'Consultation',
      description:
        "Nous venons avec le plan cadastral et le règlement de la zone, nous ouvrons un trou au pied du mur. Vous avez alors trois réponses : ce qui semble permis, ce qu'il faudra étudier, l'ordre de grandeur du budget.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Conception',
      description:
        "Étude de sol, calcul de structure, plans cotés et façades. À ce stade, déplacer une baie ne coûte qu'un trait de crayon. Le devis suit, clos et couvert d'un côté, finitions de l'autre.",
      duration: '2 à 4 semaines',
    },
    {
      title: 'Démarches administratives',
      description:
        "Déclaration ou permis, avis de l'ABF s'il y a lieu, panneau sur le terrain. Rien ne se commande avant la réponse, car une teinte refusée se paierait deux fois.",
      duration: '2 à 6 mois',
    },
    {
      title: 'Gros œuvre',
      description:
        'Terrassement, fondations, murs, charpente, couverture, baies. La cour appartient aux engins et la terre sort par camions. À la fin de cette étape, la pluie reste dehors et les serrures ferment.',
      duration: '1 à 3 mois',
    },
    {
      title: 'Finitions',
      description:
        "Réseaux, isolation, plaques, chape, puis l'ouverture du mur ancien. Carrelage et peinture attendent que la chape ait rendu son eau, et ce séchage-là ne se négocie pas.",
      duration: '1 à 2 mois',
    },
    {
      title: 'Livraison',
      description:
        "Visite pièce par pièce, réserves écrites, notices et plans remis. La déclaration d'achèvement part à la mairie, et nous vous rappelons celle des impôts, qui vous revient.",
      duration: '1 semaine',
    },
  ],
  regulations: [
    {
      title: 'Déclaration préalable',
      points: [
        "Jusqu'à 20 m² créés, en surface de plancher ou en emprise au sol",
        "Jusqu'à 40 m² en zone urbaine (zone U) d'un PLU, si le total de la maison ne dépasse pas 150 m²",
        'Instruction en 1 mois, 2 en secteur protégé',
        "Sous 5 m², dès lors que l'aspect extérieur change",
        "Zone et seuil à confirmer en mairie, car toutes les communes ne disposent pas d'un PLU",
      ],
    },
    {
      title: 'Permis de construire',
      points: [
        'Au-delà de 20 m² hors zone U, ou dans une commune sans PLU',
        'Au-delà de 40 m² en zone U',
        'Entre 20 et 40 m² en zone U, si le total franchit 150 m²',
        "Instruction en 2 à 3 mois, le troisième quand l'ABF se prononce",
        'Panneau visible de la rue dès la décision ; les tiers ont alors deux mois pour contester',
      ],
    },
    {
      title: 'Architecte et délais',
      points: [
        'Architecte obligatoire si la surface de plancher totale dépasse 150 m² après travaux',
        'Obligatoire aussi, à toute surface, quand une société dépose le permis',
        "Un mois de plus aux abords d'un monument, cas fréquent dans les bastides",
        'Autorisation valable trois ans',
        "Délais comptés à partir d'un dossier complet (règles relues le 20/11/2026, à confirmer en mairie)",
      ],
    },
  ],
  regulationFaqs: [
    {
      question: 'Déclaration préalable ou permis : comment savoir ?',
      answer:
        "La surface créée décide d'abord. Prenez trente mètres carrés en zone U d'un PLU. Ajoutés à une maison de cent dix, ils font cent quarante, et une déclaration suffit. Ajoutés à cent vingt-cinq, ils passent cent cinquante : il faut un permis et un architecte. Hors zone U, les deux cas demandent un permis, à confirmer en mairie.",
    },
    {
      question: "Quand l'architecte devient-il obligatoire ?",
      answer:
        "Au-dessus de 150 m² au total. On compte la surface de plancher de toute la maison une fois agrandie, et non la seule extension. En dessous, la loi vous laisse libre. Devant une façade de caractère ou près d'un monument, nous vous recommandons tout de même d'en voir un, ou de consulter le CAUE, dont c'est la mission.",
    },
    {
      question: "Une extension fait-elle payer la taxe d'aménagement ?",
      answer:
        "Oui, en principe, au-delà de cinq mètres carrés. La valeur nationale, 892 €/m² en 2026, se multiplie par les taux que votent la commune et le département. Une base réduite de moitié peut s'appliquer aux cent premiers mètres carrés d'une résidence principale. Demandez une simulation en mairie avant de signer : nous ne calculons pas l'impôt à votre place.",
    },
    {
      question: "La RE2020 s'applique-t-elle à une petite extension ?",
      answer:
        "Oui, mais allégée sous 80 m². Pour une maison, moins de 50 m² n'appellent que des exigences de moyens : isolation, baies, équipements. De 50 à 80 m², il faut aussi calculer le besoin d'énergie du bâtiment, appelé Bbio. Plus grande, elle relève du texte entier. Un thermicien fixe ce point pendant la conception.",
    },
  ],
} as const satisfies ExtensionsPage
