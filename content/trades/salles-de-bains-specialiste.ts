import type { Trade } from '../types'

export const trade = {
  id: 'salles-de-bains-specialiste',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: 'Spécialiste des salles de bains',
  subtitle: 'Regarder sous le sol, faire sortir la vapeur, et seulement alors choisir le carreau',
  metaDescription:
    'Douche de plain-pied ou receveur : le dessous du sol en décide. Aération, salle de bains adaptée, durée du chantier, et ce que couvre notre premier prix.',
  keywords: [
    'rénovation salle de bains Lot-et-Garonne',
    "douche à l'italienne maison ancienne",
    'salle de bains adaptée',
    'prix rénovation salle de bains',
    'ventilation salle de bains',
  ],
  updated: '2026-11-21',
  heroImage: 'bathroom-wide',
  presentationImage: 'bathroom-vanity',
  presentationTitle: 'Le sol a le premier mot',
  presentationText: [
    "Avant tout catalogue, nous ouvrons le sol à l'endroit de la future bonde, sur la largeur d'une assiette, et nous y glissons un miroir. Une dalle coulée sur la terre se creuse, au prix de deux jours de marteau-piqueur. Entre de hautes solives, si l'écoulement file dans leur sens, la douche de plain-pied peut se loger. Au-dessus d'un plafond à la française, dont les bois se voient d'en bas, elle n'entre pas.",
    "Il faut aussi que l'eau parte assez vite. Une large pomme de pluie verse une quinzaine de litres par minute, et la bonde doit en avaler nettement plus, cheveux compris. Les modèles très plats rognent sur leur siphon, qui devrait garder cinq centimètres d'eau contre les odeurs. Dans une salle d'amis, une réserve plus mince s'évapore entre deux séjours.",
    "La vapeur, elle, s'oublie. Un miroir encore voilé une demi-heure après la douche signale que l'air ne sort pas. Un ventilateur encrassé ronfle sans tirer : nous mesurons le débit à la bouche, à l'anémomètre. La fenêtre ne remplace rien, parce que personne ne l'ouvre en janvier. Le conduit, isolé, va jusqu'au dehors ; arrêté au grenier, il mouillerait les chevrons.",
    "Cinq métiers se relaient ensuite dans une pièce où l'on tient à deux. Le démolisseur vide, le plombier et l'électricien tirent leurs lignes, le plaquiste ferme, le carreleur protège et revêt, puis le plombier revient. La paroi de verre se mesure sur le carrelage fini et n'arrive qu'une à deux semaines plus tard. Notre conducteur de travaux tient cette file, où le retard du premier se paie chez tous.",
  ],
  keyPoints: [
    'Sol ouvert et épaisseurs mesurées avant de dessiner',
    "Extraction d'air contrôlée, conduit mené hors de la maison",
    'Fond de douche mis en eau une journée, avant le carrelage',
    "Cloisons renforcées d'avance pour une barre ou un siège",
  ],
  expertises: [
    {
      title: 'Douche de plain-pied',
      description:
        "La forme de l'évacuation choisit le carreau. Vers un caniveau posé au pied du mur, le fond penche d'un seul côté et accepte un grand format. Autour d'une bonde centrale, quatre pentes se rejoignent et réclament de la mosaïque.",
      features: [
        'Receveur à carreler ou natte, du même fabricant que la bonde',
        'Sol accrochant sous le pied mouillé, essayé avec du savon',
        'Siphon qui se démonte par le dessus, sans outil',
      ],
    },
    {
      title: 'Baignoire',
      description:
        "Remplie, occupée, en fonte, elle frôle 350 kilos sur quatre pieds. Sur un plancher ancien, le charpentier regarde les solives avant nous. Le chauffe-eau se vérifie aussi : s'il ne la remplit pas d'une traite, elle servira peu.",
      features: [
        'Robinet mural ou sur gorge, selon la paroi disponible',
        "Tablier démontable du côté de l'évacuation",
        'Cinquante centimètres libres pour enjamber et essuyer un enfant',
      ],
    },
    {
      title: 'Air, chaleur et miroir',
      description:
        "L'air entre par les chambres, passe sous la porte et repart par la bouche, placée loin d'elle. Le sèche-serviettes se tient hors des projections, là où la main l'atteint en sortant.",
      features: [
        'Une trentaine de mètres cubes par heure, pour une maison familiale',
        'Gaine courte, tendue, sans creux où la condensation stagne',
        "Lumière de part et d'autre du miroir, pour un visage sans ombre",
      ],
    },
    {
      title: 'Salle de bains adaptée',
      description:
        "On part de la personne : sa main forte, la hauteur où elle se relève, l'aide qui l'assiste ou non. Un fauteuil fait demi-tour dans un cercle de 1,50 m, que la porte ne doit pas mordre ; elle coulissera ou s'ouvrira vers le couloir.",
      features: [
        'Siège rabattable vers 48 cm, essayé avant fixation',
        'Dessous de lavabo dégagé, siphon déporté contre le mur',
        'Mitigeur thermostatique atteint depuis le siège',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Ouverture du sol',
      description:
        'Un trou, un miroir, quelques mesures, puis une plaque vissée par-dessus : la pièce sert encore le soir même.',
      duration: '2 à 3 heures',
    },
    {
      title: 'Plan et commande',
      description:
        'Appareils, robinets, carreaux et meuble se choisissent ensemble. Tout doit être livré et déballé avant la dépose, car une vasque fendue arrête cinq personnes.',
      duration: '3 à 6 semaines, livraisons comprises',
    },
    {
      title: 'Dépose',
      description:
        "La vieille faïence tombe avec son plâtre, et le vacarme traverse la maison. Si le permis date d'avant juillet 1997, le repérage d'amiante est déjà rendu.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Réseaux et parois',
      description:
        "Évacuations, arrivées, gaine d'air, renforts. L'eau du reste de la maison est coupée deux ou trois demi-journées, annoncées la veille.",
      duration: '3 à 5 jours',
    },
    {
      title: 'Mise en eau et carrelage',
      description:
        "Bonde bouchée, le fond de douche garde deux centimètres d'eau pendant vingt-quatre heures ; nous surveillons le plafond du dessous. Le carreleur pose ensuite.",
      duration: '5 à 7 jours avec les séchages',
    },
    {
      title: 'Appareils et paroi',
      description:
        "Tout coule, tout se vide, et le débit d'air est relu. Nous vous montrons comment nettoyer le siphon, et à quelle fréquence.",
      duration: '1 à 2 jours',
    },
  ],
  faqs: [
    {
      question: 'À quoi correspond votre premier prix ?',
      answer:
        "À une petite pièce refaite sans rien déplacer. Comptez à partir de 6 500 € TTC en novembre 2026, à la TVA de 10 % accordée aux maisons de plus de deux ans. Dépose, receveur, lavabo et WC courants, faïence de la douche et raccordements y sont. Le plain-pied, le chauffage, un mur à redresser ou un meuble dessiné pour le lieu s'y ajoutent. Une rénovation coûte en général de 5 000 à 15 000 € ; tout en bas, on change des appareils sans toucher aux murs.",
    },
    {
      question: "À l'étage d'une vieille maison, le plain-pied passe-t-il ?",
      answer:
        'Rarement, et nous refusons de le forcer. Sauf bois hauts et bien orientés, il faudrait les entailler. Un receveur de trois ou quatre centimètres, posé sur le plancher raidi, donne la même douche avec un petit bord. Si le plafond du dessous peut descendre, la réponse change.',
    },
    {
      question: 'Quel règlement suivez-vous pour une salle de bains adaptée ?',
      answer:
        "Aucun ne s'impose chez vous. La loi du 11 février 2005 ne vise pas la maison particulière déjà construite, et des cotes types ne conviennent pas à chaque corps. Le devis dit donc « adapté », avec vos mesures. Selon l'âge ou le handicap et les revenus, MaPrimeAdapt' peut aider ; les règles changent, à vérifier sur france-renov.gouv.fr avant de signer (information du 20/11/2026).",
    },
    {
      question: 'Où nous laverons-nous pendant trois semaines ?',
      answer:
        "Au lavabo d'une autre pièce, que nous créons au besoin. Les toilettes sont rendues chaque soir quand elles se trouvent hors du chantier. Une buanderie accepte parfois une douche provisoire. Sinon, il faut un voisin ou quelques nuits ailleurs, et mieux vaut le savoir avant de signer.",
    },
    {
      question: 'Une fenêtre peut-elle rester dans la douche ?',
      answer:
        "Oui, avec un appui en pente et un châssis qui ne craint rien. L'eau stagne sur un rebord plat et passe derrière la faïence. Une vieille fenêtre en bois n'y survit pas : nous tournons alors le jet, ou nous échangeons la douche et le lavabo.",
    },
  ],
  relatedMetiers: ['plombier-sanitaire', 'carreleur', 'electricien', 'poseurCloisons'],
} as const satisfies Trade
