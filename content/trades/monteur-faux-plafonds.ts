import type { Trade } from '../types'

export const trade = {
  id: 'monteurFauxPlafonds',
  categoryId: 'second-oeuvre-structure',
  serviceSlug: 'renovation-interieure',
  title: 'Monteur de faux plafonds',
  subtitle:
    "Quelques centimètres de vide à partager entre la gaine, le spot, l'isolant et votre tête",
  metaDescription:
    'Combien de hauteur perd-on sous un faux plafond ? Gaines, spots, trappes, membrane sous combles : le calcul se fait sur une coupe, avant la première vis.',
  keywords: [
    'faux plafond Lot-et-Garonne',
    'plafond suspendu plaques de plâtre',
    'plafond autoportant',
    'hauteur perdue faux plafond',
    'spots encastrés et isolation',
  ],
  updated: '2026-11-21',
  heroImage: 'drylining-ceiling',
  presentationImage: 'electric-lights',
  presentationTitle: 'La hauteur se décide au-dessus',
  presentationText: [
    "Le mètre dit 2,55 m entre le carrelage et les solives, le plan promet 2,40 m. La gaine d'extraction de la cuisine, 125 millimètres, passée en travers des bois, son collier, un profilé, une plaque : l'addition dépasse déjà les quinze centimètres. Ce vide au-dessus du plafond s'appelle le plénum. L'objet le plus épais qu'on y cache fixe la hauteur de toute la pièce.",
    "Les centimètres se regagnent chez les voisins. La gaine ronde devient une plate de 55 millimètres quand le débit le permet. Le plombier change de mur l'évacuation de la douche du dessus, dont la pente mange un à trois centimètres par mètre. Quand rien ne cède, nous abaissons une seule bande, au-dessus des placards, et le reste garde sa hauteur.",
    "Dans une maison à solives, le vieux plâtre sur lattis ne porte que lui-même, et encore. Nous cherchons le bois derrière lui pour y visser les suspentes, pattes ou tiges qui tiennent l'ossature. Au passage, la pointe éprouve chaque solive, parce qu'un bois attaqué se traite à découvert. La fenêtre fixe l'autre limite, car ses vantaux, ouverts vers l'intérieur, montent parfois à quatre doigts du plafond.",
    "Sous les combles, le plafond ferme aussi la maison à l'air. Une membrane y passe au-dessus de l'ossature, collée aux murs par un cordon de mastic, et les câbles courent dessous. Si chaque spot la perçait, l'air humide de la salle de bains irait se condenser dans la laine, sans une tache visible avant longtemps. Les cloisons sont montées avant nous, jusqu'au plancher. L'isolation soufflée vient après, et l'électricien pose ses luminaires derrière le peintre.",
  ],
  keyPoints: [
    'Coupe cotée du plénum, dessinée avec tous ceux qui y passent',
    "Suspentes vissées dans le bois ou la dalle, jamais dans l'ancien plâtre",
    'Une trappe devant chaque vanne, boîte ou moteur caché',
    'Modèle de spot arrêté avant la commande des profilés',
    'Membrane continue sous les combles, câbles et luminaires au-dessous',
  ],
  expertises: [
    {
      title: 'Plafonds suspendus en plaques',
      description:
        "Les fourrures, profilés où se vissent les plaques, se suivent tous les soixante centimètres. Le NF DTU 25.41 règle leurs appuis ; le laser fait le reste, puisqu'une solive ancienne peut plonger de quatre centimètres d'un mur à l'autre.",
      features: [
        "Ossature de niveau sous un plancher qui ne l'est plus",
        'Joints décalés et bandes armées aux angles',
        "Plaques hydrofugées dans les pièces d'eau",
      ],
    },
    {
      title: 'Plafonds autoportants',
      description:
        'De mur à mur, sans rien accrocher au-dessus, le profilé franchit seul un couloir ou une salle de bains. Le plancher vibre, le plafond ne le suit pas. Passé trois mètres environ, il lui faut des montants plus hauts, donc du vide en plus.',
      features: [
        'Rails chevillés dans la pierre : le joint ne tient pas',
        'Montants doublés dos à dos',
        "Choix prudent sous un plancher qu'on ne peut percer",
      ],
    },
    {
      title: 'Dalles démontables',
      description:
        'Pour une buanderie, un bureau ou un commerce, la dalle se soulève à la main et découvre la vanne. Elle relève du NF DTU 58.1 et réclame une dizaine de centimètres libres, sans quoi on ne peut plus la basculer.',
      features: [
        'Calepinage centré, coupes égales le long des murs',
        "Dalles absorbantes contre l'écho d'une pièce carrelée",
        'Luminaires lourds pendus au support, hors résille',
      ],
    },
    {
      title: 'Spots, gaines et trappes',
      description:
        "Un spot à LED chauffe par le dos, là où se loge son électronique. Sauf modèle prévu pour être recouvert, l'isolant ne doit pas le toucher. Nous laissons de l'air autour, ou nous le coiffons d'un capot, dont la hauteur entre dans la coupe.",
      features: [
        'Percements tracés entre les fourrures',
        'Transformateurs remplaçables par le trou du luminaire',
        'Trappe isolée et à joint vers les combles',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et coupe',
      description:
        "Point bas des solives, sol fini, haut des fenêtres, portes de placard : tout se reporte à l'échelle. Vous voyez la hauteur restante avant de signer, pièce par pièce.",
      duration: '2 à 3 heures par étage',
    },
    {
      title: "Dépose de l'ancien",
      description:
        "C'est la journée noire : pièce vide, porte filmée, et personne à l'étage. Plâtre, lattes et clous descendent en sacs avant le soir. Si le permis date d'avant le 1er juillet 1997, un repérage amiante passe d'abord.",
      duration: '1 jour par pièce',
    },
    {
      title: 'Passage des réseaux',
      description:
        'Gaines, tubes et câbles prennent leur place sur la coupe, évacuations en premier à cause de leur pente. Le circuit de la pièce est hors tension ces jours-là ; une rallonge vous dépanne depuis le couloir.',
      duration: '1 à 2 jours',
    },
    {
      title: 'Suspentes et fourrures',
      description:
        'Visseuse et laser, peu de poussière. Si une membrane est prévue, elle se tend et se colle à ce stade, et chaque suspente qui la traverse reçoit son joint.',
      duration: '1 jour pour 20 m²',
    },
    {
      title: 'Plaques et bandes',
      description:
        "Le lève-plaque presse chaque panneau contre l'ossature. Les joints se font en plusieurs passes, une nuit entre chacune, fenêtres entrouvertes.",
      duration: '3 à 4 jours',
    },
    {
      title: 'Perçage et mise en lumière',
      description:
        "Les trous des spots s'ouvrent avant la peinture, à la scie cloche sous aspiration. Les luminaires se clipsent après la dernière couche, et l'électricien essaie chaque circuit.",
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: 'Combien de hauteur vais-je perdre ?',
      answer:
        "Cinq centimètres au moins, sous un support plat : un profilé, une plaque, un peu de réglage. Comptez autour de dix avec des spots encastrés, et dix-sept dès qu'une gaine ronde de cuisine traverse. Dans une pièce où vous vivez, nous ne descendons pas sous 2,20 m.",
    },
    {
      question: "Est-ce qu'on n'entendra plus marcher à l'étage ?",
      answer:
        'Si, les talons resteront. Le choc entre dans le plancher et redescend aussi par les murs. Laine et suspentes antivibratiles atténuent les voix et la télévision ; contre les pas, dépensez plutôt là-haut, dans une sous-couche sous le revêtement. Un plafond autoportant fait mieux, si la pièce est étroite.',
    },
    {
      question: 'Que trouve-t-on dans votre tarif de départ ?',
      answer:
        "Un plafond nu, à partir de 35 €/m² TTC : l'ossature et une plaque standard vissée, dans une pièce vide, rectangulaire et facile d'accès. L'isolant, les spots, les trappes, la dépose de l'ancien plafond, les bandes et la peinture n'y sont pas. Chacun a sa ligne au devis.",
    },
    {
      question: 'Mes poutres sont droites et saines : je les cache ?',
      answer:
        "Gardez-les, au moins à moitié. Les plaques peuvent se loger entre elles, en retrait de quelques centimètres, et la pièce conserve ses bois. En échange, aucune gaine ne traversera la pièce, et l'éclairage descendra sur les murs.",
    },
    {
      question: 'À quoi bon une trappe quand tout marche ?',
      answer:
        "À ne jamais scier ce plafond. Une boîte de raccordement doit rester accessible, un moteur de ventilation se nettoie, une vanne se grippe. Une trappe à peindre de quarante centimètres disparaît dans le plafond. Seul un câble d'un seul tenant s'en passe.",
    },
  ],
  relatedMetiers: ['plafonds', 'electricien', 'platrierPlaquiste', 'peinture'],
} as const satisfies Trade
