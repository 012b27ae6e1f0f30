import type { LegalPages } from './types'

/**
 * The three legal pages (behaviour.md §2, « Legal pages »; facts.md §1 to §4) and the one on
 * accessibility. « [à compléter] » stands wherever only the owner knows. The date the legal pages
 * show is the visitor's day; `updated` is authored, and on the page on accessibility it is shown: the
 * day of the last checks.
 */
export const legal = {
  privacy: {
    title: 'Politique de confidentialité',
    metaDescription:
      'Ce que nos formulaires demandent, qui reçoit vos réponses, combien de temps nous les gardons, ce que retient votre navigateur, et comment tout faire effacer.',
    keywords: [
      'politique de confidentialité',
      'données personnelles',
      'RGPD',
      'cookies',
      "droit d'accès et d'effacement",
    ],
    updated: '2026-11-21',
    lead: 'Cette page dit quelles données nous recevons quand vous nous écrivez, à quoi elles servent, et comment les faire corriger ou effacer.',
    sections: [
      {
        id: 'responsable',
        title: 'Qui répond de vos données',
        blocks: [
          {
            text: "Chêne & Chaux décide de l'usage des données que ce site recueille. L'entreprise en est responsable au sens du règlement général sur la protection des données (RGPD). Sa forme juridique et ses numéros d'immatriculation figurent dans les mentions légales.",
          },
          {
            facts: [
              ['Entreprise', 'Chêne & Chaux'],
              ['Adresse', 'Le Bourg, 47800 Lavergne'],
              ['Téléphone', '06 39 98 47 00'],
              ['E-mail', 'contact@chene-et-chaux.example'],
            ],
          },
        ],
      },
      {
        id: 'formulaires',
        title: 'Ce que les formulaires demandent',
        blocks: [
          {
            text: "Les champs marqués d'un astérisque sont obligatoires. Sans eux, nous ne saurions ni vous rappeler ni préparer une visite, et le formulaire ne part pas.",
          },
          {
            facts: [
              [
                'Demande de devis',
                'Obligatoires : prénom, nom, e-mail, téléphone, service et description du projet. Facultative : la case des nouvelles par e-mail, transmise par « Oui » ou « Non ».',
              ],
              [
                'Estimation avant achat',
                'Obligatoires : prénom, nom, e-mail, téléphone, adresse du bien, type de bien et description du projet. Facultatifs : surface, année de construction, date de visite souhaitée et budget.',
              ],
              [
                "Joint à l'envoi",
                "L'adresse de la page, un objet qui porte vos prénom et nom, un jeton de sécurité, un champ vide où tombent les robots et une consigne technique pour le relais.",
              ],
            ],
          },
          {
            text: 'Comme dans tout échange sur internet, le serveur qui reçoit le formulaire connaît votre adresse IP.',
          },
          {
            text: "Dans la description, parlez de la maison et des travaux. N'y mettez rien sur votre santé ni sur vos proches : un chiffrage n'en a pas besoin.",
          },
          {
            text: 'Si vous nous appelez, nous écrivez par e-mail ou passez par WhatsApp, nous recevons votre numéro ou votre adresse, et ce que vous nous dites. WhatsApp applique alors ses propres règles à vos messages.',
          },
        ],
      },
      {
        id: 'finalites',
        title: 'À quoi elles servent, et sur quelle base',
        blocks: [
          {
            facts: [
              [
                "Répondre à une demande de devis ou d'estimation",
                'Vous rappeler, visiter, chiffrer. Base légale : les mesures précontractuelles prises à votre demande (RGPD, article 6.1.b).',
              ],
              [
                'Exécuter ce que vous avez commandé',
                "Planning, comptes rendus, rapport d'estimation, réception. Base légale : le contrat (article 6.1.b).",
              ],
              [
                'Tenir la comptabilité',
                'Factures et paiements. Base légale : nos obligations légales (article 6.1.c).',
              ],
              [
                'Répondre des garanties et des litiges',
                'Dossier conservé après la réception. Base légale : notre intérêt légitime à prouver ce qui a été fait (article 6.1.f).',
              ],
              [
                'Vous envoyer des nouvelles par e-mail',
                'Seulement si vous avez coché la case facultative. Base légale : votre consentement (article 6.1.a).',
              ],
              [
                'Écarter les robots et les envois frauduleux',
                'Jeton de sécurité et champ vide. Base légale : notre intérêt légitime à ne recevoir que de vraies demandes (article 6.1.f).',
              ],
              ["Relevés d'accès tenus par l'hébergeur", 'Objet et base légale : [à compléter]'],
            ],
          },
          {
            text: 'Le site ne prend aucune décision automatique à votre sujet et ne dresse aucun profil.',
          },
        ],
      },
      {
        id: 'case-obligatoire',
        title: 'La case obligatoire des formulaires',
        blocks: [
          {
            text: "Le formulaire de devis porte une case « J'accepte la politique de confidentialité » ; celui de l'estimation en a une pour les conditions. Cocher atteste que vous avez pu lire ces pages. Nous traitons votre demande parce que vous nous l'adressez : la case n'est pas un consentement au sens du RGPD. Sans elle, le formulaire ne part pas ; la coche elle-même ne nous est pas transmise.",
          },
        ],
      },
      {
        id: 'telephone-et-e-mail',
        title: 'Votre téléphone et votre e-mail',
        blocks: [
          {
            text: 'Votre numéro sert à vous joindre au sujet de votre demande, sous 48 h, puis de votre chantier si vous nous le confiez. Il ne sert à rien de plus. Aucune prospection téléphonique sans votre consentement préalable, et aucun formulaire de ce site ne vous le demande.',
          },
          {
            text: "La case des nouvelles par e-mail est facultative et décochée au départ. Ces messages ne portent aucune offre sur les économies d'énergie ni sur l'adaptation du logement. Vous vous désinscrivez quand vous voulez, par le lien placé dans chaque message ou en nous écrivant.",
          },
        ],
      },
      {
        id: 'destinataires',
        title: 'Qui les reçoit',
        blocks: [
          {
            facts: [
              [
                'Chêne & Chaux',
                "Les personnes de l'entreprise chargées de votre demande ou de votre chantier.",
              ],
              [
                'Relais des formulaires',
                "Reçoit le formulaire et nous l'adresse par e-mail. Nom, adresse et contrat de sous-traitance : [à compléter]",
              ],
              [
                'Hébergeur de notre messagerie',
                'Garde les messages reçus. Nom, adresse et contrat de sous-traitance : [à compléter]',
              ],
              [
                'Hébergeur du site',
                'Sert les pages à votre navigateur. Nom, adresse et contrat de sous-traitance : [à compléter]',
              ],
              [
                'Artisans et fournisseurs',
                "Une fois le devis signé, ce qu'il leur faut pour intervenir : l'adresse, les plans, un numéro où vous joindre.",
              ],
              [
                'Assureur, médiateur, administrations',
                'Seulement quand un sinistre, un litige, une autorisation ou la loi le demande.',
              ],
            ],
          },
          { text: 'Vos données ne sont ni vendues ni louées.' },
        ],
      },
      {
        id: 'transferts',
        title: "Hors de l'Union européenne",
        blocks: [
          {
            facts: [
              ['Pays où travaille le relais', '[à compléter]'],
              ['Pays où travaille la messagerie', '[à compléter]'],
              ["Pays où travaille l'hébergeur du site", '[à compléter]'],
              ["Garantie, pour tout pays hors de l'Union", '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'durees',
        title: 'Combien de temps nous les gardons',
        blocks: [
          {
            facts: [
              [
                'Demande restée sans suite',
                '3 ans après le dernier contact venu de vous. Ouvrir un e-mail ne compte pas comme un contact.',
              ],
              [
                'Nouvelles par e-mail',
                "Jusqu'à votre désinscription, et au plus 3 ans après le dernier contact venu de vous.",
              ],
              [
                "Rapport d'estimation",
                '5 ans après sa remise, le délai de prescription ordinaire (article 2224 du Code civil).',
              ],
              ['Dossier de chantier', '10 ans après la réception des travaux.'],
              ['Factures', "10 ans à compter de la clôture de l'exercice."],
              ['Copie gardée par le relais', '[à compléter]'],
              ["Relevés d'accès de l'hébergeur", '[à compléter]'],
            ],
          },
          { text: 'Au terme de ces délais, les données sont effacées.' },
        ],
      },
      {
        id: 'navigateur',
        title: 'Ce que votre navigateur garde',
        blocks: [
          {
            text: "Ce site n'écrit aucun cookie. Il range trois entrées dans la mémoire de votre navigateur, et une quatrième si vous la demandez.",
          },
          {
            facts: [
              [
                'Votre choix',
                "Entrée « cookie-consent » du stockage local (localStorage), de valeur « all » ou « essential ». Elle demeure jusqu'à ce que vous la changiez ou l'effaciez.",
              ],
              [
                'Le jeton de sécurité',
                "Stockage de session (sessionStorage), sur les pages qui portent un formulaire, accueil compris. Il vaut 20 minutes. Un envoi réussi le supprime et un autre le remplace ; l'onglet fermé, il n'en reste rien.",
              ],
              [
                'Le brouillon de votre demande',
                "Stockage de session. Ce que vous tapez y reste pour survivre à un rechargement de la page. L'envoi, le bouton « Effacer » ou la fermeture de l'onglet le suppriment.",
              ],
              [
                'Votre clé Google Maps',
                "Seulement si vous en saisissez une sur la page des zones d'intervention. Entrée « maps-api-key » du stockage local. Elle y reste jusqu'à ce que vous cliquiez sur « Retirer la clé » ou l'effaciez.",
              ],
            ],
          },
          {
            text: "Le jeton et vos réponses ne partent de votre appareil qu'au moment où vous envoyez le formulaire. Le choix ne sort jamais de votre navigateur.",
          },
          {
            text: "Garder un choix, protéger un envoi, conserver un brouillon que vous écrivez : l'article 82 de la loi Informatique et Libertés n'exige pas de consentement pour cela. « Tout accepter » et « Essentiels uniquement » donnent donc aujourd'hui le même résultat. Rien d'autre n'est chargé, sauf la carte que vous demandez avec votre clé.",
          },
          {
            text: "Le lien « Gérer les cookies », en bas de chaque page, rouvre la question. La croix du bandeau le ferme pour cette visite et n'enregistre rien.",
          },
        ],
      },
      {
        id: 'aucun-tiers',
        title: "Ni mesure d'audience, ni fichier venu d'ailleurs",
        blocks: [
          {
            text: "Ce site ne compte pas ses visiteurs. Il ne charge ni publicité ni bouton de partage, et ses images comme ses polices viennent de son propre serveur. Les liens vers WhatsApp, Facebook et Instagram n'avertissent ces services de votre passage que si vous les suivez.",
          },
          {
            text: "Une seule exception, et c'est vous qui la décidez : sur la page des zones d'intervention, une clé que vous saisissez vous-même charge la carte de Google. Google reçoit alors votre clé, votre adresse IP et ce que votre navigateur lui dit de lui, peut écrire ses propres cookies, et applique ses règles. Tant que la clé reste enregistrée, la carte se charge à chaque visite de cette page. Sans clé, la page montre notre propre carte, qui ne vient que de notre serveur.",
          },
        ],
      },
      {
        id: 'droits',
        title: 'Vos droits',
        blocks: [
          { text: 'Vous pouvez à tout moment :' },
          {
            list: [
              'savoir quelles données nous avons sur vous, et en recevoir une copie ;',
              'faire corriger celles qui sont fausses ou compléter celles qui manquent ;',
              'les faire effacer, sauf celles que la loi nous oblige à garder ;',
              "en faire geler l'usage, le temps de vérifier un point contesté ;",
              'vous opposer à un usage fondé sur notre intérêt légitime, pour une raison qui vous est propre, et à toute prospection sans raison à donner ;',
              'recevoir sous forme de fichier celles que vous nous avez fournies, ou les faire passer à un autre ;',
              'retirer un consentement, sans effet sur ce qui a été fait avant ;',
              'laisser des consignes pour vos données après votre mort.',
            ],
          },
          {
            text: "Écrivez à contact@chene-et-chaux.example, ou à Chêne & Chaux, Le Bourg, 47800 Lavergne. Nous répondons gratuitement dans un délai d'un mois. Une demande complexe peut prolonger ce délai de deux mois ; nous vous en donnons alors la raison avant la fin du premier. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable.",
          },
        ],
      },
      {
        id: 'cnil',
        title: 'Se plaindre à la CNIL',
        blocks: [
          {
            text: "Si vous pensez que vos droits ne sont pas respectés, vous pouvez saisir la Commission nationale de l'informatique et des libertés, que vous nous ayez écrit avant ou non.",
          },
          {
            facts: [
              ['Adresse', 'CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07'],
              ['Site', 'www.cnil.fr'],
            ],
          },
        ],
      },
    ],
  },

  legalNotice: {
    title: 'Mentions légales',
    metaDescription:
      "Éditeur, hébergeur, assurance décennale, médiateur et qualifications de Chêne & Chaux, entreprise de rénovation à Lavergne, et l'origine de ses images.",
    keywords: [
      'mentions légales',
      'Chêne & Chaux Lavergne',
      'assurance décennale',
      'médiateur de la consommation',
    ],
    updated: '2026-11-21',
    lead: "Qui publie ce site, qui l'héberge, qui assure nos travaux, et d'où viennent les images que vous y voyez.",
    sections: [
      {
        id: 'editeur',
        title: 'Éditeur du site',
        blocks: [
          {
            facts: [
              ['Entreprise', 'Chêne & Chaux'],
              ['Forme juridique', '[à compléter]'],
              ['Capital social', '[à compléter]'],
              ['Adresse', 'Le Bourg, 47800 Lavergne'],
              ['Téléphone', '06 39 98 47 00'],
              ['E-mail', 'contact@chene-et-chaux.example'],
              ['SIRET', '[à compléter]'],
              ['RCS et ville du greffe', '[à compléter]'],
              ['Registre national des entreprises (RNE)', '[à compléter]'],
              ['TVA intracommunautaire', '[à compléter]'],
              ['Directeur de la publication', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'hebergeur',
        title: 'Hébergeur',
        blocks: [
          {
            facts: [
              ['Nom', '[à compléter]'],
              ['Adresse', '[à compléter]'],
              ['Téléphone', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'assurance',
        title: 'Assurance décennale',
        blocks: [
          {
            text: "Comme la loi l'impose, nos travaux relevant de la garantie décennale sont assurés. Tous n'en relèvent pas : une simple peinture, d'ordinaire, n'en fait pas partie.",
          },
          {
            facts: [
              ['Assureur', '[à compléter]'],
              ["Coordonnées de l'assureur", '[à compléter]'],
              ['Couverture géographique', '[à compléter]'],
            ],
          },
          {
            text: "Ces mentions figurent aussi sur nos devis et nos factures, auxquels l'attestation d'assurance est jointe.",
          },
        ],
      },
      {
        id: 'mediateur',
        title: 'Médiateur de la consommation',
        blocks: [
          {
            text: 'Un particulier qui nous a adressé une réclamation écrite, sans obtenir de réponse qui lui convienne, peut saisir gratuitement ce médiateur.',
          },
          {
            facts: [
              ['Nom', '[à compléter]'],
              ['Adresse', '[à compléter]'],
              ['Site', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'rge',
        title: 'Qualifications RGE',
        blocks: [
          {
            text: "Une qualification RGE vaut pour un domaine de travaux et jusqu'à une date, jamais pour l'entreprise entière.",
          },
          {
            facts: [
              ['Domaines', '[à compléter]'],
              ['Organisme', '[à compléter]'],
              ['Numéro', '[à compléter]'],
              ['Validité', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'images',
        title: 'Images et témoignages',
        blocks: [
          {
            text: "Les images de ce site sont des illustrations faites par ordinateur et ne montrent pas nos chantiers. Là où l'on pourrait s'y tromper, la mention « Image d'illustration » les signale.",
          },
          {
            text: "Un texte marqué « Exemple de témoignage » a été écrit pour le site : aucun client ne l'a donné.",
          },
        ],
      },
      {
        id: 'credits',
        title: 'Crédits',
        blocks: [
          {
            text: 'Polices de caractères : Bricolage Grotesque et Source Sans 3, sous licence SIL Open Font License (OFL).',
          },
          {
            text: "Carte des zones d'intervention : contours des départements de MapSVG, par svg-maps (CC BY 4.0), recadrés et recolorés ; coordonnées des villes de GeoNames (CC BY 4.0) ; communes et codes postaux d'Etalab.",
          },
        ],
      },
      {
        id: 'propriete-intellectuelle',
        title: 'Propriété intellectuelle',
        blocks: [
          {
            text: 'Les textes, la mise en page et le nom de ce site sont protégés par le Code de la propriété intellectuelle. Vous pouvez en citer un passage en nommant la source ; toute autre reprise demande notre accord écrit.',
          },
        ],
      },
      {
        id: 'accessibilite',
        title: 'Accessibilité',
        blocks: [
          {
            text: "Nous visons le niveau AA des WCAG ; ce site n'a pas fait l'objet d'un audit RGAA. Sa page « Accessibilité » dit ce qui a été vérifié, ce qui ne l'a pas été, et comment nous signaler un obstacle.",
          },
        ],
      },
      {
        id: 'donnees',
        title: 'Données personnelles',
        blocks: [
          {
            text: 'La politique de confidentialité détaille ce que ce site recueille et les droits que vous pouvez exercer.',
          },
        ],
      },
    ],
  },

  terms: {
    title: 'Conditions générales',
    metaDescription:
      "Devis valable 3 mois, acompte de 30 %, 14 jours pour changer d'avis, réception et garanties : les conditions de nos travaux, et celles de l'estimation.",
    keywords: [
      'conditions générales travaux',
      'devis rénovation',
      'acompte 30 %',
      'délai de rétractation travaux',
      'estimation avant achat',
    ],
    updated: '2026-11-21',
    lead: "À quoi un devis signé vous engage, ce que nous vous devons en retour, et comment chacun peut s'en dégager.",
    sections: [
      {
        id: 'objet',
        title: "À quoi s'appliquent ces conditions",
        blocks: [
          {
            text: 'Elles valent pour les travaux et les estimations avant achat que nous confient des particuliers. Elles sont jointes à chaque devis, et seule la version jointe au devis que vous avez signé vous engage. Si le devis prévoit autre chose, le devis prime, sans jamais réduire les droits que la loi vous donne.',
          },
          {
            text: "Aucun contrat ne se conclut sur ce site : ses formulaires nous transmettent une demande. Pour un client professionnel, la rétractation et la médiation ne jouent que dans les cas prévus par la loi. Ses retards de paiement suivent l'article L441-10 du Code de commerce.",
          },
          {
            facts: [
              ['Entreprise', 'Chêne & Chaux, Le Bourg, 47800 Lavergne'],
              ['Téléphone', '06 39 98 47 00'],
              ['E-mail', 'contact@chene-et-chaux.example'],
              ['SIRET', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'devis',
        title: 'Le devis',
        blocks: [
          {
            text: "Le devis est gratuit et vous parvient sous 48 h après la dernière visite. Il porte les mentions que demande l'arrêté du 24 janvier 2017, quels que soient les travaux :",
          },
          {
            list: [
              "la date, l'entreprise, votre nom et le lieu des travaux ;",
              'la nature exacte des travaux, ouvrage par ouvrage ;',
              "les quantités et les prix unitaires, fournitures et main-d'œuvre ;",
              "les frais de déplacement, s'il y en a ;",
              'le total hors taxes, le taux de TVA et le total toutes taxes comprises ;',
              "la date ou le délai d'exécution, et les échéances de paiement ;",
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
        ],
      },
      {
        id: 'commande',
        title: 'La commande',
        blocks: [
          {
            text: "La commande n'est confirmée qu'après deux choses : le devis daté et signé avec la mention « Bon pour accord », et le versement d'un acompte de 30 % de son montant. Le devis signé forme le contrat. Les équipes ne sont réservées et les fournitures commandées qu'une fois l'acompte reçu.",
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
              'le contrat porte sur la vente de biens fabriqués à vos mesures ou nettement personnalisés.',
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
              "À l'attention de Chêne & Chaux, Le Bourg, 47800 Lavergne, contact@chene-et-chaux.example :",
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
            text: "Une fois le chantier ouvert, nous dressons ensemble l'état de ce qui est fait et de ce qui est commandé pour vous. Vos versements viennent en déduction.",
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
        title: 'Gestion de projet et déplacements',
        blocks: [
          {
            text: 'La gestion de projet est comprise dans chaque chantier, sans supplément : conducteur de travaux, ordonnancement, pilotage, coordination des artisans et suivi sur place. Les études confiées à un architecte, à un ingénieur ou à un diagnostiqueur restent à part.',
          },
          {
            facts: [
              ["Jusqu'à 30 km", 'Aucun frais de déplacement.'],
              ['De 30 à 50 km', 'Frais modérés, écrits au devis.'],
              ['Au-delà de 50 km', 'À convenir avant le devis, qui les porte.'],
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
            text: "Le planning écrit vous est remis dans les 2 semaines qui suivent la validation du devis. Pendant les travaux, une visite de chantier et une réunion ont lieu chaque semaine, suivies d'un compte rendu.",
          },
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
            text: "Nous répondons devant vous du travail de tous les artisans du devis. Un sous-traitant n'intervient qu'une fois accepté par vous, comme le veut la loi du 31 décembre 1975.",
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
            text: "Tous les travaux ne relèvent pas des trois : un mur repeint, d'ordinaire, n'a pas de garantie décennale. Les biens que nous vous vendons, comme les meubles d'une cuisine, ont en outre leurs propres garanties. La conformité relève des articles L217-3 et suivants du Code de la consommation, les vices cachés des articles 1641 et suivants du Code civil.",
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
          {
            facts: [
              ['Assureur', '[à compléter]'],
              ["Coordonnées de l'assureur", '[à compléter]'],
              ['Couverture géographique', '[à compléter]'],
            ],
          },
        ],
      },
      {
        id: 'estimation-avant-achat',
        title: "L'estimation avant achat",
        blocks: [
          {
            facts: [
              ['Prix', 'À partir de 3 € par m² de surface habitable.'],
              ['Minimum facturé', '150 € HT.'],
              ['Visite technique', 'Sous 3 à 5 jours ouvrés après votre accord écrit.'],
              ['Rapport', '48 à 72 h après la visite.'],
              ["Marge d'erreur", '5 à 10 %, sur ce qui se voit le jour de la visite.'],
              [
                'Déduction',
                'Le prix payé vient en déduction des travaux si vous nous les confiez.',
              ],
            ],
          },
          {
            text: "Envoyer le formulaire n'engage à rien. Nous vous écrivons d'abord le prix toutes taxes comprises, et la visite se fixe après votre accord écrit.",
          },
          {
            text: "Nous regardons et mesurons sans rien ouvrir ni démonter. Le rapport donne un ordre de prix. Il ne vaut pas devis, et ne remplace ni les diagnostics obligatoires de la vente ni l'avis d'un ingénieur.",
          },
          {
            text: "La visite tombe d'ordinaire avant la fin des 14 jours de rétractation. Il nous faut donc votre demande expresse, par écrit, où vous reconnaissez qu'une fois le rapport remis ce droit s'éteint. Si l'accord est signé chez vous, aucun paiement n'est reçu avant 7 jours.",
          },
        ],
      },
      {
        id: 'reclamations',
        title: 'Réclamations et médiation',
        blocks: [
          {
            text: "Adressez votre réclamation par écrit à contact@chene-et-chaux.example ou à Chêne & Chaux, Le Bourg, 47800 Lavergne. Si notre réponse ne vous convient pas, ou si elle ne vient pas, vous pouvez saisir gratuitement le médiateur de la consommation, dans l'année qui suit cette réclamation.",
          },
          {
            facts: [
              ['Médiateur', '[à compléter]'],
              ['Adresse', '[à compléter]'],
              ['Site', '[à compléter]'],
            ],
          },
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
  },
  accessibility: {
    title: 'Accessibilité',
    metaDescription:
      "Clavier, agrandissement, contrastes, lecteurs d'écran : ce que nous avons vérifié sur ce site, ce qui ne l'a pas été, et à qui signaler un obstacle.",
    keywords: ['accessibilité du site', 'WCAG niveau AA', 'signaler un obstacle', 'handicap'],
    updated: '2026-11-21',
    lead: 'Ce que nous avons vérifié pour que chacun puisse lire ce site et nous écrire, ce qui reste à vérifier, et comment nous signaler un obstacle.',
    sections: [
      {
        id: 'objectif',
        title: 'Ce que nous visons',
        blocks: [
          {
            text: "Nous visons le niveau AA des WCAG 2.2, les règles internationales d'accessibilité du web. Ce site n'a pas fait l'objet d'un audit RGAA, le référentiel français : nous ne le disons donc pas conforme.",
          },
          {
            text: "Cette page n'est pas une déclaration d'accessibilité au sens du RGAA. Nous la tenons de nous-mêmes.",
          },
        ],
      },
      {
        id: 'verifie',
        title: 'Ce qui a été vérifié',
        blocks: [
          {
            text: 'Les contrôles sont automatiques. Ils ouvrent les pages dans un vrai navigateur, et chaque modification du site les fait repasser.',
          },
          {
            facts: [
              [
                'Règles des WCAG, niveaux A et AA',
                "Deux moteurs de contrôle, axe et celui d'IBM, sur une page de chaque modèle et dans chacun de ses états : menu ouvert, question dépliée, formulaire fautif, envoi manqué. L'un des deux passe aussi sur toutes les pages. Ni l'un ni l'autre ne relève de défaut.",
              ],
              [
                'Clavier',
                "Liens, boutons et champs s'atteignent par la touche Tab, et le contour de celui où vous êtes se voit toujours. Onglets, photos et recherche de commune répondent aux flèches, Échap referme ce qui s'est ouvert.",
              ],
              [
                'Agrandissement',
                "Texte deux fois plus grand, page grossie à 400 % : rien n'est coupé, rien ne défile de côté.",
              ],
              [
                'Couleurs',
                "Contrastes du niveau AA. Quand votre système impose ses couleurs, l'onglet choisi, la case cochée et le champ fautif se distinguent encore.",
              ],
              [
                'Mouvement',
                'Aucune animation ne se joue si votre appareil demande de les réduire.',
              ],
              [
                "Ce que reçoit un lecteur d'écran",
                "Titres, repères, noms et états des commandes, messages d'erreur et d'envoi, tels que le navigateur les transmet. Étoiles et prix ont leur équivalent en mots.",
              ],
              [
                'Sans JavaScript',
                'Tout le texte reste là, panneaux ouverts. À la place des formulaires : notre téléphone, notre e-mail et notre adresse.',
              ],
              [
                'Navigateurs',
                'Tous ces contrôles dans Chromium. Les parcours principaux aussi dans Firefox et WebKit, le moteur de Safari.',
              ],
            ],
          },
        ],
      },
      {
        id: 'pas-verifie',
        title: "Ce qui ne l'a pas été",
        blocks: [
          {
            list: [
              "Personne n'a encore parcouru ce site de bout en bout avec un lecteur d'écran, une plage braille ou une commande vocale. Un contrôle automatique ne voit qu'une partie de ce qui gêne.",
              "La carte de Google, que seule une clé saisie par vous affiche, nous échappe. La recherche d'une commune et la liste des villes, sur la même page, répondent à la même question.",
              "Facebook, Instagram et WhatsApp, où mènent des liens, n'ont pas été contrôlés. Rien de ce qu'il faut pour nous joindre ne passe par eux seuls.",
            ],
          },
        ],
      },
      {
        id: 'signaler',
        title: 'Nous signaler un obstacle',
        blocks: [
          {
            text: "Dites-nous quelle page vous a arrêté, ce que vous vouliez y faire et, si vous le savez, avec quel navigateur et quelle aide technique. Nous vous donnons l'information d'une autre manière, ou prenons votre demande par téléphone, sans attendre que la page soit réparée.",
          },
          {
            facts: [
              ['Téléphone', '06 39 98 47 00'],
              ['E-mail', 'contact@chene-et-chaux.example'],
              ['Adresse', 'Chêne & Chaux, Le Bourg, 47800 Lavergne'],
            ],
          },
        ],
      },
      {
        id: 'defenseur-des-droits',
        title: 'Si notre réponse ne suffit pas',
        blocks: [
          {
            text: "Si vous estimez qu'un handicap vous a fermé l'accès à un service et que nous n'y avons rien changé, vous pouvez saisir le Défenseur des droits. C'est gratuit.",
          },
          {
            facts: [
              [
                'Adresse',
                'Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, sans timbre',
              ],
              ['Téléphone', '09 69 39 00 00'],
              ['Site', 'www.defenseurdesdroits.fr'],
            ],
          },
        ],
      },
    ],
  },
} as const satisfies LegalPages
