import type { ServiceAreaPage } from './types'

/** The page /zones-intervention (content.md §3, « Service-area data »). */
export const serviceArea = {
  title: "Zones d'intervention : Lot-et-Garonne et alentour",
  metaDescription:
    "Jusqu'où nous venons, ce que coûte le trajet, et ce que la pierre, la brique, l'argile ou les termites changent aux travaux, de Lavergne à Cahors et Bergerac.",
  keywords: [
    "zone d'intervention rénovation Lot-et-Garonne",
    'entreprise de rénovation Agen',
    'rénovation maison Villeneuve-sur-Lot',
    'travaux de rénovation Marmande',
    'rénovation Bergerac Cahors Montauban',
  ],
  updated: '2026-11-21',
  subtitle:
    "Cinquante kilomètres autour du centre de notre zone d'intervention, et des murs qui changent avec le sol",
  heroImage: 'farmhouse-garden',
  map: {
    alternative:
      "Carte de six départements : deux cercles de 30 et 50 km autour du centre de notre zone d'intervention, et les principales villes. La distance de chacune est écrite plus bas, sous « Les principales villes ».",
    text: "Le grand cercle prend la plus grande part du Lot-et-Garonne, l'ouest du Lot et du Tarn-et-Garonne, et mord sur le sud de la Dordogne et le nord du Gers. La Gironde commence à son bord.",
  },
  /** Three cities and what is done there most (behaviour.md §2, « services and trades for Agen »). */
  focus: [
    {
      city: 'Agen',
      services: ['renovation-exterieure', 'renovation-interieure', 'cuisines-salles-de-bains'],
      trades: ['facades', 'cloisons', 'electricien'],
    },
    {
      city: 'Villeneuve-sur-Lot',
      services: ['renovation-interieure', 'renovation-energetique', 'renovation-exterieure'],
      trades: ['demolisseur', 'platrierPlaquiste', 'isolation-acoustique'],
    },
    {
      city: 'Nérac',
      services: ['renovation-exterieure', 'renovation-interieure', 'extensions-surelevation'],
      trades: ['menuisierBois', 'charpentierBois', 'peinture'],
    },
  ],
  /** Four services and three trades for each of the first three major cities (content.md §9). */
  nearby: [
    {
      city: 'Lavergne',
      services: [
        'renovation-interieure',
        'renovation-exterieure',
        'renovation-energetique',
        'extensions-surelevation',
      ],
      trades: ['maconnerie', 'couvreur', 'amenagements-exterieurs'],
    },
    {
      city: 'Agen',
      services: [
        'renovation-interieure',
        'cuisines-salles-de-bains',
        'renovation-energetique',
        'renovation-exterieure',
      ],
      trades: ['plombier-sanitaire', 'climaticien', 'carreleur'],
    },
    {
      city: 'Marmande',
      services: [
        'renovation-exterieure',
        'extensions-surelevation',
        'renovation-energetique',
        'renovation-interieure',
      ],
      trades: ['toitures', 'isolation-thermique', 'sols'],
    },
  ],
  departments: [
    {
      name: 'Lot-et-Garonne',
      code: '47',
      mapLabel: { lat: 44.3, lng: 0.7 },
      description:
        "Du calcaire sur les hauteurs, de la brique dans la vallée, du pan de bois rempli de torchis dans les bastides, et la tuile canal presque partout. Deux questions reviennent à chaque visite : l'argile, que vise un plan de prévention départemental, et les termites. Le département est concerné ; renseignez-vous en mairie.",
      cities: [
        {
          name: 'Lavergne',
          postalCode: '47800',
          isMajor: true,
          mapLabel: 'left',
          coordinates: { lat: 44.593, lng: 0.398 },
          description:
            "Notre siège, dans le canton du Val du Dropt. Devant une ferme de moellons, nous regardons d'abord les arbres : un chêne planté trop près assèche l'argile tout l'été, et le pignon finit par s'ouvrir.",
        },
        {
          name: 'Agen',
          postalCode: '47000',
          isMajor: true,
          description:
            "Préfecture du Lot-et-Garonne, où la brique, la pierre et le pan de bois se cachent souvent sous un même enduit : on sonde avant de piquer. Dans les quartiers bas, nous lisons d'abord le PPRI, le plan des zones inondables, et le tableau électrique se place au-dessus de la cote de crue.",
        },
        {
          name: 'Marmande',
          postalCode: '47200',
          isMajor: true,
          description:
            "Autour de la ville, bien des métairies n'ont que le logis en maçonnerie ; le reste du grand toit repose sur des poteaux. Avant d'habiter la grange, nous sondons leurs pieds, puis nous cherchons la parcelle sur la carte des crues de la Garonne.",
        },
        {
          name: 'Villeneuve-sur-Lot',
          postalCode: '47300',
          isMajor: true,
          mapLabel: 'left',
          description:
            "Dans cette bastide à cheval sur le Lot, les maisons vont, étroites, de la rue à la ruelle, entre deux mitoyens. L'échafaudage et les gravats se règlent avec la mairie et les voisins. Alentour, des fermes en pisé craignent moins la pluie qu'un trottoir de ciment à leur pied.",
        },
        {
          name: 'Nérac',
          postalCode: '47600',
          isMajor: true,
          description:
            "Les deux rives de la Baïse sont en secteur protégé : la matière, le dessin et la teinte des fenêtres passent devant l'ABF. Sur les quais, un pan de bois pourrit par la sablière basse, la pièce couchée qui porte les autres.",
        },
        { name: 'Miramont-de-Guyenne', postalCode: '47800' },
        { name: 'Lauzun', postalCode: '47410' },
        { name: 'Tonneins', postalCode: '47400' },
        { name: 'Le Passage', postalCode: '47520' },
        { name: 'Sainte-Livrade-sur-Lot', postalCode: '47110' },
        { name: 'Casteljaloux', postalCode: '47700' },
        { name: 'Fumel', postalCode: '47500' },
        { name: 'Aiguillon', postalCode: '47190' },
        { name: 'Bon-Encontre', postalCode: '47240' },
        { name: 'Boé', postalCode: '47550' },
        { name: 'Foulayronnes', postalCode: '47510' },
        { name: 'Pont-du-Casse', postalCode: '47480' },
        { name: 'Layrac', postalCode: '47390' },
        { name: 'Pujols', postalCode: '47300' },
        { name: 'Monsempron-Libos', postalCode: '47500' },
        { name: "Penne-d'Agenais", postalCode: '47140' },
        { name: 'Monflanquin', postalCode: '47150' },
        { name: 'Villeréal', postalCode: '47210' },
        { name: 'Castillonnès', postalCode: '47330' },
        { name: 'Cancon', postalCode: '47290' },
        { name: 'Casseneuil', postalCode: '47440' },
        { name: 'Clairac', postalCode: '47320' },
        { name: 'Castelmoron-sur-Lot', postalCode: '47260' },
        { name: 'Duras', postalCode: '47120' },
        { name: 'Seyches', postalCode: '47350' },
        { name: 'Allemans-du-Dropt', postalCode: '47800' },
        { name: 'Lévignac-de-Guyenne', postalCode: '47120' },
        { name: 'Sainte-Bazeille', postalCode: '47180' },
        { name: 'Meilhan-sur-Garonne', postalCode: '47180' },
        { name: "Le Mas-d'Agenais", postalCode: '47430' },
        { name: 'Damazan', postalCode: '47160' },
        { name: 'Buzet-sur-Baïse', postalCode: '47160' },
        { name: 'Port-Sainte-Marie', postalCode: '47130' },
        { name: 'Prayssas', postalCode: '47360' },
        { name: 'Laroque-Timbaut', postalCode: '47340' },
        { name: 'Puymirol', postalCode: '47270' },
        { name: 'Astaffort', postalCode: '47220' },
        { name: 'Lavardac', postalCode: '47230' },
        { name: 'Vianne', postalCode: '47230' },
      ],
    },
    {
      name: 'Lot',
      code: '46',
      mapLabel: { lat: 44.56, lng: 1.75 },
      description:
        "Un arrêté du 1er décembre 2000 tient tout le département pour contaminé par les termites : planchers, linteaux et pieds de poteaux se sondent avant le devis. La pierre change vite, du calcaire clair du Quercy au grès de Figeac, et le sable de l'enduit doit changer avec elle.",
      cities: [
        {
          name: 'Cahors',
          postalCode: '46000',
          isMajor: true,
          description:
            "Le plan de sauvegarde de la vieille ville s'étend aux intérieurs : un escalier, une cheminée ou un plafond peint peuvent être protégés. Aucune cloison ne tombe avant la visite de l'UDAP, le service de l'architecte des Bâtiments de France.",
        },
        {
          name: 'Figeac',
          postalCode: '46100',
          isMajor: true,
          description:
            "Du grès en bas, des pans de bois et de la brique aux étages, et parfois sous le toit un soleilho, grenier ouvert où l'on faisait sécher les récoltes. Le fermer pour y dormir change la façade, en secteur protégé : cela se demande, et peut se refuser.",
        },
        {
          name: 'Gourdon',
          postalCode: '46300',
          isMajor: true,
          description:
            "La vieille ville tourne autour de sa butte, et les camions s'arrêtent aux boulevards : sable et gravats finissent le chemin en petit engin. Là-haut, une toiture de tuiles plates garde parfois ses rangs de lauzes au bas de la pente.",
        },
        { name: "Puy-l'Évêque", postalCode: '46700' },
        { name: 'Prayssac', postalCode: '46220' },
        { name: 'Luzech', postalCode: '46140' },
        { name: 'Montcuq-en-Quercy-Blanc', postalCode: '46800' },
        { name: 'Duravel', postalCode: '46700' },
        { name: 'Catus', postalCode: '46150' },
        { name: 'Salviac', postalCode: '46340' },
        { name: 'Lalbenque', postalCode: '46230' },
        { name: 'Souillac', postalCode: '46200' },
        {
          name: 'Capdenac-Gare',
          postalCode: '12700',
          description:
            "Commune de l'Aveyron, sur l'autre rive du Lot : nous la rangeons ici parce que nous y allons par Figeac. L'arrêté du Lot sur les termites ne la couvre pas ; sa mairie vous renseignera.",
        },
      ],
    },
    {
      name: 'Dordogne',
      code: '24',
      mapLabel: { lat: 45.03, lng: 0.5 },
      description:
        "Vers le nord et l'est, les toits se redressent, et la tuile plate puis la lauze remplacent la tuile canal. On ne passe pas de l'une à l'autre sans revoir la pente et la charpente. Au sud, dans les bastides d'Eymet, de Beaumont et de Monpazier, le dossier de façade compte dans le calendrier.",
      cities: [
        {
          name: 'Bergerac',
          postalCode: '24100',
          isMajor: true,
          mapLabel: 'above',
          description:
            "Entre l'église et les quais, la brique remplit le pan de bois et suit ses mouvements, pourvu qu'elle soit jointoyée à la chaux. Un joint de ciment la bloque : elle se fend, et l'eau gagne le poteau.",
        },
        {
          name: 'Périgueux',
          postalCode: '24000',
          isMajor: true,
          description:
            'Le centre ancien a son plan de sauvegarde, et son calcaire sculpté supporte mal les nettoyages brusques. Nous le lavons à faible pression ; un bloc trop creusé se remplace par une pierre du même grain, jamais par du ciment peint.',
        },
        {
          name: 'Sarlat-la-Canéda',
          postalCode: '24200',
          isMajor: true,
          description:
            "Une couverture de lauzes pèse de 500 à 800 kg/m² : la réparer comme l'ôter demande un calcul de la charpente et des murs. C'est l'affaire d'un lauzier, que nous faisons venir, et l'ABF se prononce sur chaque toit du secteur sauvegardé.",
        },
        { name: 'Eymet', postalCode: '24500' },
        { name: 'Issigeac', postalCode: '24560' },
        { name: 'Beaumontois en Périgord', postalCode: '24440' },
        { name: 'Monpazier', postalCode: '24540' },
        { name: 'Villefranche-du-Périgord', postalCode: '24550' },
        { name: 'Lalinde', postalCode: '24150' },
        { name: 'Pays de Belvès', postalCode: '24170' },
        { name: 'Le Buisson-de-Cadouin', postalCode: '24480' },
        { name: 'Prigonrieux', postalCode: '24130' },
        { name: 'La Force', postalCode: '24130' },
      ],
    },
    {
      name: 'Tarn-et-Garonne',
      code: '82',
      mapLabel: { lat: 43.86, lng: 1.18 },
      description:
        'Dans la plaine, chaque mur ancien est à interroger, cuit ou cru : des lits de brique cuite y alternent avec de la terre, sous un enduit de chaux. Plus au nord, vers Lauzerte et Montaigu, le calcaire blanc reprend.',
      cities: [
        {
          name: 'Montauban',
          postalCode: '82000',
          isMajor: true,
          description:
            "Ville de brique foraine, large et plate, que l'on enduisait souvent autrefois. Nous ne la sablons pas, parce qu'elle y perd sa peau de cuisson et boit la pluie ; au centre, le choix entre brique nue et badigeon se fait avec l'ABF.",
        },
        {
          name: 'Moissac',
          postalCode: '82200',
          isMajor: true,
          mapLabel: 'above',
          description:
            'La crue de 1930 a fait fondre la brique crue des quartiers bas, rebâtis ensuite en matériaux durs. Hors de son atteinte, il en reste sous les enduits : une gouttière percée creuse ces murs-là en un hiver.',
        },
        {
          name: 'Castelsarrasin',
          postalCode: '82100',
          isMajor: true,
          mapLabel: 'left',
          description:
            "Après les étés secs, les pavillons posés sur l'argile s'y fendent en escalier. Nous collons un témoin sur la fissure et demandons un géotechnicien ; enduire d'emblée la cacherait jusqu'à l'été d'après.",
        },
        { name: 'Valence', postalCode: '82400' },
        { name: 'Lauzerte', postalCode: '82110' },
        { name: 'Montaigu-de-Quercy', postalCode: '82150' },
        { name: 'Auvillar', postalCode: '82340' },
        { name: 'Lafrançaise', postalCode: '82130' },
        { name: 'Saint-Nicolas-de-la-Grave', postalCode: '82210' },
        { name: 'Montpezat-de-Quercy', postalCode: '82270' },
        { name: 'Caussade', postalCode: '82300' },
        { name: 'Beaumont-de-Lomagne', postalCode: '82500' },
      ],
    },
    {
      name: 'Gers',
      code: '32',
      mapLabel: { lat: 43.8, lng: 0.35 },
      description:
        "Pierre calcaire dans le nord, terre et colombages quand on descend, et des coteaux d'argile un peu partout. Quand une maison s'adosse à la pente, nous cherchons d'abord où passe l'eau du talus, parce qu'elle arrive par l'arrière.",
      cities: [
        {
          name: 'Condom',
          postalCode: '32100',
          isMajor: true,
          description:
            "De grandes maisons de calcaire, des balcons de fer et des plafonds très hauts : c'est le volume qui fait la facture de chauffage. Les fenêtres d'époque se réparent et reçoivent un joint avant que l'on parle de chaudière.",
        },
        {
          name: 'Auch',
          postalCode: '32000',
          isMajor: true,
          description:
            "Entre la ville haute et la ville basse, les pousterles sont des ruelles en escalier où rien ne roule. Matériaux et gravats s'y portent à dos d'homme, et le devis compte ces heures au lieu de les découvrir.",
        },
        { name: 'Lectoure', postalCode: '32700' },
        { name: 'Fleurance', postalCode: '32500' },
        { name: 'La Romieu', postalCode: '32480' },
        { name: 'Miradoux', postalCode: '32340' },
        { name: 'Saint-Clar', postalCode: '32380' },
        { name: 'Montréal', postalCode: '32250' },
        { name: 'Valence-sur-Baïse', postalCode: '32310' },
        { name: 'Gondrin', postalCode: '32330' },
        { name: 'Eauze', postalCode: '32800' },
        { name: 'Vic-Fezensac', postalCode: '32190' },
      ],
    },
    {
      name: 'Gironde',
      code: '33',
      mapLabel: { lat: 44.72, lng: -0.2 },
      description:
        "La pierre de taille regarde la rue ; les côtés, souvent montés en moellons, attendent un enduit. Le département souffre beaucoup des termites. Nous n'allons guère plus loin que Langon et Bazas, et pour des chantiers assez longs pour valoir la route.",
      cities: [
        {
          name: 'Langon',
          postalCode: '33210',
          isMajor: true,
          mapLabel: 'below',
          description:
            "Le calcaire girondin, tendre, aspire l'humidité du sol, et une peinture étanche le réduit en farine par-derrière. Nous la décapons, nous laissons le mur sécher une saison, et la chaux vient ensuite.",
        },
        { name: 'La Réole', postalCode: '33190' },
        { name: 'Monségur', postalCode: '33580' },
        { name: 'Bazas', postalCode: '33430' },
        { name: 'Sauveterre-de-Guyenne', postalCode: '33540' },
        { name: 'Pellegrue', postalCode: '33790' },
        { name: 'Saint-Macaire', postalCode: '33490' },
        { name: 'Gironde-sur-Dropt', postalCode: '33190' },
        { name: 'Castets et Castillon', postalCode: '33210' },
        { name: 'Sainte-Foy-la-Grande', postalCode: '33220' },
      ],
    },
  ],
  faqs: [
    {
      question: 'Le déplacement est-il facturé ?',
      answer:
        "Non, jusqu'à trente kilomètres du centre de notre zone d'intervention. De trente à cinquante, des frais modérés s'ajoutent ; ils occupent une ligne du devis, que vous lisez avant de signer. Plus loin, nous en parlons au téléphone, avant même la première visite.",
    },
    {
      question: "Jusqu'où vous déplacez-vous ?",
      answer:
        "Cinquante kilomètres, mesurés à vol d'oiseau depuis le centre de notre zone d'intervention. Au-delà, et jusqu'à une centaine de kilomètres, nous étudions les rénovations d'ensemble. Pour un robinet ou trois tuiles à cette distance, c'est non : le trajet coûterait plus que le travail, et un artisan de votre commune viendra plus vite.",
    },
    {
      question: 'Une adresse éloignée allonge-t-elle les délais ?',
      answer:
        "Non pour le devis : 48 h après la visite, à Cahors comme à Lavergne. Le planning écrit suit, deux semaines au plus après votre accord. La visite elle-même peut attendre quelques jours de plus, parce que nous groupons les adresses d'une même route.",
    },
    {
      question: 'Comment suivez-vous un chantier éloigné ?',
      answer:
        'Comme les autres, chaque semaine. Le conducteur de travaux tient sa réunion sur place, à jour fixe, et vous en recevez le compte rendu où que vous viviez. Entre deux passages, rien ne se recouvre sans photo : une canalisation, une membrane, un linteau. Les livraisons se groupent davantage, ce qui oblige à arrêter vos choix plus tôt.',
    },
    {
      question: "Que demande l'architecte des Bâtiments de France ?",
      answer:
        "Un dossier précis, déposé en mairie. Le plan de situation, des photos de près et depuis la rue, la façade dessinée avant et après, les matériaux et les teintes : nous préparons ces pièces avec vous. Le cas est courant dans les bastides, où un monument se trouve en vue à moins de 500 mètres. La déclaration préalable passe alors d'un mois à deux. Nous ne commandons rien avant la réponse, et nous ne la promettons pas.",
    },
  ],
  closing: {
    title: 'Donnez-nous une commune, nous vous dirons la distance',
    text: "À Lavergne, Agen, Marmande, Villeneuve-sur-Lot ou Nérac, la visite se fixe en un appel. Si votre commune n'est pas dans la liste, appelez quand même : c'est la distance qui décide, et un chantier d'ensemble se discute.",
  },
} as const satisfies ServiceAreaPage
