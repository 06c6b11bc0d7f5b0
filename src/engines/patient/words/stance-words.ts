import type { LearningLanguage } from '#domain/languages.ts';

/** How a language says that something is so, is not so, or may be so. Patterns read what `stretchesOf` gives. */
export interface StanceWords {
  /** What begins a new stretch of talk: 'but'. */
  readonly turns: RegExp;
  readonly denies: RegExp;
  /** What is said of nobody, or of few, and so of nobody here: 'hardly anybody needs an operation'. */
  readonly ofFew: RegExp;
  /** A denial that denies nothing: 'can't rule out', 'not only', 'don't mind'. */
  readonly hedges: RegExp;
  readonly asserts: RegExp;
  /** What is not said to be so: feared, looked for, possible, or asked, since speech brings no question marks. */
  readonly doubts: RegExp;
  /** Others than the patient. */
  readonly others: RegExp;
  /** What takes the edge off something that is neither affirmed nor denied. */
  readonly soothes: RegExp;
  /** News that shocks anybody. */
  readonly grave: RegExp;
  /** Grave news that is itself a denial: 'no heartbeat'. */
  readonly lost: RegExp;
  /** What prepares for it. */
  readonly warns: RegExp;
  /** 'Latex-free', said after a name. */
  readonly free: RegExp;
  /** Just before a name: what the doctor knows the patient must not have. */
  readonly spares: RegExp;
  /** The beginning of an offer that is put as a question. */
  readonly offers: RegExp;
  /** A kind word has one of these in it. */
  readonly kind: RegExp;
  /** A promise of discretion has one of these in it. */
  readonly discreet: RegExp;
}

