import { behind, endAt, justAfter, notAfter, notBefore, phrases, type SlotWords } from './slots.ts';

const COUNT =
  '(?:\\d+|(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e (?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove))?|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|meia|meio)';
const NUMBER = `(?:${COUNT}(?:(?:,| ou| a) ${COUNT})?|alguns|algumas|vários|várias|poucos|poucas|uns|umas|um par de)`;
const UNIT = '(?:segundos?|minutos?|horas?|dias?|noites?|semanas?|m(?:ês|eses)|anos?)';
const ABOUT =
  '(?:(?:uns|umas|quase|mais de|menos de|mais ou menos|cerca de|pelo menos|no máximo|só|bem|bons|boas|apenas) )*';
const SPAN = `${ABOUT}${NUMBER} ${UNIT}(?: e meia| e meio| ou dois| ou duas| ou mais| no máximo| pelo menos)*`;

const NO_SPAN =
  '(?! (?:por|ao|à|na|no|de|da|do|antes|depois|mais|menos|atrás|cada|inteir[oa]|sim)(?![\\p{L}]))';

const BEGAN = 'começou|começaram|apareceu|apareceram|aconteceu|notei|surgiu|comecei|percebi';
const SUPPOSED = 'quando|se|poderia|posso|pode|depois|nunca';
const END = endAt('e|mas|quando|ou|porque');
const NOUN =
  '(?!\\p{L}+ (?:carro|cozinha|casa|cama|janela|rua|porta|sofá|mesa|telefone|cabeça|ombro|pescoço|costas|pé|cintura|joelho|cotovelo|quadril|mala)(?![\\p{L}]))(?:[oa]s?|(?:o |a )?me[ua]s?|(?:o |a )?minhas?|um|uma|esta|este|essa|esse)(?: (?!nenhum|nada|mais|pior|melhor)[\\p{L}\\p{N}]+){1,2}(?: (?:de|d[oa]s?) (?:minha |meu )?\\p{L}+| e poucos| e tantos)?';
const TIME =
  'ontem(?: à noite)?|sempre|crianças?|pequen[oa]|menin[oa]|jovem|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|(?:19|20)\\d\\d';
const DAY = '(?:ontem(?: à noite)?|anteontem|hoje cedo|esta manhã|hoje de manhã)';

/** No change, and nothing that is over. */
const OFTEN = notAfter(
  'não|nada|nunca|nenhuma?|ninguém|no começo|no início|antes|melhor\\p{L}*|pior\\p{L}*|mais|menos',
);

const LASTS =
  'dura|duram|durou|duraram|durar|leva|levou|demora|demorou|durmo|dorme|dormi|dormiu|esperei|espero|aguento|aguentei|fica|fiquei|passa em|passou em|some em|sumiu em';

export const PORTUGUESE_SLOTS: SlotWords = {
  tells: {
    since: phrases(
      `(?<!(?:que|até) )(?:há|faz) (?:${SPAN}|anos|meses|semanas)(?! (?:por|ao|amanhã|tinha|era|estava|tudo)(?![\\p{L}]))(?: atrás)?`,
      `(?<!até )${SPAN} atrás`,
      `desde (?:${TIME}|${NOUN})${END}`,
      `(?<=\\p{L} )(?<!(?:e|mas) )desde que(?: (?!nada|nunca)[\\p{L}\\p{N}'’-]+){1,6}?${END}`,
      `${justAfter(BEGAN)}${notAfter(SUPPOSED)}${DAY}(?! (?:foi|era|eu)(?![\\p{L}]))`,
      `${DAY}(?=[^.!?;:,]* (?<!(?:não|nada) )(?:${BEGAN})(?![\\p{L}]))`,
    ),
    lasts: phrases(
      `${notAfter('não|nunca|queria')}(?:durante|por) ${SPAN}${NO_SPAN}`,
      `${behind(LASTS)}${notAfter('não|nunca')}${SPAN}${NO_SPAN}`,
      `(?<=^|[.!?] )${ABOUT}${NUMBER} (?:segundos?|minutos?|horas?)(?=[.,])`,
      `${notAfter('não|se')}(?:quase )?(?:o dia todo|a noite toda)`,
    ),
    often: phrases(
      `${OFTEN}(?:umas |quase |só |talvez )?${NUMBER} vez(?:es)? (?:ao|por|na|a cada|cada|toda) (?:dia|noite|semana|mês|ano|hora)`,
      `${OFTEN}(?:quase |nem )?(?:todos os (?:dias|meses|anos)|todas as (?:noites|manhãs|tardes|semanas)|toda (?:noite|manhã|tarde|semana)|todo (?:dia|mês|ano))(?! (?:que|de|as|os)(?![\\p{L}]))${notBefore('pior\\p{L}*|melhor\\p{L}*|mais|menos|é igual')}`,
      `${OFTEN}(?:quase )?a cada (?:${COUNT} )?(?:dia|noite|manhã|semana|mês|minutos|horas|dias|semanas|meses|anos)(?! (?:mais|menos|pior|melhor|de|que)(?![\\p{L}]))`,
    ),
  },
  asked: {
    since: /\bdesde quando\b|\b(?:ha|faz) quanto tempo\b|\bquanto tempo faz\b/,
    lasts: /\bquanto tempo dura/,
    often: /\bcom que frequencia\b|\bquantas vezes\b|\bde quanto em quanto tempo\b/,
  },
};
