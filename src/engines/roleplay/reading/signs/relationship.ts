import { anyOf } from '../../../words/any-of.ts';
import type { Signs } from './signs.ts';

/** How a conversation is opened, and feelings are met. */
export const RELATIONSHIP = {
  greet: {
    acts: ['greet'],
    words: anyOf(
      /^(?:hello|hi|hey|morning|welcome|nice to (?:meet|see) you)\b/,
      /\b(?:good (?:morning|afternoon|evening|day)|(?:nice|good|lovely|pleased|glad) to (?:meet|see) you|how do you do(?! \w))\b/,
      /^(?:mr|mrs|ms|miss|dr) \w+ (?:hello|hi|welcome|come in)\b/,
    ),
    never: /^(?:i am sorry|thank you)\b/,
  },
  role: {
    words:
      /\b(?:i am|i will be|my name is|this is|i work|i am working)\b(?: (?!because|says?|said|told|see|going|here|sorry)[\w']+){0,6}? (?:nurses?|doctors?|dr|physio|physiotherapists?|pharmacists?|dentists?|dietiti?[ac]ians?|vets?|veterinar(?:y|ian)|optometrists?|optician|podiatrists?|radiographers?|therapists?|pathologists?|midwi[fv]es?|gp|surgeons?|registrar|consultant|practitioner|hygienist|physios?|looking after|taking care of|in charge of|responsible for|treating you|on duty|ward|clinic|team)\b/,
  },
  nature: {
    acts: ['signpost', 'open_complaint', 'ask_permission'],
    words: anyOf(
      /^(?:it|this) is (?:just |only )?(?:about|for|because)\b|\bi (?:only |just )*(?:came|come) (?:to|for|about|because)\b/,
      /\b(?:i (?:understand|see|gather|hear|know|read|believe|can see) (?:that |from |you|your|it|there|this))\b/,
      /\b(?:i have (?:come|read|got|been|had|just))\b/,
      /\b(?:i (?:would|will|am) (?:like|be|here|going|want)|i want(?:ed)? to)\b/,
      /\b(?:we are (?:here|going)|today|what brings|how can i help|what can i do)\b/,
      /\b(?:how (?:are|is|have|has) (?:you|your|things|he|she|it))\b/,
      /\b(?:(?:talk|chat|speak|see|ask|look|go) (?:to you |with you |you |through |over )?(?:about|at|through|your))\b/,
      /\b(?:asked (?:me|to see)|you (?:wanted|asked|came|have come))\b/,
      /\b(?:(?:need|have) to (?:discuss|talk)|discuss|tell me)\b/,
      /\b(?:(?:reason|purpose|point) (?:for|of|why)|here (?:to|for|about|because))\b/,
      /\b(?:(?:your|the|his|her) (?:results?|scan|test|appointment|referral|operation|check ?up))\b/,
      /\b(?:referred|booked in|have a (?:word|chat|talk|look)|find out)\b/,
      /\b(?:hear (?:how|from|about|your)|go over|my (?:job|task|plan) (?:is|today))\b/,
    ),
  },
  empathise: {
    acts: ['empathy'],
    words: anyOf(
      /\b(?:of course|no wonder|naturally|i see|i understand|it is clear) (?:that )?(?:you|he|she) (?:are|is|feel|feels) (?:\w+ )?(?:worried|afraid|scared|frightened|upset|anxious|angry|sad|tired|exhausted|nervous|disappointed|frustrated)\b/,
      /\byou (?:were|felt|feel) (?:very |so |really )?(?:worried|afraid|scared|frightened|upset|anxious|angry|sad|ashamed|guilty|alone|lonely|helpless|shocked)\b/,
      /\bnot alone (?:with|in) (?:this|that|it|your)\b|\btoo much for (?:anybody|anyone|one person|you)\b|\b(?:is|was) (?:\w+ )?(?:a )?(?:big |great |terrible |real )?(?:loss|shock|burden|blow|nightmare)\b/,
      /\b(?:makes|made|leaves|left) (?:you|him|her) (?:feel )?(?:\w+ )?(?:worried|afraid|scared|frightened|upset|anxious|angry|sad|tired|nervous|helpless|alone)\b|\bit hurts? (?:to|when|you)\b.{0,20}\b(?:hear|see|lose|know|feel|watch)\b/,
      /\b(?:anybody|anyone|everybody|everyone|who) (?:would (?:be|feel|have|not (?:be|feel))|is (?:exhausted|tired|afraid|scared|upset|nervous|worried))\b|\bwhat (?:a|an) (?:\w+ )?(?:difficult|hard|terrible|awful|long|heavy|horrible|frightening|sad) \w+/,
      /\byou (?:must |really |still |clearly )?(?:miss|loved?|care (?:a lot |so much )?(?:for|about)) (?:him|her|them|your)\b/,
      // Nobody else would have known or done better.
      /\b(?:nobody|no one|no (?:parent|mother|father|owner|patient)) (?:knew|could|would|does|did|is guilty)\b|\b(?:could|can|would|may) (?:have )?happen(?:ed)? (?:to|in|with) (?:any|every)\w*/,
      /\bi (?:can )?(?:see|hear|understand|know) .{0,40}\b(?:important|hard|difficult|heavy|much|a lot|not (?:easy|nice)) (?:for|to) you\b/,
      /\bi (?:can )?see (?:that |how )?(?:this|it|that|you)(?: really| clearly)? (?:upsets?|worries|frightens?|scares?|hurts?|are (?:worried|upset|afraid|scared|tired|sad)|means? a lot|troubles?)\b/,
      /\byou (?:have been|are) (?:doing|carrying|going through) (?:so|such|this|that|it|a lot|all)\b/,
      /\byou have (?:carried|been carrying|gone through|been through|looked after|watched|lost)\b/,
      /^(?:so |and |i see )*(?:you|he|she) (?:are|is) (?:very |so |really |obviously |clearly )?(?:worried|afraid|scared|frightened|concerned|upset|anxious|angry|frustrated|disappointed)\b/,
      /\bsorry (?:to (?:hear|see)|you|that|about|for|it|this)/,
      /^(?:oh |ah |yes )*i am (?:so |very |really )+sorry$|\bi would have done the same\b/,
      /\byou (?:do not|never) (?:have|need) to be (?:brave|strong|sorry|ashamed|embarrassed)\b/,
      /\b(?:is|that is|what) (?:a )?(?:terrible|nasty|heavy|horrible|awful|dreadful|hard|frightening)\b/,
      /\bi felt it\b|\bi am not angry\b|\b(?:that|it|this|things|you) must (?:be|have|feel)\b/,
      /\bi can (?:see|hear|imagine|tell|understand|only imagine) (?:that|how|why|you|it is|this|what|your)\b/,
      /\byou (?:sound|look|seem) (?:exhausted|tired|worried|upset|anxious|frustrated|sad|worn|very|really|so)\b/,
      /\b(?:that|it|this) (?:sounds|does sound|is (?:a lot|hard|difficult|tough|frightening|worrying|upsetting|very hard|so hard|really hard))\b/,
      /\b(?:completely|perfectly|quite|very|totally|really|only|entirely) (?:understandable|natural|normal|reasonable)\b/,
      /\bunderstandabl[ey]\b|\b(?:anyone|any \w+) (?:would|in your)\b|\bnot surprised (?:that )?you (?:feel|are)\b/,
      /\b(?:many|most|lots of|a lot of) (?:people|parents|patients|owners|carers|families) (?:feel|worry|find|are|tell)\b/,
      /\bi (?:do |really |fully |completely |quite |totally )*(?:appreciate|understand) (?:that|how|why|your (?:worry|worries|concern|concerns|fear|fears|frustration|feelings)|you are|this|it)\b/,
      /\b(?:not|never) (?:been )?(?:easy|an easy)\b/,
      /\b(?:makes|made) sense (?:that|to feel|you|to worry)/,
      /\bit is (?:all right|okay|ok|natural|normal|fine|common) to (?:feel|be|worry|cry)/,
      /\bi hear (?:you|that|how)/,
      /\b(?:thank you for|i am glad you|glad you|good that you|brave of you) (?:telling|sharing|told|being|trusting|trusted|mentioned|said|for)/,
    ),
    never: anyOf(
      /^(?:yes |ok |okay |right |sure |i see |well )*i (?:understand|know|see)(?: (?:that|it|you|this|how you feel|what you mean|everything))?$/,
      /^i (?:understand|know|see|appreciate)\b.{0,60}\bbut\b/,
      /^(?:i am )?sorry(?: but| could| can| i)\b|\bi can see (?:from|in|on|here)\b|^sorry$/,
      /\b(?:it|that|this|they) must be (?:(?!worried|scared|tired|stressed|shocked)\w+ed|done|taken|put|kept|cut|worn|given)\b/,
      /\byou have lost (?:\w+ ){0,2}(?:feeling|weight|sensation|sight|blood|teeth|hearing)\b/,
      /^do not (?:worry|cry|be)\b|\bit is normal$/,
      /^(?!.*\bi (?:can )?(?:see|hear|understand|know)\b).*\b(?:bad|dangerous|harmful|good|important) for (?:you|your|him|her|it)\b/,
    ),
    form: 'statement',
  },
  /** Said whatever was said. */
  formula: {
    words:
      /^(?:yes |ok |okay |right |sure |well |but |please )*(?:i (?:understand|know|see)(?: (?:that|it|you|this|how you feel|your feelings?))?|do not worry(?: about (?:it|that))?|that is (?:fine|normal)|no problem|it is (?:ok|okay|nothing))$/,
  },
} as const satisfies Record<string, Signs>;
