import type { FollowingWords } from './following-words.ts';

export const SPANISH: FollowingWords = {
  lead: /^(?:(?:y|pero|vale|bien|bueno|entonces|ya|si|de acuerdo|entiendo|ah|o sea|perdone) )+(?=\S)/,
  follow: {
    since:
      /^(?:desde cuando(?: le (?:pasa|ocurre)(?: eso)?| esta asi| es asi| l[oa]s? (?:tiene|toma))?|desde hace cuanto(?: tiempo)?|hace cuanto(?: tiempo)?|cuanto (?:tiempo )?hace(?: de eso)?|cuando(?: fue(?: eso)?| empezo| ocurrio| paso| l[oa] dejo)?|cuanto tiempo(?: lleva(?: asi)?)?|cuantos (?:dias|meses|anos))$/,
    lasts: /^(?:cuanto(?: tiempo)? (?:le |les )?(?:duran?|duro)|cuanto (?:dura|duran))$/,
    often:
      /^(?:cada cuanto(?: tiempo)?|con que frecuencia|cuantas veces(?: al dia| por semana| a la semana| por noche| al mes)?|todos los dias|a diario|a menudo|muy a menudo)$/,
    many: /^(?:cuant[oa]s?(?: al dia| a la semana| por dia| en total| mas o menos| toma| es| son)?|que dosis|como de (?:alta|grande)(?: es)?|cuantos kilos)$/,
    where:
      /^(?:donde(?: exactamente)?|en que (?:lado|sitio|parte)|de que lado|que lado|en los dos lados|en ambos lados)$/,
    purpose: /^(?:para que(?: es| son| sirven?| l[oa]s? toma)?|por que l[oa]s? toma)$/,
    which:
      /^(?:cual(?:es)?(?: son| es| de ell[oa]s)?|que tipo|por ejemplo|a que|como cual|que es(?: eso)?|para que(?: es| son| sirven?| l[oa]s? toma)?|como se llaman?|que exactamente)$/,
    who: /^(?:quien(?:es)?(?: es| era| exactamente)?|de quien|quien de la familia|a quien)$/,
    why: /^(?:por que(?: no)?(?: es eso| lo dice)?|a que se debe|como es eso|y eso)$/,
    night:
      /^(?:(?:por|de) las? noches?(?: tambien)?|de noche|de madrugada|por las? mananas?|tumbad[oa]|acostad[oa]|de dia)$/,
    before: /^(?:antes(?: de eso| de esto)?|anteriormente|hasta entonces)$/,
    help: /^(?:(?:eso )?(?:le |les )?(?:ayuda|alivia|funciona|ayudo|alivio|funciono|hizo efecto|hace efecto|sirvio|hace algo)(?: algo| mucho)?|le ha (?:ayudado|aliviado|servido|hecho efecto)(?: algo)?|noto mejoria|mejora con eso)$/,
    bad: /^(?:como de fuerte(?: es)?|es muy fuerte|cuanto le duele|del (?:uno|1|0|cero) al (?:diez|10))$/,
    old: /^(?:que edad tenia(?: entonces)?|a que edad|cuantos anos tenia)$/,
  },
  within: {
    since: /\b(?:desde cuando|cuando|cuanto (?:tiempo )?(?:hace|lleva)|hace cuanto)\b/,
    often: /\b(?:cada cuanto|con que frecuencia|cuantas veces)\b/,
    many: /\bcuant[oa]s?\b|\bque dosis\b/,
    where: /\bdonde\b|\bque lado\b/,
    old: /\bque edad\b/,
    who: /\bquien(?:es)?\b/,
  },
  tells: {
    since:
      /\b(?:desde|hace|anos?|mes(?:es)?|semanas?|dias?|ayer|anoche|siempre|toda la vida|esta manana|(?:19|20)\d\d|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/,
    lasts: /\b(?:minutos?|segundos?|horas?|dura\w*|hasta|rato|todo el dia|un momento)\b/,
    often:
      /\b(?:cada|una vez|dos veces|veces|al dia|a la semana|al mes|por noche|siempre|a veces|de vez en cuando|nunca|casi|todo el tiempo|todos los|todas las|diario|dia y noche)\b/,
    many: /\d|\b(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|media?|medio|par|docena|paquete|cajetilla|botella)\b/,
    where: /\b(?:izquierd[oa]|derech[oa]|aqui|ambos|detras|encima|debajo|abajo|arriba|por toda)\b/,
    who: /\b(?:madre|padre|hermano|hermana|tio|tia|mujer|marido|hij[oa]|abuel[oa]|prim[oa]|vecin[oa]|pareja|amig[oa]|nadie)\b/,
    old: /\b(?:a los|con \w+ anos|tenia|cuando (?:el|ella)? ?(?:tenia|era)|joven)\b/,
    night: /\b(?:noches?|madrugada|dormi\w*|duermo|duerme|despiert\w+|cama|mananas?)\b/,
    help: /\b(?:ayud\w+|alivi\w+|mejor\w*|nada|efecto|calm\w+|funcion\w+|quita)\b/,
    bad: /\d|\b(?:sobre diez|de diez|horrible|fuerte|insoportable|leve|peor|se aguanta)\b/,
    why: /\b(?:porque|por|para|desde que|me da|se me olvida|sin querer)\b/,
    before: /\b(?:antes|empezo|primero|hasta|al principio)\b/,
  },
  plan: /^(?:(?:le |la |lo )?voy a|vamos a|me gustaria|quiero (?:que|hacer)|tiene que|tendra que|debe|deberia|necesitamos|haremos|le haremos|creo que|pienso que|le recetare|le recomiendo|le aconsejo|lo que tiene|lo mejor es|hay que|tiene (?:un|una|el|la)|es (?:un|una))\b/,
  asking: /\b(?:saber|preguntar\w*|oir|escuchar|entender|cuente\w*|digame|hablar)\b/,
  joins: /\b(?:y|e|o|u|ni)\b|,/,
  tell: /^(?:(?:y|pues|entonces|ahora|por favor|bien|bueno|vale) )*(?:(?:(?:cuente|hable|explique|diga|describa|ensene|muestre|senale)\w*)|(?:l[ea] pregunt\w+|querria saber|queria saber|quisiera saber|me gustaria saber))\b/,
  invites: /\b(?:cuenteme|cuentame|digame|expliqueme|usted dira|como (?:esta|se encuentra))\b/,
  blood: /(?<!\b(?:analisis|analiticas?|pruebas?|muestras?|extraccion) de )\bsangr\w*/,
  mentions: {
    smoking: /\b(?:fum\w+|tabaco|cigarrillos?|cajetilla)\b/,
    alcohol: /\b(?:vino|cervezas?|whisky|alcohol|copas?|orujo|ginebra|sidra)\b/,
    drugs: /\b(?:cannabis|porros?|cocaina|drogas?)\b/,
    occupation: /\b(?:mi (?:trabajo|jefe|taller|tienda)|trabajo (?:de|en|como)|jubilad[oa]|jubile)\b/,
    exercise: /\b(?:gimnasio|corro|nado|bicicleta|natacion|yoga)\b/,
    sleep: /\b(?:dormir|dormido (?:nada|bien|mal)|duerm[oe]|insomnio|despierta)\b/,
    mood: /\b(?:triste|deprimid[oa]|llor\w+|decaid[oa])\b/,
    family_history:
      /\bmi (?:madre|padre|hermano|hermana|tio|tia|abuel[oa]) (?:tuvo|tiene|murio|era|fue|perdio|acabo|se)\b|\ben la familia\b|\bde familia\b/,
    travel: /\b(?:viaje a|viajado|extranjero|volvi(?:mos)? de)\b/,
    pregnancy: /\b(?:estoy embarazada|mi embarazo|aborto)\b/,
    periods: /\b(?:la regla|menstruacion|menopausia)\b/,
    surgery: /\b(?:oper\w+|cirugia|quirofano|cesarea|quitaron)\b/,
    vaccination: /\b(?:vacun\w+|tetanos|cartilla)\b/,
    otc: /\b(?:ibuprofeno|paracetamol|infusion\w*|vitaminas|sin receta|herbolario)\b/,
    bowel: /\b(?:vientre|heces|diarrea|estren\w+|de cuerpo)\b/,
    appetite: /\b(?:apetito|hambre|ganas de comer)\b/,
    weight: /\b(?:adelgaz\w+|engord\w+|cinturon|kilos (?:menos|mas))\b/,
    pets: /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|animales|vacas?|gallinas)\b/,
    weapons: /\b(?:escopeta|pistola|armas?)\b/,
  },
};
