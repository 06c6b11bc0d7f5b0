import { normalise } from '../../understanding/normalise.ts';
import { anyOf } from '../../words/any-of.ts';
import { tellingStems } from './phrases.ts';

const FELT = anyOf(
  /\b(?:worr(?:y|ied|ies|ying)|scar(?:ed|es|ing|y)|afraid|fright(?:en|ened|ening))\b/,
  /\b(?:terrif(?:ied|ying)|anxious|panic(?:k\w*)?|upset(?:ting)?|ang(?:ry|er)|cross with)\b/,
  /\b(?:furious|fed up|cry(?:ing)?|cried|tears|tearful|cope|coping|awful|horrible|dreadful)\b/,
  /\b(?:embarrass\w*|asham\w*|lonely|on my own|exhaust\w*)\b/,
  /\b(?:sick (?:and tired|to death|with worry)|hate|guilt\w*|my fault)\b/,
  /\b(?:let (?:him|her|them|you|everyone) down|dying|die|dead|died)\b/,
  /\b(?:lose (?:my|the|him|her|it|a)|lost (?:my|the|him|her|it|a)|burden|nervous|dread\w*)\b/,
  /\b(?:shak(?:e|ing|en)|hopeless|useless|stupid|ruin\w*|miserable|desperate|frustrat\w*)\b/,
  /\b(?:shock(?:ed)?|stress\w*|struggl\w*|hard (?:for me|to))\b/,
  /\b(?:can not (?:face|bear|stand|sleep|stop|manage)|heart ?broken|devastat\w*|what if)\b/,
  /\b(?:end up (?:like|in|with)|cancer|mother had|father had|never (?:walk|be|work|see))\b/,
  /\b(?:depress\w*|overwhelm\w*|at the end of)\b/,
);

/** Whether a text shows a feeling or a fear. */
export const showsFeeling = (text: string): boolean => FELT.test(normalise(text));

const NAMES = tellingStems(
  `worried worry afraid scared frightened frighten anxious upset angry sad tired exhausted alone lonely ashamed
  embarrassed guilty blame blaming nervous overwhelmed hurt hurts painful hard difficult frustrated disappointed shock
  shocked relieved proud fear fears trouble feeling feelings`,
);

/** Stems of the words by which feelings are named. */
export const feelingStems = (): ReadonlySet<string> => NAMES;
