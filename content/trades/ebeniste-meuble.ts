import type { Trade } from '../types'

export const trade = {
  id: 'ebeniste-meuble',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: 'Ébéniste',
  subtitle: 'Choisir la planche chez le scieur, puis assembler sans contrarier le bois',
  metaDescription:
    'Table, buffet, armoire à sauver : pourquoi la planche se choisit avant le dessin, quels assemblages laissent jouer le bois, et quand ne pas restaurer.',
  keywords: [
    'ébéniste Lot-et-Garonne',
    'restauration meuble ancien',
    'table en noyer massif',
    'buffet chêne fabrication artisanale',
    'traitement vrillette meuble',
  ],
  updated: '2026-11-21',
  heroImage: 'workshop-cabinet',
  presentationImage: 'workshop-bench',
  presentationTitle: "L'arbre rangé dans l'ordre",
  presentationText: [
    "Chez le scieur, l'arbre est encore là, débité en plateaux puis rempilé comme il poussait, écorce comprise. On appelle cela un plot. Le meuble s'y décide avant d'être dessiné jusqu'au bout : deux planches voisines, ouvertes comme un livre, feront les portes d'un buffet. Le cœur, souvent fendu, est mis de côté. L'aubier du noyer, pâle et recherché des vrillettes, part avec l'écorce.",
    "Le fil commande aussi la tenue. Une planche sur dosse, prise au bord du tronc, se retire à peu près deux fois plus qu'une planche sur quartier, prise vers son milieu. Un plateau de table large d'un mètre varie ainsi de plusieurs millimètres entre l'hiver au poêle et un automne de pluie. Vissé à bloc sur sa ceinture, il se fend. Des taquets, engagés dans une rainure, le gardent plat et le laissent glisser.",
    "Dans un meuble ancien, le bois a trouvé sa place depuis longtemps, et nous touchons à peu de chose. La colle d'os des anciens se ramollit à la chaleur et à l'eau, ce qui permet de démonter un tiroir sans casser une queue d'aronde. Nous remettons la même. La colle blanche d'une réparation, elle, arrache les fibres quand on veut l'ouvrir. Quant à la patine, elle tient dans quelques dixièmes de millimètre, et la ponceuse l'emporte en une passe.",
    "Dans une maison en travaux, l'ébéniste livre en dernier, mais ses cotes servent dès le début. Le maçon garde la niche qu'il remplira, l'électricien déplace la prise que le buffet couvrirait, le peintre finit derrière avant qu'il n'arrive. Les portes et les escaliers reviennent au menuisier, les placards ajustés à l'agenceur. Nous prenons le meuble dont on fait le tour, et celui qu'on répare.",
  ],
  keyPoints: [
    'Planches choisies en scierie, humidité mesurée à cœur',
    "Queues d'aronde, taquets et languettes là où le bois travaille",
    'Colle réversible sur tout meuble ancien',
    'Finition essayée sur une chute de la même planche',
    'Avis écrit quand une restauration ne se justifie pas',
  ],
  expertises: [
    {
      title: 'Tables et bureaux',
      description:
        "Un convive occupe soixante centimètres, et le pied de table ne doit pas tomber devant ses genoux. Nous dessinons les chaises avant le piètement, puis les lames du plateau se disposent pour que le dessin coure d'un bord à l'autre.",
      features: [
        'Une soixantaine de centimètres sous la ceinture, pour les genoux',
        'Lames de dix à quinze centimètres, collées à plat joint',
        'Allonges rangées à plat, dans la même pièce que la table',
      ],
    },
    {
      title: 'Buffets et commodes',
      description:
        "Un tiroir bien ajusté pousse l'air devant lui : en le fermant, on voit le voisin s'entrouvrir. Cela se règle au rabot, copeau après copeau, dans un atelier tenu à l'humidité d'une maison habitée.",
      features: [
        "Façades prises à la suite dans un seul plateau, fil d'un tiroir à l'autre",
        'Fonds glissés en rainure, sans pointes sur les quatre bords',
        'Serrures encastrées, clé accordée aux anciennes',
      ],
    },
    {
      title: 'Restauration',
      description:
        "Un placage qui sonne creux se recolle souvent par la fente, à la seringue et sous presse. Le manque se comble d'une pièce d'essence et d'épaisseur égales, dont le joint suit le fil. Prévoyez de vivre sans le meuble un mois ou deux.",
      features: [
        'Sciure fraîche sous un meuble : insectes traités hors de la maison',
        'Vernis nettoyé au coton, zone après zone',
        'Photos avant démontage, pièces déposées rendues avec le meuble',
      ],
    },
    {
      title: 'Placards de muraille',
      description:
        "Les maisons d'ici ont souvent gardé des placards ménagés dans l'épaisseur du mur, fermés de deux vantaux en noyer ou en peuplier. Le fond reste frais : nous écartons les tablettes de la pierre et laissons un jour sous les portes, sinon le linge moisit.",
      features: [
        'Cadre scellé à la chaux, sans mousse',
        'Vantaux voilés redressés par une traverse vissée au dos',
        'Tablettes en peuplier, simplement posées sur leurs tasseaux',
      ],
    },
    {
      title: 'Finitions',
      description:
        "Le vernis au tampon, gomme-laque passée en voiles très minces, convient à un secrétaire et blanchit sous une tasse chaude. Une table de repas reçoit plutôt trois couches d'huile, à rafraîchir chaque année.",
      features: [
        "Cire pour ce qu'on ne mouille pas",
        "Chiffons d'huile étendus dehors, car en boule ils peuvent s'enflammer",
        'Nom du produit et geste de reprise inscrits sous le plateau',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Usage et mesures',
      description:
        "Sortez la pile d'assiettes, le plus grand livre, la chaise qui restera : les cotes partent d'eux. Nous mesurons aussi le tournant de l'escalier.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Scierie',
      description:
        'Vous pouvez venir, chaussures fermées. Une éponge mouillée montre la couleur que prendra le bois sous la finition ; le devis définitif suit ce choix.',
      duration: '½ journée',
    },
    {
      title: 'Repos du bois',
      description:
        'Débitées larges, les pièces attendent sur tasseaux. Elles se cintrent un peu, le rabot les dresse de nouveau, puis elles ne bougent guère.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Assemblage',
      description:
        "Tout se monte d'abord sans colle, et vous recevez des photos. C'est le moment de changer une proportion ou la place d'un bouton.",
      duration: '3 à 6 semaines',
    },
    {
      title: 'Finition',
      description:
        "Huile, cire ou vernis, chaque couche à son rythme. Le meuble sent encore quelques jours après l'arrivée ; aérez la pièce.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Livraison',
      description:
        "La pièce est peinte, chauffée, entre 40 et 60 % d'humidité. Deux personnes, des couvertures, et le meuble se cale à un bon mètre du poêle.",
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: "L'armoire de famille mérite-t-elle une restauration ?",
      answer:
        "Pas toujours, et nous commençons par là. Remettre en état une armoire courante coûte souvent plus que d'en acheter une saine. On le fait par attachement, ou pour qu'elle serve encore. Si elle peut avoir de la valeur, montrez-la d'abord à un commissaire-priseur : une reprise maladroite la lui ôterait.",
    },
    {
      question: "Peut-on la poncer pour l'éclaircir ?",
      answer:
        "Non, surtout à la machine. Le bois mis à nu paraît neuf, les arêtes s'arrondissent et les traces d'outil disparaissent. Un nettoyage doux rend déjà une bonne part de la teinte. Sur un meuble sans intérêt, déjà décapé, peignez-le plutôt : cela reste réversible.",
    },
    {
      question: 'Noyer ou chêne pour une table de tous les jours ?',
      answer:
        "Le chêne, si des enfants y dînent. Plus dur, il marque moins. Le noyer, plus tendre, s'éclaircit au soleil : déplacez le compotier de temps en temps, sinon son rond reste.",
    },
    {
      question: 'Une fente est apparue sur le panneau, est-ce grave ?',
      answer:
        "Rarement, si elle suit le fil. Le panneau s'est trouvé bloqué, par de la peinture ou un clou ajouté. Nous le libérons dans son cadre, puis un flipot (une fine languette de la même essence) ferme l'ouverture. Un mastic dur, au contraire, écarterait les bords au prochain été humide.",
    },
    {
      question: "Combien de temps entre l'accord et la livraison ?",
      answer:
        'Deux à trois mois pour un buffet. Le bois doit être sec, entre 8 et 12 % pour une maison chauffée, et un plateau trop frais attend. Une restauration légère revient plus vite, sauf insectes. Calez la date sur la fin des peintures.',
    },
  ],
  relatedMetiers: [
    'menuisierBois',
    'meubles-sur-mesure',
    'designer-interior',
    'menuisier-cuisiniste',
  ],
} as const satisfies Trade
