import { LEAD } from './role-play-words.ts';

/** How a candidate's clause is told for what it does in the talk: it warns, foresees a worry, checks a step. English alone. */

const WARNS =
  /\b(?:call|ring|phone|dial|contact|come (?:back|in|straight)|bring (?:him|her|it|them) (?:back|in)|tell|let (?:me|us|the \w+) know|see (?:a|an|your|the|me|us)|go (?:straight |back )?to|999|112|emergency|straight away|immediately|at once|hospital|get (?:help|in touch|medical)|seek|press)\b/;

/** Whether a clause says what to do when something happens, and not only that it may. */
export const warns = (bareText: string): boolean => WARNS.test(bareText);

const FORESEES =
  /\b(?:worr\w+|afraid|fears?|scared|concern\w*|nervous|fault|blame\w*|guilt\w*|wonder\w*|anxious)\b|\b(?:many|most|some|lots of|a lot of|other) (?:people|parents|patients|women|men|families|carers|owners)\b|\byou (?:may|might|must|probably) (?:be |also )?(?:think|feel|ask|have heard)/;

/** Whether a turn takes up a worry as such, said or not: 'many people are afraid that ...'. */
export const foresees = (bareText: string): boolean => FORESEES.test(bareText);

const CHECKS_A_STEP =
  /\b(?:will|'ll|would|should|going to|need to|must|have to|if|how long|how often|how many|when|where|which)\b/;
const OF_THE_PAST_OR_NOW =
  /\b(?:did|was|were|had|has|have (?:you|he|she|they|there)|been|usually|normally|at the moment|currently|before|ever|like to|likes?)\b/;

/** More than a yes or a no. */
const ASKS_FOR_MORE = /\b(?:how|what|when|where|which|who|whom)\b/;

/** 'And how long do you hold it in?': may ask for a step that was explained. */
export const checksStep = (bareText: string): boolean =>
  ASKS_FOR_MORE.test(bareText) && CHECKS_A_STEP.test(bareText) && !OF_THE_PAST_OR_NOW.test(bareText);

const HEALTH =
  /\b(?:healthy|fit and well|in good health|general(?:ly)? (?:health|well)|(?:other|any|more) (?:\w+ )?(?:illness(?:es)?|conditions?|diseases?|health problems?|medical problems?)|medical (?:history|conditions?)|otherwise (?:well|fit|ok|okay|all right|fine))\b/;

/** 'Is he healthy otherwise?' asks for illnesses. */
export const asksForHealth = (bareText: string): boolean => HEALTH.test(bareText);

const HARDEST =
  /\bwhat(?:'s| is| are| do you find| would be| will be)?(?: \w+){0,4} (?:(?:most|more) (?:difficult|challenging|frightening|important)|hardest|hard|worst|toughest|biggest (?:\w+ )?(?:problem|worry|concern|fear|challenge))\b/;

/** 'What is the most difficult for you?' */
export const asksWhatIsHardest = (bareText: string): boolean => HARDEST.test(bareText);

const CHOOSES =
  /^(?:which|what)\b.*\b(?:of (?:these|those|them|the)|first|to (?:start|begin) with)\b.*|^(?:which|what) (?:would|could|can|will) you (?:like to )?(?:try|start|begin|change|manage)\b/;

/** 'Which of these would you like to try first?' */
export const asksToChoose = (bareText: string): boolean =>
  CHOOSES.test(bareText.replace(LEAD, '')) && /\b(?:would|could|can|will|like to|want to)\b/.test(bareText);

/** Whether a choice is one among things to be done, in whatever form: 'which could you imagine?' */
export const choosesAmongSteps = (bareText: string): boolean =>
  /\b(?:of (?:these|those|them)|first|to (?:start|begin) with|try|start|begin|imagine|change|manage)\b/.test(
    bareText,
  );

const LEADS_IN =
  /^(?:(?:and|so|but|now|then|please|well|ok|okay|first|also|yes) )*(?:(?:please )?tell me(?: (?:please|also|now|then|one thing|something))*|(?:can|could|may|might) i (?:(?:just|also|quickly) )?ask(?: you)?(?: (?:something|also|one thing))?|(?:let me|i (?:must|need to|have to|want to|'d like to)) (?:(?:just|also) )?ask(?: you)?(?: (?:something|also|one thing))?|what i (?:asked|want to ask|mean|meant)(?: is)?|i(?:'d| would) (?:like|want|love) to hear (?:it|that|this|all that) (?:from you|in your own words|in your words)|please|.* tell me)$/;

/** 'And tell me', 'can I ask': it only leads in to a question that follows. */
export const leadsIn = (bareText: string): boolean => LEADS_IN.test(bareText);

const TELLS_ABOUT_YOU =
  /^(?:(?:and|so|but|well|ok|okay|yes|now) )*(?:you are|you're|you have|you've|you had|it is|it's|that is|that's)(?! (?:any|ever)\b)\b/;

/** 'You have high blood pressure', 'so it's your knee': it says what is known already. */
export const tellsAboutYou = (bareText: string): boolean => TELLS_ABOUT_YOU.test(bareText);

const AS_KNOWN =
  /^(?:(?:and|so|but|well|ok|okay|yes|now|right) )*(?:i (?:can )?see (?:that |here |it |from )?(?:you|it|he|she|here|in|from|your)\b|i know (?:about|of|(?:that )?(?:you|he|she))\b|(?:about |nearly |almost |only )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many) (?:minutes?|hours?|days?|weeks?|months?|years?)(?: (?:already|ago|now))?$)/;

/** 'I see you have high blood pressure', 'so two weeks': it says again what stands in the notes or was just said. */
export const takesUpAsKnown = (bareText: string): boolean => AS_KNOWN.test(bareText);

const HELPED =
  /^(?:(?:yes|ok|okay|good|right|great|fine|perfect|lovely|thanks|thank you|and|so) )*(?:that|this|it|all of that)(?:'s| is| was)?(?: really| very| already| does| certainly| quite)* (?:helps?(?: me)?(?: a lot)?|helpful|useful|good to (?:know|hear)|clear|important)(?: to know| for me| information)?$/;
const SUMS_UP_SO =
  /^(?:(?:and|ok|okay|right|good|yes) )*so (?:it|he|she|you|they|that|this|there|the|your|his|her|their|no|not|only|about|mainly|mostly|just)\b/;

/** 'Good, that helps.', 'So it's got worse since Easter.': it takes up an answer, and asks for nothing. */
export const takesUpAnswer = (bareText: string): boolean =>
  HELPED.test(bareText) || SUMS_UP_SO.test(bareText);

const TAKES_UP_HISTORY =
  /\bi see$|^(?:(?:and|ok|okay|right|good|yes) )*so (?:mostly|mainly|only|just|about|no|not|you're|you are|you have|you've)\b(?!.*\b(?:need|should|must|have) to\b)/;

/** 'On an empty stomach with coffee, I see.', 'So mostly barefoot at home.': beside a question it explains nothing. */
export const takesUpHistory = (bareText: string): boolean => TAKES_UP_HISTORY.test(bareText);

const FOR_THE_WAY =
  /\bfind (?:us|me|the \w+|your way|it) (?:all ?right|okay|ok|easily|well|without)\b|\b(?:journey|trip|drive|parking|traffic)\b|\b(?:get|come) here (?:all ?right|okay|ok|easily)\b|\bfind (?:us|your way)(?: here| in)?$/;

/** 'Did you find us all right?' asks for nobody's health. */
export const asksForTheWay = (bareText: string): boolean => FOR_THE_WAY.test(bareText);

const PUTS_OFF =
  /\b(?:we|i)(?:'ll| will| can|'re going to)? (?:\w+ly |also |both )?(?:talk|speak|come|get|go) (?:about|on to|to|back to|into)\b|\b(?:we|i)(?:'ll| will|'d| would| can) .*\b(?:in a (?:moment|minute|second|bit|while)|later(?: on)?|afterwards|after that)$/;

/** 'We'll definitely talk about the scan': it is for later, and nobody has said anything of it yet. */
export const putsOff = (bareText: string): boolean => PUTS_OFF.test(bareText);

const GUESSES =
  /^(?:(?:and|so|but) )*is (?:that|this|it) (?:why|what(?:'s| is| was|'s been)? (?:on your mind|worr\w+ you|frighten\w+ you|behind)|what you(?:'re| are|'ve been)? (?:worr\w+|afraid|think\w*|fear\w*|scared)|how (?:you|it) feels?)\b|^(?:(?:and|so|but) )*(?:was|is) (?:that|this|it) (?:a|your|the|one of your|part of your|part of the) (?:big |main |biggest )?(?:worry|fear|concern|worries|fears)$/;

/** 'Is that what's on your mind?': a guess that wants a yes or a no. */
export const guesses = (bareText: string): boolean => GUESSES.test(bareText);
