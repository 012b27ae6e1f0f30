/**
 * Words by which people who sell to firms give themselves away, by what they sell. A request comes from
 * somebody who wants works done and says « ma maison »; a seller says « vos clients », « nos tarifs » and «
 * découvrez ». Nobody is set aside for one word.
 *
 * A word that people also use of their house stands here only with the words that sellers put beside it: a «
 * voyant » is on a boiler, a « bénéficiaire » gets public aid, « franchise » is what an insurance leaves to
 * pay, « BTC » is raw earth, « brides » join pipes.
 */
export interface Topic {
  /** The reason that the owner reads. */
  reason: string
  /** Points for the first match, and for each further one. */
  points: readonly [first: number, further: number]
  /** The most points that this topic gives. */
  most: number
  words: RegExp
}

const business =
  "clients?|prospects?|concurrents?|chiffre d'affaires|visibilité|réseaux sociaux|trésorerie|fiche|boutique|marque|sociét[ée]s? [àa] l'étranger|collaborateurs|salariés|charges|chantiers (?:d'isolation|en)"
const seller =
  'agence|agences|équipe de|cabinet|plateforme|logiciel|outil|solution|solutions|réseau|catalogue|tarifs?|grille|conseillers?|experts?|commercia(?:l|ux)|gamme|offres?|usine|entrepôt|dépôt|bureau d.études|technicien|téléopératrices|télésecrétaires|parc|adhérents|utilisateurs|partenaires|brochure|documentation|conditions|services|maquette|courtage|juristes|groupement|honoraires|masterclass|candidatures'

/** Matches any of the words as whole words; `\b` does not know accents. */
const anyOf = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu')

const rooms =
  "maison|maisonnette|appartement|appart|logement|studio|t\\d|duplex|pavillon|villa|ferme|corps de ferme|fermette|grange|bergerie|hangar|préau|longère|moulin|gîte|immeuble|copropriété|école|salles? de bains?|salle d'eau|sdb|douche|receveur|wc|cuisine|chambres?|salon|séjour|cave|garage|grenier|combles|toiture|toit|charpente|gouttières?|façade|pignon|ravalement|terrasse|dalle|plancher|parquet|carrelage|plafonds?|murs?|muret|portail|clôture|portes?|fenêtres?|volets|escalier|véranda|cheminée|chaudière|piscine|agrandissement|électricité|plomberie|peinture|bureaux|locaux|boutique"
const foreignRooms =
  'house|home|farmhouse|barn|cottage|flat|apartment|property|ruin|kitchen|bathrooms?|shower|bedrooms?|attic|loft|roof|gutters?|cellar|terrace|patio|pool|driveway|gate|fence|walls?|windows?|shutters|doors?|floors?|ceilings?|double glazing|wood stove|septic tank|staircase|chimney|chapel|casa|cozinha|cocina|haus|huis'

const works =
  'refaire|changer|remplacer|reprendre|réparer|poser|isoler|repeindre|carreler|rénover|adapter|agrandir'
const wishes =
  'à|de|devons|doit|dois|doivent|faut|faudra|faudrait|faire|voudrais|voudrait|voudrions|voulons|veux|souhaite|souhaitons|souhaiterais|souhaiterions|aimerais|aimerait|aimerions|pour'

/**
 * A place to work on, or works to do there, as those who live there name them. Sellers say « votre maison »
 * and « vos travaux ».
 */
export const OWN_WORKS = anyOf(
  [
    `(?:(?:ma|mon|mes|nos|notre|ses|la|le|les|une?|d'une?|du|de la|cette|deux|trois|quatre|cinq|six|\\d+) (?:petite |grande |vieille |ancienne |future )?|l')(?:${rooms})`,
    `(?:my|our|an?|the|this|new|minha|nossa|uma|mi|nuestra|una|la|ein|unser|een) (?:\\p{L}+ )?(?:${foreignRooms})`,
    `(?:${wishes}) (?:tout )?(?:${works})`,
    "il (?:nous |me )?(?:faut|faudrait)|(?:j'ai|j'aurais|nous avons|nous aurions|on a|on aurait) besoin|j'aimerais|on aimerait",
    "(?:un|votre|le|deux|trois) devis (?:pour|de|d'|du|avant)",
    'dégâts? des eaux|fuites?|fuit',
    '(?:do you|does your (?:company|team|firm)) (?:also )?(?:do|build|fit|install|repair)',
  ].join('|'),
)

