import type { EstimationPage } from './types'

/** The page /estimation-avant-achat (behaviour.md §2, « The pre-purchase estimation page »). */
export const estimation = {
  title: 'Estimer les travaux avant achat en Lot-et-Garonne',
  metaDescription:
    'Avant de signer : visite technique sous 3 à 5 jours ouvrés, rapport chiffré lot par lot, à partir de 3 €/m², déduits si vous nous confiez les travaux.',
  keywords: [
    'estimation travaux avant achat',
    'visite technique maison avant achat',
    'chiffrage travaux maison ancienne',
    'achat maison à rénover Lot-et-Garonne',
    'coût de rénovation avant compromis',
  ],
  updated: '2026-11-21',
  subtitle: 'Ce que la maison coûtera après les clés, chiffré avant que vous ne signiez',
  heroImage: 'desk-keys',
  benefits: [
    {
      title: "Un chiffre et une quantité pour chaque corps d'état",
      description:
        "Toiture, murs, réseaux, chauffage, menuiseries : chaque ligne donne une quantité et un prix, ou les mots « rien à faire ». Un autre entrepreneur peut refaire l'addition.",
      icon: 'FileText',
    },
    {
      title: 'Le grenier et la cave avant le salon',
      description:
        "Notre conducteur de travaux vient avec une échelle, un poinçon et un humidimètre. Il commence sous les tuiles et finit sous le plancher, là où les visites d'agence s'attardent le moins.",
      icon: 'HardHat',
    },
    {
      title: "L'urgent séparé de l'envie",
      description:
        "Un toit qui fuit et une cuisine démodée n'ont pas la même échéance. Le rapport met d'un côté ce qu'il faut payer avant d'emménager, de l'autre ce qui attendra, et à part ce qui relève du goût.",
      icon: 'ClipboardList',
    },
    {
      title: 'Ce que nous ne savons pas, écrit aussi',
      description:
        'Ce que nous avons pu voir se chiffre avec une erreur possible de 5 à 10 %. Le reste figure dans une liste à part, avec le moyen de lever chaque doute.',
      icon: 'ShieldCheck',
    },
    {
      title: 'Un délai compatible avec une offre',
      description:
        'La visite se fait sous 3 à 5 jours ouvrés et le rapport suit, 48 à 72 h plus tard. Prévenez-nous dès la deuxième visite, sans attendre que le vendeur vous presse.',
      icon: 'CalendarCheck',
    },
    {
      title: "L'énergie au-delà de l'étiquette",
      description:
        "Le DPE donne une lettre et des pistes. Nous regardons si les murs, l'aération et le plancher les supportent, puis nous chiffrons, sans retrancher une aide que personne ne vous a encore accordée.",
      icon: 'Leaf',
    },
  ],
  process: [
    {
      title: 'Votre demande',
      description:
        "Indiquez l'adresse, la surface, l'année si vous la connaissez, et ce que vous comptez faire de la maison. L'annonce et les diagnostics du vendeur, s'ils existent déjà, nous aident à préparer la visite.",
      duration: 'Réponse sous 24 à 48 h',
    },
    {
      title: 'Un prix accepté par écrit',
      description:
        "Vous recevez le montant TTC et vous l'acceptez avant tout déplacement. L'heure se fixe ensuite avec le vendeur ou son agence, car nous n'entrons qu'avec l'accord du propriétaire.",
      duration: 'Avant la visite',
    },
    {
      title: 'La visite technique',
      description:
        'Charpente, couverture, murs, planchers, caves, réseaux, puis la pente du terrain et le chemin que prend la pluie. Nous mesurons et photographions, sans percer ni démonter quoi que ce soit chez un vendeur.',
      duration: 'Sous 3 à 5 jours ouvrés',
    },
    {
      title: 'Le chiffrage',
      description:
        'Les métrés deviennent des quantités, et les quantités des prix. Quand deux façons de réparer se valent, les deux apparaissent, avec ce que la moins chère oblige à accepter.',
      duration: 'Dans les 48 à 72 h qui suivent',
    },
    {
      title: 'Le rapport',
      description:
        "Photos légendées, travaux rangés par urgence, prix par lot, liste de ce qui n'a pas pu être vu. Nous le parcourons avec vous au téléphone, ligne après ligne si vous le voulez.",
      duration: '48 à 72 h après la visite',
    },
    {
      title: 'Votre décision',
      description:
        "Vous achetez, vous négociez ou vous renoncez. Quand la maison est à vous, nous pouvons enfin la sonder ; un devis gratuit remplace alors l'estimation, dont le prix se déduit si les travaux nous reviennent.",
      duration: 'À votre rythme',
    },
  ],
  testimonials: [
    {
      author: 'Delphine et Marc A.',
      location: 'Monsempron-Libos',
      rating: 5,
      text: "À la troisième visite, nous n'avions toujours pas regardé les bouts des pannes. Deux étaient rongés jusqu'au mur. Nous avons acheté quand même, à un prix qui en tenait compte.",
      sample: true,
    },
    {
      author: 'Julien P.',
      location: 'Laroque-Timbaut',
      rating: 5,
      text: "Le rapport disait que la maison était saine et que mon budget ne suffirait pas. J'ai cherché plus petit. Celle que j'habite aujourd'hui, ils l'avaient visitée aussi.",
      sample: true,
    },
    {
      author: 'Hélène C.',
      location: 'Pujols',
      rating: 5,
      text: "Une page listait ce qu'ils n'avaient pas pu voir, dont le mur derrière le doublage. La mauvaise surprise était bien là, et j'avais gardé de quoi la payer. L'estimation a été retirée de la facture.",
      sample: true,
    },
  ],
  faqs: [
    {
      question: "Combien coûte l'estimation ?",
      answer:
        "À partir de 3 €/m² habitable, avec un minimum de 150 € hors taxes. Des dépendances à voir ou un accès difficile ajoutent du temps, donc du prix, et le montant TTC vous est écrit avant la visite. Si vous nous confiez les travaux, il est déduit de notre facture. Si vous n'achetez pas, il reste dû.",
    },
    {
      question: 'Que contient le rapport, et que laisse-t-il de côté ?',
      answer:
        "Des travaux, leurs quantités, leurs prix. On y lit l'état de chaque lot, l'ordre des interventions et les questions à poser en mairie, sur l'inondation ou l'avis de l'ABF par exemple. Il ne dit pas ce que vaut le bien sur le marché : cela relève d'un agent immobilier ou d'un notaire, et l'offre ne regarde que vous.",
    },
    {
      question: 'Ce rapport remplace-t-il les diagnostics ?',
      answer:
        "Non, ni les diagnostics, ni une étude. DPE, amiante, plomb, termites, électricité ou gaz, selon le bien, relèvent de diagnostiqueurs certifiés, et c'est le vendeur qui les fournit. Nous lisons leurs rapports pour les traduire en travaux. Un mur qui bouge demande un ingénieur, un sol douteux un géotechnicien, un agrandissement souvent un architecte : nous vous dirons lequel appeler, sans en tenir lieu.",
    },
    {
      question: "N'avez-vous pas intérêt à trouver des travaux ?",
      answer:
        "Si, et mieux vaut le savoir. Une entreprise peut gonfler un chiffrage pour se donner de l'aise, ou l'alléger pour que la vente se fasse. Contre cela, nous n'avons que des quantités qu'un confrère peut recompter et un rapport qui vous appartient, à montrer à qui vous voulez. Pour un avis sans aucun lien avec le chantier, prenez un expert indépendant, ou un architecte à qui vous ne confierez pas la suite. Nous travaillerons volontiers d'après ses conclusions.",
    },
    {
      question: 'Que couvre la marge de 5 à 10 % ?',
      answer:
        "Ce que nous avons vu et mesuré. Elle s'applique aux travaux décrits, avec les matériaux cités, à la date du rapport. Une canalisation enterrée, un plancher sous un lino collé ou un mur doublé n'y entrent pas : nous les nommons plutôt que de les chiffrer au hasard. Un carrelage plus cher ou deux ans d'attente en sortent aussi.",
    },
    {
      question: "À quel moment de l'achat faut-il vous appeler ?",
      answer:
        "Avant l'offre, si possible. Après le compromis, la loi laisse au particulier qui achète un logement dix jours pour se rétracter, et nos délais peuvent les occuper tout entiers. Passé ce terme, le rapport aide encore à préparer le prêt et le chantier, mais il ne vous délie plus. Une condition liée aux travaux se discute avec le notaire, avant de signer.",
    },
  ],
  fee: {
    perSquareMetre: 3,
    minimumExcludingTax: 150,
    note: "Prix « à partir de », au mètre carré habitable, déduit de notre facture si vous nous confiez les travaux. Le minimum de 150 € hors taxes revient à 180 € TTC avec la TVA à 20 %. Le montant TTC de votre visite vous est écrit, et vous l'acceptez, avant que nous nous déplacions.",
  },
  formLead:
    "Parlez-nous du bien comme à un ami qui connaît le bâtiment : ce qui vous plaît, ce qui vous inquiète, la date de votre offre. Vos réponses servent à préparer cette visite, et à rien d'autre.",
  contactLead:
    "L'offre part cette semaine ? Appelez plutôt que d'écrire : nous vous dirons si la visite peut avoir lieu à temps, ou s'il vaut mieux demander un délai au vendeur.",
  whatsAppMessage:
    "Bonjour, j'envisage d'acheter un bien et j'aimerais faire estimer les travaux avant de signer. Quand une visite serait-elle possible ?",
} as const satisfies EstimationPage
