import { anyOf } from '../../words/any-of.ts';
import type { Sentence } from './transcript.ts';

const BLAMES = anyOf(
  /\byou should (?:not )?have\b|\bshould not have\b/,
  /\b(?:it is|this is|that is) (?:all |partly |entirely |really )*(?:your|his|her) (?:own )?fault\b/,
  /\bhow could you\b/,
  /\b(?:that|it|this|you) (?:was|is|are|were) (?:very |really |quite |so |just |being |a bit )*(?:silly|stupid|careless|irresponsible|foolish|ridiculous|unacceptable|selfish|lazy|unreasonable|dramatic|ignorant)\b/,
  /\byou are (?:just |so |very |being )*difficult\b/,
  /\byou (?:failed|neglected|ignored|refused) to\b/,
  /\bi (?:already |have already |have )*(?:told|warned) you\b|\byou people\b/,
  /\bwhat did you (?:expect|think would happen)\b|\bgot you (?:here|into)\b/,
  /\b(?:was|is) not (?:very |really )*(?:sensible|clever|smart|responsible)\b/,
  /\bshould (?:really |surely )?(?:know|have known)\b|\b(?:was|is) (?:entirely |easily )?avoidable\b|\bbe(?:en)? (?:avoided|prevented)$/,
  /\b(?:a|any|every|good) (?:mother|father|parent|owner|adult|man|woman)\b.{0,30}\b(?:should|would not)\b/,
  /^(?:do )?you want to (?:lose|kill|die|end)\b|\byou (?:could|can) (?:have )?kill(?:ed)?\b|\byou (?:did|gave) (?:him |her |it )?nothing\b/,
  /\byou can not just\b|\bdisappoint(?:ed|ing)\b|\bno excuse\b|\b(?:is|it is) your own\b/,
  /\byou brought\b/,
  /\bif you (?:had|would) (?:only |just )?(?:taken|followed|come|listened|done|followed|worn|stopped|given|looked|not)\b/,
  /\byou (?:only|just) have yourself\b|\bblame yourself\b.*\b(?:should|must)\b/,
  /\byou are (?:wrong|overreacting|exaggerating|not listening|making (?:a fuss|excuses))\b/,
  /\bnon ?complian(?:t|ce)\b/,
  /\bthat is (?:a )?(?:bad|terrible|poor) (?:habit|choice|idea|parenting)\b/,
  /\bhow (?:long|many times) do i have to\b/,
);
const SOUNDS_LIKE_BLAME = anyOf(
  /\bwhy (?:on earth )?(?:did|have|are|were|could|would) (?:you|he|she) not (?!want|feel|like|think|sleep)\w+/,
  /\bwhy (?:did|have) not (?:you|he|she) (?!want|feel|like|think|sleep)\w+/,
  /\bwhy (?:on earth )?did you (?:wait|take (?:it|off|the)|leave|stop|ignore|not|let|give)\b/,
  /\byou (?:should|ought to) (?:know|be ashamed|realise|understand)\b/,
  /\byou (?:really )?(?:must|should) (?:not|never) (?:do|have done) that\b/,
  /\byou have to admit\b|\byou (?:always|never) \w+|\bat your age\b(?!.{0,12}\b(?:common|normal|many|most)\b)/,
  /\byou have been (?:doing|eating|drinking) (?:too|it wrong)/,
  /\b(?:that is|it is) not (?:an|a good) (?:excuse|reason)\b/,
  /\bdo not you (?:care|think you should|know|realise)\b|\bshould know (?:better|that)\b/,
  /\basking for it\b|\bmust have (?:told|known|noticed)\b|\bit is not help/,
  /\bdid not (?:anyone|anybody|you) (?:tell|know|think|see|notice)\b/,
  /\byou must (?:realise|understand|admit|accept)\b/,
  /\bi am (?:surprised|shocked|amazed) (?:that )?(?:you|he|she)\b/,
  /\b(?:that|it|this) was (?:very |really |so )?(?:dangerous|wrong|unwise|risky)\b|\byou (?:waited|left|let|put) .{0,20}\btoo (?:long|late)\b/,
  /\b(?:a|an) (?:\w+ ){0,2}mistake\b|^(?:it|that|this) is not (?:good|right|healthy)\b|\ba bad habit\b/,
);
const NO_BLAME = anyOf(
  /\b(?:feel|think|felt|thought|say|wish|worry|believe) (?:that )?(?:you|he|she) should (?:not )?have\b/,
  /\b(?:not|never|nothing|no one|nobody)\b.{0,30}\b(?:fault|blame)\b/,
  /\bnot (?:be )?(?:being )?(?:silly|stupid|your fault|difficult)\b/,
  /\b(?:if|when|whether|think|feel|worried|say|says|said) (?:that )?(?:it is|this is) your fault\b/,
  /\byou should have (?:a|an|the|some|your|no|any|been (?:given|told)|received|got|more|less)\b/,
);
/** Taken back in the same breath. */
const MITIGATED =
  /\bbut (?:(?:it|that|this) is (?:fine|ok|okay|common|normal|very|a)|fine|ok|okay|you did not know|nobody|i understand|many|most)\b/;

