/**
 * British and American spellings of one word, made one: OET takes both as right. A table of stems and endings, and no
 * likeness: any other letter that differs makes another word.
 */

/** Words that end in -ise on both sides of the ocean, since it is no suffix of theirs. */
const NOT_ISE =
  /^(?:.*(?:wise|vise|prise|guise|aise|oise|uise|ertise)|(?:com)?promise|premise|demise|surmise|(?:ex|in|circum)cise|exercise|precise|concise|a?rise|sunrise|anise|chemise|franchise|merchandise|paradise|treatise|mortise|crise|irise)$/;

type Rule = readonly [british: RegExp, american: string];

/** Beginnings and middles that only words from Greek and Latin have. Applied within a word. */
const STEMS: readonly Rule[] = [
  [/haem/g, 'hem'],
  [/aemi/g, 'emi'],
  [/oedem/g, 'edem'],
  [/oesoph/g, 'esoph'],
  [/oestr/g, 'estr'],
  [/^foet/g, 'fet'],
  [/paed/g, 'ped'],
  [/gynaec/g, 'gynec'],
  [/rrhoea/g, 'rrhea'],
  [/pnoea/g, 'pnea'],
  [/anaesth/g, 'anesth'],
  [/aetiolog/g, 'etiolog'],
  [/caec/g, 'cec'],
  [/faec/g, 'fec'],
  [/coeli/g, 'celi'],
  [/caesar/g, 'cesar'],
  [/palaeo/g, 'paleo'],
  [/manoeuvred/g, 'maneuvered'],
  [/manoeuvre?/g, 'maneuver'],
  [/homoeo/g, 'homeo'],
  [/amoeb/g, 'ameb'],
  [/leuco/g, 'leuko'],
  [/(?<=^|[a-z])fibreo/g, 'fibero'],
  [/artefact/g, 'artifact'],
  [/sulph/g, 'sulf'],
  [/aluminium/g, 'aluminum'],
];

/** Whole words and endings, with what may follow them. */
const ENDINGS: readonly Rule[] = [
  [
    /^((?:dis|mis|un|anti|bi|multi|non)?-?(?:col|fav|hon|tum|lab|behavi))our(?=able|ably|ation|ed|ing|s|less|ful|al|ally)/,
    '$1or',
  ],
  [/^(?:((?:dis|mis|un|anti|bi|multi|non)-?))(col|fav|hon|tum|behavi)our$/, '$1$2or'],
  [/^(col|behavi|fav|hon|lab|od|tum|hum|neighb|vap|vig|harb|rig|endeav|flav|rum|sav)our/, '$1or'],
  [/^((?:[a-z]+-?)?(?:cent|fib|lit|met|theat|calib|lust|spect))re(s|d)?$/, '$1er$2'],
  [/lys(e|ed|er|ers|es|ing)$/, 'lyz$1'],
  [
    /^(trave|labe|counse|mode|signa|channe|cance|fue|leve|tota|equa|tunne|marve|dia|initia|tria)ll(ed|ing|er|ers|or|ors)$/,
    '$1l$2',
  ],
  [/^(enrol|fulfil|instal|instil|distil|appal)(s|ment|ments)?$/, '$1l$2'],
  [/^skilful(ly)?$/, 'skillful$1'],
  [/^programme(s)?$/, 'program$1'],
  [/^grey(s|ish|er|est)?$/, 'gray$1'],
  [/^(defen|offen|licen|preten)ce(s|d)?$/, '$1se$2'],
  [/^practis(e|ed|es|ing)$/, 'practic$1'],
  [/^(dialog|catalog|analog|monolog)ue(s|d)?$/, '$1$2'],
  [/^(ag|judg|acknowledg)e(ing|ment|ments)$/, '$1$2'],
  [/^disc(s)?$/, 'disk$1'],
  [/^goitre(s)?$/, 'goiter$1'],
  [/^tranquill(is|iz)/, 'tranquil$1'],
  [/^mould/, 'mold'],
  [/^tyre(s)?$/, 'tire$1'],
];

function isation(word: string): string {
  const verb = /^(.{2,}?)is(e|ed|es|er|ers|ing|ation|ations|ational)$/.exec(word);
  if (!verb) return word;
  return NOT_ISE.test(`${verb[1]}ise`) ? word : `${verb[1]}iz${verb[2]}`;
}

/** One spelling for a word's British and American ones. Lower case expected. */
export function oneSpelling(word: string): string {
  let spelt = word;
  for (const [british, american] of STEMS) spelt = spelt.replace(british, american);
  for (const [british, american] of ENDINGS) spelt = spelt.replace(british, american);
  return isation(spelt);
}
