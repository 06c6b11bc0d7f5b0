import { behind, endAt, justAfter, notAfter, notBefore, phrases, type SlotWords } from './slots.ts';

const SMALL =
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta';
const COUNT = `(?:\\d+|(?:treinta|cuarenta|cincuenta|sesenta) y (?:uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|${SMALL}|media|medio)`;
const NUMBER = `(?:${COUNT}(?:(?:,| o| a|,? casi) ${COUNT})?|varios|varias|un par de|unos|unas|algunos|algunas|pocos|pocas)`;
const UNIT = '(?:segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|rato)';
const ABOUT =
  '(?:(?:unos|unas|casi|más de|menos de|más o menos|alrededor de|apenas|solo|por lo menos|al menos|como mucho|ya|quizá) )*';
const SPAN = `${ABOUT}${NUMBER} ${UNIT}(?: y media| y medio| o así| o dos| o más| como mucho| por lo menos)*`;

const NO_SPAN =
  '(?! (?:al|a la|por|de|del|antes|después|más tarde|más|menos|cada|entero|entera|atrás|y cada|sí)(?![\\p{L}]))';

const BEGAN = 'empezó|empezaron|comenzó|comenzaron|apareció|aparecieron|ocurrió|empecé|empezado';
const END = endAt('y|pero|cuando|o|porque');
const SUPPOSED = 'cuando|si|podría|puedo|puede|después|nunca';
/** A noun with what belongs to it, and no verb behind it. */
const NOUN =
  '(?!\\p{L}+ (?:coche|furgoneta|habitación|\\p{L}+ habitación|cocina|casa|cama|ventana|calle|puerta|sofá|mesa|teléfono|cabeza|hombro|cuello|espalda|pie|cintura|rodilla|codo|cadera)(?![\\p{L}]))(?:el|la|los|las|mi|mis|su|sus|un|una|lo)(?: de)?(?: (?!de|del|la|el|ningun[oa]|nada|más|peor|mejor)[\\p{L}\\p{N}]+){1,2}(?: (?:de|del)(?: (?:la|los|las|mi|su|el))? \\p{L}+)?';
const TIME =
  'ayer|anoche|siempre|pequeñ[oa]|niñ[oa]|joven|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|Navidad|Pascua|(?:19|20)\\d\\d';

const CHANGED = 'peor|mejor|(?<!nada )más|iguales';
/** No change, and nothing that is over. */
const OFTEN = `${notAfter('nada|nunca|ninguna?|nadie|al principio|antes|mejor|peor|más|menos|empeora\\p{L}*|mejora\\p{L}*')}`;

const LASTS =
  'duran?|duró|duraron|dure|tard[aóo]|duermo|duerme|dormí|durmió|dormido|esperé|esperado|esperó|estuve|aguanto|aguanta|se queda|se quedó|se pasa en|se pasó en|pasa en|se va en|se fue en';

export const SPANISH_SLOTS: SlotWords = {
  tells: {
    since: phrases(
      `desde hace (?:${SPAN}|años|meses|semanas)`,
      `(?<!(?:desde|que|de|hasta) )hace (?:ya )?(?:${SPAN}|años|meses|semanas)(?! (?:al|a la|por|tenía|era|estaba|todo)(?![\\p{L}]))`,
      `desde (?:${TIME}|${NOUN})${END}`,
      `(?<=\\p{L} )(?<!(?:y|pero) )desde que(?: [\\p{L}\\p{N}'’-]+){1,6}?${END}`,
      `${behind('llevo|lleva|llevamos|llevan')}(?<!(?:cuando|si) [^.!?;:]*)${SPAN}${NO_SPAN}`,
      `${justAfter(BEGAN)}${notAfter(SUPPOSED)}(?:anteayer|ayer|anoche|esta mañana)(?! (?:fue|era|me|estaba)(?![\\p{L}]))`,
      `(?:anteayer|ayer|anoche|esta mañana)(?=[^.!?;:,]* (?<!no )(?:${BEGAN})(?![\\p{L}]))`,
    ),
    lasts: phrases(
      `durante ${SPAN}${NO_SPAN}`,
      `${behind(LASTS)}${notAfter('no|nunca')}${SPAN}${NO_SPAN}`,
      `(?<=^|[.!?] )${ABOUT}${NUMBER} (?:segundos?|minutos?|horas?)(?=[.,])`,
      `${notAfter('no|si|se puede')}(?:casi )?(?:todo el día|toda la noche)`,
    ),
    often: phrases(
      `${OFTEN}(?:unas |casi |solo |quizá )?(?:${NUMBER} (?:veces|vez)|muchas veces)(?: o (?:dos|tres|cuatro))? (?:al|a la|por|cada) (?:día|noche|semana|mes|año|hora)`,
      `${OFTEN}(?:casi |no )?(?:todos los (?:días|meses|años)|todas las (?:noches|mañanas|tardes|semanas))(?! (?:que|de|las|los)(?![\\p{L}]))${notBefore(CHANGED)}`,
      `${OFTEN}(?<!de )(?:casi )?cada (?:${COUNT} )?(?:día|noche|mañana|tarde|semana|mes|año|hora|minutos|horas|días|semanas|meses|años)(?! (?:de|que|va|vez|en mi cabeza)(?![\\p{L}]))${notBefore(CHANGED)}`,
    ),
  },
  asked: {
    since: /\bdesde cuando\b|\bcuanto (?:tiempo )?(?:hace|lleva)\b|\bhace cuanto\b/,
    lasts: /\bcuanto (?:tiempo )?(?:le |te )?dura/,
    often: /\bcon que frecuencia\b|\bcada cuanto\b|\bcuantas veces\b/,
  },
};
