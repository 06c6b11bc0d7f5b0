import type { FollowingWords } from './following-words.ts';

const IT = '(?:it|that|this|they|them|those|he|she)';

export const ENGLISH: FollowingWords = {
  lead: /^(?:(?:and|ok|okay|right|so|but|well|oh|ah|alright|all right|i see|yes|sorry|then|also|what about|how about) )+(?=\S)/,
  follow: {
    since: new RegExp(
      `^(?:since when|since how long|when|for how long|how long|how long for|how long ago|(?:for )?how many (?:days|weeks|months|years)|when (?:was|is) ${IT}|when did ${IT} (?:start|begin|happen)|how long (?:have you|has ${IT}|have ${IT}) (?:had|been|taken|done|been (?:taking|doing|having))(?: ${IT}| like ${IT}| going on)?(?: for)?|how long ago was ${IT}|when did (?:you|he|she) (?:stop|start|give up|quit)(?: ${IT})?)$`,
    ),
    lasts: new RegExp(
      `^(?:how long (?:does|do|did) ${IT}(?: usually| each time)? last|how long did ${IT} go on)$`,
    ),
    often: new RegExp(
      `^(?:how often|how many times|how frequently|every (?:day|night|week)|daily|(?:how often|how many times) (?:a|per|each) (?:day|week|night|month)|how often (?:is|was|does|do|did|have) (?:you|${IT})(?: \\w+){0,3})$`,
    ),
    many: new RegExp(
      `^(?:how (?:many|much)|how (?:many|much) (?:a|per|each) \\w+|how (?:many|much) (?:do|did|does|have|has) (?:you|${IT}) (?:take|taken|have|had|get|use|used|need)(?: (?:a|per) \\w+)?|how (?:much|high|big|heavy|low|far|large) (?:is|was) ${IT}|how (?:high|big|heavy|large|low)|how many of ${IT}|what (?:dose|strength)|how many (?:pounds|kilos))$`,
    ),
    where: new RegExp(
      `^(?:where|whereabouts|where exactly|where (?:is|was) ${IT}|where's (?:it|that)|(?:on )?(?:which|what) side|left or right|on both sides)$`,
    ),
    purpose: new RegExp(
      `^(?:what for|what (?:is|are) ${IT} for|what do you take ${IT} for|for what|why do you take ${IT})$`,
    ),
    which: new RegExp(
      `^(?:which|which ones?|which one is ${IT}|what ones|what (?:kind|sort|type)|what (?:are|is|was) ${IT}(?: called| for)?|such as|like what|for example|what exactly|to what|what for|what are you taking)$`,
    ),
    who: new RegExp(
      `^(?:who|who (?:is|was|does|did|do|usually does) ${IT}|who exactly|who in (?:the|your) family|which relative|who ha[sd] ${IT})$`,
    ),
    why: new RegExp(
      `^(?:why|why not|why (?:is|was|do|does) ${IT}(?: so)?|how come|what makes you (?:say|think) (?:that|so))$`,
    ),
    night:
      /^(?:(?:at |during the |in the )?nights?(?: too| time)?|(?:in the )?(?:mornings?|evenings?)|even at night|(?:is it )?worse at night|when you lie down|lying down)$/,
    before: /^(?:before|before (?:that|then|this)|until then)$/,
    help: new RegExp(
      `^(?:(?:did|does|do) ${IT} (?:help|work|make (?:it|any difference))(?: at all| much| better)?|ha(?:s|ve) ${IT} helped|is ${IT} helping|any (?:better|use|relief)|with any success)$`,
    ),
    bad: new RegExp(
      `^(?:how (?:bad|severe|strong|painful)(?: (?:is|was) ${IT})?|is it bad|out of ten|on a scale.*)$`,
    ),
    old: /^(?:how old (?:was|were) (?:he|she|they|you)(?: then| at the time)?|at what age|what age(?: was (?:he|she))?|how old)$/,
  },
  within: {
    since: /\b(?:since when|when|how long)\b/,
    often: /\bhow (?:often|many times|frequently)\b/,
    many: /\bhow (?:many|much|high|big|heavy)\b|\bwhat dose\b/,
    where: /\bwhere|\bwhich side\b/,
    old: /\bhow old\b|\bwhat age\b/,
    who: /\bwho\b/,
  },
  tells: {
    since:
      /\b(?:since|ago|years?|months?|weeks?|days?|yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|\w+day)|always|all my life|childhood|this morning|(?:19|20)\d\d|on \w+day)\b/,
    lasts: /\b(?:minutes?|seconds?|hours?|lasts?|until|half an hour|all (?:day|night)|stays?|over in)\b/,
    often:
      /\b(?:every|each|once|twice|times|(?:a|per) (?:day|week|month|night)|most (?:days|nights|afternoons|evenings|mornings)|always|sometimes|now and then|rarely|never|hardly|constantly|all the time|day and night|daily|on and off)\b/,
    many: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half|couple|dozen|packet|bottle|stone|size)\b/,
    where:
      /\b(?:left|(?:the|my) right|here|both sides|across|behind|under|above|below|down|inside|outside|all over)\b/,
    who: /\b(?:mother|father|mum|dad|brother|sister|uncle|aunt|wife|husband|son|daughter|grand\w+|cousin|neighbour|partner|friend|colleagues?|nobody)\b/,
    old: /\b(?:at (?:the age of )?(?:\d\d|\w+ty|\w+ty \w+|\w+teen)|when (?:he|she) was|aged?|years old|in (?:his|her) \w+ties|he was|she was|young)\b/,
    night: /\b(?:nights?|asleep|sleep|wakes?|woken|bed|mornings?|evenings?)\b/,
    help: /\b(?:help|helps|helped|better|did nothing|nothing|relief|eased?|eases|took the edge|worked?|works)\b/,
    bad: /\d|\b(?:out of ten|bad|worst|unbearable|mild|terrible|bearable|severe)\b/,
    why: /\b(?:because|so that|since|after|make[s]? me|by mistake|forget|afraid)\b/,
    before: /\b(?:before|used to|earlier|first|began|until)\b/,
  },
  plan: /^(?:i (?:will|'ll|am going to|would like (?:to|you to)|want (?:to|you to)|think|suspect|recommend|suggest|advise|can give)|i'(?:ll|m going to|d like (?:to|you to)|d recommend|d suggest)|we(?:'ll| will| are going to|'re going to| need to| should| can| could)|let us|let me|let's|you (?:should|need to|must|will|may|ought to)|you'll|you(?:'ve| have) (?:a|an|got)|it (?:is|looks|sounds)|it's|this is|that is|that's)\b/,
  asking:
    /\b(?:know|ask|hear|understand|find out|tell me|learn|talk about|wonder(?:ing)?|see (?:if|whether)|check (?:if|whether))\b/,
  joins: /\b(?:and|or|nor)\b|,/,
  tell: /^(?:(?:and|so|then|please|now) )*(?:tell me|describe|talk me|explain|show me|take me|walk me|say|also (?:any|anything|things?))\b/,
  invites: /\b(?:tell me|go ahead|how are you)\b/,
  blood:
    /\b(?:blood(?! (?:tests?|pressures?|sugars?|samples?|counts?|thinn\w+|results?|works?)\b)|bleed\w*|bled)\b/,
  mentions: {
    smoking: /\b(?:smok\w+|cigarettes?|tobacco|vap(?:e|ing)|packet a day)\b/,
    alcohol: /\b(?:wine|beers?|whisky|gin|alcohol|pub|pints?|spirits|drunk|vodka|a drop)\b/,
    drugs: /\b(?:cannabis|weed|cocaine|joints? (?:of|at)|a joint)\b/,
    occupation:
      /\b(?:my (?:job|pupils|shop|boss)|i work (?:in|as|at|for)|retired|pension|i teach|teacher|student)\b/,
    exercise: /\b(?:gym|go running|i swim|i cycle|dancing|jog\w*)\b/,
    sleep: /\b(?:sleep(?:s|ing)?|slept|insomnia|wakes? me)\b/,
    mood: /\b(?:depressed|miserable|in tears|crying)\b/,
    family_history:
      /\b(?:my|his|her) (?:mother|father|mum|dad|brother|sister|uncle|aunt|grand\w+|parents) (?:had|has|died|was|went|got|took|lost|both|collapsed)\b|\bin (?:the|our|my) family\b/,
    travel: /\b(?:been abroad|holiday|trip to|travelled|camp(?:ed|ing)|came back from)\b/,
    pregnancy: /\b(?:i(?:'m| am| was) (?:\w+ )?pregnant|miscarriage)\b/,
    periods: /\b(?:periods?|menopause|the change|tampons?)\b/,
    surgery:
      /\b(?:operat\w+|surgery|had (?:my|his|her|the) \w+ out|removed|caesarean|spayed|neutered|castrated)\b/,
    vaccination: /\b(?:vaccin\w+|jabs?|boosters?|tetanus)\b/,
    otc: /\b(?:ibuprofen|paracetamol|herbal|vitamins?|from the chemist|supplements?)\b/,
    bowel: /\b(?:bowels?|stools?|diarrhoea|constipat\w+|the runs)\b/,
    appetite: /\b(?:appetite|hungry|off (?:my|her|his) food)\b/,
    weight: /\b(?:(?:lost|gained|put on) (?:\w+ ){0,3}(?:weight|kilos?|pounds|stone)|grew thinner|my belt)\b/,
    pets: /\b(?:dogs?|cats?|pets?|animals?|cows?|chickens|hamster)\b/,
    weapons: /\b(?:gun|shotgun|rifle|firearm)s?\b/,
  },
};
