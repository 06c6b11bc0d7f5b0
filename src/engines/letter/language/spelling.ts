import { wordLists } from '#engines/words/word-lists.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';

const KNOWN_MISSPELT: Readonly<Record<string, string>> = Object.fromEntries(
  `recieve receive;recieved received;recieving receiving;occured occurred;occuring occurring;occurence occurrence;refered referred;
  refering referring;reffered referred;reffer refer;refferal referral;referal referral;transfered transferred;transfering transferring;admited admitted;untill until;alot a lot;inspite in spite;
  infact in fact;beleive believe;seperate separate;seperately separately;definately definitely;neccessary necessary;
  necesary necessary;accomodation accommodation;acommodation accommodation;begining beginning;diarrhoe diarrhoea;diarhea diarrhoea;
  diarrhea diarrhoea;tommorow tomorrow;tomorow tomorrow;wich which;whith with;thier their;becuase because;becouse because;
  regularily regularly;independant independent;independantly independently;dependant dependent;resistence resistance;
  assistence assistance;apointment appointment;appoinment appointment;appoitment appointment;adress address;wieght weight;
  heigth height;hight height;breth breath;sincerly sincerely;sincerily sincerely;faithfuly faithfully;gratefull grateful;
  greatful grateful;greatfull grateful;carefull careful;succesful successful;successfull successful;succesfully successfully;
  succesfuly successfully;immediatly immediately;imediately immediately;approximatly approximately;aproximately approximately;
  comfortible comfortable;tolarate tolerate;medecine medicine;medicin medicine;medicaton medication;medcation medication;
  perscribed prescribed;prescibed prescribed;prescription prescription;perscription prescription;diagnosd diagnosed;
  hospitilised hospitalised;pnuemonia pneumonia;pneumonea pneumonia;diabetis diabetes;diabets diabetes;hypertention hypertension;
  astma asthma;ashtma asthma;abdomenal abdominal;alergic allergic;alergy allergy;allergie allergy;exersise exercise;
  excercise exercise;exercice exercise;excercises exercises;exersises exercises;swolen swollen;swallen swollen;stomache stomach;
  vommiting vomiting;vomitting vomiting;vomitted vomited;nausia nausea;coughting coughing;tempreture temperature;
  temperture temperature;tabletts tablets;tablests tablets;developped developed;developpement development;improvment improvement;
  managment management;treatement treatment;assesment assessment;assessement assessment;assesed assessed;recomend recommend;
  recomended recommended;reccomend recommend;reccomended recommended;recommanded recommended;advized advised;futher further;
  furthur further;concious conscious;consious conscious;unconcious unconscious;anxious anxious;anxiuos anxious;deppressed depressed;
  depresion depression;psysiotherapy physiotherapy;phisiotherapy physiotherapy;physioterapy physiotherapy;physiotheraphy physiotherapy;
  physiotherapyst physiotherapist;dietican dietitian;surgury surgery;sugery surgery;operaton operation;examinaton examination;
  folow follow;follwing following;folowing following;follwed followed;continous continuous;continueing continuing;
  maintainance maintenance;maintenence maintenance;mantain maintain;occassional occasional;ocassionally occasionally;
  occassionally occasionally;severly severely;severel several;sevral several;poorely poorly;completly completely;
  completley completely;extremly extremely;unfortunatly unfortunately;suprisingly surprisingly;familly family;freind friend;
  neighboor neighbour;grandaughter granddaughter;daugther daughter;doughter daughter;husbend husband;childern children;
  enviroment environment;goverment government;knowlege knowledge;loosing losing;payed paid;quiting quitting;stoped stopped;
  planing planning;runing running;begginning beginning;writting writing;comming coming;takeing taking;haveing having;
  useing using;smokeing smoking;makeing making;liveing living;controled controlled;controling controlling;swaped swapped;
  droped dropped;droping dropping;hipertension hypertension;hart heart;hearth heart;ulser ulcer;ulcus ulcer;fiver fever;
  symtoms symptoms;symptomes symptoms;simptoms symptoms;symtom symptom;sympton symptom;symptons symptoms;disease disease;
  desease disease;deseases diseases;lenght length;strenght strength;strengh strength;weakeness weakness;weekness weakness;
  dizzyness dizziness;dizzines dizziness;tiredeness tiredness;shortnes shortness;hygene hygiene;higiene hygiene;
  mobilty mobility;apetite appetite;appetit appetite;appettite appetite;nutrion nutrition;dressig dressing;aditional additional;
  additonal additional;addtional additional;currantly currently;currenty currently;recentely recently;previouse previous;
  previosly previously;privious previous;bleading bleeding;sever_ severe;reasure reassure;reasured reassured;
  oedma oedema;catherter catheter;cathether catheter;infecton infection;inflamation inflammation;antibiotc antibiotic;
  antibiotcs antibiotics;paracetamole paracetamol;consern concern;conserns concerns;arived arrived;arrengement arrangement;
  arangements arrangements;responsable responsible;possibile possible;posible possible;importent important;diffcult difficult;
  difficulity difficulty;dificulty difficulty;difficulties difficulties;proffesional professional;profesional professional;
  intrested interested;alchohol alcohol;alcohal alcohol;alchol alcohol;cigarets cigarettes;cigaretts cigarettes;
  hesistate hesitate;hesitade hesitate;requiers requires;requirment requirement;benifit benefit;benefical beneficial;
  aweful awful;agressive aggressive;disapeared disappeared;dissapeared disappeared;disappered disappeared;abcess abscess;abcesses abscesses;absess abscess;physiotherpist physiotherapist;
  physioterapist physiotherapist;haemorrage haemorrhage;anasthetic anaesthetic;recomendation recommendation;seizeure seizure`
    .split(';')
    .map((row) => row.trim().split(/\s+(.*)/))
    .filter(([wrong, right]) => wrong && right && wrong !== right) as [string, string][],
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function* oneEditFrom(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail) yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail[1] + tail[0] + tail.slice(2);
    for (const letter of LETTERS) {
      yield head + letter + tail;
      if (tail) yield head + letter + tail.slice(1);
    }
  }
}

