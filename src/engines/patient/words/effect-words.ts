import type { LearningLanguage } from '#domain/languages.ts';

/** What asks how somebody feels about what was just said, or by now. Patterns read what `bare` leaves of a text. */
const ASKS_EFFECT: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /^(?:(?:and|so|ok|okay|well|now|but) )*how (?:do|would|are|does) (?:you|that make you|all this make you) feel(?:ing)?(?: now about .+| (?:about|with) (?:that|this|it|things|everything|the plan|all (?:of )?(?:that|this)|what (?:i|we) .+?))?(?: (?:now|at the moment))?(?: now)?(?: (?:mrs?|ms|miss|doctor) \w+)?$|^(?:(?:and|so|ok|okay|well|now|but) )*(?:what do you make of (?:that|this|it|all (?:of )?(?:that|this)|what (?:i|we) .+)|how (?:will|would|might) (?:that|this) affect you|how (?:does|do|did) (?:that|this|it|all (?:that|this)) (?:sit|land|leave you)(?: with you)?)$|^(?:(?:and|so|ok|okay|well|now|but) )*(?:does|do) (?:that|this|it|what i said|all (?:that|this)) (?:help|reassure you|put your mind at (?:rest|ease)|ease (?:your mind|things|it|that|(?:the|your|that) (?:worry|fear))|take (?:some of |a bit of |a little of )?(?:the|that|your) (?:worry|fear|weight|edge)(?: off| away)?|change (?:things|anything)|fit with what you (?:feared|thought|imagined|expected))(?: (?:for )?(?:you|a (?:bit|little)|at all))*$/,
  es: /^(?:(?:y|bueno|vale|entonces|ahora) )*como (?:se|te|lo) (?:siente|sientes|queda|quedas|encuentra|encuentras|ve|ves)(?: (?:usted|tu))?(?: ahora)?(?: con (?:esto|eso|todo (?:esto|eso)|el plan|lo que .+))?(?: ahora)?$/,
  fr: /^(?:(?:et|bon|alors|maintenant|d'accord) )*comment (?:est ce que )?(?:vous (?:vous )?sentez(?: vous)?|vous vivez|te sens tu|tu te sens)(?: maintenant)?(?: (?:par rapport a|avec|apres|face a) (?:ca|cela|tout (?:ca|cela)|ce que .+))?(?: maintenant)?$/,
  de: /^(?:(?:und|also|gut|okay|nun) )*wie (?:geht es (?:ihnen|dir)|geht's (?:ihnen|dir)|fuhlen sie sich|fuhlst du dich)(?: (?:jetzt|nun))?(?: (?:damit|dabei|mit (?:all )?(?:dem|dem allen|alldem|diesem plan)|nach (?:all )?dem .+))?(?: (?:jetzt|nun))?$/,
  pt: /^(?:(?:e|bom|entao|agora|certo) )*como (?:(?:a senhora|o senhor|voce) )?(?:se sente|esta se sentindo|fica|se sentiu)(?: agora)?(?: (?:com|sobre|em relacao a) (?:isso|tudo isso|isto|esse plano|o que .+))?(?: agora)?$/,
};

/** By now, or about what was said: without either, how somebody feels belongs to the history. */
const POINTS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:now|about|with|that make|make of|help|reassure|ease|take|rest|affect|change|fit|sit|land|leave you)\b/,
  es: /\b(?:ahora|con|queda|quedas|ve|ves)\b/,
  fr: /\b(?:maintenant|rapport|avec|apres|face|ca)\b/,
  de: /\b(?:jetzt|nun|damit|dabei|mit|nach)\b/,
  pt: /\b(?:agora|com|sobre|relacao|fica)\b/,
};

export const asksForEffect = (language: LearningLanguage, text: string): boolean =>
  ASKS_EFFECT[language].test(text) && POINTS[language].test(text);
