import { withoutTag } from './asked-proposals.ts';

/**
 * What somebody was told, as she says it herself: 'wash your feet, and call us if you see a sore' becomes 'I'll wash
 * my feet, and call you if I see a sore'. English alone.
 */

/** Between fewer words there is little to say again, and more than the most nobody keeps. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 40;

const LEAD =
  /^(?:(?:(?:and|so|then|but|or|now|also|please|just|first|afterwards|remember|instead)\b[,:;]?|(?:yes|no|no no|ha|well|okay|ok|right|good|very good|great|perfect|exactly|of course|the most important|(?:one|two) (?:more|last|important|final)(?: \w+)? things?|look|listen|(?:so )?here(?:'s| is) (?:how|(?:my|the|our|your) plan)|my plan(?: is)?|(?:it|that|this)(?:'s| is) (?:very |quite |really )?(?:rare|important|unlikely|simple)|at home|h?mm|oh|ah|ouch|bravo|mrs? \w+)[,:;!]) *)+/i;
/** What patients are told to do. */
const DOES =
  'bathe|rinse|gargle|dab|floss|massage|sip|join|take|put|use|stop|start|avoid|drink|keep|give|lie|rest|change|eat|wash|dry|clean|brush|check|look|call|ring|phone|go|come|bring|hold|press|push|pull|lift|raise|ice|wrap|wear|walk|move|bend|stretch|try|make|leave|let|ask|tell|show|write|test|warm|cool|rub|cream|soak|cut|choose|cook|add|mix|replace|sit|stand|sleep|turn|open|close|empty|tape|cover|protect|watch|count|measure|inject|swallow|chew|breathe|cough|speak|read|play|run|slow down|pause|wait|remove|throw|store|carry|follow|return|pat|squeeze|apply|spread|switch|reduce|cut|limit|begin|finish|continue|stay|set|plan|talk|say|practise|repeat|visit|contact|report|record|swap|lower|build|treat|remember|feed|weigh|soften|offer|split|share|drive|bleed|lose|faint|vomit|smoke|travel|fly|swim|wake|fall|shower|work|exercise|lift|cycle|urinate|swell|itch|touch|scrub|scratch|skip';

/** 'Only one thing matters for tonight: if ...' */
const INTRODUCED = new RegExp(
  `^(?!(?:please |then |always )?(?:let|help|get|have|make) (?:him|her|it|them|your)\\b)[^:.]{2,60}: (?=(?:(?:an?|one|two|three|half an?) (?:\\w+ )?(?:tablet|capsule|puff|drop|sachet|spoon|spray|dose)|if|when|whenever|as soon as|please|don't|do not|never|always|you|${DOES})\\b)`,
  'i',
);
/** What is said in between. */
const ASIDE =
  /, (?:please|right|okay|ok|(?:Mrs?|Ms|Miss|Dr|Doctor) [A-Z]\w+|my friend|my dear)(?=[,.;:!]|$)/g;