/** British and American forms that word lists lack, and what clinical letters say. */
const ALSO =
  /^(?:re|un|non|pre|post|anti|multi|over|under|sub|inter|self|co|micro|bi|intra|peri|hyper|hypo|neuro|cardio|gastro|physio|electro)(?=\p{L}{4})/u;

/** Whether a word is English or medical, in small letters, with the commonest endings taken off. */
export function isKnownWord(word: string): boolean {
  const { everyday, rare } = wordLists();
  const has = (each: string) => everyday.has(each) || rare.has(each);
  if (has(word)) return true;
  const bases = [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/(?:ed|ing)$/, ''),
    word.replace(/(?:ed|ing)$/, 'e'),
    word.replace(/ly$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/isation/, 'ization').replace(/is(e|ed|es|ing)$/, 'iz$1'),
  ];
  return (
    bases.some((base) => base !== word && base.length > 3 && has(base)) ||
    (ALSO.test(word) && has(word.replace(ALSO, '')))
  );
}

/** The one everyday word that is a letter away; null where there is none or several. */
function nearestOf(word: string): string | null {
  const { everyday } = wordLists();
  const found = new Set<string>();
  for (const candidate of oneEditFrom(word))
    if (candidate.length > 3 && everyday.has(candidate)) found.add(candidate);
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

const SHORTEST = 4;

/**
 * Words in no list, neither English nor medical, that the task does not use: small letters alone, since names and
 * abbreviations are in no list either. Only what is one letter from an everyday word counts as misspelt.
 */
export function spellingRule(ofTask: ReadonlySet<string>): LanguageRule {
  return ({ tokens }) =>
    tokens.flatMap((token, at): Slip[] => {
      const { text, word } = token;
      const why = 'This word is spelt otherwise.';
      if (KNOWN_MISSPELT[word] && !ofTask.has(word)) {
        if (word === 'hart' || word === 'fiver' || word === 'hearth' || word === 'hight')
          if (/^\p{Lu}/u.test(text)) return [];
        return [
          slipAt(token, token, { rule: 'spelling', severity: 'minor', why, mend: KNOWN_MISSPELT[word]! }),
        ];
      }
      const isSmall = /^[a-z]+$/.test(text) || (at === 0 && /^[A-Z][a-z]+$/.test(text));
      if (!isSmall || word.length < SHORTEST || ofTask.has(word) || isKnownWord(word)) return [];
      // 'Tilly was sedated': a name.
      if (at === 0 && /^(?:PROPN|AUX|VERB|PUNCT)$/.test(tokens[1]?.tag ?? '')) return [];
      const nearest = nearestOf(word);
      if (nearest === null && !looksMisspelt(word)) return [];
      return [
        slipAt(token, token, {
          rule: 'spelling',
          severity: 'minor',
          why,
          mend: nearest,
          isCertain: nearest !== null && word.length > 5,
        }),
      ];
    });
}

/** Two letters away from nothing: a word of everyday letters that several everyday words are near to. */
function looksMisspelt(word: string): boolean {
  const { everyday } = wordLists();
  let near = 0;
  for (const candidate of oneEditFrom(word)) if (candidate.length > 3 && everyday.has(candidate)) near++;
  return near > 1;
}
