import { type Act, QUESTIONS } from '#domain/practice/complex/acts.ts';
import { dismisses, judgement } from './manners.ts';
import { reflects } from './reflections.ts';
import { hasAct, type Sentence, type Transcript } from './transcript.ts';

/** How a move is known: by an act or by words, unless by other words. Words are looked for in `Sentence.plain`. */
interface Signs {
  readonly acts?: readonly Act[];
  readonly words?: RegExp;
  readonly never?: RegExp;
  /** What it must be, if that matters. */
  readonly form?: 'question' | 'statement';
}

const EXPLAINS = ['explain_diagnosis', 'explain_test', 'explain_treatment'] as const;

/** What a sentence of the candidate can be seen to do, beside the acts that the understanding knows. */
const MOVES = {
  greet: {
    acts: ['greet'],
    words:
      /^(?:hello|hi|hey|morning|welcome|nice to (?:meet|see) you)\b|\b(?:good (?:morning|afternoon|evening|day)|(?:nice|good|lovely|pleased|glad) to (?:meet|see) you|how do you do)\b|^(?:mr|mrs|ms|miss|dr) \w+ (?:hello|hi|welcome|come in)\b/,
    never: /^(?:i am sorry|thank you)\b/,
  },
  role: {
    words:
      /\b(?:i am|i will be|my name is|this is|i work|i am working)\b(?: (?!because|says?|said|told|see|going|here|sorry)[\w']+){0,6}? (?:nurses?|doctors?|dr|physio|physiotherapists?|pharmacists?|dentists?|dietiti?[ac]ians?|vets?|veterinar(?:y|ian)|optometrists?|optician|podiatrists?|radiographers?|therapists?|pathologists?|midwi[fv]es?|gp|surgeons?|registrar|consultant|practitioner|hygienist|physios?|looking after|taking care of|in charge of|responsible for|treating you|on duty|ward|clinic|team)\b/,
  },
  nature: {
    acts: ['signpost', 'open_complaint', 'ask_permission'],
    words:
      /\b(?:i (?:understand|see|gather|hear|know|read|believe|can see) (?:that |from |you|your|it|there|this)|i have (?:come|read|got|been|had|just)|i (?:would|will|am) (?:like|be|here|going|want)|i want(?:ed)? to|we are (?:here|going)|today|what brings|how can i help|what can i do|how (?:are|is|have|has) (?:you|your|things|he|she|it)|(?:talk|chat|speak|see|ask|look|go) (?:to you |with you |you |through |over )?(?:about|at|through|your)|asked (?:me|to see)|you (?:wanted|asked|came|have come)|(?:need|have) to (?:discuss|talk)|discuss|tell me|(?:reason|purpose|point) (?:for|of|why)|here (?:to|for|about|because)|(?:your|the|his|her) (?:results?|scan|test|appointment|referral|operation|check ?up)|referred|booked in|have a (?:word|chat|talk|look)|find out|hear (?:how|from|about|your)|go over|my (?:job|task|plan) (?:is|today))\b/,
  },
  empathise: {
    acts: ['empathy'],
    words:
      /\bi (?:can )?see (?:that |how )?(?:this|it|that|you)(?: really| clearly)? (?:upsets?|worries|frightens?|scares?|hurts?|are (?:worried|upset|afraid|scared|tired|sad)|means? a lot|troubles?)\b|\byou (?:have been|are) (?:doing|carrying|going through) (?:so|such|this|that|it|a lot|all)\b|\byou have (?:carried|been carrying|gone through|been through|looked after|watched|lost)\b|^(?:so |and |i see )*(?:you|he|she) (?:are|is) (?:very |so |really |obviously |clearly )?(?:worried|afraid|scared|frightened|concerned|upset|anxious|angry|frustrated|disappointed)\b|\bsorry (?:to (?:hear|see)|you|that|about|for|it|this)|^(?:oh |ah |yes )*i am (?:so |very |really )+sorry$|\bi would have done the same\b|\byou (?:do not|never) (?:have|need) to be (?:brave|strong|sorry|ashamed|embarrassed)\b|\b(?:is|that is|what) (?:a )?(?:terrible|nasty|heavy|horrible|awful|dreadful|hard|frightening)\b|\bi felt it\b|\bi am not angry\b|\b(?:that|it|this|things|you) must (?:be|have|feel)\b|\bi can (?:see|hear|imagine|tell|understand|only imagine) (?:that|how|why|you|it is|this|what|your)\b|\byou (?:sound|look|seem) (?:exhausted|tired|worried|upset|anxious|frustrated|sad|worn|very|really|so)\b|\b(?:that|it|this) (?:sounds|does sound|is (?:a lot|hard|difficult|tough|frightening|worrying|upsetting|very hard|so hard|really hard))\b|\b(?:completely|perfectly|quite|very|totally|really|only|entirely) (?:understandable|natural|normal|reasonable)\b|\bunderstandabl[ey]\b|\banyone (?:would|in your)|\b(?:many|most|lots of|a lot of) (?:people|parents|patients|owners|carers|families) (?:feel|worry|find|are|tell)\b|\bi (?:do |really |fully |completely |quite |totally )*(?:appreciate|understand) (?:that|how|why|your (?:worry|worries|concern|concerns|fear|fears|frustration|feelings)|you are|this|it)\b|\b(?:not|never) (?:been )?(?:easy|an easy)\b|\b(?:makes|made) sense (?:that|to feel|you|to worry)|\bit is (?:all right|okay|ok|natural|normal|fine|common) to (?:feel|be|worry|cry)|\bi hear (?:you|that|how)|\b(?:thank you for|i am glad you|glad you|good that you|brave of you) (?:telling|sharing|told|being|trusting|trusted|mentioned|said|for)/,
    never:
      /^(?:yes |ok |okay |right |sure |i see |well )*i (?:understand|know|see)(?: (?:that|it|you|this|how you feel|what you mean|everything))?$|^i (?:understand|know|see|appreciate)\b.{0,60}\bbut\b|^(?:i am )?sorry(?: but| could| can| i)\b|\bi can see (?:from|in|on|here)\b|^sorry$|^do not (?:worry|cry|be)\b|\bit is normal$|\b(?:bad|dangerous|harmful|good|important) for (?:you|your|him|her|it)\b/,
    form: 'statement',
  },
  /** Said whatever was said. */
  formula: {
    words:
      /^(?:yes |ok |okay |right |sure |well |but |please )*(?:i (?:understand|know|see)(?: (?:that|it|you|this|how you feel|your feelings?))?|do not worry(?: about (?:it|that))?|that is (?:fine|normal)|no problem|it is (?:ok|okay|nothing))$/,
  },
  ask_ideas: {
    acts: ['ideas'],
    words:
      /\bis that what you (?:are )?think(?:ing)?\b|\bi wonder what\b|\bwhere did you (?:read|hear)\b|^(?:so )?you think\b|\bwhat do you (?:think|believe|feel|reckon|suppose)\b.*\b(?:caus|happen|going on|behind|wrong|brought|lead|led|might be|could be|it is|this is|reason|trigger)|\b(?:do you have|have you|any) (?:any )?(?:ideas?|thoughts?|theor)|\byour (?:own )?(?:ideas?|thoughts|view|sense)\b|\bwhat is (?:it )?(?:behind|stopping|holding|putting|making)|\bwhat (?:makes|made) you (?:think|feel|say|so|worry|worried)/,
    form: 'question',
  },
  ask_concerns: {
    acts: ['concerns', 'feelings'],
    words:
      /\bwhat (?:is|was|would be) (?:the )?(?:hardest|most difficult|worst|biggest|main) (?:part|thing|problem|challenge)?\b|\bnervous\b|\bwhat is (?:so )?(?:hard|difficult) (?:about|for)\b|\bkeeps you (?:awake|up)\b|\bdread\b|\bwhat (?:went|goes|is going) through your (?:head|mind)\b|\bhow are you,? really\b|\bsomething (?:happened|more)\b|\b(?:worr(?:y|ies|ied|ying)|concern(?:s|ed|ing)?|afraid|scar(?:ed|es|y)|frighten(?:ed|s|ing)?|fears?|anxious|bother(?:s|ing)?|on your mind|troubl(?:es|ing)|put(?:s|ting)? you off)\b/,
    never: /\byou (?:do not|should not) (?:need|have) to worry\b/,
    form: 'question',
  },
  ask_expectations: {
    acts: ['expectations'],
    words:
      /\bhow can (?:i|we) (?:best )?help you(?: best)?\b|\bwhat (?:do|did|would) you wish\b|\bwhat would (?:be (?:the )?(?:best|ideal|good)|help)\b|\bwhat (?:do )?you want\b|\b(?:hop(?:e|ed|es|ing)|expect(?:ed|ing|ations)?|would you (?:like|want) (?:me|us|to (?:see|happen|get|achieve|be able))|(?:want|like|need) (?:me|us|from (?:me|us|today))|matters? (?:most )?to you|(?:most )?important (?:to|for) you|goals?|would help you|what would you like)\b/,
    form: 'question',
  },
  ask_known: {
    words:
      /\b(?:do|did) you have (?:any |some )?experience (?:with|of)\b|\bhave you (?:had )?(?:any )?experience\b|\bdo you know (?:anybody|anyone|somebody|someone)\b|\bwhat (?:do|did) you (?:already )?(?:know|understand|remember)\b|(?<!where )\b(?:have|had|has|were|did) (?:you|anyone|anybody|someone|the [a-z]+|your [a-z]+|they)\b.{0,20}\b(?:told|heard|tell|explain(?:ed)?|read|come across|spoken|talked|shown|looked)\b|\bhow much (?:do|did) you (?:already )?(?:know|understand|remember)\b|\bwhat (?:have|had) you (?:already )?(?:heard|been told|read|understood|found)\b|\bfamiliar with\b|\byour (?:own )?understanding\b|\bdo you (?:already )?know (?:what|anything|much|about)\b|\bwhat (?:did|has|have) (?:the|they|he|she|your|anyone|anybody|dr|doctor)\b.{0,30}\b(?:say|said|tell|told|explain(?:ed)?)\b|\balready (?:know|understand|heard|been told)\b|\bwhat you (?:already )?(?:know|understand|have (?:been told|heard))\b/,
  },
  signpost: {
    acts: ['signpost'],
    words:
      /\bthe (?:next|second|third|last|other|final) (?:thing|point|topic|part|step) (?:is|now|i)\b|\bbefore we (?:continue|carry on)\b|\bcan we (?:speak|talk|look|go|come)\b|\bthen we (?:come|go|talk|speak|look)\b|\b(?:let|allow) me (?:to )?(?:now )?(?:summari[sz]e|sum up|recap)\b|\bi have to ask (?:you )?(?:some|a)\b|\bone (?:more|other|last) (?:thing|question|point)\b|\b(?:i would (?:now )?like (?:now )?to|i (?:am going to|will(?: now)?|want to|need to)|let me|let us|may i|can i|could i|shall we|shall i|we can now|if i may|perhaps we (?:can|could)|i wonder if we (?:can|could))(?: just| now| first| quickly| also)? (?:ask(?: you)? (?:a|some|about|more|you)|talk|move|turn|go (?:through|over|on|back to)|start|begin|explain|discuss|tell you|come (?:back|on) to|look at|walk you|describe|say (?:a (?:bit|little)|something)|run through|check a)|\bmoving on\b|\b(?:coming|going|getting) back to\b|\bif i (?:explained|explain|asked|ask|told|tell|go|went|talk|talked)\b|\bturn(?:ing)? (?:now )?to\b|^(?:ok |okay |right |good |so |thank you |very well |well )*now (?:the|i|we|for|about|your|let)\b|^(?:so |and |now |as )*(?:for|about|regarding) (?:the|your|that)\b|\bi will (?:be honest|tell you|show you|give you)\b|\bwhat i (?:suggest|would suggest|propose)\b|\bbut first(?:ly)?\b|\bi go (?:one|through|step)\b|\bnext (?:i|we)\b|\bbefore (?:i|we) (?:go|start|talk|explain|move|begin|discuss|get|come|finish)\b|\bnow (?:that|i|we|about|let)\b|\b(?:few|some|couple of) (?:more )?questions\b|\bthere (?:are|is) (?:a )?(?:two|three|four|few|couple of|some|several) (?:main )?(?:things?|points?|parts?|steps?|reasons?|options?)\b|\bfirst (?:of all )?(?:i|we|let)\b|\bwhat (?:i|we) (?:would like|suggest|propose|will) (?:to do |do )?(?:is|next|now|today)\b/,
    never: /\bi would like to help\b|\blet me know\b|^let me see$|\blet us know\b/,
  },
  order: {
    words:
      /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|the (?:first|second|third|last|next|other|main) (?:thing|one|part|step|point|reason|is)|to (?:start|begin) with|step (?:one|two|three|1|2|3)|(?:two|three|four|a few|couple of) (?:main |simple |important )?(?:things|points|parts|steps|reasons|options|ways)|after that|next (?:you|we|i|step|thing)|^(?:one|two|three|four|five)\b(?! of| or)|on the one hand|most important(?:ly)?)\b/,
  },
  summarise: {
    acts: ['summarise'],
    words:
      /\bwhat i (?:have )?(?:understood|understand|heard|hear) (?:is|from)\b|\bgo over what you (?:have )?(?:said|told)\b|\bas far as i (?:have )?underst(?:and|ood)\b|\blet me (?:put|bring) (?:it|that|this|everything|things) together\b|\bto make sure (?:that )?i (?:have )?underst(?:and|ood)\b|\b(?:to (?:just )?(?:summari[sz]e|sum up|recap)|in summary|summari[sz]e|sum up|recap|(?:let me|can i|may i|could i|i would like to|i will) (?:just |quickly |please )*(?:check|make sure|repeat|see if) (?:i|that i|what|my|we)|(?:so |just )+to (?:check|confirm|make sure|be clear)|if i (?:have )?(?:understood|understand|got|heard)|from what you (?:have )?(?:said|told|describe)|what (?:i am hearing|you are (?:saying|telling))|so what (?:you|i have)|what i have (?:heard|understood)|so far you|you have told me|have i (?:got|understood)|(?:what )?we have (?:said|agreed|talked|covered|discussed)|so we have agreed|so we (?:will|have)|so the plan)\b|^(?:ok |okay |right |all right |and )*so (?:you|he|she|it) (?:have|has|had|are|is|were|was|feel|felt|fell|took|noticed|started|began|hurt|hurts|said|think|did|do not)\b.{20,}/,
    never:
      /\bin your own words\b|\bcan you (?:summari|recap|sum)|\bcould you (?:please )?(?:summari|recap|sum|repeat|tell)/,
  },
  invite_correction: {
    words:
      /\b(?:is (?:that|this) (?:right|correct|about right|fair|how|it)|have i (?:got|understood|missed|left|heard)|did i (?:get|miss|understand|hear)|correct me|that correct|am i (?:right|correct|missing)|does that (?:sound right|cover|sum)|(?:have|did) (?:i|we) (?:missed|miss|forgot|forgotten)|(?:anything|something) (?:that )?i (?:have )?(?:missed|got wrong|left out)|(?:anything|something) (?:you would like )?to (?:add|correct|change)|tell me if i|sound about right|sounds? right|stop me if|would you (?:add|change))\b/,
  },
  teach_back: {
    words:
      /\b(?:repeat|tell|say)(?: to)? me (?:back )?(?:the|your) (?:main|most important|key|three|two|four|\w+ points?|steps|signs|plan)\b|\b(?:which|what) (?:\w+ )?(?:signs?|symptoms?|things?|changes?) (?:will|would|should|do) you (?:look|watch|check|call|ring|come|remember)\b|\bwhen (?:will|would|should) you (?:call|ring|phone|come back|stop|go to|contact|see)\b|\bwhat are the (?:two|three|four|main|important|\w+ )?(?:things?|steps?|points?|signs?) (?:that )?you (?:will|would|should|have|need|must)\b|\btelling me what you (?:are|will|would|have)\b|\bin your (?:own )?words\b|\bif (?:it|you|he|she|the|your) .{3,40}\bwhat (?:will|would|do) you do\b|\bin your own words\b|\b(?:tell|explain|say|repeat|repeating|describe|play) (?:it |that |this |me )*back\b|\b(?:tell|explain|show|talk|run|say|repeat|describe|go) (?:it |that |this |me |back |through |over )*(?:(?:how|what|when|which|where) (?:\w+ )?(?:(?:you|we|i) (?:\w+ )?(?:will|would|are going|are|need|have to|should|do|must|can|have (?:understood|agreed|said|learned|talked|discussed)|understood|remember|agreed|said|discussed|took|take)|to)\b|(?:through|over) the (?:plan|steps|main))|\brun through (?:the|what|it)\b.{0,40}\b(?:for|with|to) me\b|\brepeat (?:back|what|the|it|that)\b|\bhow (?:would|will|are) you (?:going to )?(?:explain|describe|tell|use|take|do|give|manage)\b|\bwhat (?:will|would|are) you (?:going to )?(?:do|tell|look|watch|say|remember)\b|\bwhat are (?:the|you) .{0,30}\b(?:signs|look out|watch|remember)\b|\b(?:to|and|let us) (?:be|make|check) (?:sure )?(?:that )?i (?:have )?(?:explained|been|was|made|did)\b|\bi have explained (?:it|that|this|everything) (?:well|clearly|properly)\b|\bwhat (?:have we|we have) (?:agreed|said|discussed|talked)\b|\bhow would you (?:put|say|show) (?:it|that|this)\b|\bso (?:that )?i know (?:that )?you\b|\btell me(?: please)?,? (?:what|which|the) (?:\w+ ){1,5}(?:are|is|you)\b|\bsummari[sz]e (?:for me|what)\b|\bwhat (?:do )?you (?:will )?(?:have )?(?:understood|taken|remember)\b/,
    never:
      /\b(?:let me|i will|i would like to|i can|can i|could i|shall i|may i|i want to|i am going to|before i) (?:just )?(?:tell|explain|show|talk|run|say|go|repeat|describe)\b|\bi (?:explain|tell|show)\b|\bwhat you (?:already )?know\b/,
  },
  check: {
    acts: ['check_understanding'],
    words:
      /^(?:you )?(?:got it|understood|clear)$|\b(?:do(?:es)? (?:that|this|it|what i)\b.{0,20}\bmake sense|do you (?:understand|follow|see what)|did you (?:understand|get|follow)|is (?:that|this|it|everything|all that) (?:all )?(?:clear|ok|okay|all right|understood)|are you (?:with me|following|clear|still with)|clear so far|have i (?:explained|been clear|made)|(?:make|making|made) sense|all clear|ok so far|okay so far|any of (?:that|this) unclear)\b/,
    never:
      /\b(?:if i|should i|shall i|can i|may i|me to) (?:just )?(?:explain|explained|tell|told|go|went)\b|\btell me (?:what|how|about|a)\b/,
    form: 'question',
  },
  invite_reaction: {
    words:
      /\bcould you imagine\b|\bdo you (?:agree|see (?:any|a|it|yourself))\b|\bhow do you see\b|\b(?:does|did) (?:it|that|this) (?:surprise|shock|frighten|upset|change)\b|\bhow is (?:it|that|this) (?:for you|to hear)\b|\bis (?:this|that|it) what you (?:expected|had|wanted|thought|were)\b|\bwhat would make (?:it|this|that) (?:easier|better|possible)\b|\bwhat would (?:you|be) (?:need|difficult|hard|get in the way)\b|\bhow (?:do|would|are) you (?:feel|feeling)\b|\bhow (?:does|do|would) (?:that|this|it|these|all)\b.{0,24}\b(?:sound|feel|make you|seem|fit|suit|work|sit)|\bwhat do you (?:think|make|say|feel)\b|\byour (?:thoughts|feelings|view|opinion|reaction)\b|\bwould you be (?:happy|willing|able|comfortable|open|prepared|interested|ok|okay)\b|\bdoes (?:that|this|it)\b.{0,16}\b(?:sound|seem|feel|suit|work|help|fit|worry)\b|\bis (?:that|this|it) something\b|\bare you (?:happy|comfortable|ok|okay|willing|all right|prepared|ready) (?:with|to|for|about)\b|\bwhat would you (?:prefer|like|rather)\b|\bdo you think (?:you|that|it|this|he|she)\b.{0,20}\b(?:could|would|can|will|work|manage|help)\b|\bwould (?:that|this|it|something like that)\b.{0,12}\b(?:work|suit|be|help|make)\b|\bany (?:worries|concerns|thoughts) about (?:that|this|it|any)|\bwhat do you say\b|\bdifferent from what you\b|\b(?:could|can|would|will) (?:that|this|it|you) (?:work|go|do it|do that)\b|\bpractical\b|\bwhat are you thinking\b|\b(?:stop|interrupt) me (?:if|when)\b|\bonly if you (?:want|like|wish)\b|\bwhat would you think\b|\bif (?:it|that|this) is any good\b|\bis (?:it|that|this) (?:possible|all right|okay|ok|fine|acceptable) (?:for|with) you\b|\bcan you (?:do|manage) (?:that|this|it)\b|\bdo you want (?:that i|me to)\b|\bor is it enough\b|\b(?:if|when) it is too much\b|\blive with (?:that|this|it)\b|\bwould you (?:like|want) (?:that|me|to)\b|\bi wonder what\b|\bhow (?:would|could|might) (?:you|that) (?:manage|fit|work)|\bwould you (?:consider|try|like to try)\b|\bshall we (?:try|agree)\b|\bcould you (?:manage|try|live with)\b/,
  },
  invite_questions: {
    acts: ['invite_questions', 'anything_else'],
    words:
      /\b(?:(?:any|other|more|further) (?:other |more |further )?(?:questions?|concerns|worries|information)|(?:anything|what) else|something else\?|is there anything\b.{0,40}\b(?:like|want|need|ask|know|unclear|clear|worr|explain|go over|help)|what (?:other|more)|what i have not (?:answered|covered|explained|said)|anything\b.{0,24}\b(?:practical|difficult|unclear|unsure|hard)|would you like (?:me to (?:explain|go|tell|write|give|repeat)|to know|to ask|more|some (?:written|more)|a leaflet))\b/,
  },
  open_question: {
    acts: ['open_complaint', 'tell_more'],
    words:
      /^(?:(?:so|and|now|well|ok|okay|right|but|first|then|to start|firstly|please|thank you|mrs? \w+|ms \w+) )*(?:(?:can|could|would) you (?:please |just )?(?:tell|describe|explain|talk|walk|take)|tell me|describe|talk me|walk me|(?:i would|i will) like to (?:hear|know)|(?:please )?tell me|how (?:have|has|are|is|do|does|did|would|can|was|were)|what (?:brings|brought|has|have|is|are|was|were|do|does|did|happens|happened|worries|makes|made|would|seems|can|else|sort of things)|in what way|why)\b|\b(?:tell me (?:a (?:bit|little) )?(?:more )?about|tell me (?:please )?(?:what|how|why)|like to hear|talk me through|take me through|walk me through|in your own (?:words|time)|start by telling|(?:love|like) to hear|begin at the beginning|from the beginning|what (?:has been|is) going on|how (?:have|has) (?:things|you|it|he|she) been|what (?:worries|matters|brings|happened))\b/,
    never:
      /\b(?:why (?:did|have|do) (?:you|he|she)|what (?:time|dose|colour|age|size|number|date|day|strength)|how (?:long|often|many|much|old|bad|severe|far|soon)|what is (?:your|his|her) (?:name|date|age|address)|scale|exactly (?:when|where))\b/,
  },
  encourage: {
    acts: ['acknowledge', 'affirm'],
    words:
      /^(?:i see|go on|mm+|uh huh|right|ok|okay|yes|please (?:go on|continue)|take your time|tell me more|i am listening|of course|that is (?:helpful|useful)|thank you for)\b|\b(?:please go on|tell me more|take your time|carry on)\b/,
  },
  clarify: {
    acts: ['tell_more'],
    words:
      /\b(?:what (?:do|did|would) you mean|do you mean|you mean|when you say|how do they|what did you see|(?:is|was) (?:there|that) something more|(?:what|when|where|how|which) exactly|exactly (?:what|when|where|how|which|do)|describe|tell me (?:a (?:bit|little) )?more|can you explain|(?:what|which) (?:kind|sort|type)|in what way|more (?:specific|about|exactly)|for example|give me an example|(?:on|from) (?:a scale|one to|1 to|0 to|zero to)|how (?:often|much|many|long|bad|severe|far|high|big)|what (?:is|was|does) (?:it|that|the \w+) (?:like|feel|look)|could you say more|what makes you|what was it about|what happened)\b/,
    form: 'question',
  },
  close: {
    acts: ['goodbye', 'thank', 'follow_up', 'safety_net', 'agree_plan'],
    words:
      /\b(?:goodbye|bye|see you|take care|thank you for|thanks for|before (?:you|we) (?:go|finish|leave)|come back|call (?:us|me|the)|get in touch|(?:what )?we have (?:said|agreed|talked|covered|discussed)|so we have agreed|the plan|next (?:appointment|visit|week|time)|tomorrow|on (?:mon|tues|wednes|thurs|fri)day|in (?:two|three|four|six|a|\d+) (?:days?|weeks?|months?)|i (?:will )?(?:write|ring|come|bring|call)|think about it|look after yourself|nice (?:talking|meeting|to have))\b/,
  },
} as const satisfies Record<string, Signs>;

export type Move = keyof typeof MOVES;

const isImpolite = (sentence: Sentence) => judgement(sentence) === 'blames' || dismisses(sentence) === 'rude';

/** Whether a sentence makes a move. What blames makes none. */
export function makes(sentence: Sentence, move: Move): boolean {
  const signs: Signs = MOVES[move];
  if (isImpolite(sentence)) return false;
  if (signs.form && sentence.isQuestion !== (signs.form === 'question') && !isRequest(sentence, signs))
    return false;
  if (signs.never?.test(sentence.plain)) return false;
  return hasAct(sentence, ...(signs.acts ?? [])) || (signs.words?.test(sentence.plain) ?? false);
}

/** 'Tell me what worries you.' asks too. */
const REQUEST =
  /^(?:(?:so|and|now|but|please|well|ok|okay|first|firstly|maybe) )*(?:tell me|describe|let me know|i wonder|i was wondering|i would like to (?:know|hear)|can you|could you)\b/;
const isRequest = ({ plain }: Sentence, { form }: Signs) => form === 'question' && REQUEST.test(plain);

export const thoseThat = (
  { sentences }: Pick<Transcript, 'sentences'>,
  ...moves: readonly Move[]
): Sentence[] => sentences.filter((sentence) => moves.some((move) => makes(sentence, move)));

const TOPICS: ReadonlySet<string> = new Set(QUESTIONS);
const isTopic = (act: Act) => TOPICS.has(act) || act.startsWith('symptom.');

/** Asks for something of the history or of the other one's view. */
export function gathers(sentence: Sentence): boolean {
  if (makes(sentence, 'greet') || hasAct(sentence, 'name') || sentence.words < 3) return false;
  const isTelling =
    /\btell me (?:what|about|how|a|more|when|why)\b/.test(sentence.plain) && !makes(sentence, 'teach_back');
  if (isTelling && !makes(sentence, 'ask_known')) return true;
  if (
    hasAct(sentence, 'check_understanding', 'invite_questions', 'summarise', 'ask_permission', 'agree_plan')
  ) {
    return false;
  }
  if (CHECKS.some((move) => makes(sentence, move))) return false;
  const asks = sentence.isQuestion || REQUEST.test(sentence.plain);
  return asks && ([...sentence.acts].some(isTopic) || sentence.isQuestion);
}

const CHECKS = ['check', 'invite_correction', 'invite_questions', 'teach_back', 'invite_reaction'] as const;

const GIVES: readonly Act[] = [...EXPLAINS, 'advise_lifestyle', 'refer', 'safety_net', 'follow_up'];
/** What else a statement may be. */
const SOCIAL: readonly Act[] = [
  'greet',
  'goodbye',
  'thank',
  'acknowledge',
  'small_talk',
  'repeat_please',
  'confidentiality',
  'ask_permission',
];
const ABOUT_TALK =
  /^(?:(?:so|and|ok|okay|right|yes|well) )*(?:you (?:said|mentioned|told|have told|were saying|are saying|have been|feel)|i (?:see|understand|have|am|was|would|will|want|need|just|know|hear|can|can see|think you|appreciate)|let|thank|tell me|so you|please (?:tell|go on|take a seat|sit))\b/;
const FEWEST_TOLD = 5;

/** Explains, advises or plans: gives information. A statement that is about the talk itself gives none. */
export function gives(sentence: Sentence): boolean {
  if (sentence.isQuestion || isImpolite(sentence) || makes(sentence, 'empathise')) return false;
  if (hasAct(sentence, ...GIVES)) return true;
  const isOther = (['summarise', 'signpost', 'invite_questions', 'teach_back', 'formula'] as const).some(
    (move) => makes(sentence, move),
  );
  if (isOther || hasAct(sentence, ...SOCIAL)) return false;
  return sentence.words >= FEWEST_TOLD && !ABOUT_TALK.test(sentence.plain);
}

/** Words told from which a turn explains rather than remarks. */
const FEWEST_EXPLAINING = 14;

/** The sentences of explanations, advice and plans: not what is told in passing. */
export function toldIn({ candidate }: Pick<Transcript, 'candidate'>): Sentence[] {
  // Who she is and what she comes for is said in the first turn.
  return candidate.slice(1).flatMap(({ sentences }) => {
    const told = sentences.filter((sentence) => gives(sentence) && !reflects({ candidate }, sentence));
    const words = told.reduce((sum, each) => sum + each.words, 0);
    return words >= FEWEST_EXPLAINING ? told : [];
  });
}

/** Explains what is or how it works, rather than what to do. */
export const explains = (sentence: Sentence): boolean => gives(sentence) && !makes(sentence, 'close');
