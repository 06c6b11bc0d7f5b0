import type { LearningLanguage } from '../../languages.ts';

/** A comma-separated list of names. */
export type Names = string;

/** What belongs together for somebody who is allergic to one of it, by its names in the five languages. */
interface AllergenClass {
  /** What it is called as a whole, and its best known member. */
  readonly named: Readonly<Record<LearningLanguage, Names>>;
  /** Generic names and forms in which it comes. */
  readonly members: Readonly<Record<LearningLanguage, Names>>;
  /** Names on the packet, in every language. */
  readonly brands: Names;
}

/**
 * What patients are allergic to and clinicians may propose. A case names the class alone, so that every case with the
 * allergy knows all of it.
 */
export const CLASSES = {
  penicillins: {
    named: { en: 'penicillin', es: 'penicilina', fr: 'pénicilline', de: 'Penicillin', pt: 'penicilina' },
    members: {
      en: 'amoxicillin, amoxycillin, ampicillin, flucloxacillin, co-amoxiclav, piperacillin, cloxacillin, dicloxacillin, pivmecillinam',
      es: 'amoxicilina, ampicilina, cloxacilina, clavulánico, piperacilina, bencilpenicilina',
      fr: 'amoxicilline, ampicilline, cloxacilline, oxacilline, clavulanique, pipéracilline, pivmécillinam',
      de: 'Amoxicillin, Ampicillin, Flucloxacillin, Clavulansäure, Piperacillin, Pivmecillinam, Sultamicillin',
      pt: 'amoxicilina, ampicilina, oxacilina, clavulanato, piperacilina, benzilpenicilina, benzetacil',
    },
    brands: 'Augmentin, Augmentine, Clamoxyl, Amoxil, Amoxypen, Tazocin, Isocillin, Bezetacil, Selexid',
  },
  cephalosporins: {
    named: {
      en: 'cephalosporin',
      es: 'cefalosporina',
      fr: 'céphalosporine',
      de: 'Cephalosporin, Cefalosporin',
      pt: 'cefalosporina',
    },
    members: {
      en: 'cefalexin, cephalexin, cefuroxime, ceftriaxone, cefazolin, cefixime',
      es: 'cefalexina, cefuroxima, ceftriaxona, cefazolina, cefixima',
      fr: 'céfalexine, céfuroxime, ceftriaxone, céfazoline, céfixime',
      de: 'Cefalexin, Cefuroxim, Ceftriaxon, Cefazolin, Cefixim',
      pt: 'cefalexina, cefuroxima, ceftriaxona, cefazolina, cefixima',
    },
    brands: 'Zinnat, Rocephin, Rocephine, Keflex, Oroken, Suprax, Orelox',
  },
  macrolides: {
    named: { en: 'macrolide', es: 'macrólido', fr: 'macrolide', de: 'Makrolid', pt: 'macrolídeo' },
    members: {
      en: 'erythromycin, clarithromycin, azithromycin',
      es: 'eritromicina, claritromicina, azitromicina',
      fr: 'érythromycine, clarithromycine, azithromycine',
      de: 'Erythromycin, Clarithromycin, Azithromycin, Roxithromycin',
      pt: 'eritromicina, claritromicina, azitromicina',
    },
    brands: 'Zithromax, Zitromax, Klacid, Klaricid, Zeclar',
  },
  sulfonamides: {
    named: {
      en: 'sulfa, sulpha, sulfonamide, sulphonamide',
      es: 'sulfa, sulfamida',
      fr: 'sulfamide',
      de: 'Sulfonamid, Sulfa',
      pt: 'sulfa, sulfonamida',
    },
    members: {
      en: 'trimethoprim, co-trimoxazole, cotrimoxazole, sulfamethoxazole, sulfadiazine, sulfasalazine',
      es: 'trimetoprim, cotrimoxazol, sulfametoxazol, sulfadiazina, sulfasalazina',
      fr: 'triméthoprime, cotrimoxazole, sulfaméthoxazole, sulfadiazine, sulfasalazine',
      de: 'Trimethoprim, Cotrimoxazol, Sulfamethoxazol, Sulfadiazin, Sulfasalazin',
      pt: 'trimetoprima, cotrimoxazol, sulfametoxazol, sulfadiazina, sulfassalazina',
    },
    brands: 'Bactrim, Septrin, Septra, Eusaprim, Flamazine, Salazopyrin',
  },
  nsaids: {
    named: {
      en: 'aspirin, anti-inflammatory, anti-inflammatories, NSAID',
      es: 'aspirina, antiinflamatorio',
      fr: 'aspirine, anti-inflammatoire',
      de: 'Aspirin, Entzündungshemmer, NSAR',
      pt: 'aspirina, anti-inflamatório, AAS',
    },
    members: {
      en: 'acetylsalicylic, ibuprofen, naproxen, diclofenac, ketoprofen, indomethacin, celecoxib, ketorolac, meloxicam',
      es: 'acetilsalicílico, ibuprofeno, naproxeno, diclofenaco, ketoprofeno, indometacina, celecoxib, ketorolaco, dexketoprofeno, metamizol',
      fr: 'acétylsalicylique, ibuprofène, naproxène, diclofénac, kétoprofène, indométacine, célécoxib',
      de: 'Acetylsalicylsäure, ASS, Ibuprofen, Naproxen, Diclofenac, Ketoprofen, Indometacin, Celecoxib',
      pt: 'acetilsalicílico, ibuprofeno, naproxeno, diclofenaco, cetoprofeno, indometacina, celecoxibe, cetorolaco, nimesulida',
    },
    brands:
      'Nurofen, Advil, Voltaren, Voltarol, Voltarene, Cataflam, Naprosyn, Enantyum, Nolotil, Bi-Profenid, Toradol, Adiro, Disprin, Alivium, Kardégic, Dolormin',
  },
  opioids: {
    named: {
      en: 'opioid, opiate, codeine',
      es: 'opioide, opiáceo, codeína',
      fr: 'opioïde, opiacé, codéine',
      de: 'Opioid, Opiat, Codein, Kodein',
      pt: 'opioide, opiáceo, codeína',
    },
    members: {
      en: 'co-codamol, morphine, tramadol, oxycodone, dihydrocodeine, fentanyl',
      es: 'morfina, tramadol, oxicodona, fentanilo',
      fr: 'morphine, tramadol, oxycodone, fentanyl',
      de: 'Morphin, Morphium, Tramadol, Oxycodon, Fentanyl, Tilidin',
      pt: 'morfina, tramadol, oxicodona, fentanil',
    },
    brands: 'Solpadol, Oramorph, OxyContin, Tramal, Adolonta, Tylex, Sevredol',
  },
  contrast: {
    named: {
      en: 'contrast, dye',
      es: 'contraste',
      fr: 'produit de contraste',
      de: 'Kontrastmittel',
      pt: 'contraste',
    },
    members: {
      en: 'gadolinium, iohexol',
      es: 'gadolinio, yodado',
      fr: 'gadolinium, iodé',
      de: 'Gadolinium',
      pt: 'gadolínio, iodado',
    },
    brands: 'Omnipaque, Ultravist, Visipaque, Dotarem, Gadovist',
  },
  iodine: {
    named: { en: 'iodine', es: 'yodo', fr: 'iode', de: 'Jod, Iod', pt: 'iodo' },
    members: { en: 'povidone', es: 'povidona', fr: 'povidone', de: 'Povidon', pt: 'iodopovidona, povidona' },
    brands: 'Betadine, Betaisodona, Inadine, Iodosorb, Braunol, Povidine',
  },
  local_anaesthetics: {
    named: {
      en: 'local anaesthetic, local anesthetic',
      es: 'anestesia local, anestésico local',
      fr: 'anesthésie locale, anesthésique local',
      de: 'örtliche Betäubung, Lokalanästhesie, Lokalanästhetikum',
      pt: 'anestesia local, anestésico local',
    },
    members: {
      en: 'lidocaine, lignocaine, articaine, bupivacaine, procaine',
      es: 'lidocaína, articaína, bupivacaína, mepivacaína',
      fr: 'lidocaïne, articaïne, bupivacaïne',
      de: 'Lidocain, Articain, Bupivacain, Procain',
      pt: 'lidocaína, articaína, bupivacaína, mepivacaína',
    },
    brands: 'Xylocaine, Xylocaína, Xylocain, Emla, Septanest, Ultracain, Citanest',
  },
  latex: {
    named: {
      en: 'latex, rubber gloves',
      es: 'látex, guantes de goma',
      fr: 'latex, gants en caoutchouc',
      de: 'Latex, Gummihandschuhe',
      pt: 'látex, luvas de borracha',
    },
    members: {
      en: 'condom, rubber dam',
      es: 'preservativo, condón',
      fr: 'préservatif',
      de: 'Kondom, Kofferdam',
      pt: 'preservativo, camisinha',
    },
    brands: 'Durex, Biogel',
  },
  plasters: {
    named: {
      en: 'plaster, sticking plaster, sticky tape, adhesive',
      es: 'tirita, esparadrapo, adhesivo',
      fr: 'sparadrap, pansement adhésif, bande collante',
      de: 'Pflaster, Klebeverband',
      pt: 'esparadrapo, curativo adesivo, adesivo',
    },
    members: {
      en: 'tape, strapping, sticky dressing, kinesiotape',
      es: 'vendaje adhesivo, cinta adhesiva, kinesiotape',
      fr: 'bandage adhésif, strapping, bandes adhésives, kinésiotape',
      de: 'Heftpflaster, Klebeband, Tape, Kinesiotape',
      pt: 'fita adesiva, fita microporosa, kinesiotape',
    },
    brands: 'Elastoplast, Band-Aid, Hansaplast, Leukoplast, Leukotape, Micropore, Mefix, Tensoplast, Urgo',
  },
  nickel: {
    named: { en: 'nickel', es: 'níquel', fr: 'nickel', de: 'Nickel', pt: 'níquel' },
    members: {
      en: 'cheap earrings, costume jewellery',
      es: 'bisutería',
      fr: 'bijoux fantaisie',
      de: 'Modeschmuck',
      pt: 'bijuteria, brinco barato',
    },
    brands: '',
  },
  nuts: {
    named: {
      en: 'nut, peanut',
      es: 'frutos secos, cacahuete',
      fr: 'fruits à coque, cacahuète, arachide',
      de: 'Nuss, Nüsse, Erdnuss, Erdnüsse',
      pt: 'castanha, amendoim',
    },
    members: {
      en: 'hazelnut, walnut, almond, cashew, arachis',
      es: 'nuez, nueces, avellana, almendra',
      fr: 'noisette, noix, amande',
      de: 'Haselnuss, Walnuss, Mandel',
      pt: 'avelã, amêndoa, nozes',
    },
    brands: 'Nutella, Snickers',
  },
  eggs: {
    named: { en: 'egg', es: 'huevo', fr: 'œuf', de: 'Ei, Eier, Hühnerei', pt: 'ovo' },
    members: {
      en: 'albumen, mayonnaise',
      es: 'mayonesa, albúmina',
      fr: 'mayonnaise, albumine',
      de: 'Eiweiß, Mayonnaise',
      pt: 'maionese, albumina',
    },
    brands: '',
  },
  shellfish: {
    named: {
      en: 'shrimp, prawn, shellfish',
      es: 'gamba, marisco, camarón',
      fr: 'crevette, fruits de mer',
      de: 'Garnele, Meeresfrüchte',
      pt: 'camarão, camarões, frutos do mar',
    },
    members: {
      en: 'lobster, crab',
      es: 'langosta, cangrejo',
      fr: 'homard, crabe',
      de: 'Hummer, Krabbe',
      pt: 'lagosta, siri, caranguejo',
    },
    brands: '',
  },
  kiwi: {
    named: { en: 'kiwi', es: 'kiwi', fr: 'kiwi', de: 'Kiwi', pt: 'kiwi' },
    members: { en: 'kiwi fruit', es: 'zumo de kiwi', fr: 'jus de kiwi', de: 'Kiwisaft', pt: 'suco de kiwi' },
    brands: '',
  },
} as const satisfies Record<string, AllergenClass>;

export type ProposableAllergen = keyof typeof CLASSES;