/** Whether a sentence blames, or can be heard so. */
export function judgement({ plain }: Pick<Sentence, 'plain'>): 'blames' | 'sounds_like_blame' | null {
  if (NO_BLAME.test(plain)) return null;
  if (BLAMES.test(plain)) return MITIGATED.test(plain) ? 'sounds_like_blame' : 'blames';
  return SOUNDS_LIKE_BLAME.test(plain) ? 'sounds_like_blame' : null;
}

const RUDE = anyOf(
  /\b(?:listen to me|let me finish|just answer|be quick|hurry up)\b/,
  /\b(?:i (?:do not|have not) (?:got |have )?(?:the |any |much )?time)\b/,
  /\b(?:we (?:do not|have not) (?:got |have )?(?:the |any )?time|i am (?:very |too )?busy)\b/,
  /\b(?:(?<!not )in a hurry|not (?:what i asked|my problem|relevant|important))\b/,
  /\b(?:that is (?:irrelevant|nonsense|not the (?:point|question)))\b/,
  /\b(?:stop (?:talking|crying|interrupting|complaining|arguing))\b/,
  /\b(?:do not be (?:silly|ridiculous|so|dramatic|stupid)|pull yourself)\b/,
  /^(?:but )?i am the (?:doctor|nurse|expert|professional)(?: here| not you)?$|\bdo as (?:i|you)\b|\bwhatever$/,
  /\b(?:wait outside|hurry|we (?:are closing|close)(?: now)?$)\b|^i (?:already )?said (?:it|that)\b/,
  /^(?:well )?(?:a|the) (?<thing>\w+) is (?:a|the) \k<thing>$|^no no no\b/,
  /\b(?:nonsense|rubbish|shut up|get (?:over|on with) it)\b/,
  /\b(?:makes no (?:difference|sense) to me)\b/,
  /\b(?:(?:other|more|many) patients (?:waiting|to see))\b/,
  /\b(?:(?:have|see|is|for) (?:the|my|a) next patient|no more questions)\b/,
);
const BRUSHED_OFF = anyOf(
  /\b(?:calm down|(?:there is )?nothing to (?:worry|fear|be afraid|be scared))\b/,
  /\b(?:no (?:need|reason) to (?:worry|be|panic)|stop worrying)\b/,
  /\b(?:do not worry about (?:that|it)$|you will be fine)\b/,
  /\b(?:it is (?:nothing(?! to)|not a big deal|no big deal)|everyone (?:has|gets|goes through))\b/,
  /\b(?:as i (?:said|told|have said)|never mind|worrying (?:about|over) nothing)\b/,
  /\b(?:it is (?:just|only) a |let us not|anyway)\b/,
  /\b(?:we will (?:get|come) (?:back )?to that later)\b/,
  /\bforget it\b|\bout of the question\b/,
  /\b(?:that is (?:not|another) (?:a matter|for (?:today|now|me)))\b/,
);

/** Whether a sentence is rude or brushes aside what was said. */
export function dismisses({ plain }: Pick<Sentence, 'plain'>): 'rude' | 'brushed_off' | null {
  if (RUDE.test(plain)) return 'rude';
  return BRUSHED_OFF.test(plain) ? 'brushed_off' : null;
}
