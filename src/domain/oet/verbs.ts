/** Verbs that carry a sentence, of which the ending says nothing: those that help others, and irregular pasts. */
const VERBS = new Set(
  `
  is are was were be been am has have had does do did can could may might must should shall will would need cannot
  gave took went felt told began came became got made said saw knew kept left led lost met put ran sent sat slept spoke
  spent stood stuck taught thought threw understood woke wore won wrote ate drank drove fell fought found forgot froze
  grew heard held hid hit hurt lay lent let meant paid quit read rang rose shook shot showed shut sang sank slid spread
  stole swam swelled swore tore bought brought broke built burnt bled bred caught chose cost cut dealt dreamt dug fed
  fled flew forbade forgave hung knelt learnt lit proved sought shrank smelt sprang stung strove struck swept underwent
  upset withdrew overcame withstood bit bore beat blew bent
  get gets give take want wants feel think make keep let help helps cause hurt suggest
  it's he's she's they're we're you're i'm that's there's i've we've they've he'd she'd they'd i'd won't can't don't
  `
    .trim()
    .split(/\s+/),
);
/** What ends like a verb and not like a noun. */
const VERB_LIKE = /^\p{L}{2,}(?:ed|(?<!ion|ment|it|ic|ur|[sui])s)$/u;
const CONTRACTED = /n't$/;

/** Whether a text in small letters has a verb, as far as words alone tell. */
export function hasVerb(text: string): boolean {
  const words = text.match(/[\p{L}']+/gu) ?? [];
  return words.some((word) => VERBS.has(word) || VERB_LIKE.test(word) || CONTRACTED.test(word));
}

/** Whether words behind the first have a verb, and so a subject: 'he slept', but not 'reduced movement'. */
export function hasVerbWithin(text: string): boolean {
  const [, ...words] = text.match(/[\p{L}']+/gu) ?? [];
  return words.some((word) => VERBS.has(word) || CONTRACTED.test(word) || /^\p{L}{2,}ed$/u.test(word));
}
