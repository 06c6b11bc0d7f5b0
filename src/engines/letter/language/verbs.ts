import { VERBS_ALSO, VERBS_MOSTLY, VERBS_ONLY } from './lexicon.generated.ts';

/** Base, past, participle. */
const IRREGULAR = `
become became become;begin began begun;bite bit bitten;bleed bled bled;break broke broken;bring brought brought;
build built built;buy bought bought;catch caught caught;choose chose chosen;come came come;do did done;draw drew drawn;
drink drank drunk;drive drove driven;eat ate eaten;fall fell fallen;feel felt felt;find found found;forget forgot forgotten;
get got got;give gave given;go went gone;grow grew grown;have had had;hear heard heard;hold held held;keep kept kept;
know knew known;lead led led;leave left left;lose lost lost;make made made;meet met met;ride rode ridden;rise rose risen;
run ran run;say said said;see saw seen;send sent sent;show showed shown;sit sat sat;sleep slept slept;speak spoke spoken;
spend spent spent;stand stood stood;swim swam swum;swallow swallowed swallowed;take took taken;teach taught taught;tell told told;think thought thought;
throw threw thrown;pay paid paid;undergo underwent undergone;understand understood understood;wake woke woken;wear wore worn;
withdraw withdrew withdrawn;write wrote written;tear tore torn;swell swelled swollen;shake shook shaken;drop dropped dropped;
arise arose arisen;bear bore borne;beat beat beaten;bend bent bent;bind bound bound;blow blew blown;breed bred bred;creep crept crept;
cut cut cut;deal dealt dealt;dig dug dug;fight fought fought;flee fled fled;fly flew flown;forbid forbade forbidden;
foresee foresaw foreseen;forgive forgave forgiven;freeze froze frozen;grind ground ground;hang hung hung;hide hid hidden;
hit hit hit;hurt hurt hurt;kneel knelt knelt;lay laid laid;lend lent lent;let let let;lie lay lain;light lit lit;mistake mistook mistaken;
overcome overcame overcome;put put put;quit quit quit;read read read;ring rang rung;sell sold sold;set set set;sew sewed sewn;
shed shed shed;shine shone shone;shoot shot shot;shrink shrank shrunk;shut shut shut;sing sang sung;sink sank sunk;slide slid slid;
spin spun spun;spit spat spat;split split split;spread spread spread;spring sprang sprung;steal stole stolen;stick stuck stuck;
sting stung stung;strike struck struck;swear swore sworn;sweep swept swept;swing swung swung;tread trod trodden;upset upset upset;
weep wept wept;win won won;wind wound wound;wring wrung wrung;mislead misled misled;misunderstand misunderstood misunderstood;
withhold withheld withheld;withstand withstood withstood;undo undid undone;outgrow outgrew outgrown;oversee oversaw overseen;
oversleep overslept overslept;rebuild rebuilt rebuilt;retake retook retaken;rewrite rewrote rewritten;cost cost cost;burst burst burst;
bet bet bet;cling clung clung;cast cast cast;rid rid rid;spill spilt spilt`
  .split(';')
  .map((row) => row.trim().split(/\s+/) as [string, string, string]);

/** They look like a wrong past and are words. */
const WORDS_THEMSELVES = new Set([
  'wined',
  'ringed',
  'haved',
  'hadded',
  'seed',
  'payed',
  'doed',
  'founded',
  'felled',
  'shaked',
  'beared',
  'bended',
  'blowed',
  'casted',
  'clinged',
  'flied',
  'grinded',
  'hanged',
  'hided',
  'layed',
  'lied',
  'lighted',
  'overseed',
  'readed',
  'ridded',
  'setted',
  'sewed',
  'shined',
  'spilled',
  'splitted',
  'springed',
  'swinged',
  'treaded',
  'winded',
  'ringed',
  'digged',
]);

/** Regular verbs of clinical letters whose base is no noun and no adjective. */
const VERBS_ALONE = `
achieve admit advise agree allow appear apply appreciate arrange arrive ask assess assist attend avoid carry collapse
commence communicate compare complain comply consider consist consume contain continue contribute decide decline
decrease deliver demonstrate deny depend describe deteriorate determine develop diagnose diminish discontinue discuss
dislike educate emphasise enable encourage enjoy ensure examine exclude explain express follow gain happen heal
hospitalise identify improve include inform inject insert insist instruct investigate involve lack learn live listen lower
maintain manage mobilise mention normalise notice observe obtain occur perform persist possess prefer prepare prescribe
prevent proceed provide realise receive recommend recover reduce refer refuse relate relieve remain remember remind remove
repeat require resolve respond resume reveal revise seem settle smoke speak stabilise struggle suffer suggest suspect
swallow tend tolerate understand urinate vomit worsen accompany administer advise confirm cope evaluate experience
exacerbate increase inhibit initiate mobilise monitor need notify own react recommend rely request retire schedule shave
transfer treat undergo want warn wash worry want live love cry finish`
  .trim()
  .split(/\s+/);

