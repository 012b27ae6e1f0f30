import type { Trade } from '../types'

export const trade = {
  id: 'cuisines-sur-mesure',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: 'Concepteur de cuisines sur mesure',
  subtitle: 'Une assiette, une casserole, un sac de courses : le plan suit leurs trajets',
  metaDescription:
    'Poubelle, évier, lave-vaisselle, puis les façades : comment nous dessinons une cuisine en Lot-et-Garonne, et ce que son prix laisse dehors.',
  keywords: [
    'cuisine sur mesure Lot-et-Garonne',
    'concepteur de cuisine',
    'plan de cuisine maison ancienne',
    'prix cuisine sur mesure',
    'hauteur plan de travail',
    'évacuation hotte mur en pierre',
  ],
  updated: '2026-11-21',
  heroImage: 'kitchen-hero',
  presentationImage: 'kitchen-island',
  presentationTitle: "Le trajet d'une assiette",
  presentationText: [
    "L'assiette sale quitte la table, se racle au-dessus de la poubelle, passe sous le robinet et descend dans le lave-vaisselle. Propre, elle rejoint un tiroir. Nous dessinons ces deux trajets avant toute façade, parce qu'ils se refont à chaque repas. Un lave-vaisselle collé dans l'angle, porte baissée, bloque les tiroirs du retour et l'accès à l'évier. Décalé d'un meuble, il ne gêne plus personne.",
    "Les hauteurs viennent ensuite. Debout, coude plié, vous épluchez dix à quinze centimètres plus bas que ce coude : 90 cm du sol pour l'un, 98 pour l'autre. Pour deux cuisiniers de tailles très différentes, nous faisons deux plans, ou nous suivons celui qui épluche le plus. Entre deux rangées, nous gardons 1,20 m. La porte du lave-vaisselle en prend la moitié, et il reste de quoi passer de profil.",
    "De ce dessin sort un second plan, celui des réseaux. Chaque prise, chaque arrivée d'eau y porte sa cote depuis le sol et le mur finis. La précaution compte dans la pierre, où l'enduit avance de trois centimètres et noie une boîte posée trop tôt. L'électricien y lit une ligne de 6 mm² pour la plaque ; le plombier, des tuyaux groupés sous l'évier, à l'écart des tiroirs.",
    "Reste l'air. Une hotte raccordée au dehors emporte vapeur et odeurs, pourvu que de l'air neuf entre ailleurs. Dans la pièce d'un poêle à bois, elle peut inverser le tirage et ramener le monoxyde de carbone. Nous la choisissons alors à recyclage, et la ventilation se charge de la vapeur. Le plaquiste, le carreleur et le peintre passent avant les meubles, le marbrier après eux, puis le carreleur encore, pour la crédence.",
  ],
  keyPoints: [
    'Gestes dessinés en premier, réseaux ensuite, façades à la fin',
    'Hauteur du plan réglée sur le coude de celui qui cuisine',
    'Percements, prises et évacuations cotés depuis les parois finies',
    "Plaque provisoire branchée avant la dépose, évier aussi quand l'eau est proche",
  ],
  expertises: [
    {
      title: 'Le rangement par le poids',
      description:
        "Nous faisons l'inventaire avec vous : le stérilisateur, les bocaux d'août, le robot qui ne se range jamais. Le lourd trouve sa place entre le genou et la hanche, à un pas de l'endroit où il sert.",
      features: [
        "Bacs de tri sous la planche à découper, près de l'eau",
        "Au moins 60 cm de plan libre entre l'évier et la plaque",
        'De quoi poser un sac à côté du réfrigérateur',
      ],
    },
    {
      title: 'Le plan des réseaux',
      description:
        "Deux fours de même largeur n'ont pas leur prise au même endroit. Nous attendons donc les références exactes des appareils pour coter, puis l'électricien et le plombier signent le plan.",
      features: [
        "Aucune prise au-dessus de l'évier ni des feux",
        'Vannes atteintes sans démonter un meuble',
        'Lave-vaisselle à moins de 1,50 m de son évacuation',
      ],
    },
    {
      title: 'Les plans de travail',
      description:
        "Le citron mord le calcaire, la casserole brûlante marque le quartz, dont la résine craint la chaleur, et l'eau noircit le chêne autour du robinet. Un granit de trois centimètres dépasse 80 kg/m² : on mesure le virage du couloir avant de le commander.",
      features: [
        'Gabarit pris sur les meubles posés',
        'Raccord de plan éloigné de la vapeur du lave-vaisselle',
        'Chants du stratifié étanchés à la découpe',
      ],
    },
    {
      title: "La hotte et l'air",
      description:
        'Un mur de soixante centimètres se traverse à la carotteuse, en légère pente vers le dehors. Nous ne branchons jamais une hotte à moteur sur la VMC : les odeurs reviendraient par les autres bouches.',
      features: [
        'Conduit lisse de 150 mm, aussi droit que possible',
        '65 cm au moins au-dessus du gaz, davantage si la notice le demande',
        "Sortie hors de la façade sur rue aux abords d'un monument",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Un café, chez vous',
      description:
        'Vous le préparez, nous comptons les pas. Suivent les mesures, les photos des placards ouverts et un regard sur le tableau électrique.',
      duration: '2 heures',
    },
    {
      title: 'Esquisses et cartons',
      description:
        "Des cartons empilés à la taille du futur îlot restent deux jours dans la pièce. Vous tournez autour pour de bon, et le plan s'en trouve souvent corrigé.",
      duration: '2 à 3 semaines',
    },
    {
      title: 'Choix des appareils',
      description:
        'Four, plaque, évier, robinet : les références sont arrêtées à une date écrite. Un changement ultérieur déplace des câbles, parfois une colonne entière.',
      duration: '1 semaine',
    },
    {
      title: 'Dépose et réseaux',
      description:
        "Votre cuisine provisoire tourne dans une pièce voisine. L'eau est coupée par demi-journées, et les saignées font deux jours de bruit et de poussière derrière un film.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Meubles, puis gabarit',
      description:
        "Le sol est fini, les murs sont peints. Une fois les meubles calés, le marbrier relève son gabarit ; pendant la taille de la pierre, un panneau brut porte l'évier.",
      duration: '3 à 5 jours, plus 2 à 3 semaines pour une pierre',
    },
    {
      title: 'Crédence et mise en route',
      description:
        "Chaque appareil tourne devant vous, hotte comprise. Une lampe passée sous l'évier cherche la goutte.",
      duration: '2 à 3 jours',
    },
  ],
  faqs: [
    {
      question: 'Quel budget pour une cuisine dessinée à nos mesures ?',
      answer:
        "À partir de 8 000 € TTC, prix de novembre 2026. Cette somme paie un linéaire droit de meubles de série, le plan stratifié et la pose sur des réseaux en place. L'électroménager, la crédence, le sol et les tuyaux déplacés n'y sont pas. Des meubles fabriqués à vos cotes coûtent d'ordinaire 20 à 40 % de plus qu'une cuisine standard. Comptez alors, en ordre de grandeur, 10 000 à 25 000 € pour 8 à 12 m². La TVA est de 10 % sur les meubles incorporés au bâti, si la maison a plus de deux ans, et de 20 % sur les appareils.",
    },
    {
      question: 'Notre pièce fait trois mètres de large. Un îlot y tient-il ?',
      answer:
        "Non, il manque quarante-cinq centimètres. Comptez 65 cm de meubles au mur, 1,20 m de passage, 70 cm d'îlot et 90 cm derrière. Une table haute sur roulettes, poussée contre le mur le soir, vous servira mieux.",
    },
    {
      question: 'Le carrelage doit-il passer sous les meubles ?',
      answer:
        "Oui, d'un mur à l'autre. Sans lui, le lave-vaisselle se retrouve dans une fosse de quinze millimètres, coincé sous le plan, et ne ressort plus le jour de la panne. Le parquet flottant fait exception : bloqué par le poids des meubles, il gondole. On l'arrête sous la plinthe, et le lave-vaisselle se cale à sa hauteur.",
    },
    {
      question: 'Combien de temps vivrons-nous sans cuisine ?',
      answer:
        "Deux à quatre semaines, le plus souvent. Vous gardez deux feux, un réfrigérateur et une table dans une pièce choisie ensemble, avec un évier si un tuyau passe à portée. Le plan en pierre ajoute son attente, mais la cuisine sert déjà. Si le sol se refait à la chaux, le séchage s'ajoute, et nous le disons avant de signer.",
    },
  ],
  relatedMetiers: ['menuisier-cuisiniste', 'plombier-sanitaire', 'electricien', 'carreleur'],
} as const satisfies Trade
