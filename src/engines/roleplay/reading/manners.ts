import { anyOf } from '../../words/any-of.ts';
import type { Sentence } from './transcript.ts';

/** Who is held up as a measure: 'a man of 24 years must know this'. */
const ANYBODY =
  '(?:an?|any|every|no|good|each) (?:\\w+ ){0,2}?(?:mother|father|parent|owner|adult|man|woman|husband|wife|son|daughter|person|carer|driver|teacher|professional|somebody|someone)';
/** What colleagues or oneself should have done is no blame of who is spoken to. */
const NOT_ELSEWHERE =
  '(?<!\\b(?:i|we|nurses?|doctors?|gp|colleagues?|hospital|team|staff|clinic|pharmacy|school) )';
/** Participles, of which learners know the irregular ones too. */
const DONE =
  '(?:\\w+ed|been|come|gone|done|told|said|known|seen|taken|given|brought|kept|let|put|left|made|thought|found|worn|held|cut|rung|spoken|read|eaten|drunk|had|met|felt)';
/** What is said of conduct and not of things. */
const BAD_CONDUCT =
  'silly|stupid|careless|irresponsible|foolish|ridiculous|(?:un|not )acceptable|selfish|lazy|unreasonable|dramatic|ignorant|childish|reckless|negligent|shameful|sensible|egoistic|egotistic|self ?centred|immature|thoughtless';
const VICE =
  'laziness|carelessness|negligence|neglect|ignorance|stupidity|nonsense|(?:no|an|a poor|not an) excuse|shame|bad (?:mother|father|parent|owner|habit|behaviour|choice|idea|parenting)';
const ABOUT = '(?:it|this|that|he|she|you|they|which)';

