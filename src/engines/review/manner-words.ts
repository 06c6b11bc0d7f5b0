import type { LearningLanguage } from '#domain/languages.ts';
import type { Manner } from '#domain/practice/complex/review.ts';

interface MannerWords {
  /** How a question begins that leaves the answer open, besides those that are read as open. */
  readonly open: RegExp;
  /** How one begins that asks for a number, a name or a time. */
  readonly closed: RegExp;
  /** Says what comes next, besides what is read as that. */
  readonly announces: RegExp;
  /** Asks for it in the patient's own words. */
  readonly tellsBack: RegExp;
  readonly models: Readonly<Record<Manner, string>>;
}

/** Patterns read normalised text. */
export const MANNER_WORDS: Readonly<Record<LearningLanguage, MannerWords>> = {
  en: {
    open: /^(?:(?:so|and|now|well|please) )*(?:tell me|describe|(?:can|could|would) you (?:please |just )?(?:tell|describe|explain|talk)|what (?:brings|brought|has|happened|happens|worries|is going on|seems)|how (?:has|have|is|are|did|does) (?!old|long|often|many|much|bad))/,
    closed: /\b(?:how (?:old|long|often|many|much|far|bad)|scale|what (?:time|dose|age|name))\b/,
    announces: /\b(?:now|next|first),? (?:i would like|i will|i want|i am going|let us|we will)\b/,
    tellsBack:
      /\b(?:in your own words|tell me back|say it back|(?:tell|explain to|show) me (?:what|how) you (?:will|would|are going to)|what (?:will|would|are) you (?:going to )?(?:do|tell) (?:if|when|at))\b/,
    models: {
      open_first: 'Could you tell me, in your own words, what has been happening?',
      one_at_a_time: "I'll ask one thing at a time. When did it start?",
      signposting: "Thank you. Now I'd like to explain what I think, and then we'll make a plan together.",
      checking:
        'I have told you a lot. Could you tell me in your own words what you are going to do, so that I know I was clear?',
    },
  },
  es: {
    open: /^(?:(?:y|bueno|entonces|pues|bien) )*(?:cuenteme|cuentame|hableme|expliqueme|describame|digame (?:que|como)|(?:podria|puede|me puede|me podria) (?:contarme|contar|describir\w*|explicar\w*|hablar\w*)|que (?:le|te|la) (?:trae|pasa|ocurre|preocupa|ha pasado)|como (?:le|se|fue|ha|empezo|es|esta)(?! llama)|en que puedo)\b/,
    closed: /\b(?:cuant[oa]s?|desde cuando|a que hora|como se llama|que edad)\b/,
    announces:
      /\b(?:ahora|primero|despues|a continuacion),? (?:me gustaria|quisiera|quiero|voy a|vamos a|le (?:explico|hare))\b/,
    tellsBack:
      /\bcon sus (?:propias )?palabras\b|\b(?:repit\w+|repetir\w*|expliqueme|cuenteme|digame)\b.{0,30}\b(?:va a hacer|hara|hemos (?:hablado|acordado)|ha entendido|le he (?:dicho|explicado))\b|\bque va a hacer (?:si|cuando|en casa)\b/,
    models: {
      open_first: '¿Podría contarme con sus palabras qué le ha pasado?',
      one_at_a_time: 'Vamos por partes. ¿Cuándo empezó?',
      signposting: 'Gracias. Ahora me gustaría explicarle lo que pienso, y después haremos un plan juntos.',
      checking:
        'Le he contado muchas cosas. ¿Podría decirme con sus palabras qué va a hacer, para saber si me he explicado bien?',
    },
  },
  fr: {
    open: /^(?:(?:et|alors|donc|bon|bien) )*(?:racontez|parlez|decrivez|expliquez|dites moi (?:ce|comment)|(?:pouvez|pourriez) vous (?:me |m')?(?:raconter|decrire|expliquer|parler|dire (?:ce|comment))|qu'est ce qui|qu'est ce que vous|comment (?:ca|cela|est|s'est|vous sentez|allez|vivez|se passe))/,
    closed: /\b(?:combien|depuis quand|quel age|a quelle heure|vous appelez)\b/,
    announces:
      /\b(?:maintenant|d'abord|ensuite),? (?:j'aimerais|je voudrais|je vais|nous allons|parlons|on va)\b/,
    tellsBack:
      /\bavec vos (?:propres )?mots\b|\b(?:redire|redites|repeter|repetez|reformul\w+|m'expliquer|me dire|dites moi)\b.{0,40}\b(?:allez faire|ferez|avez (?:compris|retenu)|avons (?:dit|decide|convenu))\b|\bqu'allez vous faire (?:si|quand)\b/,
    models: {
      open_first: "Pouvez-vous me raconter avec vos mots ce qui s'est passé ?",
      one_at_a_time: 'Prenons les choses une par une. Quand est-ce que cela a commencé ?',
      signposting:
        "Merci. Maintenant, j'aimerais vous expliquer ce que je pense, puis nous ferons un plan ensemble.",
      checking:
        "Je vous ai dit beaucoup de choses. Pouvez-vous me dire avec vos mots ce que vous allez faire, pour que je sache si j'ai bien expliqué ?",
    },
  },
  de: {
    open: /^(?:(?:und|also|gut|dann|bitte) )*(?:erzahlen sie|beschreiben sie|schildern sie|(?:konnen|konnten|mogen|wurden) sie (?:mir )?(?:\w+ ){0,5}(?:erzahlen|beschreiben|schildern)|was (?:fuhrt|bringt|ist|haben sie|beschaftigt|belastet|macht ihnen)|wie (?:geht|fuhlt|fuhlen|fing|hat|ist (?:es|das)|kam|erleben|wirkt))/,
    closed: /\b(?:wie (?:alt|lange|oft|viel\w*|stark|heissen)|seit wann|um wie viel)\b/,
    announces:
      /\b(?:jetzt|zuerst|nun|als nachstes|danach) (?:mochte|wurde|will|werde) ich\b|\bals nachstes (?:sprechen|reden|kommen) wir\b/,
    tellsBack:
      /\b(?:mit|in) (?:ihren )?(?:eigenen )?worten\b|\b(?:wiederholen|zusammenfassen|sagen sie mir|erklaren sie mir)\b.{0,50}\b(?:machen werden|tun werden|verstanden haben|besprochen|jetzt machen|tun wollen)\b|\bwas (?:machen|tun) sie,? wenn\b/,
    models: {
      open_first: 'Können Sie mir mit Ihren Worten erzählen, was passiert ist?',
      one_at_a_time: 'Eins nach dem anderen. Wann hat es angefangen?',
      signposting:
        'Danke. Jetzt möchte ich Ihnen erklären, was ich vermute, und danach machen wir gemeinsam einen Plan.',
      checking:
        'Das war viel auf einmal. Können Sie mir mit Ihren Worten sagen, was Sie jetzt tun werden, damit ich weiß, ob ich es gut erklärt habe?',
    },
  },
  pt: {
    open: /^(?:(?:e|entao|bom|bem|agora) )*(?:me conte|conte|me fale|fale|descreva|explique|(?:pode|poderia|voce pode|voce poderia) (?:me )?(?:contar|descrever|explicar|falar)|o que (?:te|lhe|o|a|trouxe|esta|aconteceu|voce|houve)|como (?:esta|foi|comecou|voce|o senhor|a senhora|tem|vai)(?! se chama))\b/,
    closed: /\b(?:quant[oa]s?|desde quando|ha quanto|que horas|como se chama|qual (?:e )?a idade)\b/,
    announces: /\b(?:agora|primeiro|depois),? (?:eu )?(?:gostaria|queria|quero|vou|vamos)\b/,
    tellsBack:
      /\bcom (?:as )?suas (?:proprias )?palavras\b|\b(?:repetir|repita|me diga|me dizer|me explique|me explicar|me contar|me conte)\b.{0,40}\b(?:vai fazer|fara|entendeu|combinamos|conversamos)\b|\bo que (?:voce|o senhor|a senhora) vai fazer (?:se|quando)\b/,
    models: {
      open_first: 'Você pode me contar, com as suas palavras, o que aconteceu?',
      one_at_a_time: 'Vamos por partes. Quando começou?',
      signposting: 'Certo. Agora eu gostaria de explicar o que penso, e depois vamos fazer um plano juntos.',
      checking:
        'Falei bastante coisa. Pode me dizer com as suas palavras o que vai fazer, para eu saber se expliquei direito?',
    },
  },
};
