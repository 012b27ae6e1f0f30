import type { Trade } from '../types'

export const trade = {
  id: 'climaticien',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Climaticien',
  subtitle: "L'ombre d'abord, l'air de la nuit ensuite, la machine s'il le faut encore",
  metaDescription:
    "Chambre sous les toits à trente degrés : volet extérieur, air de nuit, ventilation, puis climatisation s'il le faut. L'ordre que suivent nos climaticiens.",
  keywords: [
    'climaticien Lot-et-Garonne',
    'climatisation réversible maison ancienne',
    'chambre trop chaude sous les combles',
    'VMC maison ancienne',
    'condensats climatisation',
  ],
  updated: '2026-11-21',
  heroImage: 'attic-bedroom',
  presentationImage: 'farmhouse-heatpump',
  presentationTitle: 'Le radiateur de juillet',
  presentationText: [
    "Personne n'allumerait un radiateur en juillet. Deux fenêtres de toit au sud, sans volet, en tiennent pourtant lieu tout l'après-midi dans une chambre sous les combles. Un store intérieur n'y change presque rien, parce que la chaleur a déjà passé la vitre. Un volet posé dehors l'arrête avant. C'est la première ligne de nos devis, et elle revient à un autre métier.",
    "La seconde ligne est gratuite. Quand l'air tombe sous vingt degrés, vers quatre heures, on le laisse traverser la maison. Il entre par une fenêtre basse, au nord, et sort sous le toit. Les murs de pierre restés nus côté pièce rendent alors leur chaleur ; ceux que l'on a doublés d'isolant ne jouent plus ce rôle. Après une semaine de nuits à vingt-quatre degrés, l'air ne suffit plus, et la machine trouve sa place.",
    "La ventilation mécanique, elle, ne rafraîchit pas : son débit est trop faible. Elle sort la vapeur des douches et l'air usé, en toute saison, selon les règles du NF DTU 68.3. Un climatiseur ne la remplace pas, puisqu'il brasse l'air de la pièce sans en apporter. Nous regardons donc les deux ensemble, surtout après la pose de fenêtres neuves, quand la moisissure apparaît derrière les armoires.",
    "L'équipe d'isolation ferme les rampants avant nous, le menuisier pose volets et stores. Avec le monteur de faux plafonds, nous partageons les centimètres où passent les gaines, et avec l'électricien le tracé des lignes. Le plâtrier n'habille les tubes qu'une fois le circuit éprouvé, le peintre reprend autour des grilles. Notre conducteur de travaux place ces venues avant juin, parce qu'une machine commandée pendant la canicule arrive après.",
  ],
  keyPoints: [
    'Course du soleil et courants de nuit relevés avant le choix',
    'Puissance calculée volets fermés, pièce par pièce',
    "Écoulement de l'eau tracé avant la place de l'unité",
    'Débit mesuré à chaque bouche de ventilation, valeurs remises',
    'Circuit de fluide confié à un opérateur titulaire des attestations exigées',
  ],
  expertises: [
    {
      title: 'Protéger du soleil',
      description:
        "Une baie à l'ouest chauffe davantage qu'une baie au sud, car le soleil du soir la frappe de face. Nous pointons chaque vitrage à son heure, puis nous chiffrons l'ombre avec le menuisier. L'isolant dense sous les tuiles retarde la chaleur de plusieurs heures.",
      features: [
        'Volet ou store côté dehors, fenêtres de toit comprises',
        'Ouvertures de nuit fermées aux rôdeurs comme aux fouines',
        "Brasseur d'air au plafond, avant tout groupe froid",
      ],
    },
    {
      title: 'Ventilation mécanique',
      description:
        "Une simple flux hygroréglable convient à beaucoup de maisons anciennes : l'air entre par les pièces de vie, et les bouches s'ouvrent quand l'humidité monte. La double flux récupère la chaleur, mais il lui faut deux réseaux de gaines et une maison étanche. Là où l'air passe entre les tuiles et sous les portes, nous la déconseillons.",
      features: [
        "Gaines isolées dans le comble, tendues, sans poche d'eau",
        'Caisson suspendu par des liens souples, loin des lits',
        "Rejet mené jusqu'à une sortie de toit",
      ],
    },
    {
      title: 'Climatisation réversible',
      description:
        "Une unité dedans, un groupe dehors, deux tubes de cuivre entre eux. Relier trois chambres à un seul groupe épargne la façade, mais ce groupe ralentit mal quand une seule appelle. L'hiver, l'appareil chauffe la pièce où il souffle et laisse froide la suivante.",
      features: [
        'Souffle au-dessus du lit, pas vers le visage',
        "Modèle gainable : reprise d'air et trappe prévues au plafond",
        'Tubes courts, isolés, cachés avant la peinture',
      ],
    },
    {
      title: "L'eau des condensats",
      description:
        "Un soir lourd, l'appareil tire de l'air plus d'un litre d'eau à l'heure. Elle descend par un tube en pente, un centimètre par mètre au moins, jusqu'à un siphon raccordé aux eaux usées. Faute de pente, une pompe la relève : elle bourdonne, et un jour elle lâche.",
      features: [
        "Un litre versé dans le bac le jour de l'essai",
        'Siphon à membrane, qui bloque les odeurs même à sec',
        'Aucune goutte sur la façade ni chez le voisin',
      ],
    },
    {
      title: 'Assécher sans refroidir',
      description:
        "Un rez-de-chaussée de pierre ruisselle parfois en juin, quand l'humidité de l'air chaud se dépose sur le sol frais. Un déshumidificateur aide une saison. Il ne répare ni une gouttière percée, ni une terre plus haute que le plancher.",
      features: [
        'Hygromètre laissé deux semaines, relevé ensemble',
        "Fenêtres ouvertes la nuit, closes l'après-midi",
        "Cause de l'eau cherchée dehors d'abord",
      ],
    },
  ],
  workProcess: [
    {
      title: "Visite en fin d'après-midi",
      description:
        'Nous venons à dix-sept heures, thermomètre en main. Laissez les volets comme un jour ordinaire : leur réglage en dit autant que les mesures.',
      duration: '2 heures',
    },
    {
      title: 'Autorisations',
      description:
        "Un groupe visible change l'aspect de la façade : la déclaration préalable se confirme en mairie, et l'ABF donne son avis près d'un monument. En copropriété, il faut d'abord le vote de l'assemblée.",
      duration: "1 à 2 mois, ou jusqu'à la prochaine assemblée",
    },
    {
      title: 'Percements et gaines',
      description:
        'Chaque unité demande un trou de sept centimètres à travers le mur, penché vers le dehors. La carotteuse crie une heure et laisse une eau grise. Pour la ventilation, videz la moitié du grenier.',
      duration: '2 à 4 jours',
    },
    {
      title: 'Tirage au vide',
      description:
        "Le circuit est éprouvé à l'azote, puis vidé de son air et de son humidité. Tant que l'aiguille bouge, les vannes du groupe restent fermées. Le courant manque deux heures, le temps du tableau.",
      duration: '½ journée par groupe',
    },
    {
      title: 'Essais et prise en main',
      description:
        "Froid, chaud, écoulement, débits, et une écoute du groupe depuis le lit. Vous lavez un filtre vous-même, à refaire chaque mois d'usage. À partir de 4 kW, un professionnel contrôle aussi l'appareil tous les deux ans.",
      duration: '2 à 3 heures',
    },
  ],
  faqs: [
    {
      question: 'Combien de pièces faut-il rafraîchir ?',
      answer:
        "Une, souvent : la chambre. Une nuit de sommeil vaut mieux que cinq pièces tièdes, et un rez-de-chaussée en pierre se tient seul si ses volets ferment. Nous équipons davantage quand une personne fragile passe ses journées à l'étage.",
    },
    {
      question: "Et si l'on me refuse le groupe extérieur ?",
      answer:
        "Cherchez d'abord un autre emplacement. La cour arrière ou un appentis ouvert passent mieux que la rue. Il existe des appareils sans groupe, percés de deux grilles : le compresseur est alors dans la chambre et s'entend, et les grilles se déclarent aussi. À défaut, nous nous en tenons aux volets.",
    },
    {
      question: 'Puis-je installer moi-même un appareil du commerce ?',
      answer:
        "Le fixer, oui ; le raccorder, non. Le fluide frigorigène ne se manipule que par un technicien titulaire de l'attestation d'aptitude, dans une entreprise qui détient l'attestation de capacité. Le vendeur vous demandera le nom de celle-ci. Un mobile à tuyau s'en passe, mais il aspire par la fenêtre l'air chaud qu'il combat.",
    },
    {
      question: 'Sur quelle température régler ?',
      answer:
        "Vingt-six degrés, rarement moins. Au-dessous, l'écart avec le dehors fatigue et le groupe tourne sans s'arrêter. Commencez par la fonction qui assèche l'air : à température égale, un air plus sec se supporte mieux.",
    },
    {
      question: 'Une maison de 1900 peut-elle rester sans VMC ?',
      answer:
        "Oui, si l'air y circule vraiment. Rien ne l'impose en général dans une maison existante, et une cheminée ouverte tire déjà beaucoup. Tout change avec des fenêtres neuves et une salle de bains de plus. En location, le logement doit au moins renouveler son air.",
    },
  ],
  relatedMetiers: ['isolation-thermique', 'electricien', 'menuisierBois', 'monteurFauxPlafonds'],
} as const satisfies Trade