const BLAMES = anyOf(
  /\bis on you\b|\bshould (?:really )?know (?:this|that|it) (?:already|long|by now|since)\b|\b(?:is|was) your (?:own )?(?:mistake|error|doing|choice|carelessness)\b|\b(?:your|his|her) (?:own )?(?:fault|carelessness|negligence|laziness)\b/,
  /\byou (?:were|are|have been) not (?:\w+ )?(?:careful|responsible|honest|strict|serious|disciplined)(?: enough)?\b|\byou are (?:the (?:one|person) )?responsible for\b/,
  /\b(?:a )?(?:good|real|normal) (?:mother|father|parent|owner|person|patient)s?\b.{0,16}\b(?:(?:do|does) not|would|never|always|knows?)\b/,
  /\byou (?:have |had )?(?:failed|neglected|ignored|refused)\b|\bwould not (?:be here|have happened|happen)\b|\byou could have (?:prevented|avoided|come|called|told|asked|stopped|known)\b/,
  /\bonly yourself to blame\b|\bwhat (?:kind|sort) of (?:a )?(?:father|mother|parent|owner|person|man|woman)\b|\byou (?:smokers|drinkers|men|women|parents|owners)\b|\bnobody forced you\b|\b(?:everybody|everyone) knows (?:this|that|it)\b|\byou (?:have )?(?:yourself )(?:made|caused|done)\b|\bif you (?!knew|had known).{3,40}\b(?:you|this|it|that) would not (?:have|be|happen)\b/,
  /\byou do not take .{0,20}\bseriously\b|\bbehaviou?r\b.{0,12}\b(?:worse|wrong)\b|\bworse with (?:this|that|your) behaviou?r\b|\bhow (?:you|anybody|anyone) can (?:live|do|eat|drink|treat)\b/,
  /\byou (?:did|do|have done|are doing) (?:it |this |that )?(?:everything|all|it|this) (?:all |so )?wrong\b|\bif you would have\b/,
  new RegExp(`${NOT_ELSEWHERE}\\b(?:should|ought to) (?:not |never |at least |really )*have ${DONE}\\b`),
  new RegExp(`\\b${ANYBODY}s?\\b.{0,30}?\\b(?:should|must|ought to|would not|has to|knows|needs to)\\b`),
  /\b(?:it is|this is|that is|is) (?:all |partly |entirely |really )*(?:your|his|her) (?:own )?fault\b/,
  new RegExp(
    `\\b${ABOUT} (?:was|is|are|were|be) (?:very |really |quite |so |just |being |a bit |rather )*(?:${BAD_CONDUCT})\\b`,
  ),
  new RegExp(`\\b(?:is|was|of|from|out of|your|such|a) (?:\\w+ )?(?:${VICE})\\b`),
  /\bhow could you\b|\byou are (?:just |so |very |being )*difficult\b/,
  /\byou (?:did|caused|made|brought) (?:this|that|it) (?:\w+ )?(?:to |by |on |upon )?yourself\b/,
  /\bi (?:already |have already |have )*(?:told you (?:that|not|to|so|before|last|this|already|twice)|warned you)\b|\byou people\b/,
  /\bwhat did you (?:expect|think would happen)\b|\bgot you (?:here|into)\b/,
  /\b(?:was|is) not (?:very |really )*(?:sensible|clever|smart|responsible)\b/,
  /\bshould (?:really |surely )?(?:know better|have known)\b|\b(?:was|is) (?:entirely |easily )?avoidable\b|\bbe(?:en)? (?:avoided|prevented)$/,
  /^(?:do )?you want to (?:lose|kill|die|end)\b|\byou (?:could|can) (?:have )?kill(?:ed)?\b|\byou (?:did|gave) (?:him |her |it )?nothing\b/,
  /\byou can not (?:just|complain|blame|expect|go on)\b|\bdisappoint(?:ed|ing)\b|\b(?:is|it is) your own\b/,
  /\byou brought\b|\byou must (?:control|discipline) (?:him|her|them|yourself)\b|\bthis you should never do\b/,
  /\bif you (?:had|would) (?:only |just )?(?:taken|followed|come|listened|done|followed|worn|stopped|given|looked|not)\b/,
  /\byou (?:only|just) have yourself\b|\bblame yourself\b.*\b(?:should|must)\b/,
  /\byou are (?:wrong|overreacting|exaggerating|not listening|making (?:a fuss|excuses))\b/,
  /\b(?:mistake|fault|error) (?:of|by|with) (?:the |many |most )?(?:parents|mothers|fathers|owners|patients|people|families)\b/,
  /\b(?:responsibility|blame|guilt) is (?:then |all |only )?yours\b|\bthis is how (?:a )?(?:child|children|kids?)\b/,
  /\b(?:do not|can not|never) understand how (?:you|parents|owners)\b|\bthinks? (?:that )?(?:you|they|he|she) knows? (?:it )?(?:more|better)\b/,
  // What was left undone, spoilt or known all along, whatever it was.
  /\b(?:you|he|she) (?:simply |clearly |just |obviously |really )*(?:did|do|does|would) not (?:even |really |simply |ever )*(?:follow|listen|try(?! any)|bother|check|obey|look after|care (?:about|for|enough))\b/,
  /\b(?<!\bnot (?:\w+ ){0,4})(?:because|since) (?:of you\b|you (?:are (?:too )?(?:lazy|stubborn|impatient)))/,
  /\byou (?:have |had )?(?:ruin(?:ed)?|spoil(?:ed|t)?|wasted|lied|destroyed|harmed|endangered|abandoned)\b|\byou (?:are )?put(?:ting)? (?:\w+ )?(?:people|him|her|them|others|yourself|child|children) (?:\w+ )?(?:in|at) (?:danger|risk)\b/,
  /(?<!\b(?:as|do) )\byou (?:knew|know) .{0,40}\b(?:and|but) still you\b|\byou (?:knew|know) .{0,40}\b(?:and|but) you still\b|\b(?:although|even though) you (?:knew|know)\b|\byou were wrong to\b|\bit was you who\b|\byou never should have\b/,
  /\bno (?:good |real )?(?:daughter|son|mother|father|owner|parent|husband|wife) would\b|\b(?<!\byou are an? )(?:responsible|careful|caring|loving|sensible) (?:mother|father|parent|owner|person|son|daughter|husband|wife)s?\b.{0,16}\b(?:(?:do|does) not|would|never|always|knows?)\b/,
  /\bhow can you (?:let|leave|want|expect|think)\b|\bhow (?:can|do) you (?:give|feed|treat) (?:\w+ ){1,3}(?:such|like (?:that|this)|so (?:much|little))\b|\bwho does such\b|\bwhose fault\b|\bdo you not care\b|\bare you serious\b|(?<!\bdo )\byou think (?:that|this|it) is (?:normal|okay|ok|good|funny)\b/,
  /\bif you (?:really |truly )?(?:loved|cared)\b|\bonly an? (?:fool|idiot)\b|\b(?:stupid|foolish|silly|irresponsible|selfish|careless) thing\b|\bso you (?:just |simply )*did nothing\b|\bor (?:are|were) you (?:just )?(?:lazy|too lazy)\b/,
  /\bnon ?complian(?:t|ce)\b|\bhow (?:long|many times) do i have to\b/,
);
const SOUNDS_LIKE_BLAME = anyOf(
  /\byou (?:have |had )?let (?:it|him|her|this) (?:go|get|become|come)\b/,
  /\b(?:take|show|have) (?:more|some|the) responsibility\b|\b(?:it is|is) not normal (?:to|that you)\b|\bcomes? from your (?:bad|own|smoking|drinking|eating|weight)\b/,
  /\bwith your (?:weight|age|smoking|habits|diet|lifestyle)\b.{0,20}\b(?:no (?:wonder|surprise)|not surprising|what do you)\b/,
  /\bwhy (?:on earth )?(?:did|have|are|were|could|would) (?:you|he|she) not (?!want|feel|like|think|sleep)\w+/,
  /\bwhy (?:did|have) not (?:you|he|she) (?!want|feel|like|think|sleep)\w+/,
  /\bwhy (?:on earth )?(?:did )?you (?:wait|waited|took|left|take (?:it|off|the)|leave|stop|stopped|ignore|not|let|give|gave)\b/,
  /\byou (?:should|ought to|must|need to|have to) (?:really |also |just |now )?(?:be ashamed|realise|understand|admit|accept|help yourself|try harder|(?:have|be) (?:more )?patien\w+|be (?:more )?(?:careful|responsible|reasonable)(?! (?:with|when|not|that)\b)|stop (?:to be|being))\b/,
  /\byou (?:must|should) (?:already )?know (?:that|this|it|better)?$|\byou should (?:know|have)$/,
  /\byou (?:really )?(?:must|should) (?:not|never) (?:do|have done) that\b|\bwhat one must not do\b/,
  /\byou should (?:never|always) \w+|\byou must always\b/,
  /\byou have to admit\b|\byou (?:always|never) (?!ha[ds]|have|been|feel|felt|can|may|will|need|know|came|did|took|asked)\w+|\bat your age (?:you|and|one)\b/,
  /\byou have been (?:doing|eating|drinking) (?:too|it wrong)|\b(?:do|doing|did|done|lifting|eating|taking|holding|cleaning|feeding) (?:it |this |that )?(?:all )?wrong(?:ly)?\b/,
  // Others, and what always comes of it, held up as a measure.
  /\b(?:other|all other|normal) (?:mothers?|fathers?|parents?|owners?|people|patients?|women|men) (?:can |also |just )*(?:manage|accept|cope|understand|listen|do (?:it|this|that)\b(?! too))/,
  /\bno (?:wonder|surprise) .{0,30}\b(?:when|if) you\b|\b(?:that|this|it) is (?:just |exactly )?what happens when you\b|\b(?:usual|typical|classical|classic) mistakes?\b|\bsuch mistakes?\b/,
  /\b(?:your|an?|own) (?:\w+ )?(?:excuses?|attitude|laziness)\b|\b(?:your|by|the) own (?:bad |poor )?(?:behaviou?r|habits?|conduct)\b|\bbehaves? (?:yourself |yourselves )?like (?:a|an)\b|(?<!\bfor )\bexample (?:for|to) (?:the|your|his|her)\b|\blaziness has\b/,
  /\btake responsibility\b|\bbe more (?:disciplined|responsible|reasonable|sensible|grateful|cooperative|strict)\b|\byou must have (?:seen|known|noticed|realised)\b/,
  /\byou are (?:just |much |a bit |simply |far )*too (?:strict|soft|impatient|stubborn|careless|proud|anxious with|nervous with|protective)\b|\byou drink too much\b|\bwe (?:already |have )?(?:told|warned) you\b|\blet (?:the|your|this|that) \w+ (?:get|become) so\b/,
  /\b(?:internet|google|page|article)\b.{0,30}\byou think\b|\byou can not (?:just )?blame\b|\bif you can not (?:follow|do|keep|manage)\b.{0,20}\b(?:simple|basic|rules?)\b|\bdo not complain\b/,
  /\bdo not you (?:care|think you should|know|realise)\b|\bshould know (?:better|that)\b/,
  /\basking for it\b|\bmust have (?:told|known|noticed)\b|\bit is not help/,
  /\bdid not (?:anyone|anybody|you) (?:tell|know|think|see|notice)\b/,
  /\bi am (?:surprised|shocked|amazed) (?:that )?(?:you|he|she)\b/,
  /\b(?:that|it|this) was (?:very |really |so )?(?:dangerous|wrong|unwise|risky)\b|\byou (?:waited|left|let|put) .{0,20}\btoo (?:long|late)\b/,
  /\b(?:is|was) (?:much |far |already |really )*too (?:long|late)\b(?! for)|\btoo long for\b/,
  /\byou (?:came|come|called|rang) (?:\w+ )?too late\b|\bnot how (?:one|you|people) treats?\b|\b(?:bad|a pity|a shame|sad) that you (?:did|stopped|have|took|left|never|let|waited)\b|\byou are (?:much |far )?too (?:fat|heavy|lazy)\b/,
  /^(?!.*\b(?:we|i)\b).*\b(?:give|gave|come|came|call|bring|tell|ask|start|go|see) .{0,30}\b(?:earlier|sooner)\b(?! (?:if|when)\b)/,
  /\b(?:many|most|some|all|other) (?:parents|mothers|fathers|owners|people|men|women|patients)\b.{0,16}\b(?:worse|wrong|forget|make th(?:is|at) mistake)\b|^people always\b/,
  /(?<!\bi |if i |when i )\b(?:make|made|is|was) (?:a|an) (?:\w+ ){0,2}mistake\b|^(?:it|that|this) is not (?:good|right|healthy)\b(?! for\b)/,
);
const NO_BLAME = anyOf(
  /\b(?:nothing|not|never) (?:\w+ )?wrong\b|\b(?:you|he|she) could not have\b/,
  /\b(?:feel|think|felt|thought|say|wish|worry|believe) (?:that )?(?:you|he|she) should (?:not )?have\b/,
  /\b(?:not|never|nothing|no one|nobody|do not say|without)\b.{0,30}\b(?:fault|blame|bad (?:mother|father|parent|owner)|shame)\b/,
  /\b(?:not|never|nobody|no \w+) .{0,14}\b(?:would|could|should) have\b|\b(?:good|glad|well done)\b.{0,20}\b(?:early|earlier|came)\b/,
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
  /\b(?:be|keep) quiet\b|\b(?:do not|stop) interrupt\w*\b|\blet me (?:speak|talk|finish)\b(?! (?:about|to|with)\b)|\byou are not (?:the|a) (?:doctor|nurse|expert|vet|dentist)\b/,
  /\b(?:do not|stop) (?:be |being )?(?:exaggerat\w+|a baby|childish|dramatic|panic\w*)\b|\bi do not care\b|\b(?:is|are) not (?:so )?important (?:now|here|today)\b/,
  /\b(?:i|we) have (?:no|little) time\b/,
  /\b(?:listen to me|let me finish|just answer|be quick|hurry up)\b/,
  /\b(?:i (?:do not|have not) (?:got |have )?(?:the |any |much )?time)\b/,
  /\b(?:we (?:do not|have not) (?:got |have )?(?:the |any )?time|i am (?:very |too )?busy)\b/,
  /\b(?:(?<!not )in a hurry|not (?:what i asked|my (?:problem|job|business|fault)|relevant))\b|\bwasting (?:my|our|the) time\b|\byou always (?:complain|exaggerate|argue)\b|\bnot important$/,
  /\b(?:that is (?:irrelevant|nonsense|not the (?:point|question)))\b/,
  /\b(?:stop (?:talking|crying|interrupting|complaining|arguing))\b/,
  /\b(?:do not be (?:silly|ridiculous|so|dramatic|stupid)|pull yourself)\b/,
  /^(?:but )?i am the (?:doctor|nurse|expert|professional)(?: here| not you)?$|\bdo as (?:i|you)\b|\bwhatever$/,
  /\b(?:wait outside|(?<!no |in a )hurry|we (?:are closing|close)(?: now)?$)\b|^i (?:already )?said (?:it|that)\b/,
  /^(?:well )?(?:a|the) (?<thing>\w+) is (?:a|the) \k<thing>$|^no no no\b/,
  /\b(?:nonsense|rubbish|shut up|get (?:over|on with) it)\b/,
  /\b(?:makes no (?:difference|sense) to me)\b/,
  /\b(?:other|others|more|many|next|another|somebody|someone) (?:\w+ )?(?:patients?|customers?|clients?|people|is|are) (?:\w+ )?(?:waiting|to see|wants?)\b/,
  /\b(?:(?:have|see|is|for) (?:the|my|a) next patient|no more questions)\b/,
);
const BRUSHED_OFF = anyOf(
  /\b(?:calm down|(?:there is )?nothing to (?:worry|fear|be afraid|be scared))\b/,
  /\b(?:no (?:need|reason) to (?:worry|be|panic)|stop worrying)\b/,
  /\b(?:do not worry about (?:that|it)$|you will be fine)\b/,
  /\b(?:it is (?:nothing(?! to)|not a big deal|no big deal)|everyone (?:has|gets|goes through))\b/,
  /\b(?:as i (?:said|told|have said)|never mind|worrying (?:about|over) nothing)\b/,
  /\b(?:it is (?:just|only) a |let us not)\b/,
  /\b(?:we will (?:get|come) (?:back )?to that later)\b/,
  /\bforget it\b|\bout of the question\b/,
  /\b(?:that is (?:not|another) (?:a matter|for (?:today|now|me)))\b/,
);

/** Whether a sentence is rude or brushes aside what was said. */
export function dismisses({ plain }: Pick<Sentence, 'plain'>): 'rude' | 'brushed_off' | null {
  if (RUDE.test(plain)) return 'rude';
  return BRUSHED_OFF.test(plain) ? 'brushed_off' : null;
}
