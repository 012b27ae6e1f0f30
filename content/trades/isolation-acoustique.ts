import type { Trade } from '../types'

export const trade = {
  id: 'isolation-acoustique',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Spécialiste en isolation acoustique',
  subtitle: 'La voix se traite dans la paroi, le pas se traite sous le pied',
  metaDescription:
    "Pas, voix, camions, pompe à chaleur : chaque bruit se soigne à un bout différent. Comment nous l'écoutons, ce que nous posons, ce que nous ne promettons pas.",
  keywords: [
    'isolation acoustique Lot-et-Garonne',
    "bruits de pas à l'étage",
    'isolation bruit de la route',
    'coffre volet roulant bruit',
    'chape flottante acoustique',
  ],
  updated: '2026-11-21',
  heroImage: 'insulation-acoustic',
  presentationImage: 'drylining-partition',
  presentationTitle: 'Cinq marteaux sur le plancher',
  presentationText: [
    "Cinq marteaux d'acier, d'une livre chacun, retombent l'un après l'autre sur le parquet du palier, dix coups par seconde. Cette machine à chocs appartient à l'acousticien ; dans la chambre du dessous, son sonomètre grimpe. Un tapis épais glissé sous les marteaux, et le chiffre tombe. Remplacez-les par une enceinte qui souffle fort : le même tapis n'y fait plus rien.",
    "Le choc entre dans la solive et court avec elle jusque dans les murs. Il s'amortit là où il naît, par un sol souple ou flottant. La voix, elle, secoue l'air puis la paroi, et c'est entre les deux pièces qu'on l'arrête. Les fuites bouchées, nous dressons deux masses séparées par un ressort, de l'air et une laine souple : c'est la paroi masse-ressort-masse. Doubler l'épaisseur d'un mur plein ne rapporte que cinq ou six décibels ; décoller une seconde paroi en gagne davantage. Mais un ressort trop raide, comme du polystyrène collé contre un mitoyen, rapproche parfois le voisin.",
    "Côté route, la pierre est rarement coupable. Cinquante centimètres de moellons étouffent un camion ; il entre par la fenêtre, par le coffre du volet roulant, par la grille d'air. Dans les bastides s'ajoute le remplissage mince des pans de bois. Les solives de deux maisons y sont aussi scellées dans le même mur, et portent les pas de l'une chez l'autre.",
    "Nous arrivons avant les finitions et après les réseaux. Le menuisier bois règle la fenêtre avant que nous refermions l'embrasure ; l'électricien déplace les prises du mur à doubler. Les cloisons et les plafonds restent aux équipes qui les montent, avec notre coupe en main. Le poseur de sols termine. Le conducteur de travaux passe juste avant lui, parce qu'une vis trop longue suffit à relier ce que nous avons séparé.",
  ],
  keyPoints: [
    "Visite à l'heure où le bruit gêne, avant toute proposition",
    "Fuites bouchées d'abord, gros ouvrages ensuite, s'il le faut encore",
    'Sols flottants libres sur tout leur pourtour',
    "Fenêtre, coffre et entrée d'air traités ensemble",
    "Pas un décibel promis sans l'étude d'un acousticien",
  ],
  expertises: [
    {
      title: 'Planchers et chapes flottantes',
      description:
        "Une chape sur sous-couche résiliente se tient comme une table sur un matelas, tant qu'elle ne touche ni mur, ni tuyau, ni seuil. Coulée à cinq centimètres, elle charge chaque mètre carré d'une centaine de kilos. Un vieux plancher reçoit plutôt des plaques sèches sur fibre de bois, trois à quatre fois plus légères.",
      features: [
        'Sous-couche sous chape selon le NF DTU 52.10',
        'Bande de rive arasée après le revêtement, jamais avant',
        'Vide entre solives garni quand les lames sont levées',
      ],
    },
    {
      title: 'Fenêtres sur rue',
      description:
        "Deux verres de même épaisseur vibrent d'accord, et laissent passer le grave des moteurs. Un vitrage inégal, dont une face feuilletée, rompt cet accord. Si la fenêtre ancienne doit rester, une seconde, posée dix centimètres derrière elle, arrête plus de bruit qu'un vitrage épais.",
      features: [
        'Coffre de volet roulant alourdi, garni, puis étanché au mastic',
        "Entrée d'air acoustique, parce qu'une bouche condamnée fait moisir",
        "Trappe sur le conduit d'une cheminée éteinte",
      ],
    },
    {
      title: 'Machines et tuyaux',
      description:
        "Une pompe à chaleur boulonnée sur la façade prend la chambre pour caisse de résonance. Nous la demandons au sol, sur un massif séparé, hors de l'angle de murs qui renverrait son souffle. Dans la maison, un caisson de ventilation se suspend et ses gaines finissent par un manchon souple.",
      features: [
        "Plots choisis d'après le poids et la vitesse de l'appareil",
        'Tuyaux tenus par des colliers à bague de caoutchouc',
        "Surpresseur d'un puits raccordé par des flexibles",
      ],
    },
    {
      title: 'Écho et musique',
      description:
        "Des tasseaux de chêne sur feutre calment l'écho d'un salon carrelé, sans rien retirer à la chambre voisine : ils corrigent la pièce, ils ne l'isolent pas. Pour un piano, nous construisons une boîte dans la boîte, sol, murs et plafond détachés. Pour une batterie, sur un étage de bois, nous renonçons : mieux vaut le garage.",
      features: [
        'Surfaces absorbantes réparties sur deux murs au moins',
        "Sas de deux portes lourdes à joints, plutôt qu'une seule",
        'Air neuf amené par une chicane doublée de laine',
      ],
    },
  ],
  workProcess: [
    {
      title: "Écoute à l'heure dite",
      description:
        'Nous venons à sept heures pour les camions, à vingt-deux pour la basse. Paume sur les murs, fenêtres ouvertes puis fermées, machines arrêtées une à une.',
      duration: '1 à 2 heures',
    },
    {
      title: "Mesure, si l'enjeu la mérite",
      description:
        "Pour de la musique ou un conflit de voisinage, un acousticien indépendant mesure et écrit l'objectif. Une chambre d'enfant s'en passe.",
      duration: '2 à 3 semaines',
    },
    {
      title: 'Chasse aux fuites',
      description:
        'Mastic, joints de fenêtre, bas de porte, coffre. Presque pas de poussière. Vous vivez ensuite une semaine avec le résultat, et il arrive que le chantier se termine là.',
      duration: '½ à 1 journée',
    },
    {
      title: 'Gros ouvrages',
      description:
        "La pièce se vide entièrement, lit compris. Perceuse et scie deux jours durant, chutes descendues le soir. Une chape coulée ferme la pièce jusqu'à son séchage.",
      duration: '3 à 6 jours par pièce, hors séchage',
    },
    {
      title: 'Contrôle, puis réécoute',
      description:
        "Avant de fermer, nous cherchons la vis, le mortier tombé ou le tuyau qui ferait pont. Meubles revenus, nous repassons à l'heure de la première visite.",
      duration: '2 heures, en deux fois',
    },
  ],
  faqs: [
    {
      question: 'Combien de décibels nous garantissez-vous ?',
      answer:
        "Aucun, sans étude préalable. Le bruit prend aussi des chemins que nous n'ouvrons pas, comme une façade ou une charpente. Nous répondons d'un ouvrage décrit ; le chiffre revient à l'acousticien, qui mesure avant et après. Dix décibels de moins s'entendent comme un bruit réduit de moitié.",
    },
    {
      question: 'Quel budget pour un mur qui laisse tout passer ?',
      answer:
        "À partir de 80 €/m² TTC (novembre 2026, TVA à 10 % au-delà de deux ans). Ce prix paie une ossature sans contact, la laine, deux plaques et leurs bandes, devant un mur plan et sec. Peinture, prises à déplacer, menuiseries, sols et acousticien n'y sont pas.",
    },
    {
      question: 'Nous avons du double vitrage et la départementale reste là. Pourquoi ?',
      answer:
        "Parce qu'il isole du froid. Ses deux verres sont le plus souvent égaux, et le coffre au-dessus reste une boîte creuse. Nous commençons par le coffre et les joints ; le vitrage ne change que si le grave persiste.",
    },
    {
      question: "La mousse alvéolée ou les boîtes à œufs, ça n'aide pas un peu ?",
      answer:
        "Contre l'écho, oui ; contre le voisin, non. Une matière légère avale quelques aigus et laisse filer le reste. Gardez la mousse derrière vos enceintes.",
    },
    {
      question: 'Que perdra la chambre en surface et en hauteur ?',
      answer:
        'Une dizaine de centimètres par mur doublé. Au sol, trois à cinq pour un ouvrage sec, sept ou huit pour une chape et sa sous-couche : les portes se recoupent, et la dernière marche change de hauteur. Si la pièce est déjà étroite, déplacez plutôt le lit contre le mur calme.',
    },
  ],
  relatedMetiers: ['poseurCloisons', 'monteurFauxPlafonds', 'sols', 'menuisierBois'],
} as const satisfies Trade
