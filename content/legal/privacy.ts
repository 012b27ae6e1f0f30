import type { Firm } from '../schema/firm'
import {
  address,
  addressFacts,
  countryFacts,
  known,
  legalName,
  nameFacts,
  phoneFacts,
  processorFacts,
} from './parts/firm-texts'
import { has, linkedServices, listed, when, type Shown } from './parts/switched'
import { duration, photosKeptMonths, requestsKeptMonths } from './parts/retention'

/**
 * The privacy policy, under the GDPR and the French act on data protection.
 * @param shown which relay receives the forms, and whether photos go with them.
 */
export const privacy = (
  firm: Firm,
  { ownRelay, takesPhotos }: Pick<Shown, 'ownRelay' | 'takesPhotos'>,
) => ({
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
  updated: '2026-11-29',
  lead: 'Cette page dit quelles données nous recevons quand vous nous écrivez, à quoi elles servent, et comment les faire corriger ou effacer.',
  sections: [
    {
      id: 'responsable',
      title: 'Qui répond de vos données',
      blocks: [
        {
          text: `${legalName(firm)} décide de l'usage des données que ce site recueille. L'entreprise en est responsable au sens du règlement général sur la protection des données (RGPD). Sa forme juridique et ses numéros d'immatriculation figurent dans les mentions légales.`,
        },
        {
          facts: [
            ...nameFacts(firm),
            ...addressFacts(firm),
            ...phoneFacts(firm),
            ['E-mail', firm.email],
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
            // What it has sent is still kept while it is closed.
            [
              `Demande de devis${has(firm).quoteForm ? '' : ' (formulaire fermé en ce moment)'}`,
              `Obligatoires : prénom, nom, e-mail, téléphone, service et description du projet. Facultatives : la commune du chantier${takesPhotos ? ', des photos' : ''} et la case des nouvelles par e-mail, transmise par « Oui » ou « Non », avec son texte si vous la cochez.`,
            ],
            ...when(has(firm).estimation, [
              'Estimation avant achat',
              `Obligatoires : prénom, nom, e-mail, téléphone, adresse du bien, type de bien et description du projet. Facultatifs : surface, année de construction, date de visite souhaitée${takesPhotos ? ', budget et photos' : ' et budget'}.`,
            ]),
            [
              "Joint à l'envoi",
              `L'adresse de la page, celle de la page de ce site d'où vous y êtes venu, la référence de votre demande et le numéro dont elle est tirée, un objet qui porte vos prénom et nom, un jeton de sécurité, ${ownRelay ? 'un laissez-passer que le relais remet quand vous touchez au formulaire, ' : ''}un champ vide où tombent les robots et une consigne technique pour le relais.`,
            ],
          ],
        },
        {
          text: takesPhotos
            ? "Votre navigateur réduit les photos et en retire ce que l'appareil y a noté, le lieu et l'heure compris, avant qu'elles partent."
            : "Le formulaire n'emporte pas de photos. Celles que vous nous envoyez par e-mail peuvent porter ce que l'appareil y a noté, le lieu et l'heure compris.",
        },
        {
          text: `Comme dans tout échange sur internet, le serveur qui reçoit le formulaire connaît votre adresse IP. ${
            ownRelay
              ? "Le relais compte les envois de chaque adresse, et leur poids, pendant une heure, en mémoire vive, pour arrêter ceux qui arrivent en rafale. Il n'écrit cette adresse nulle part ; votre demande retient seulement qu'elle est arrivée au milieu de beaucoup d'autres, si c'est le cas."
              : "Ce relais n'est pas le nôtre : ce qu'il en fait dépend de ses propres règles."
          }`,
        },
        {
          text: "Dans la description, parlez de la maison et des travaux. N'y mettez rien sur votre santé ni sur vos proches : un chiffrage n'en a pas besoin.",
        },
        {
          text: has(firm).whatsApp
            ? 'Si vous nous appelez, nous écrivez par e-mail ou passez par WhatsApp, nous recevons votre numéro ou votre adresse, et ce que vous nous dites. WhatsApp applique alors ses propres règles à vos messages.'
            : 'Si vous nous appelez ou nous écrivez par e-mail, nous recevons votre numéro ou votre adresse, et ce que vous nous dites.',
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
              has(firm).estimation
                ? "Répondre à une demande de devis ou d'estimation"
                : 'Répondre à une demande de devis',
              'Vous rappeler, visiter, chiffrer. Base légale : les mesures précontractuelles prises à votre demande (RGPD, article 6.1.b).',
            ],
            [
              'Exécuter ce que vous avez commandé',
              `Planning, comptes rendus, ${has(firm).estimation ? "rapport d'estimation, " : ''}réception. Base légale : le contrat (article 6.1.b).`,
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
              "Seulement si vous avez coché la case facultative. Base légale : votre consentement (article 6.1.a). Pour pouvoir le prouver (article 7.1), nous gardons avec votre demande le texte de la case, votre réponse, le jour et l'heure.",
            ],
            [
              'Écarter les robots et les envois frauduleux',
              `${
                ownRelay
                  ? "Jeton de sécurité (gardé avec la demande), laissez-passer (le relais en retient le numéro, deux jours au plus), compte des envois par adresse, champ vide, et quelques indices dans l'envoi, gardés avec la demande : nombre de liens, alphabet, mots de démarchage, nom qui n'en paraît pas un, adresse jetable, vitesse et nombre des envois, texte ou numéro de demande déjà reçus (le relais en retient des empreintes, huit jours au plus)."
                  : 'Jeton de sécurité (gardé avec la demande) et champ vide. Le relais peut y ajouter ses propres contrôles.'
              } Base légale : notre intérêt légitime à ne recevoir que de vraies demandes (article 6.1.f).`,
            ],
            [
              "Relevés d'accès tenus par l'hébergeur",
              firm.legal.processors?.host?.logs ?? `Objet et base légale : ${known(undefined)}`,
            ],
          ],
        },
        {
          text: ownRelay
            ? "Une demande qui ressemble à un envoi de robot est mise de côté avec ses raisons, et lue par nous une fois par jour : aucune n'est supprimée pour cela. Le site ne prend aucune autre décision automatique à votre sujet et ne dresse aucun profil."
            : 'Le site ne prend aucune décision automatique à votre sujet et ne dresse aucun profil.',
        },
      ],
    },
    {
      id: 'case-obligatoire',
      title: 'La case obligatoire des formulaires',
      blocks: [
        {
          text: `${acceptances(firm)} Cocher atteste que vous avez pu lire ces pages ; à côté, une phrase dit ce que nous gardons, et combien de temps. Nous traitons votre demande parce que vous nous l'adressez : la case n'est pas un consentement au sens du RGPD. Sans elle, le formulaire ne part pas ; la coche elle-même ne nous est pas transmise.`,
        },
      ],
    },
    {
      id: 'telephone-et-e-mail',
      title: 'Votre téléphone et votre e-mail',
      blocks: [
        {
          text: `Votre numéro sert à vous joindre au sujet de votre demande, ${has(firm).answerDelay ? "sous {delai.reponse}, jours d'ouverture, " : ''}puis de votre chantier si vous nous le confiez. ${ownRelay ? 'Votre adresse peut recevoir un accusé de réception, avec la référence de la demande.' : 'Votre adresse sert de même.'} Rien de plus. Aucune prospection téléphonique sans votre consentement préalable, et aucun formulaire de ce site ne vous le demande.`,
        },
        ...when(ownRelay, {
          text: "Une même adresse ne reçoit qu'un accusé de réception par heure. Pour cela, le relais retient une empreinte de l'adresse, deux jours au plus.",
        }),
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
              legalName(firm),
              firm.worksAlone
                ? "L'entreprise est une seule personne, qui traite votre demande et mène votre chantier."
                : "Les personnes de l'entreprise chargées de votre demande ou de votre chantier.",
            ],
            ...processorFacts(firm),
            [
              'Artisans et fournisseurs',
              "Une fois le devis signé, ce qu'il leur faut pour intervenir : l'adresse, les plans, un numéro où vous joindre.",
            ],
            ...when(has(firm).whatsApp, [
              'WhatsApp',
              'Seulement si vous nous écrivez par ce service : votre numéro, votre profil, vos messages. Il en répond lui-même, avec ses propres règles.',
            ]),
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
          facts: countryFacts(firm),
        },
        ...when(has(firm).whatsApp, {
          text: "WhatsApp peut traiter ce que vous lui confiez hors de l'Union européenne. Le téléphone, l'e-mail et le formulaire s'en passent.",
        }),
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
              `${duration(requestsKeptMonths)} après le dernier contact venu de vous. Ouvrir un e-mail ne compte pas comme un contact.`,
            ],
            takesPhotos
              ? [
                  'Photos jointes à une demande',
                  `${duration(photosKeptMonths)} après la demande. Celles qu'un e-mail nous a apportées se gardent aussi longtemps que lui.`,
                ]
              : ['Photos envoyées par e-mail', 'Aussi longtemps que le message qui les apporte.'],
            [
              'Nouvelles par e-mail',
              "Jusqu'à votre désinscription, et au plus 3 ans après le dernier contact venu de vous.",
            ],
            ...when(has(firm).estimation, [
              "Rapport d'estimation",
              '5 ans après sa remise, le délai de prescription ordinaire (article 2224 du Code civil).',
            ]),
            ['Dossier de chantier', '10 ans après la réception des travaux.'],
            ['Factures', "10 ans à compter de la clôture de l'exercice."],
            [
              'Copie gardée par le relais',
              firm.legal.processors?.relay?.kept ??
                (ownRelay
                  ? 'Les mêmes durées que la demande et ses photos : notre relais les efface lui-même.'
                  : known(undefined)),
            ],
            ["Relevés d'accès de l'hébergeur", known(firm.legal.processors?.host?.logsKept)],
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
          text: "Ce site n'écrit aucun cookie. Il range ceci dans la mémoire de votre navigateur, selon ce que vous y faites.",
        },
        {
          facts: [
            [
              'Votre choix',
              "Entrée « cookie-consent » du stockage local (localStorage), de valeur « all » ou « essential », avec sa date. Elle y reste 6 mois, puis le site vous repose la question ; vous pouvez la changer ou l'effacer avant.",
            ],
            [
              'Le jeton de sécurité',
              "Stockage de session (sessionStorage), sur les pages qui portent un formulaire, accueil compris. Il vaut 20 minutes. Un envoi réussi le supprime et un autre le remplace ; l'onglet fermé, il n'en reste rien.",
            ],
            [
              'Le numéro de votre demande',
              "Tiré au hasard dès que vous écrivez, il évite que la même demande soit prise deux fois. Stockage de session ; une fois l'envoi pris, stockage local, jusqu'au suivant.",
            ],
            [
              'Le brouillon de votre demande',
              "Stockage de session. Ce que vous tapez y reste pour survivre à un rechargement de la page. L'envoi, le bouton « Effacer » ou la fermeture de l'onglet le suppriment.",
            ],
            ...when(takesPhotos, [
              'Les photos de votre brouillon',
              "Seulement si vous en ajoutez. Chiffrées, dans la base locale du navigateur (IndexedDB, « draft »). L'envoi, « Effacer » et « Retirer » les suppriment. Leur clé est en stockage de session : l'onglet fermé, personne ne peut plus les lire. Ce qui en reste est effacé quand vous ajoutez d'autres photos, passé une semaine.",
            ]),
            [
              "La demande que vous venez d'envoyer",
              "Stockage de session. Elle y reste, réponses comprises, pour que la page vous la montre encore avec sa référence si vous la rechargez. Revenir au formulaire par un autre chemin, ou fermer l'onglet, la supprime.",
            ],
            ...when(has(firm).googleMap, [
              'Votre clé Google Maps',
              "Seulement si vous en saisissez une sur la page des zones d'intervention. Entrée « maps-api-key » du stockage local. Elle y reste jusqu'à ce que vous cliquiez sur « Retirer la clé » ou l'effaciez.",
            ]),
          ],
        },
        {
          text: "Le jeton et vos réponses ne partent de votre appareil qu'au moment où vous envoyez le formulaire. Le choix ne sort jamais de votre navigateur.",
        },
        {
          text: `Garder un choix, protéger un envoi, conserver un brouillon que vous écrivez : l'article 82 de la loi Informatique et Libertés n'exige pas de consentement pour cela. « Tout accepter » et « Essentiels uniquement » donnent donc aujourd'hui le même résultat. Rien d'autre n'est chargé${has(firm).googleMap ? ', sauf la carte que vous demandez avec votre clé' : ''}.`,
        },
        {
          text: "Le lien « Gérer les cookies », en bas de chaque page, rouvre la question. La croix du bandeau le ferme pour cette visite : l'onglet s'en souvient par son nom (window.name), et rien n'est enregistré.",
        },
      ],
    },
    {
      id: 'aucun-tiers',
      title: "Ni mesure d'audience, ni fichier venu d'ailleurs",
      blocks: [
        {
          text: `Ce site ne compte pas ses visiteurs. Il ne charge ni publicité ni bouton de partage, et ses images comme ses polices viennent de son propre serveur. ${socialLinks(firm)}`,
        },
        ...when(has(firm).googleMap, {
          text: "Une seule exception, et c'est vous qui la décidez : sur la page des zones d'intervention, une clé que vous saisissez vous-même charge la carte de Google. Google reçoit alors votre clé, votre adresse IP et ce que votre navigateur lui dit de lui, peut écrire ses propres cookies, et applique ses règles. Tant que la clé reste enregistrée, la carte se charge à chaque visite de cette page. Sans clé, la page montre notre propre carte, qui ne vient que de notre serveur.",
        }),
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
          text: `Écrivez à ${firm.email}, ou à ${legalName(firm)}, ${address(firm)}. Nous répondons gratuitement dans un délai d'un mois. Une demande complexe peut prolonger ce délai de deux mois ; nous vous en donnons alors la raison avant la fin du premier. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable.`,
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
})

/** The pages that the sender of each form accepts. */
function acceptances(firm: Firm): string {
  const { quoteForm, estimation } = has(firm)
  const policy = "« J'accepte la politique de confidentialité »"
  const both = "« J'accepte les conditions générales et la politique de confidentialité »"
  if (quoteForm && estimation)
    return `Le formulaire de devis porte une case ${policy} ; celui de l'estimation, ${both}. En cochant l'une ou l'autre, vous acceptez donc la présente politique.`
  if (estimation) return `Le formulaire d'estimation porte une case ${both}.`
  return `Le formulaire de devis${quoteForm ? '' : ', fermé en ce moment,'} porte une case ${policy}.`
}

function socialLinks(firm: Firm): string {
  const named = linkedServices(firm)
  return named.length > 1
    ? `Les liens vers ${listed(named)} n'avertissent ces services de votre passage que si vous les suivez.`
    : named.length === 1
      ? `Le lien vers ${listed(named)} n'avertit ce service de votre passage que si vous le suivez.`
      : "Aucun lien n'y mène vers un réseau social."
}