/** '..., call 999, don't wait' */
const AT_ONCE = /,(?: and| please)* (?:don't|do not) (?:wait|hesitate)$/i;
/** 'If it hurts, please ring us.' */
const ASKED_KINDLY = /, please (?=[a-z])/g;
const BEGUN =
  /^(?:will|should|shall|is there|did|do|does|have|has|had|are|is|was|were|can|could|would|what|which|who|how|why|where)\b/i;

/** What those who look after somebody do for her: what else they say of themselves is nothing to be kept. */
const DOES_FOR_HER =
  "(?:will|can|'ll|also|then|now|give|gave|show|send|write|come|call|bring|check|measure|put|make|take|examine|arrange|prescribe|phone|ring|look|talk|speak|recommend|refer|order|book|start|stop|press|bandage|clean|change|do|see you)";
/** What is said of oneself, of what somebody said or felt, or of the talk is nothing to be kept. */
const NOT_KEPT = [
  // Comfort, offers and rights: 'don't feel dreadful', 'if you like I can sit with you'.
  /\b(?:don't|do not) (?:feel|be|get) (?:\w+ )?(?:dreadful|bad|guilty|ashamed|silly|embarrassed|awful|afraid|scared|upset)\b/i,
  /^if you (?:like|want|wish|prefer)\b(?! to\b)|\b(?:every|the) right to\b/i,
  /\bsay (?:yes|no)\b|\bwait with (?:that|it)\b|\b(?:hard on|blame) (?:yourself|himself|herself)\b/i,
  /^(?:sure|of course|yes|certainly|absolutely),? (?:you|he|she|they|we) (?:can|could|will|would|should|may|do)(?:n't|'t|not)?$/i,
  new RegExp(`\\bi (?!${DOES_FOR_HER}\\b)\\w+|\\bi'(?!ll|ve (?:seen|checked|looked))\\w+`, 'i'),
  /\byou (?:thought|told|said|meant|mean|answered|were|came|did|felt|mentioned|wrote|asked|say|look|seem|know|already|explained)\b/i,
  /^(?:that(?:'s| is)|you(?:'re| are)) (?:exactly |quite |just |absolutely )?(?:right|it|true|correct)\b|\b(?:ask|answer)\b.*\b(?:anything|questions?|properly|honest\w*|whatever)\b/i,
  /^see you\b|\?|["“”]|\b(?:worr(?:y|ied)|god|wow|sorry|thanks?|excuse|understand|understood|imagine|promise|let(?:'s| me| us)|may i|(?:talk|walk|run|take) (?:me|you) through|back to (?:me|us)|accent|idea|one more thing|we've (?:talked|covered|discussed)|your time|sit down|lie back|no (?:rush|hurry)|take (?:all )?(?:your|the) time|look at me|tell you|tell me(?! (?:at once|straight|right away|immediately|if|when|as soon))|question|shall|in your (?:own )?words|explain me|repeat|welcome|pleased|nice to|i(?:'ll| will) (?:ask (?!the|your|our|a|an|dr)|explain|be|try)|first i|how i|that's a lot|not me|good (?:mother|father|mum|dad|man|woman|son|daughter|husband|wife))\b/i,
];

const SAME: Readonly<Record<string, string>> = {
  "i'll": "you'll",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  us: 'you',
  // 'Our aim', 'our dietitian': those of whoever speaks, or of both.
  our: 'the',
  ours: 'yours',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you'll": "I'll",
  "you've": "I've",
  "you'd": "I'd",
};

/** After these 'you' does something; after any other word it is done to. */
const BEFORE_SUBJECT =
  /^(?:and|but|or|if|when|that|because|so|then|while|until|till|what|where|how|which|once|as|whether|unless|since|sure|means?|days|nights|times|everything|thing|things|time|day|first|now|also|than|whenever|night|morning|evening|in case|case)$/;
const AFTER_SUBJECT = new RegExp(
  `^(?:can|can't|cannot|should|shouldn't|must|mustn't|need|have|had|will|won't|would|could|may|might|are|aren't|were|do|don't|did|feel|see|get|want|notice|wake|always|never|also|only|just|still|already|${DOES})$`,
);
const BARE_PREPOSITION =
  /^(?:for|with|to|at|of|about|from|on|by|near|around|behind|beside|without|gives?|tells?|shows?|calls?|helps?|rings?|see|watch|lets?|makes?|sends?|brings?)$/;

const DOSE =
  /^(?:an?|one|two|three|four|half an?|\d+)(?: \w+){0,3} (?:tablets?|capsules?|puffs?|drops?|sachets?|spoons?|spoonfuls?|sprays?|doses?)\b(?!.*\b(?:is|are|was|were|helps?|has|have|will|can)\b)/i;

const NO_DEED = new RegExp(`^(?:never|always) (?!(?:${DOES}|be|do|get|see|have)\\b)`, 'i');

/** How an order begins. */
const ORDERS = new RegExp(
  `^(?:(?:always|first|then|next|after that|twice a day|every (?:day|morning|evening|night)|once a (?:day|week)),? )?(?:${DOES}|be|do|see|get|don't|do not|never)\\b(?! (?:is|are|was|were|helps?|packs?|days?)\\b)`,
  'i',
);

/** 'For the next day please don't bite on it': whoever says it doesn't. */
const AFTER_A_TIME = new RegExp(
  `^((?:for|during|over|until|after|before|at|in|on|from|with|to)\\b[^,.]*?)(?:,| please|, please) ((?:${DOES}|don't|do not|never)\\b)`,
  'i',
);

/** 'Until then eat soft things', 'for the pain take paracetamol': no comma stands before what is to be done. */
const MEANWHILE = new RegExp(
  `^((?:until|till) then|from (?:now|today|tomorrow) on|in the meantime|meanwhile|for (?:the|any|your|my) \\w+),? ((?:${DOES}|don't|do not|never)\\b)`,
  'i',
);

/** 'If you get pain, start vomiting or see blood': what happens to somebody in that case. */
const HAPPENS =
  '(?:start \\w+ing|see (?:blood|any|red|pus|it|that)|lose|bleed|faint|vomit|throw up|breathe (?:fast|hard|badly)|shake|shiver|cough|swell|itch|fall|wake|sleep|sweat|feel)\\b';

/** 'If it bleeds, come back': whoever says it comes. */
const AFTER_A_CASE = new RegExp(
  `^((?:(?!\\b(?:if|when)\\b)[^,.]{2,25}, )?(?:if|when|as soon as)\\b(?:(?!\\b(?:they|we|I|he|she|it)(?:'ll| will)\\b).)*?), (?:then |please |simply |just )*((?!${HAPPENS})(?:${DOES}|see|seek|dial|get (?:help|in touch|checked|him|her|it|them|to|straight|medical|yourself))\\b)`,
  'i',
);

const PLEASE = /\bplease\b/i;

/** What is told, said again by whom it was told to; null where it can't be. */
export function retold(text: string): string | null {
  const said = withoutTag(text.trim().replace(/’/g, "'"))
    .replace(/[.!;:,\s]+$/, '')
    .replace(AT_ONCE, '')
    .replace(ASIDE, '')
    .replace(ASKED_KINDLY, ', ')
    .replace(LEAD, '')
    .replace(INTRODUCED, '')
    .replace(LEAD, '');
  // 'One tablet every other day, with juice': whoever is told so takes it.
  if (DOSE.test(said)) return intended('', `take ${said[0]!.toLowerCase()}${said.slice(1)}`);
  // 'Never your dinners': nobody is told to do anything.
  if (NO_DEED.test(said)) return null;
  const words = said.split(/\s+/);
  if (
    words.length < FEWEST_WORDS ||
    words.length > MOST_WORDS ||
    BEGUN.test(said) ||
    NOT_KEPT.some((pattern) => pattern.test(said))
  )
    return null;
  const turned = words
    .map((word, at) => turn(word, words[at - 1] ?? '', words[at + 1] ?? '', words))
    .join(' ');
  const whole = agreeing(turned);
  if (ORDERS.test(said)) return intended('', whole);
  const [, lead, order] = AFTER_A_CASE.exec(whole) ?? MEANWHILE.exec(whole) ?? AFTER_A_TIME.exec(whole) ?? [];
  if (lead && order) return intended(`${lead}, `, whole.slice(whole.indexOf(order, lead.length)));
  // 'You can go to school, but please don't sing': what asks is nobody's own.
  return PLEASE.test(whole) ? null : whole;
}

/** 'Twice a day, wash it' */
const WHEN =
  /^(?:first|then|next|after that|twice a day|every (?:day|morning|evening|night)|once a (?:day|week)),? /i;
const NOT = /^(?:don't|do not) /i;
/** What is forbidden beside something else. */
const NOR = new RegExp(`, ((?:and|or) )?(?:please )?(?:don't|do not) (?=(?:${DOES}|be|do|get)\\b)`, 'g');

/** 'Don't drive and don't climb.' */
const AND_NOT = new RegExp(` and (?:please )?(?:don't|do not) (?=(?:${DOES}|be|do|get)\\b)`, 'g');

/** Orders, as whoever was given them means to follow them: 'I'll wash it, and not rub it'. */
function intended(lead: string, orders: string): string {
  const when = lead === '' ? (WHEN.exec(orders)?.[0] ?? '') : '';
  const does = orders.slice(when.length);
  const time = when === '' ? '' : `${when.trim().replace(/,$/, '')}, `;
  const isForbidden = NOT.test(does);
  const rest = does.replace(NOT, '');
  const told = `${rest[0]!.toLowerCase()}${rest.slice(1)}`;
  const will = isForbidden ? "I won't" : "I'll";
  const both = told.replace(AND_NOT, isForbidden ? ' or ' : ' and not ');
  return `${lead}${time}${will} ${both.replace(NOR, isForbidden ? ", $1won't " : ', $1not ')}`;
}

const bareOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^[^a-z']+|[^a-z']+$/g, '');

function turn(word: string, before: string, after: string, all: readonly string[]): string {
  const bare = bareOf(word);
  const isEnd = /[,.;:!?]$/.test(word) && before !== '';
  const other = otherFor(bare, before, after, all, isEnd);
  if (other === undefined) return word;
  const end = word.slice(word.toLowerCase().replace(/[’]/g, "'").indexOf(bare) + bare.length);
  return `${other}${end}`;
}

/** A word that changes with the speaker, as the other one says it. */
function otherFor(
  bare: string,
  before: string,
  after: string,
  all: readonly string[],
  isEnd: boolean,
): string | undefined {
  // 'If anything bothers you, ring me.'
  if (bare === 'you') return isEnd ? 'me' : asMe(before, after);
  if (bare === 'we') return isTeam(all) ? 'you' : 'we';
  if (bare === "we'll") return isTeam(all) ? "you'll" : "we'll";
  return SAME[bare];
}

function asMe(before: string, after: string): string {
  const last = bareOf(before);
  if (before === '' || /[,;:–—]$/.test(before) || BEFORE_SUBJECT.test(last)) return 'I';
  if (BARE_PREPOSITION.test(last)) return 'me';
  return AFTER_SUBJECT.test(bareOf(after)) ? 'I' : 'me';
}

/** 'We see you on Friday', 'we numb the toe' is said by those who look after somebody, 'we start with milk' by both. */
const isTeam = (all: readonly string[]) => {
  const words = all.map(bareOf);
  const does = words[words.findIndex((word) => /^we(?:'ll|'d)?$/.test(word)) + 1] ?? '';
  if (/^(?:could|can|both|all|agreed|said|talked)$/.test(does)) return false;
  return words.some((word) => /^(?:you|your)$/.test(word)) || TEAM_DOES.test(does);
};

const TEAM_DOES =
  /^(?:numb|freeze|inject|remove|examine|scan|x-ray|send|book|arrange|refer|prescribe|operate|weigh|fetch|dress|stitch|treat|test|measure|monitor|admit|fit|order|syringe|drill|extract|drain)$/;

/** 'If I get pain, are sick or see blood' */
const I_TOO =
  /\b(I (?:(?!\b(?:I|he|she|it|they|we|you|there|the|an?|my|your|his|her|their|this|these)\b)[^.;:])*(?:,|,? or|,? and)) are\b/g;

const agreeing = (text: string) =>
  text
    .replace(/\bI are\b/g, 'I am')
    .replace(I_TOO, '$1 am')
    .replace(/\bI aren't\b/g, "I'm not")
    .replace(/^./, (first) => first.toUpperCase());