/** Those of them that are nouns or adjectives too: told apart by what stands around them. */
export const NOUNS_TOO = new Set(
  `collapse decline decrease experience increase lack monitor need own request schedule smoke struggle suspect swallow transfer
  treat wash worry want lower shave influence love heal refuse complete break fall drink run show stand sleep drive bite feel ride
  rise swim wake leave draw catch hold cut lead cope get sit dislike warn repeat report hope display desire attempt mention slip stir scan`.split(
    /\s+/,
  ),
);

/** Nouns that are verbs of clinical letters too. */
export const VERBS_TOO = new Set(
  `discharge review plan change control dress stop test walk start help support visit start report order record note measure weigh score
  supply x-ray scan drain operate call clean brush phone dial store rinse soak offer keep increase decrease transfer treat monitor schedule request`.split(
    /\s+/,
  ),
);

const VOWEL = /[aeiou]/;

/** A final consonant that is written twice before an ending: after one short vowel, and where the stress is on the last. */
const DOUBLED =
  /^(?:[^aeiou]*[aeiou][bdgklmnprtz]|qui[pt]|admit|commit|compel|control|defer|emit|equip|excel|expel|omit|occur|permit|prefer|propel|rebel|recur|refer|regret|repel|submit|transfer|(?:cancel|counsel|label|travel|dial|model|signal|total|fuel|quarrel|snivel|swivel|unravel))$/;

function pastOf(base: string): string {
  const irregular = IRREGULAR.find(([first]) => first === base);
  if (irregular) return irregular[1];
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !VOWEL.test(base.at(-2)!)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

export const participleOf = (base: string) =>
  IRREGULAR.find(([first]) => first === base)?.[2] ?? pastOf(base);

export function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (base.endsWith('y') && !VOWEL.test(base.at(-2)!)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

export function ingOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLED.test(base) || /^(?:get|sit|swim|run|begin|forget|put|cut)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
}

const wordsOf = (list: string) => list.trim().split(/\s+/);
/** They are verbs in the lexicon alone: in letters they are mostly something else. */
const NOT_IN_LETTERS = new Set(
  `bath bed better bloody book can chance clear clinic close cold cool course dead dry eye even face fine finger flat foot free
  frequent hand head heart house kind knee last level like limb line live long matter mean minor mouth narrow near number
  open other out part patient period place plaster point right round same second severe short shoulder side skin
  slow smooth sore sound still subject tear thin time tire total trouble type water weather well wet will word wound wrong young
  firm content correct direct distant male mature perfect separate sober steady tender warm welcome ward weekend winter`.split(
    /\s+/,
  ),
);
const ALSO_VERBS = [...wordsOf(VERBS_MOSTLY), ...wordsOf(VERBS_ALSO)].filter(
  (word) => !NOT_IN_LETTERS.has(word),
);
const BASES = [
  ...new Set([
    ...VERBS_ALONE,
    ...IRREGULAR.map(([base]) => base),
    ...VERBS_TOO,
    ...wordsOf(VERBS_ONLY),
    ...ALSO_VERBS,
  ]),
];
const byForm = (form: (base: string) => string) =>
  new Map([...BASES].reverse().map((base) => [form(base), base]));
const PASTS = byForm(pastOf);
const PARTICIPLES = byForm(participleOf);
const THIRDS = byForm(thirdOf);
const INGS = byForm(ingOf);
const IS_BASE = new Set(BASES);
const ONLY_VERBS = new Set([...VERBS_ALONE, ...IRREGULAR.map(([base]) => base), ...wordsOf(VERBS_ONLY)]);

/** Bases that are pasts or names too. */
const PASTS_TOO = /^(?:lay|wind|sever|fell|found|saw|bore|bound|wound)$/;
/** Whether a word is the base of a verb and nothing else in a letter. */
export const isVerbAlone = (word: string) =>
  ONLY_VERBS.has(word) &&
  !NOUNS_TOO.has(word) &&
  !VERBS_TOO.has(word) &&
  !PASTS_TOO.test(word) &&
  pastOf(word) !== word;
export const isBase = (word: string) => IS_BASE.has(word);

/** The base of a past form that is no participle: 'took', but not 'developed'. */
export const baseOfPastAlone = (word: string) => {
  const base = PASTS.get(word);
  return base !== undefined && participleOf(base) !== word && base !== word ? base : undefined;
};
const REGULARISED = new Map(
  IRREGULAR.flatMap(([base, past, participle]) => {
    const form = base.endsWith('e') ? `${base}d` : `${base}ed`;
    return form === past || form === participle || WORDS_THEMSELVES.has(form)
      ? []
      : [[form, { past, participle }] as const];
  }),
);
/** What a form that no verb has was meant to be: 'leaved' is 'left'. */
export const regularised = (word: string) => REGULARISED.get(word);

export const baseOfPast = (word: string) => PASTS.get(word) ?? PARTICIPLES.get(word);
export const baseOfThird = (word: string) => THIRDS.get(word);
export const baseOfIng = (word: string) => INGS.get(word);
