import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';

const WHY = 'Nothing stands between a verb and its object.';

/** Adverbs that may stand before what they say more of: 'takes only the tablets', 'lost nearly a litre'. */
const OF_WHAT_FOLLOWS =
  /^(?:only|nearly|approximately|roughly|exactly|mostly|mainly|particularly|especially|merely|simply|exclusively|barely|hardly|scarcely|virtually|practically|precisely|purely|solely|largely|partly|fairly|really|quite|rather|just|even|almost|about|around|over|possibly|probably|presumably|not|never|ever|too|back|up|out|off|down|in|on|away|home|together|apart|forward|round|through|once|twice|all|both|so|as|more|less|most|least|further|likewise|instead|hence|then|thus|there|here)$/;
const IN_BETWEEN =
  /^(?:always|usually|often|sometimes|also|still|already|yesterday|today|recently|immediately|again|now|\p{L}+ly|well|very)$/u;
const DETERMINES = /^(?:an?|the|his|her|their|my|our|its)$/;
/** What may follow an adverb and is no object: 'improved greatly the next day'. */
const TIME =
  /^(?:day|days|week|weeks|month|months|year|years|morning|afternoon|evening|night|time|times|moment|hour|hours|same|next|following|previous|last|first|second|whole)$/;
/** Verbs without an object, before which a new clause or a measure begins. */
const ALONE =
  /^(?:be|become|seem|appear|remain|say|explain|note|add|state|report|think|believe|know|find|ask|tell|mean|live|go|come|work|sleep|walk|look|feel|act|respond|improve|happen|occur|increase|decrease|rise|fall|stay|last|die|arrive|return|recover|continue|cope)$/;

/** 'She takes regularly her tablets', 'he underwent yesterday an operation'. */
export const adverbOrder: LanguageRule = ({ tokens }) =>
  tokens.flatMap((verb, at): Slip[] => {
    if (verb.tag !== 'VERB' || ALONE.test(verb.lemma)) return [];
    const adverb = tokens[at + 1];
    const then = tokens[at + 2]?.word === 'much' || adverb?.word === 'very' ? at + 3 : at + 2;
    const [determiner, noun] = [tokens[then], tokens[then + 1]];
    if (!adverb || !determiner || !noun || !isBetween(adverb) || !DETERMINES.test(determiner.word)) return [];
    if (TIME.test(noun.word) || TIME.test(tokens[then + 2]?.word ?? '')) return [];
    if (beginsClause(tokens.slice(then))) return [];
    return [slipAt(verb, determiner, { rule: 'word_order', why: WHY, mend: null })];
  });

const isBetween = ({ word }: Token) => IN_BETWEEN.test(word) && !OF_WHAT_FOLLOWS.test(word);

/** 'When he coughs suddenly the wound is painful': the noun has a verb of its own. */
const beginsClause = (tokens: readonly Token[]) =>
  tokens
    .slice(1, 6)
    .some(
      ({ tag, word }, i, near) =>
        tag === 'AUX' &&
        !near.slice(0, i).some((each) => /^(?:,|and|who|which|that|because|as|when)$/.test(each.word)) &&
        word !== 'to',
    );
