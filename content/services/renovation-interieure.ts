import type { Service } from '../types'

export const service = {
  slug: 'renovation-interieure',
  name: 'Rénovation Intérieure',
  title: 'Rénovation intérieure en Lot-et-Garonne',
  subtitle:
    'Cloisons, plafonds, sols, murs, électricité, eau : dans le bon ordre, avec une seule personne à qui parler',
  metaDescription:
    'Rénovation intérieure en Lot-et-Garonne : cloisons, plafonds, sols, peinture, électricité, plomberie. Un seul interlocuteur, prix indicatifs, 2 à 8 semaines.',
  keywords: [
    'rénovation intérieure Lot-et-Garonne',
    'rénovation maison ancienne 47',
    'entreprise de rénovation Lavergne',
    'coordination de travaux',
    'rénovation appartement Agen',
  ],
  updated: '2026-11-21',
  heroImage: 'living-wide',
  presentationImage: 'joinery-stairs',
  presentationTitle: "L'ordre des travaux fait la moitié du résultat",
  presentationText: [
    "Le parquet posé avant la peinture, la cloison montée avant la gaine, la baignoire livrée trois semaines trop tôt : sur un chantier intérieur, les grosses pertes viennent rarement d'un mauvais geste. Elles viennent d'un geste fait au mauvais moment. Nous commençons donc par une feuille où chaque corps de métier a sa semaine, ce qu'il doit trouver en arrivant et ce qu'il doit laisser en partant.",
    "Dans nos maisons de pierre, on ouvre d'abord pour comprendre. Un sondage dans un plafond dit l'âge des solives, une prise démontée dit celui de l'installation, une dalle soulevée montre si le sol repose sur un hérisson de pierres ou sur la terre. Le devis s'écrit après ces trous-là, pas avant : il en porte moins de surprises.",
    "Vous pouvez habiter pendant les travaux si nous gardons un point d'eau, une pièce close et un chemin propre entre les deux. Nous fixons avec vous, avant le premier jour, les coupures d'eau et d'électricité, la place de la cuisine provisoire et la date à laquelle chaque choix doit être arrêté : les carreaux avant la plomberie, les luminaires avant les plafonds.",
    "Notre entreprise agit comme entreprise générale : elle signe le devis, coordonne des artisans qualifiés et répond de l'ensemble. Nous intervenons aussi à Paris et en Île-de-France pour des appartements rénovés d'un seul tenant, quand le calendrier permet de déplacer l'équipe entière.",
  ],
  benefits: [
    'Un conducteur de travaux sur place chaque semaine, compris dans le prix',
    'Un planning écrit dans les deux semaines qui suivent la signature',
    'Des sondages avant le devis, pour chiffrer ce qui se cache',
    'Un logement qui reste habitable, zone par zone, quand le chantier le permet',
    'Des murs anciens traités à la chaux là où le plâtre et le ciment les étouffent',
  ],
  averageDuration: '2 à 8 semaines',
  detailedServices: [
    {
      id: 'peinture',
      name: 'Peinture',
      description: [
        'Un mur se juge de côté, lampe contre la cloison. Nous rebouchons, ponçons et imprimons avant de parler de couleur, puis nous passons deux couches croisées. Les murs en pierre reçoivent un badigeon ou une peinture minérale, qui laissent sortir la vapeur.',
        "Prévoyez des pièces vides, ou des meubles au centre sous film. L'odeur d'une peinture à l'eau tombe en une journée d'aération ; les poussières de ponçage, elles, partent à l'aspirateur branché sur la ponceuse.",
      ],
      features: [
        'Préparation décrite pièce par pièce au devis',
        'Essai de teinte sur un grand panneau, jugé matin et soir',
        'Badigeon de chaux et silicate sur les murs anciens',
        'Pots entamés laissés chez vous, étiquetés',
      ],
      image: 'painting-work',
      price: {
        from: 25,
        unit: 'm²',
        covers:
          'Le mètre carré de mur préparé et peint en deux couches, fournitures comprises ; hors arrachage de papiers et ratissage complet.',
      },
      trade: 'peinture',
    },
    {
      id: 'sols',
      name: 'Sols et parquets',
      description: [
        "Nous mesurons l'humidité de la chape avant de commander le moindre parquet. Une chape de ciment sèche d'environ un centimètre d'épaisseur par semaine jusqu'à quatre centimètres, puis deux fois moins vite : le calendrier part de là.",
        "Dans l'ancien, la vraie question est l'épaisseur disponible sous les portes et au bas de l'escalier. Un plancher sur lambourdes (les pièces de bois qui le portent) se reprend souvent mieux qu'il ne se recouvre.",
      ],
      features: [
        "Mesure d'humidité du support, notée au dossier",
        'Parquet cloué, collé ou flottant selon le support',
        'Tomettes déposées, nettoyées et reposées quand elles en valent la peine',
        'Ragréage et sous-couche adaptés au bruit et au chauffage au sol',
      ],
      image: 'flooring-work',
      price: {
        from: 40,
        unit: 'm²',
        covers:
          'La pose et le revêtement courant, sur un support plan et sec ; hors dépose, ragréage et plinthes.',
      },
      trade: 'sols',
    },
    {
      id: 'plafonds',
      name: 'Plafonds',
      description: [
        "Un plafond en plâtre sur lattes qui sonne creux n'est pas toujours perdu : on le recolle par injection, ou l'on visse des rondelles avant d'enduire. S'il faut le déposer, tout l'étage au-dessus se protège d'abord, car la poussière monte autant qu'elle descend.",
        "Un plafond neuf se décide à rebours : les luminaires, la gaine de ventilation et l'isolant fixent la hauteur perdue, et cette hauteur-là se discute avec vous avant la première suspente.",
      ],
      features: [
        'Sondage de la structure avant le choix',
        'Conservation des plafonds à poutres apparentes',
        "Plaques sur ossature, prêtes à peindre, trappes d'accès prévues",
        'Isolant phonique entre deux étages habités',
      ],
      image: 'drylining-ceiling',
      price: {
        from: 35,
        unit: 'm²',
        covers:
          'Une plaque simple sur ossature, dans une pièce de hauteur courante ; hors isolant, bandes, peinture et éclairage.',
      },
      trade: 'plafonds',
    },
    {
      id: 'cloisons',
      name: 'Cloisons et ouvertures',
      description: [
        "Avant d'abattre, nous cherchons ce que la cloison porte : dans beaucoup de maisons, un mur de brique de onze centimètres a fini par soutenir le plancher du dessus. Si le doute demeure, un ingénieur structure calcule le linteau et nous posons les étais selon sa note.",
        "Monter est plus simple, à condition d'avoir décidé les portes. Une porte à galandage, qui coulisse dans l'épaisseur, se commande avec la cloison et non après elle.",
      ],
      features: [
        'Recherche des murs porteurs et étude de structure quand il le faut',
        'Brique, carreau de plâtre ou ossature selon le bruit et le poids',
        'Renforts posés pour les meubles suspendus et les vasques',
        'Gravats descendus, triés et emportés chaque soir',
      ],
      image: 'drylining-partition',
      price: {
        onQuote: true,
        covers:
          "Le prix dépend de l'épaisseur, de l'isolant et des portes : nous le donnons après le relevé.",
      },
      trade: 'cloisons',
    },
    {
      id: 'electricite',
      name: 'Électricité',
      description: [
        'Le tableau raconte la maison. Des fusibles en porcelaine, un seul différentiel, pas de terre dans les chambres : nous le photographions, nous repérons chaque circuit, et nous vous disons ce qui est dangereux, ce qui est ancien et ce qui peut attendre.',
        "Aucune règle générale n'oblige à remettre à neuf une installation qui fonctionne dans un logement déjà habité. La mise en sécurité, elle, se fait en peu de jours ; la réfection complète se prévoit avec les cloisons et les plafonds, quand les murs sont ouverts.",
      ],
      features: [
        'Repérage des circuits et photos remises',
        'Tableau neuf, différentiels et prise de terre mesurée',
        'Installations neuves suivant la NF C 15-100',
        'Plan des gaines photographié avant la fermeture des murs',
      ],
      image: 'electric-panel',
      price: {
        from: 650,
        covers:
          "Le remplacement d'un petit tableau, sans reprise des circuits ; une mise en sécurité ou une réfection se chiffrent après la visite.",
      },
      trade: 'electricien',
    },
    {
      id: 'plomberie',
      name: 'Plomberie',
      description: [
        "L'eau arrive où l'on veut ; c'est l'évacuation qui commande. Un centimètre de pente par mètre, et le bac de douche monte d'autant qu'il s'éloigne de la colonne. Nous traçons les évacuations avant de choisir la place des appareils.",
        "Comptez une à deux journées sans eau chaude lors des raccordements. L'eau froide est rendue chaque soir, sauf le jour où la colonne est remplacée, et ce jour est annoncé.",
      ],
      features: [
        'Évacuations tracées avant les appareils',
        'Essai de pression avant fermeture des cloisons',
        'Vannes accessibles et repérées, pièce par pièce',
        'Tuyaux en plomb ou en acier déposés au fil des pièces',
      ],
      image: 'plumbing-wall',
      price: {
        from: 500,
        covers:
          'Un lavabo ou un WC courant changé à la même place, raccords compris ; hors saignées, évacuation déplacée et reprise des murs.',
      },
      trade: 'plombier-sanitaire',
    },
  ],
  faqs: [
    {
      question: 'Peut-on rester chez soi pendant les travaux ?',
      answer:
        "Oui, si l'on travaille par zones. Il faut garder des toilettes, un point d'eau et une chambre loin de la poussière, et accepter que chaque zone prenne un peu plus longtemps. Pour une électricité refaite partout ou des plafonds déposés, mieux vaut partir deux à trois semaines.",
    },
    {
      question: 'Combien de temps dure une rénovation intérieure ?',
      answer:
        "De 2 à 8 semaines pour la plupart des chantiers : deux pour un étage repeint et ses sols, huit pour des pièces redessinées, réseaux compris. Les séchages ne se pressent pas : la chape, l'enduit de chaux et la peinture comptent plus que le nombre de bras.",
    },
    {
      question: 'Faut-il une autorisation pour abattre un mur ?',
      answer:
        "Rarement à la mairie quand rien ne change dehors, souvent ailleurs. Un mur porteur demande une étude de structure ; en copropriété, l'assemblée doit voter si le mur porte ou touche aux parties communes. Une ouverture en façade passe par une déclaration préalable, à confirmer en mairie.",
    },
    {
      question: 'Que se passe-t-il si vous découvrez un problème derrière un mur ?',
      answer:
        "Nous arrêtons cette partie et nous vous appelons le jour même. Vous recevez des photos, deux façons de faire et leur prix ; rien ne se poursuit sans votre accord écrit. C'est pour limiter ces appels que nous sondons avant le devis.",
    },
    {
      question: "La TVA réduite s'applique-t-elle à mes travaux ?",
      answer:
        "Souvent oui, si le logement a plus de deux ans : 10 % pour l'amélioration et l'entretien, 5,5 % pour certains travaux d'énergie, 20 % quand les travaux reviennent à construire ou agrandir. La mention figure sur le devis que vous signez. Règles vérifiées le 20/11/2026, à confirmer avant signature.",
    },
  ],
  testimonials: [
    {
      author: 'Claire B.',
      location: 'Miramont-de-Guyenne',
      rating: 5,
      text: 'On nous avait dit de tout casser. Ils ont gardé les poutres et la cheminée, redressé le plafond et refait le sol en chêne. Le salon est le même, en mieux chauffé.',
      imageBefore: 'living-before',
      imageAfter: 'living-wide',
      sample: true,
    },
    {
      author: 'Hervé D.',
      location: 'Villeneuve-sur-Lot',
      rating: 5,
      text: "Le grenier servait à sécher le linge. Huit semaines plus tard, notre fille y dormait. Le planning affiché dans l'escalier a été suivi à deux jours près.",
      imageBefore: 'attic-before',
      imageAfter: 'attic-bedroom',
      sample: true,
    },
    {
      author: 'Nadia et Paul R.',
      location: 'Marmande',
      rating: 4,
      text: 'Une semaine de retard sur les portes, annoncée quinze jours avant. Pour le reste, chaque vendredi le conducteur de travaux passait, et le lundi on savait qui venait.',
      sample: true,
    },
    {
      author: 'Michel T.',
      location: 'Nérac',
      rating: 5,
      text: "L'électricien nous a montré, photos à l'appui, ce qui était dangereux et ce qui pouvait attendre. Nous n'avons fait que le nécessaire cette année.",
      sample: true,
    },
    {
      author: 'Élodie F.',
      location: 'Agen',
      rating: 5,
      text: "Nous sommes restés dans l'appartement avec deux enfants. Sas en bâche, aspirateur tous les soirs, et la cuisine provisoire tenait la route.",
      sample: true,
    },
  ],
} as const satisfies Service
