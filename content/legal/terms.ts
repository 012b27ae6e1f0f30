import type { Firm } from '../schema/firm'
import { conformityNotice } from './parts/conformity-notice'
import {
  address,
  insuranceBlocks,
  known,
  legalName,
  liabilityFacts,
  mediatorFacts,
  phoneFacts,
  repairBlocks,
  siret,
} from './parts/firm-texts'
import { has, when } from './parts/switched'

/** The general terms of contract. */
export const terms = (firm: Firm) => ({
  title: 'Conditions générales',
  metaDescription: `Devis valable 3 mois, acompte de 30 %, 14 jours pour changer d'avis, réception et garanties : les conditions de nos travaux${has(firm).estimation ? ", et celles de l'estimation" : ''}.`,
  keywords: [
    'conditions générales travaux',
    'devis rénovation',
    'acompte 30 %',
    'délai de rétractation travaux',
    ...when(has(firm).estimation, 'estimation avant achat'),
  ],
  updated: '2026-11-28',
  lead: "À quoi un devis signé vous engage, ce que nous vous devons en retour, et comment chacun peut s'en dégager.",
  sections: [
    {
      id: 'objet',
      title: "À quoi s'appliquent ces conditions",
      blocks: [
        {
          text: `Elles valent pour les travaux${has(firm).estimation ? ' et les estimations avant achat' : ''} que nous confient des particuliers. Elles sont jointes à chaque devis, et seule la version jointe au devis que vous avez signé vous engage. Si le devis prévoit autre chose, le devis prime, sans jamais réduire les droits que la loi vous donne.`,
        },
        {
          text: `Aucun contrat ne se conclut sur ce site${has(firm).forms ? ' : ses formulaires nous transmettent une demande' : ''}. Pour un client professionnel, la rétractation et la médiation ne jouent que dans les cas prévus par la loi. Ses retards de paiement suivent l'article L441-10 du Code de commerce.`,
        },
        {
          facts: [
            ['Entreprise', `${legalName(firm)}, ${address(firm)}`],
            ...phoneFacts(firm),
            ['E-mail', firm.email],
            ['SIRET', known(siret(firm))],
          ],
        },
      ],
    },
    {
      id: 'devis',
      title: 'Le devis',
      blocks: [
        {
          text: "Le devis est gratuit et vous parvient sous {delai.devis} une fois les études reçues, ou après la visite quand il n'en faut pas. Il porte les mentions que demande l'arrêté du 24 janvier 2017, quels que soient les travaux :",
        },
        {
          list: [
            "la date, l'entreprise, votre nom et le lieu des travaux ;",
            'la nature exacte des travaux, ouvrage par ouvrage ;',
            "les quantités et les prix unitaires, fournitures et main-d'œuvre ;",
            "les frais de déplacement, s'il y en a ;",
            has(firm).vat
              ? 'le total hors taxes, le taux de TVA et le total toutes taxes comprises ;'
              : 'le total, et la mention « TVA non applicable, article 293 B du CGI » ;',
            "la date ou le délai d'exécution, et les échéances de paiement ;",
            "la quantité de déchets attendue, ce que nous en trions, les points de collecte où ils vont et le coût de leur enlèvement (article D541-45-1 du Code de l'environnement) ;",
            "l'assureur de la garantie décennale, ses coordonnées et la couverture géographique ;",
            'la durée de validité, et la mention que le devis est gratuit.',
          ],
        },
        {
          text: "Il reste valable 3 mois à compter de sa date. Après la signature, le prix ne change que par un avenant écrit et chiffré, que vous signez avant l'exécution.",
        },
        {
          text: 'Un devis ne promet aucune aide publique. Une aide se demande avant de signer, et son montant se vérifie sur france-renov.gouv.fr ou au 0 808 800 700.',
        },
        ...when(has(firm).vat, {
          text: "La TVA réduite ne se demande pas : nous l'appliquons ligne par ligne, et vous signez la mention qui en atteste les conditions.",
        }),
        {
          text: "Avant la signature, nous vous disons par écrit si nous détenons une mention RGE pour vos travaux, justificatif joint ; nous nommons nos sous-traitants et disons s'ils l'ont (loi du 30 juin 2025). Si elle manque, le contrat le dit, et dit quelles aides peuvent vous échapper.",
        },
      ],
    },
    {
      id: 'depannage',
      title: 'Dépannage, réparation, entretien',
      blocks: repairBlocks(firm),
    },
    {
      id: 'commande',
      title: 'La commande',
      blocks: [
        {
          text: `La commande n'est confirmée qu'après deux choses : le devis daté et signé avec la mention « Bon pour accord », et le versement d'un acompte de 30 % de son montant. Le devis signé forme le contrat. ${firm.worksAlone ? 'Les dates' : 'Les équipes'} ne sont réservées et les fournitures commandées qu'une fois l'acompte reçu.`,
        },
        {
          text: "Un acompte est une première part du prix : il vient en déduction de la facture. Le devis le nomme ainsi pour qu'on ne le prenne pas pour des arrhes (article L214-1 du Code de la consommation), qui laisseraient chacun libre de renoncer. L'acompte engage les deux signataires, une fois passés les quatorze jours ci-dessous.",
        },
      ],
    },
    {
      id: 'signature-chez-vous',
      title: 'Un devis signé chez vous',
      blocks: [
        {
          text: "Signé chez vous ou sur le chantier, même à votre demande, le devis est un contrat conclu hors établissement. Nous n'acceptons alors aucun paiement, acompte compris, avant 7 jours à compter de la signature (article L221-10 du Code de la consommation). Font exception l'entretien et la réparation en urgence que vous avez expressément demandés, dans la limite du strict nécessaire.",
        },
        {
          text: 'Vous recevez un exemplaire daté du contrat, avec le formulaire de rétractation.',
        },
      ],
    },
    {
      id: 'retractation',
      title: "Quatorze jours pour changer d'avis",
      blocks: [
        {
          text: "Vous avez 14 jours à compter de la signature pour annuler la commande, sans motif et sans frais, où que vous ayez signé. Pour un devis signé chez vous ou à distance, c'est le droit de rétractation de l'article L221-18 du Code de la consommation. Si la loi assimile votre contrat à une vente, parce qu'il comprend la livraison de biens, le délai court jusqu'à 14 jours après leur réception.",
        },
        {
          text: "Écrivez-nous votre décision avant la fin du délai, par courrier ou par e-mail, avec le modèle ci-dessous ou vos propres mots : la date d'envoi compte. Les sommes versées vous sont rendues au plus tard 14 jours après que nous l'avons apprise.",
        },
        {
          text: 'Sauf demande expresse et écrite de votre part, nous ne commençons rien avant la fin des 14 jours qui suivent la signature. Quatre cas font exception à ce qui précède :',
        },
        {
          list: [
            'les travaux ont commencé à votre demande expresse : vous pouvez encore vous rétracter, mais la part déjà exécutée reste due, en proportion du prix (article L221-25) ;',
            "ils sont achevés avant la fin du délai, à votre demande et après que vous avez reconnu par écrit perdre ce droit : il s'éteint (article L221-28) ;",
            "il s'agit d'un entretien ou d'une réparation en urgence à votre domicile, que vous avez expressément demandés, dans la limite des pièces et des travaux strictement nécessaires ;",
            'le contrat porte sur la seule vente, sans pose, de biens fabriqués à vos mesures ou nettement personnalisés.',
          ],
        },
      ],
    },
    {
      id: 'modele-de-retractation',
      title: 'Modèle de rétractation',
      blocks: [
        { text: 'À compléter et à renvoyer seulement si vous souhaitez vous rétracter.' },
        {
          list: [
            `À l'attention du professionnel : ${legalName(firm)}, ${address(firm)}, ${firm.email}`,
            'Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ou la vente de biens ci-dessous :',
            'Commandé le, ou reçu le :',
            'Nom du ou des consommateurs :',
            'Adresse du ou des consommateurs :',
            "Signature, uniquement en cas d'envoi sur papier :",
            'Date :',
          ],
        },
      ],
    },
    {
      id: 'annulation',
      title: 'Annuler après quatorze jours',
      blocks: [
        {
          text: "Passé ce délai, si vous annulez la commande avant l'ouverture du chantier, l'acompte nous reste acquis à titre d'indemnité. Si nous l'annulons, nous vous rendons l'acompte et vous versons en plus une somme du même montant.",
        },
        {
          text: "L'acompte vous est rendu entier quand l'annulation tient à la force majeure, à un manquement de notre part ou à une condition écrite au devis, comme un permis refusé. Le juge peut toujours réduire une indemnité manifestement excessive (article 1231-5 du Code civil).",
        },
        {
          text: "Si un tribunal ouvrait une procédure de sauvegarde, de redressement ou de liquidation contre l'entreprise, rien ne garantirait l'acompte, sauf garantie écrite au devis. Vous le déclareriez au mandataire dans les deux mois de l'annonce au Bodacc (articles L622-24 et suivants du Code de commerce), et il ne serait rendu que si des fonds restaient.",
        },
        {
          text: "Une fois le chantier ouvert, nous dressons ensemble l'état de ce qui est fait et de ce qui est commandé pour vous. Vous en devez le prix, vos versements déduits.",
        },
      ],
    },
    {
      id: 'paiements',
      title: 'Les paiements',
      blocks: [
        {
          facts: [
            [
              'Acompte',
              '30 % du montant du devis, à la commande ; jamais avant 7 jours si le devis est signé chez vous.',
            ],
            [
              'Paiements intermédiaires',
              "À mesure de l'avancement, sur un état qui compare les travaux faits au devis.",
            ],
            ['Solde', 'À la réception des travaux.'],
          ],
        },
        {
          text: "Quand le procès-verbal de réception porte des réserves, vous pouvez retenir une somme en rapport avec elles jusqu'à leur levée.",
        },
        {
          text: 'Le devis indique les moyens de paiement acceptés. Si une échéance reste impayée malgré une mise en demeure, elle porte intérêt au taux légal et nous pouvons suspendre le chantier.',
        },
      ],
    },
    {
      id: 'gestion-et-deplacements',
      title: has(firm).projectManagement ? 'Gestion de projet et déplacements' : 'Déplacements',
      blocks: [
        ...when(has(firm).projectManagement, {
          text: 'La gestion de projet est comprise dans chaque chantier, sans supplément : conducteur de travaux, ordonnancement, pilotage, coordination des artisans et suivi sur place. Les études confiées à un architecte, à un ingénieur ou à un diagnostiqueur restent à part.',
        }),
        {
          facts: [
            ["Jusqu'à {chiffre.distance.gratuite} km", 'Aucun frais de déplacement.'],
            [
              'De {chiffre.distance.gratuite} à {chiffre.distance.moderee} km',
              'Frais modérés, écrits au devis.',
            ],
            [
              'Au-delà de {chiffre.distance.moderee} km',
              'Frais à convenir avant le devis, qui les porte.',
            ],
          ],
        },
        {
          text: "Ces distances se comptent à vol d'oiseau, du centre de notre zone d'intervention.",
        },
      ],
    },
    {
      id: 'delais',
      title: 'Délais et suivi du chantier',
      blocks: [
        {
          text: 'Le planning écrit vous est remis dans les {delai.planning} qui suivent la validation du devis.',
        },
        ...when(has(firm).projectManagement, {
          text: "Pendant les travaux, une visite de chantier et une réunion ont lieu chaque semaine, suivies d'un compte rendu.",
        }),
        { text: 'Une date recule, avec sa cause et la nouvelle date par écrit, quand :' },
        {
          list: [
            'vous modifiez le projet, ou choisissez un matériau après la date inscrite au planning ;',
            'une autorisation ou un diagnostic attendu de votre côté tarde à venir ;',
            'le temps interdit le travail ;',
            "l'ouverture d'un mur, d'un sol ou d'un toit révèle un état que rien n'annonçait ;",
            'un cas de force majeure survient (article 1218 du Code civil).',
          ],
        },
        {
          text: "Si nous manquons une date pour une autre raison, vous pouvez suspendre le paiement jusqu'à l'exécution. Vous pouvez aussi nous mettre en demeure de terminer dans un délai supplémentaire raisonnable, puis résoudre le contrat si rien ne vient (article L216-6 du Code de la consommation).",
        },
      ],
    },
    {
      id: 'votre-part',
      title: 'Ce que le chantier attend de vous',
      blocks: [
        {
          list: [
            "l'accès aux pièces, l'eau et l'électricité ;",
            'vos choix de matériaux aux dates du planning ;',
            "les autorisations d'urbanisme, accordées à votre nom avant tout commencement ;",
            "pour un bâtiment dont le permis est antérieur au 1er juillet 1997, le repérage de l'amiante avant travaux ;",
            "l'assurance dommages-ouvrage, que la loi vous demande de souscrire avant d'ouvrir un chantier relevant de la décennale (article L242-1 du Code des assurances).",
          ],
        },
        {
          text: `Nous répondons devant vous ${firm.worksAlone ? 'de tous les travaux du devis' : 'du travail de tous les artisans du devis'}. Un sous-traitant n'intervient qu'une fois accepté par vous, comme le veut la loi du 31 décembre 1975.`,
        },
      ],
    },
    {
      id: 'reception',
      title: 'La réception',
      blocks: [
        {
          text: 'Les travaux finis, nous les parcourons avec vous et signons un procès-verbal de réception, avec ou sans réserves. Chaque réserve y reçoit une date de reprise. Les garanties légales courent à partir de ce jour.',
        },
      ],
    },
    {
      id: 'garanties',
      title: 'Les garanties que la loi impose',
      blocks: [
        {
          text: 'Ce sont des devoirs, communs à toutes les entreprises du bâtiment.',
        },
        {
          facts: [
            [
              '1 an',
              "Parfait achèvement : nous reprenons les désordres réservés à la réception ou signalés par écrit dans l'année (article 1792-6 du Code civil).",
            ],
            [
              '2 ans',
              "Bon fonctionnement des équipements qui se déposent sans abîmer l'ouvrage (article 1792-3).",
            ],
            [
              '10 ans',
              "Décennale : dommages qui compromettent la solidité de l'ouvrage ou le rendent impropre à sa destination (articles 1792 et 1792-4-1).",
            ],
          ],
        },
        {
          text: "Tous les travaux ne relèvent pas des trois : un mur repeint, d'ordinaire, n'a pas de garantie décennale. Les biens que nous vous vendons, posés ou non, ont en outre leurs propres garanties, que voici dans les termes de l'annexe à l'article D211-2 du Code de la consommation.",
        },
        conformityNotice,
        {
          text: `Ces garanties se demandent à ${legalName(firm)}, ${address(firm)}, ${firm.phone}, ${firm.email}.`,
        },
      ],
    },
    {
      id: 'assurance',
      title: "L'assurance",
      blocks: [
        {
          text: "Comme la loi l'impose, nos travaux relevant de la garantie décennale sont assurés. L'attestation est jointe au devis et à la facture.",
        },
        ...insuranceBlocks(firm),
      ],
    },
    ...when(has(firm).estimation, {
      id: 'estimation-avant-achat',
      title: "L'estimation avant achat",
      blocks: [
        {
          facts: [
            [
              'Prix',
              'À partir de {prix.estimation}, surface habitable ({prix.estimation.tva}, {prix.estimation.mois}).',
            ],
            [
              'Minimum facturé',
              has(firm).vat
                ? '{prix.estimation-minimum.ht}, soit {prix.estimation-minimum}.'
                : '{prix.estimation-minimum}.',
            ],
            ['Visite technique', 'Sous {delai.visite-estimation} après votre accord écrit.'],
            ['Rapport', '{delai.rapport-estimation} après la visite.'],
            ["Marge d'erreur", '{marge.estimation}, sur ce qui se voit le jour de la visite.'],
            ['Déduction', 'Le prix payé vient en déduction des travaux si vous nous les confiez.'],
          ],
        },
        {
          text: "Envoyer le formulaire n'engage à rien. Nous vous écrivons d'abord le prix à payer et le jour où il se paie ; la visite se fixe après votre accord écrit.",
        },
        {
          text: "Nous regardons et mesurons sans rien ouvrir ni démonter. Le rapport donne un ordre de prix. Il ne vaut pas devis, et ne remplace ni les diagnostics obligatoires de la vente ni l'avis d'un ingénieur.",
        },
        {
          text: "La visite tombe d'ordinaire avant la fin des 14 jours de rétractation. Il nous faut donc votre demande expresse, par écrit, où vous reconnaissez qu'une fois le rapport remis ce droit s'éteint. Si l'accord est signé chez vous, aucun paiement n'est reçu avant 7 jours.",
        },
        {
          text: "Nous répondons de ce que le rapport affirme : si une faute de notre part vous cause un dommage, nous vous en devons réparation (article 1231-1 du Code civil). La marge d'erreur annoncée ne l'efface pas. Le rapport ne porte pas sur ce qui ne se voyait pas le jour de la visite, et il dit ce que nous n'avons pas pu voir. La garantie décennale ne couvre pas une estimation ; c'est l'affaire de la responsabilité civile professionnelle.",
        },
        { facts: liabilityFacts(firm) },
      ],
    }),
    {
      id: 'reclamations',
      title: 'Réclamations et médiation',
      blocks: [
        {
          text: `Adressez votre réclamation par écrit à ${firm.email} ou à ${legalName(firm)}, ${address(firm)}. Si notre réponse ne vous convient pas, ou si elle ne vient pas, vous pouvez saisir gratuitement le médiateur de la consommation, dans l'année qui suit cette réclamation.`,
        },
        { facts: mediatorFacts(firm, 'Médiateur') },
      ],
    },
    {
      id: 'donnees',
      title: 'Vos données',
      blocks: [
        {
          text: 'La politique de confidentialité de ce site dit ce que nous gardons de vous, pour combien de temps, et comment exercer vos droits.',
        },
      ],
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable et tribunaux',
      blocks: [
        {
          text: "Le droit français s'applique. Un particulier choisit entre le tribunal que désigne le Code de procédure civile et celui de son domicile, à la signature du contrat ou au jour du dommage (article R631-3 du Code de la consommation).",
        },
      ],
    },
  ],
})