export const STANCE: Readonly<Record<LearningLanguage, StanceWords>> = {
  en: {
    turns: /\b(?:but|however|though)\b/,
    denies:
      /\b(?:no|not|cannot|never|nothing|nor|neither|none|without|rul(?:e[sd]?|ing) (?:it |that |this )?out|rul(?:e[sd]?|ing) \w+ out|exclude[sd]?|unlikely|free of|far from|rather than|(?:nobody|no one) (?:here )?(?:is|will|wants|would|s))\b/,
    ofFew: /\b(?:rarely|hardly (?:ever|anybody|anyone)|(?:almost |nearly )?(?:nobody|no one))\b/,
    hedges:
      /\b(?:(?:can|could) ?not|not able to|unable to) (?:\w+ ){0,2}(?:rule|exclude|promise|say|guarantee|sure|certain|tell|know)\b|\bnot (?:\w+ )?(?:sure|certain|know|only|just|yet|ruled|excluded)\b|\b(?:if|whether|might|may be)\b/,
    asserts:
      /\b(?:have|has|had|is|are|was|got|found|shows?|showed|shown|see|confirm\w*|called|diagnos\w+|going to|will|must|need|needs)\b|'s\b/,
    doubts:
      /^(?:do|does|did|have|has|had|is|are|was|were|any|what|when|which)\b|\b(?:if|whether|could|might|may|can|would|should|possibl\w+|perhaps|maybe|unless|risks?|chances?|prevent\w*|avoid\w*|check\w*|tests?|test for|look\w* for|screen\w*|worr\w+|you(?: are)? (?:afraid|scared|think|thought|fear|told|said|mentioned|ask\w*)|fears?|rare\w*|unlikely|people|understand|know that|talk about|instead|word|causes?|like)\b/,
    others:
      /\b(?:(?:a|an|any) (?:child|baby|toddler|person|patient|woman|man|adult) (?:with|who)|children (?:with|who)|mother|father|dad|mum|sister|brother|aunts?|uncles?|family|friend|colleague|neighbour|husband|wife|grand\w+|cousin|relatives?|somebody|someone|(?<!hardly )(?:anybody|anyone))\b/,
    soothes:
      /\b(?:rare\w*|unlikely|low|small|prevent\w*|avoid\w*|benign|harmless|treat\w*|cure[ds]?|improv\w+|in time|early|long way|different|other signs)\b/,
    grave:
      /\b(?:cancer(?:ous)?|malignan\w+|(?:brain )?tumou?rs?|leuka?emia|lymphoma|metastas\w+|terminal|incurable|miscarriage|miscarried|lost the baby|baby (?:has )?(?:died|is dead)|hiv positive|heart (?:has )?stopped)\b|\b(?:hours|days|weeks|months)(?: now)? (?:rather than|and not|not) (?:days|weeks|months|years)\b/,
    lost: /\b(?:no|not (?:find|see|hear|detect)(?: \w+)?) (?:\w+ )?(?:heart ?beat|cardiac activity)\b|\bheart (?:is not|has stopped) beating\b|\bnothing (?:more )?we can do\b/,
    warns:
      /\b(?:bad|sad|difficult|serious|upsetting|hard) news\b|\bnot (?:good(?! (?:for|to|at|with|if|when|enough)\b)|the (?:good )?news|what (?:we|i|you) (?:had )?(?:hoped|wanted|expected|wished))\b|\bsomething (?:difficult|serious|hard|sad) to (?:tell|say)\b/,
    free: /^ ?-?free\b/,
    spares:
      /\b(?:no|not|never|without|avoid\w*|instead of|rather than|other than|nothing (?:with|like)|allerg\w+(?: to)?|react\w*(?: \w+)? to|cannot have|free of|stop\w*|(?:leave|keep|stay|steer)(?: (?:out|off|clear of|away from|well clear of))?)$/,
    offers:
      /\b(?:i|we|us)\b|\b(?:would|will|could|can) you (?:like|take|have|try|be)\b|\b(?:how|what) about\b|\bhappy to|all right if|okay if|ok if/,
    kind: /\b(?:sorry|must (?:be|have been|feel)|hard|difficult|tough|awful|terrible|horrible|painful|distress\w*|upset\w*|worr\w+|frighten\w*|scar(?:y|ed|ing)|afraid|frustrat\w+|exhaust\w*|understandabl\w+|natural|not alone|here for you|with you|feel\w*|sad|lonely|overwhelm\w*|a lot to|imagine|brave|courage|appreciate|sympath\w*|take your time|can see|goes through|gone through|going through|normal to)\b/,
    discreet:
      /\b(?:confiden\w+|between (?:us|you and me|the two of us)|private\w*|privacy|secre\w+|nobody|no one|not tell|(?:tell|say) nothing to|stays? (?:here|in|with)|leaves? this room|without your|pass(?:ed)? on|(?:write|written) (?:\w+ )?down|write down|off the record|share[ds]?|anyone else)\b/,
  },
  es: {
    turns: /\b(?:pero|sino|aunque)\b/,
    denies:
      /\b(?:no|ni|nunca|jamas|nada|ningun\w*|tampoco|sin|descart\w+|exclu\w+|improbable|lejos de|en lugar de|en vez de)\b/,
    ofFew: /\b(?:nadie|raras? ve(?:z|ces))\b/,
    hedges:
      /\bno (?:\w+ ){0,2}(?:descart\w+|exclu\w+|asegur\w+|promet\w+|garantiz\w+|decir\w*|segur\w|saber?|sabemos|solo)\b|\b(?:si|quiza|quizas|tal vez|puede que|podria)\b/,
    asserts:
      /\b(?:tiene|tienes|es|son|hay|padece|sufr\w+|ha tenido|muestra\w*|encontr\w+|vemos|visto|confirm\w+|llama|trata|era|ha sido|diagnostic\w+|va a|vamos a|hay que|quedara|esta|perdera)\b/,
    doubts:
      /\b(?:si|podria|puede|quiza|quizas|tal vez|riesgos?|probabilidad\w*|preven\w+|evit\w+|comprob\w+|pruebas?|busc\w+|preocup\w+|miedo|teme\w*|temor\w*|cree|piensa|ha dicho|me dijo|cont\w+|rar[oa]s?|entiendo|hablar|palabra|como)\b/,
    others:
      /\b(?:madre|padre|herman[oa]s?|ti[oa]s?|familia|amig[oa]|compañer\w+|companer\w+|vecin[oa]|marido|mujer|abuel[oa]|prim[oa]|sobrin[oa]|alguien)\b/,
    soothes:
      /\b(?:rar[oa]s?|improbable|baj[oa]|pequen[oa]|preven\w+|evit\w+|benign[oa]|leve|trata\w+|cur\w+|mejor\w+|a tiempo|distint[oa]|bien)\b/,
    grave:
      /\b(?:cancer|malign[oa]s?|tumor\w*|leucemia|linfoma|metastasis|terminal|incurable|aborto|ha perdido (?:el|al) (?:bebe|nino)|(?:bebe|feto) (?:ha muerto|esta muerto|murio))\b/,
    lost: /\b(?:no|sin) (?:\w+ ){0,3}latidos?\b|\bcorazon (?:no late|ha dejado de latir|se ha parado)\b|\bno (?:se puede|podemos) hacer nada\b/,
    warns:
      /\bmalas? noticias?\b|\bnoticias? (?:dificil\w*|triste\w*|grave\w*)\b|\bno (?:son|es|tengo) (?:una )?buenas? noticias?\b|\bno (?:es|son) lo que (?:esperab\w+|queria\w*)\b/,
    free: /^ ?libre\b/,
    spares:
      /\b(?:no|ni|nunca|sin|evit\w+|en lugar de|en vez de|alergi[ac]\w*(?: a)?|alergic[oa]|reaccion(?: a)?|nada de|nada con|otra cosa que|que ver con|parecid[oa]s?|libre de)$/,
    offers:
      /\b(?:l[ea] (?:doy|pongo|receto|damos|ponemos|recetamos|parece|importa|va bien)|l[ea] voy|le vamos|podemos|puedo|podriamos|podria (?:darle|tomar)|quiere|tomaria|que tal|ponerle|darle|recetarle)\b/,
    kind: /\b(?:siento|lamento|dur[oa]|dificil\w*|debe (?:de )?(?:ser|haber)|complicad[oa]|preocup\w+|miedo|asust\w+|angusti\w+|triste\w*|dolor\w*|pen[oa]s\w*|normal que|logico|comprensible|sol[oa]|acompan\w+|tranquil\w+|imagin\w+|agot\w+|fuerte|valien\w+|agradezco|a su lado|aqui para|tomese|sient[ea]\w*|terrible|horrible|pasando)\b/,
    discreet:
      /\b(?:confiden\w+|entre (?:nosotros|usted y yo|tu y yo|las dos|los dos)|secret\w+|privad\w+|nadie|queda\w* (?:aqui|entre)|no (?:saldra|sale|se lo (?:dire|contare|cuento|digo))|sin su|discre\w+)\b/,
  },
  fr: {
    turns: /\b(?:mais|cependant)\b/,
    denies:
      /\b(?:pas|ni|aucun\w*|jamais|rien|sans|exclu\w*|exclure|ecart\w+|loin d\w*|peu probable|plutot que|au lieu|non)\b/,
    ofFew: /(?<!\b(?:la|une|cette|chaque|autre) )\bpersonne\b|\brarement\b/,
    hedges:
      /\b(?:peux|peut|pouvons|pouvez|puis) pas (?:\w+ ){0,2}(?:exclure|ecarter|promettre|garantir|dire|savoir|affirmer)\b|\bpas (?:\w+ )?(?:sure?|certaine?|seulement|encore|exclu\w*|ecarte\w*)\b|\b(?:si|s'il|s'ils|peut etre|pourrait)\b/,
    asserts:
      /\b(?:avez|as|a|est|sont|ont|montre\w*|trouve\w*|voit|confirm\w+|agit|appelle\w*|souffr\w+|eu|etait|diagnosti\w+|va|allez|allons|faut|sera|serez)\b/,
    doubts:
      /^(?:avez vous|est ce|y a t|a t)\b|\b(?:si|s'il|pourrait|peut|peuvent|peut etre|risques?|probabilite\w*|preven\w+|evit\w+|verifi\w+|examens?|tests?|cherch\w+|inquiet\w*|inquiet\w+|peur|crain\w+|croyez|pensez|avez dit|parle\w*|rare\w*|comprends|mot|comme)\b/,
    others:
      /\b(?:mere|pere|maman|papa|soeurs?|freres?|tante|oncle|famille|ami|amie|collegue|voisin\w*|mari|femme|grand\w*|cousin\w*|quelqu'un)\b/,
    soothes:
      /\b(?:rare\w*|peu probable|faible|petit\w*|preven\w+|evit\w+|benin\w*|benigne|soign\w+|trait\w+|guer\w+|amelior\w+|a temps|different\w*|autre chose)\b/,
    grave:
      /\b(?:cancer\w*|malign\w*|maligne|tumeurs?|leucemie|lymphome|metastases?|terminal\w*|incurable|fausse couche|perdu le bebe|bebe est (?:mort|decede))\b/,
    lost: /\b(?:pas|plus|aucun) (?:\w+ |d'|de )*(?:battements?|activite cardiaque)\b|\bcoeur (?:ne bat (?:pas|plus)|s'est arrete|a cesse)\b|\bplus rien a faire\b/,
    warns:
      /\bmauvaises? nouvelles?\b|\bnouvelles? (?:difficiles?|tristes?|graves?)\b|\bpas (?:de |une )?bonnes? nouvelles?\b|\bpas ce que (?:nous|j'|vous|l'on|on) ?(?:esper\w+|souhait\w+)\b/,
    free: /^ ?(?:exclu)\b/,
    spares:
      /\b(?:pas|ni|jamais|sans|evit\w+|au lieu|plutot que|allergi\w+(?: a)?|reaction(?: a)?|rien avec|autre chose que|voir avec|non)(?: (?:d'|de|du|des|la|le|les|l'|a|au|aux|en))*(?: l'| d')?$/,
    offers:
      /\b(?:je|on|nous)\b|\b(?:voulez|prendriez|voudriez) vous\b|\bvous (?:voulez|prendriez|voudriez)\b|\bd'accord pour\b|\bet si\b|\bca vous (?:va|irait|convient)\b/,
    kind: /\b(?:desole\w*|navre\w*|dur\w*|difficile\w*|doit (?:etre|vous)|penible\w*|inquiet\w*|inquietant\w*|inquiete\w*|peur|effray\w+|angoiss\w+|triste\w*|douloureu\w+|normal|comprehensible|seule?s?|a vos cotes|accompagn\w+|imagin\w+|epuis\w+|courage\w*|remercie|la pour vous|prenez votre temps|ressent\w+|sentez|terrible|horrible|eprouv\w+|traverse\w*|bouleversant|lourd\w*)\b/,
    discreet:
      /\b(?:confiden\w+|entre (?:nous|vous et moi)|secret\w*|prive\w*|personne|reste\w* (?:ici|entre)|ne (?:dirai|repeterai|sortira)|sans votre|discre\w+|secret medical)\b/,
  },
  de: {
    turns: /\b(?:aber|sondern|jedoch)\b/,
    denies:
      /\b(?:kein\w*|nicht|nichts|nie|niemals|weder|ohne|ausgeschlossen|ausschliess\w+|unwahrscheinlich|statt|anstatt)\b|^noch\b/,
    ofFew: /\b(?:niemand\w*|kaum|selten)\b/,
    hedges:
      /\bnicht (?:\w+ ){0,2}(?:ausschliess\w+|ausgeschlossen|versprechen|garantieren|sicher|wissen|nur|sagen)\b|\b(?:weiss|wissen) (?:\w+ )?nicht\b|\b(?:ob|wenn|falls|vielleicht|konnte|moglicherweise)\b/,
    asserts:
      /\b(?:haben|hat|hatten|hatte|hast|ist|sind|war|leiden|gefunden|zeigt|zeigen|sehen|bestatig\w+|handelt|heisst|nennt|diagnos\w+|wird|werden|mussen|muss)\b/,
    doubts:
      /^(?:haben|hat|hatten|ist|sind|war|waren|gibt|gab)\b|\b(?:ob|wenn|falls|vielleicht|konnte|konnten|kann|moglich\w*|risiko|gefahr|wahrscheinlichkeit|vorbeug\w+|verhinder\w+|vermeid\w+|pruf\w+|test\w*|such\w+|sorge\w*|angst|furcht\w*|befurcht\w+|glauben|denken|haben gesagt|erzahlt|selten\w*|verstehe|reden|wort|wie)\b/,
    others:
      /\b(?:mutter|vater|schwester|bruder|tante|onkel|familie|freund\w*|kolleg\w+|nachbar\w*|mann|frau|gross\w+|cousin\w*|(?<!kaum )jemand)\b/,
    soothes:
      /\b(?:selten\w*|unwahrscheinlich|gering\w*|klein\w*|vorbeug\w+|verhinder\w+|vermeid\w+|gutartig\w*|harmlos\w*|behandel\w+|heil\w+|besser\w*|rechtzeitig|anders|andere\w*)\b/,
    grave:
      /\b(?:\w*krebs\w*|bosartig\w*|\w*tumor\w*|leukamie|lymphom\w*|metastasen?|unheilbar\w*|fehlgeburt|(?:baby|kind) ist (?:tot|gestorben)|baby verloren)\b/,
    lost: /\b(?:kein\w*|ohne) (?:\w+ )?(?:herzschlag\w*|herztone|herzaktion\w*)\b|\bherz (?:\w+ )?schlagt nicht\b|\bnichts mehr (?:fur sie )?tun\b/,
    warns:
      /\b(?:schlechte|traurige|schwierige|ernste)\w* nachricht\w*\b|\bkeine gute\w* nachricht\w*\b|\bnicht (?:das |so )?(?:was|wie) wir (?:\w+ )?(?:gehofft|erhofft|gewunscht)\b/,
    free: /^ ?frei\b/,
    spares:
      /\b(?:kein\w*|nicht|nie|ohne|statt|anstatt|vermeid\w+|allerg\w+(?: gegen)?|reaktion(?: auf)?|ausser)(?: (?:das|die|den|der|ein\w*))?$/,
    offers: /\b(?:ich|wir)\b|\b(?:mochten|wurden|wollen|nehmen) sie\b|\bwie ware\b|\beinverstanden\b/,
    kind: /\b(?:tut mir|leid|schwer\w*|schwierig\w*|muss (?:\w+ )*sein|belast\w+|sorge\w*|angst|beangst\w+|furchtbar\w*|schrecklich\w*|traurig\w*|schmerz\w*|verstandlich|verstehen kann|nachvollzieh\w*|nachfuhl\w*|allein\w*|fur sie da|begleit\w+|vorstellen|erschopf\w+|mut\w*|danke\w*|lassen sie sich zeit|fuhl\w+|schlimm\w*|hart|anstrengend|mitgemacht|durchmach\w+|unangenehm)\b/,
    discreet:
      /\b(?:vertraulich\w*|unter uns|zwischen uns|schweigepflicht|geheim\w*|privat\w*|niemand\w*|bleibt (?:hier|unter)|erfahrt|erzahle|weitersag\w+|sage es|ohne ihr\w*|diskret\w*)\b/,
  },
  pt: {
    turns: /\b(?:mas|senao|porem)\b/,
    denies:
      /\b(?:nao|nem|nunca|jamais|nada|nenhum\w*|tampouco|sem|descart\w+|exclu\w+|improvavel|longe de|em vez de)\b/,
    ofFew: /\b(?:ninguem|raramente)\b/,
    hedges:
      /\bnao (?:\w+ ){0,2}(?:descart\w+|exclu\w+|garant\w+|promet\w+|dizer|certeza|saber?|sei|so)\b|\b(?:se|talvez|pode ser|poderia)\b/,
    asserts:
      /\b(?:tem|eh|sao|ha|teve|sofr\w+|mostr\w+|encontr\w+|vimos|confirm\w+|chama|trata|era|foi|esta|diagnostic\w+|vai|vamos|precisa\w*|tera)\b/,
    doubts:
      /\b(?:se|poderia|pode|talvez|riscos?|chances?|preven\w+|evit\w+|verific\w+|exames?|testes?|procur\w+|preocup\w+|medo|tem[eo]r?|acha|pensa|disse|contou|rar[oa]s?|entendo|falar|palavra|como)\b/,
    others:
      /\b(?:mae|pai|irmas?|irmaos?|ti[oa]s?|familia|amig[oa]|colega|vizinh[oa]|marido|mulher|av[oa]|prim[oa]|alguem)\b/,
    soothes:
      /\b(?:rar[oa]s?|improvavel|baix[oa]|pequen[oa]|preven\w+|evit\w+|benign[oa]|leve|trata\w+|cur\w+|melhor\w*|a tempo|diferente|bem)\b/,
    grave:
      /\b(?:cancer|malign[oa]s?|tumor\w*|leucemia|linfoma|metastases?|terminal|incuravel|aborto|perdeu o bebe|bebe (?:morreu|esta morto))\b/,
    lost: /\b(?:nao|sem) (?:\w+ ){0,3}(?:batimentos?|bcf)\b|\bcoracao (?:parou|nao (?:esta batendo|bate))\b|\bnada (?:mais )?(?:que (?:se )?poss\w+ fazer|a fazer)\b/,
    warns:
      /\bma\w? noticias?\b|\bmas noticias\b|\bnoticias? (?:ruim|ruins|dificil|dificeis|tristes?)\b|\bnao (?:sao|eh|tenho) (?:uma )?boas? noticias?\b|\bnao (?:eh|era) o que (?:esperav\w+|queriam\w*|gostari\w+)\b/,
    free: /^ ?livre\b/,
    spares:
      /\b(?:nao|nem|nunca|sem|evit\w+|em vez de|no lugar de|alergi[ac]\w*(?: a)?|alergic[oa]|reacao(?: a)?|nada de|nada com|ver com|parecid[oa]s?|livre de)(?: (?:a|o|as|os|ao))?$/,
    offers: /\b(?:eu|vou|vamos|posso|podemos|poderiamos|quer|tomaria|aceita|que tal|receit\w+|passar|dar)\b/,
    kind: /\b(?:sinto|lamento|dur[oa]|dificil|dificeis|deve (?:ser|ter|estar)|complicad[oa]|preocup\w+|medo|assust\w+|angusti\w+|triste\w*|dor\w*|doloros\w+|normal|compreensivel|sozinh[oa]|ao seu lado|aqui para|acompanh\w+|imagin\w+|cansativ\w+|exaust\w+|coragem|corajos\w+|agradec\w+|sente|sentindo|terrivel|horrivel|passando|pesad[oa])\b/,
    discreet:
      /\b(?:confiden\w+|entre (?:nos|voce e eu|a gente|eu e)|sigil\w+|segred\w+|privad\w+|ninguem|fica (?:aqui|entre)|nao (?:vou contar|conto|sai)|sem (?:a )?sua|discre\w+)\b/,
  },
};