/** Every topic. Texts are compared in lower case, with straight apostrophes. */
export const TOPICS: readonly Topic[] = [
  {
    reason: 'Parle de référencement, de publicité ou de trafic',
    points: [3, 2],
    most: 6,
    words: anyOf(
      'référencement|seo|backlinks?|dofollow|do-follow|link ?building|guest (?:post|article)s?|guest posting|pbn|domain authority|high da|rank(?:ing|s|ings)?|première page|1st page|google ads|adwords|facebook ads|articles? sponsorisés?|échange de liens|link exchange|web ?traffic|real visitors|targeted traffic|digital marketing|marketing digital|community manager|réseaux sociaux|followers|abonnés|influenc\\w+|media kit|média kit|e-mailing|sms publicitaires?|encarts? publicitaires?|publi-rédactionnel|explainer video|web ?design|website redesign|redesign|refonte de votre site|création de sites?|sites? internet modernes?|press release|news sites|avis (?:5 étoiles|positifs|négatif)|5 star reviews|(?:google|trustpilot) reviews|exit popup|broken links',
    ),
  },
  {
    reason: "Parle d'argent facile, de prêt, de crypto-monnaie ou de jeu",
    points: [5, 2],
    most: 9,
    words: anyOf(
      "bitcoin|\\d btc|usdt|metamask|airdrop|memecoin|cryptocurrency|crypto (?:trading|exchange)|trading|forex|casino (?:online|en ligne|bonus)|online casino|free spins|jackpot|slot gacor|online poker|poker online|betting|blackjack|prêt entre particuliers|business loans?|personal loans?|fast loans|loan offers?|no collateral|need a loan|\\d+ ?millions? (?:de dollars|d'euros|dollars)|million(?:s)? dollars|faire un don|donate|beneficiary|comme bénéficiaire|héritier en laissant|inheritance|late mr|fonds bloqués|passive income|earn (?:money|bitcoin|with|gift|\\$?\\d+)|make \\$\\d+|\\$ ?\\d+ ?(?:/|per|a) ?day|annual return|angel investor|government grant|gold dust|tiré[e]? au sort|vous remportez|you have been selected|claim your|business proposal|confidentially|treat with confidentiality|solutions de défiscalisation|réduisez vos impôts|oil and gas|real money",
    ),
  },
  {
    reason: 'Parle de médicaments, de rencontres ou de contrefaçons',
    points: [5, 1],
    most: 6,
    words: anyOf(
      'viagra|cialis|tramadol|modafinil|ivermectin|hydroxychloroquine|steroids|cbd|porn|porno|adult (?:webcams?|videos?|movies|content|sites?|dating)|(?:free|online|adult) dating|dating (?:sites?|apps?)|private chat|party girls|hot girls|\\p{L}+ian brides|mail order brides|escort|replica|rolex|ray-ban|cartes bancaires clonées|billets de qualité indétectables|führerschein|reisepass|essay (?:writing|help|writer)|(?:grand|maître|puissant) voyant|voyant (?:médium|sérieux|africain)|marabout|désenvoûtement|retour affectif|torrent (?:movies|download)|without prescription|no prescription|darling',
    ),
  },
  {
    reason: 'Réclame un paiement, un compte ou un mot de passe à confirmer',
    points: [3, 2],
    most: 6,
    words: anyOf(
      "impayée?s? à ce jour|demeure impayée?|toute majoration|majoration de retard|amende de|mise en conformité (?:rgpd|obligatoire)|régularisez|votre (?:compte|boîte de réception|extrait kbis|colis|nom de domaine|portefeuille|immatriculation|fiche d'entreprise|établissement n'a)|suspension de votre compte|confirmer votre (?:identité|mot de passe)|mot de passe|frais de douane|réglez (?:maintenant|en ligne)|domain name|registration is about to expire|is about to expire|secure online payment|scheduled for deletion|trademark|submit an appeal|copyright(?:ed)?|sue you|bounty|remboursement d'impôt|vulnerability|lawsuit|amount due|bank details|en ligne sous huit jours|avant expiration|onboarding fee|participation fee|opération inhabituelle",
    ),
  },
  {
    reason: 'Vend des contacts, des rendez-vous ou des chantiers',
    points: [3, 2],
    most: 6,
    words: anyOf(
      "leads?|demandes de devis qualifiées|prospects?|prospection|rdv (?:qualifiés|confirmés)|rendez-vous confirmés|mise en relation|met(?:tent)? en relation|apport d'affaires|apporteurs? d'affaires|rétrocession|artisans partenaires|installateurs? (?:agréé|partenaire)s?|poseurs partenaires|entreprises? partenaires?|partenariats?|devenez|rejoignez|inscrivez-vous|inscription (?:est )?gratuite|cherchent en ce moment un artisan|booked appointments|appointment setting|white label|email lists?|phone lists?|b2b|data ?base|email append|attendee list|homeowners and|more customers|more clients|extra renovation projects|appels d'offres|disponibles? en sous-traitance|subcontractors|en franchise|franchisés?|réseau de franchise|enseigne reconnue|notre enseigne|votre (?:secteur|zone) n'est pas|sera dans votre secteur|revendeurs?|distributeurs?|distributors?|resellers|wholesale|grossiste|dossiers cee|talk with web visitor|inbound",
    ),
  },
  {
    reason: 'Écrit comme un fournisseur ou un démarcheur',
    points: [2, 3],
    most: 8,
    words: anyOf(
      `(?:notre|nos) (?:${seller})|(?:vos|votre|tes) (?:${business})|nous (?:proposons|offrons|accompagnons|créons|réalisons|livrons|fabriquons|fournissons|éditons|recherchons des (?:revendeurs|relais|partenaires|poseurs|installateurs|distributeurs)|organisons|générons|rachetons|finançons|assurons l|déstockons|desservons|débarrassons|aidons|vous proposons|vous offrons|vous invitons|formons|sommes (?:mandatés|importateurs|spécialis\\w+|une équipe|rémunérés))|notre (?:société|entreprise) (?:intervient|propose|fabrique|est spécialisée|réalise)|nos clients|tarifs? (?:dégressifs?|départ|pro|professionnels?|revendeurs?|négociés?)|offre (?:réservée|valable|limitée)|essai gratuit|sans engagement de durée|premier mois|dès \\d[\\d ,]*€|\\d+ ?% (?:de remise|de réduction)|remise (?:de|quantité|installateur)|démonstration de|(?:souhaitez|seriez|voulez)-vous (?:recevoir|être rappelé|une simulation|prêts? à)|saviez-vous|savez-vous que|avez-vous (?:réfléchi|vérifié|un besoin|eu le temps)|puis-je vous (?:envoyer (?:un dossier|notre)|inscrire|réserver|adresser notre)|découvrez|profitez|bénéficiez|équipez|proposez à|économisez|renégocier|€ ht|monsieur le (?:gérant|dirigeant)|dirigeants?|chers? (?:professionnel|artisan|confrère)s?|clients? en france|n'hésitez pas à nous confier|code (?:promo|noel|\\w+\\d\\d)|stands? au salon|catalogue`,
    ),
  },
  {
    reason: 'Écrit comme un fournisseur ou un démarcheur étranger',
    points: [2, 3],
    most: 8,
    words: anyOf(
      "we (?:are|re) (?:a|an|the|factory|looking for|launching|professional)|we (?:offer|provide|supply|produce|sell|build|manufacture|print|have for sale|run|help|can (?:help|publish|place)|would like to (?:cooperate|introduce)|specialize)|we'd like to introduce|our (?:company|factory|team|packages|services|price|prices|catalogue|catalog|experts|software|widget|quarry|agency|experience)|your (?:website|web site|site|business|company|logo|brand|inquiry|requirements|competitors|visitors|esteemed company|page has)|dear (?:buyer|friend|manager|purchasing \\w+|customer)|dear sir, (?:we|handmade)|purchasing|manufacturer|moq|fob|wholesale|low price|best price|competitive price|good price|free (?:sample|samples|trial|report|consultation|quote today|audit|plan|movies|dating|probation)|catalogue|catalog|price list|click here|sign up|register (?:free|as|here)|join (?:now|our|today)|limited offer|special price|discount|% off|money back|guaranteed|cheap|buy now|for sale|for only|only \\d+|per hour|/hour|unsubscribe|schedule a call|quick (?:question|one|zoom|call|chat)|whatsapp|telegram|skype|paypal|outsourc\\w+|outstaffing|freelance\\w*|virtual assistant|developers?|webmaster|startup|shipping|followers|(?:more|website) visitors|subscribe|giveaway|coupon|deals?|proxies|scrape|hosting|sehr geehrte damen und herren, wir bieten|preisliste|gentile cliente|listino prezzi|estimados señores|distribuidores|compre|seguidores",
    ),
  },
]
