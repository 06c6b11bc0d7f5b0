import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import type { Approach } from './concerns.ts';
import { type Interpretation, isChecked, isTopic } from './interpret.ts';
import { comforts, promisesPrivacy } from './words/comfort-words.ts';
import { bare } from './words/following-words.ts';
import { isSad, leavesRoom, mayAsk, offers, suggests } from './words/role-play-words.ts';

/** What is asked of somebody's mind, not of the history. */
const EXPLORES: ReadonlySet<Act> = new Set<Act>(['concerns', 'ideas', 'feelings', 'mood']);

const CHECKS: ReadonlySet<Act> = new Set<Act>(['check_understanding', 'invite_questions', 'goodbye']);

/** What is put to somebody about what was said. */
const CHECKING: ReadonlySet<Interpretation['kind']> = new Set(['choice', 'clear', 'unhindered', 'effect']);
/** What tells nothing and asks nothing of the history. */
const SAYS_NOTHING: ReadonlySet<Interpretation['kind']> = new Set([
  'back',
  'echo',
  'choice',
  'clear',
  'unhindered',
  'effect',
]);

/** What a turn does besides what its clauses ask. `heard` holds the turn's clauses in their order. */
export function approachOf(heard: readonly Interpretation[]): Omit<Approach, 'answers'> {
  const clauses = [...new Set(heard.map(({ clause }) => clause))];
  const asked = new Set(heard.filter(asksForHistory).map(({ clause }) => clause));
  const back = new Set(
    heard.filter(({ kind }) => kind !== 'echo' && SAYS_NOTHING.has(kind)).map(({ clause }) => clause),
  );
  const wanted = heard.filter(({ kind }) => kind === 'back').map(({ clause }) => clause.text);
  const text = clauses.map(({ text }) => text).join(' ');
  const acts = heard.flatMap((each) => (each.kind === 'act' ? [each.act] : []));
  const isComfort = (each: Interpretation) =>
    comforts(bare(each.clause.text)) ||
    (each.kind === 'act' && each.act === 'empathy' && isShort(each) && !isSad(bare(each.clause.text)));
  const said = clauses
    .filter((clause) => !asked.has(clause) && !back.has(clause))
    .map((clause) => clause.text);
  return {
    acts,
    told: said.join(' '),
    said,
    asks: asked.size > 0,
    explores: acts.some((act) => EXPLORES.has(act)) || heard.some(({ kind }) => kind === 'hook'),
    comforts: heard.some(isComfort),
    isLost: heard.some(({ kind, clause }) => kind === 'lost' && mayAsk(clause.text)),
    promisesPrivacy: acts.includes('confidentiality') || promisesPrivacy(bare(text)),
    wantsBack: wanted.length > 0 || heard.some(isChecked),
    askedBack: [...new Set(wanted)],
    checks:
      wanted.length > 0 ||
      heard.some((each) => CHECKING.has(each.kind) || isChecked(each)) ||
      acts.some((act) => CHECKS.has(act)),
    leavesRoom: leavesRoom(bare(text)),
  };
}

/** A long sentence that is taken for a kind word is more likely to explain, unless it is surely one. */
const KIND_WORDS = 8;
const KIND_AT_MOST = 18;
const SURELY_KIND = 0.9;

function isShort({ clause }: Interpretation): boolean {
  const words = clause.text.split(' ').length;
  const probability = clause.readings.find(({ act }) => act === 'empathy')?.probability ?? 0;
  return words <= (probability >= SURELY_KIND ? KIND_AT_MOST : KIND_WORDS);
}

function asksForHistory(each: Interpretation): boolean {
  const text = bare(each.clause.text);
  if (suggests(text) || offers(text)) return false;
  if (each.kind === 'lost' || SAYS_NOTHING.has(each.kind)) return false;
  return each.kind !== 'act' || isTopic(each.act);
}

/** Whether one of the acts asks what is feared, thought or felt. */
export const exploresMind = (topic: Topic): boolean => EXPLORES.has(topic);
