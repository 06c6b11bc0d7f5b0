/** Forms that no rule gives: each row is one word. */
const IRREGULAR: readonly (readonly string[])[] = [
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['child', 'children'],
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['take', 'takes', 'took', 'taken', 'taking'],
  ['give', 'gives', 'gave', 'given', 'giving'],
  ['get', 'gets', 'got', 'getting'],
  ['go', 'goes', 'went', 'gone', 'going'],
  ['come', 'comes', 'came', 'coming'],
  ['keep', 'keeps', 'kept', 'keeping'],
  ['hold', 'holds', 'held', 'holding'],
  ['lose', 'loses', 'lost', 'losing'],
  ['leave', 'leaves', 'left', 'leaving'],
  ['feel', 'feels', 'felt', 'feeling'],
  ['tell', 'tells', 'told', 'telling'],
  ['say', 'says', 'said', 'saying'],
  ['see', 'sees', 'saw', 'seen', 'seeing'],
  ['eat', 'eats', 'ate', 'eaten', 'eating'],
  ['drink', 'drinks', 'drank', 'drunk', 'drinking'],
  ['ride', 'rides', 'rode', 'ridden', 'riding'],
  ['drive', 'drives', 'drove', 'driven', 'driving'],
  ['choose', 'chooses', 'chose', 'chosen', 'choosing'],
  ['speak', 'speaks', 'spoke', 'spoken', 'speaking'],
  ['write', 'writes', 'wrote', 'written', 'writing'],
  ['make', 'makes', 'made', 'making'],
  ['find', 'finds', 'found', 'finding'],
  ['grow', 'grows', 'grew', 'grown', 'growing'],
  ['bring', 'brings', 'brought', 'bringing'],
  ['lie', 'lies', 'lay', 'lain', 'lying'],
  ['die', 'dies', 'died', 'dying'],
  ['swell', 'swells', 'swelled', 'swollen', 'swelling'],
  ['meet', 'meets', 'met', 'meeting'],
  ['pay', 'pays', 'paid', 'paying'],
  ['stop', 'stops', 'stopped', 'stopping'],
  ['do', 'does', 'did', 'done', 'doing'],
];

const irregular = new Map(IRREGULAR.flatMap((forms) => forms.map((form) => [form, forms] as const)));

/** Words that only look inflected. */
const WHOLE: ReadonlySet<string> = new Set([
  'this',
  'always',
  'perhaps',
  'evening',
  'morning',
  'nothing',
  'something',
  'anything',
  'everything',
  'during',
  'less',
  'news',
  'hundred',
  'indeed',
]);

/** No stem is shorter: 'bed' is not the past of 'be'. */
const SHORTEST_STEM = 3;
const known = new Map<string, ReadonlySet<string>>();

/** Whether two English words in small letters are forms of one, as far as their endings surely tell. */
export function areFormsOfOne(a: string, b: string): boolean {
  if (a === b) return true;
  return !WHOLE.has(a) && !WHOLE.has(b) && (formsOf(a).has(b) || formsOf(b).has(a));
}

/** A word in every form that its ending allows for: more than there are. */
export function formsOf(word: string): ReadonlySet<string> {
  const forms = known.get(word) ?? new Set(basesOf(word).flatMap(inflected));
  known.set(word, forms);
  return forms;
}

function basesOf(word: string): string[] {
  if (WHOLE.has(word)) return [];
  const stems: string[] = [word];
  const cut = (ending: RegExp, ...instead: string[]) => {
    if (ending.test(word)) stems.push(...instead.map((each) => word.replace(ending, each)));
  };
  cut(/ies$/, 'y');
  cut(/(?<=s|x|z|ch|sh)es$/, '');
  cut(/(?<![su])s$/, '');
  cut(/ied$/, 'y');
  cut(/(?<=[a-z]{3})ed$/, '', 'e');
  cut(/(?<=[a-z]{3})ing$/, '', 'e');
  cut(/(?<=[a-z]{2}([bdgmnprt]))\1(?:ed|ing)$/, '');
  return stems.filter((stem) => stem === word || (stem.length >= SHORTEST_STEM && /[aeiouy]/.test(stem)));
}

function inflected(base: string): readonly string[] {
  const own = irregular.get(base);
  if (own) return own;
  if (base.length < SHORTEST_STEM) return [base];
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1);
    return [base, `${stem}ies`, `${stem}ied`, `${base}ing`];
  }
  if (base.endsWith('e')) return [base, `${base}s`, `${base}d`, `${base.slice(0, -1)}ing`];
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) ? `${base}${base.at(-1)}` : base;
  const plural = /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
  return [base, plural, `${doubled}ed`, `${doubled}ing`];
}
