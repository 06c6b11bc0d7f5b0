import type { FollowingWords } from './following-words.ts';

export const PORTUGUESE: FollowingWords = {
  lead: /^(?:(?:e|mas|ok|certo|bem|bom|entao|sim|ah|entendo|entendi|ta|ta bom|desculpe|tudo bem) )+(?=\S)/,
  follow: {
    since:
      /^(?:desde quando(?: isso(?: acontece| e assim)?| e assim| esta assim)?|ha quanto tempo(?: isso| esta assim| foi isso| toma)?|faz quanto tempo(?: isso)?|quando(?: foi(?: isso)?| comecou| aconteceu| parou)?|quanto tempo(?: faz)?|quantos (?:dias|meses|anos))$/,
    lasts: /^(?:quanto tempo duram?|quanto dura|dura quanto tempo|durou quanto tempo|quanto tempo durou)$/,
    often:
      /^(?:com que frequencia|quantas vezes(?: por (?:dia|semana|noite|mes)| ao dia)?|todo dia|todos os dias|de quanto em quanto tempo|com frequencia|sempre)$/,
    many: /^(?:quant[oa]s?(?: por (?:dia|semana)| ao dia| no total| mais ou menos| toma| foi| deu)?(?: por dia)?|qual (?:a )?dose|de quanto|quantos (?:quilos|graus))$/,
    where:
      /^(?:onde(?: exatamente| e isso| fica)?|de que lado|qual (?:o )?lado|dos dois lados|em que lugar)$/,
    purpose: /^(?:para que(?: e| serve| servem| toma)?|por que toma)$/,
    which:
      /^(?:qua(?:l|is)(?: deles| delas| sao| e| exatamente)?|que tipo|por exemplo|a que|ao que|o que e isso|para que(?: e| serve| servem| toma)?|como se chamam?|o que exatamente)$/,
    who: /^(?:quem(?: e| era| exatamente| foi)?|de quem|quem da familia)$/,
    why: /^(?:por que(?: nao)?(?: isso)?|como assim|por qual motivo|qual o motivo)$/,
    night: /^(?:(?:a|de|durante a) noite(?: tambem)?|de manha|pela manha|deitad[oa]|de madrugada|de dia)$/,
    before: /^(?:antes(?: disso)?|anteriormente|ate entao)$/,
    help: /^(?:(?:isso )?(?:ajuda|ajudou|aliviou|alivia|adiantou|funcionou|melhorou|resolveu|fez efeito)(?: alguma coisa| um pouco| muito)?)$/,
    bad: /^(?:qual (?:e )?a intensidade|de (?:zero|0|um|1) a (?:dez|10)|e (?:muito )?forte|quanto doi)$/,
    old: /^(?:(?:com )?que idade(?: (?:ele|ela) tinha)?|quantos anos (?:ele |ela )?tinha)$/,
  },
  within: {
    since: /\b(?:desde quando|quando|quanto tempo)\b/,
    often: /\b(?:com que frequencia|quantas vezes)\b/,
    many: /\bquant[oa]s?\b|\bqual (?:a )?dose\b/,
    where: /\bonde\b|\bque lado\b/,
    old: /\bque idade\b/,
    who: /\bquem\b/,
  },
  tells: {
    since:
      /\b(?:desde|ha|faz|anos?|mes(?:es)?|semanas?|dias?|ontem|sempre|a vida toda|hoje de manha|(?:19|20)\d\d|(?:segunda|terca|quarta|quinta|sexta)|sabado|domingo)\b/,
    lasts: /\b(?:minutos?|segundos?|horas?|dura\w*|ate|um tempo|o dia todo)\b/,
    often:
      /\b(?:cada|uma vez|duas vezes|vezes|por (?:dia|semana|mes|noite)|ao dia|sempre|as vezes|de vez em quando|nunca|quase|o tempo todo|todos? (?:os )?dias?|toda)\b/,
    many: /\d|\b(?:uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|mei[oa]|metade|par|maco|garrafa)\b/,
    where: /\b(?:esquerd[oa]|direit[oa]|aqui|ambos|atras|em cima|embaixo|dentro|por tod[oa])\b/,
    who: /\b(?:mae|pai|irmao|irma|tio|tia|mulher|marido|filh[oa]|avo|prim[oa]|vizinh[oa]|companheir[oa]|amig[oa]|ninguem)\b/,
    old: /\b(?:aos|com \w+ anos|tinha|quando (?:ele|ela)|jovem|nov[oa])\b/,
    night: /\b(?:noites?|madrugada|dorm\w+|durmo|acord\w+|cama|manha)\b/,
    help: /\b(?:ajud\w+|alivi\w+|melhor\w*|nada|efeito|adiant\w+|passa)\b/,
    bad: /\d|\b(?:de dez|forte|insuportavel|leve|pior|da para aguentar)\b/,
    why: /\b(?:porque|por|para|desde que|esqueco|medo|sem querer)\b/,
    before: /\b(?:antes|no comeco|primeiro|ate)\b/,
  },
  plan: /^(?:(?:eu )?vou|(?:nos )?vamos|gostaria|eu gostaria|precisamos|(?:o senhor|a senhora|voce) (?:deve|precisa|tem|vai)|(?:eu )?acho que|quero que|recomendo|aconselho|isso e|e um|e uma)\b/,
  asking: /\b(?:saber|perguntar|ouvir|entender|conte|diga|falar|conversar)\b/,
  joins: /\b(?:e|ou|nem)\b|,/,
  tell: /^(?:(?:e|entao|agora|por favor|bem|certo) )*(?:(?:(?:me )?(?:conte|conta|fale|diga|explique|descreva|mostre))|(?:queria saber|gostaria de saber|(?:eu )?perguntei|estava perguntando))\b/,
  invites: /\b(?:me conte|conte me|me conta|me diga|diga me|pode falar|como (?:vai|esta))\b/,
  blood: /(?<!\b(?:exames?|coletas?|testes?|amostras?) de )\bsangr?\w*\b/,
  mentions: {
    smoking: /\b(?:fum\w+|cigarros?|tabaco|maco)\b/,
    alcohol: /\b(?:vinho|cervejas?|uisque|alcool|cachaca|chope|bebida)\b/,
    drugs: /\b(?:maconha|cocaina|drogas?)\b/,
    occupation:
      /\b(?:meu (?:trabalho|chefe|servico)|trabalho (?:na|no|de|com|como)|aposentad[oa]|aposentei)\b/,
    exercise: /\b(?:academia|nad(?:o|ar)|bicicleta|tai chi)\b/,
    sleep: /\b(?:dorm\w+|durmo|insonia)\b/,
    mood: /\b(?:triste|deprimid[oa]|chor\w+)\b/,
    family_history:
      /\b(?:minha|meu) (?:mae|pai|irmao|irma|tio|tia|avo) (?:teve|tem|morreu|era|foi|perdeu|ficou|tambem)\b|\bna familia\b|\bde familia\b/,
    travel: /\b(?:viaj(?:ei|ou|amos)|exterior|voltei de)\b/,
    pregnancy: /\b(?:estou gravida|minha gravidez|aborto)\b/,
    periods: /\b(?:menstru\w+|menopausa)\b/,
    surgery: /\b(?:oper\w+|cirurgia|cesarea|tirei|tiraram)\b/,
    vaccination: /\b(?:vacin\w+|tetano|caderneta)\b/,
    otc: /\b(?:ibuprofeno|paracetamol|dipirona|chas?|vitaminas|sem receita)\b/,
    bowel: /\b(?:intestino|fezes|diarreia|prisao de ventre)\b/,
    appetite: /\b(?:apetite|fome)\b/,
    weight: /\b(?:emagre\w+|engord\w+|quilos?|cinto)\b/,
    pets: /\b(?:cachorr[oa]s?|gat[oa]s?|bichos?|animais|galinhas)\b/,
    weapons: /\b(?:espingarda|revolver|armas?)\b/,
  },
};
