import type { OtherLanguage } from './other-languages.ts';

/** How patients are asked to say back what they were told. Patterns read what `bare` leaves of a text. */
interface AskingBack {
  /** What asks for nothing else. */
  readonly surely: RegExp;
  /** What asks for it where a clause is read as checking what was understood. */
  readonly may: RegExp;
  /** The same words about the past or about what is the matter: 'tell me in your own words what brings you'. */
  readonly never: RegExp;
}

export const ASKING_BACK: Readonly<Record<OtherLanguage, AskingBack>> = {
  es: {
    surely:
      /\b(?:con|en) (?:sus|tus) (?:propias )?palabras\b|\b(?:repita|repite|repetir|repetirme|repetirmelo|repitame|repiteme|repites|resuma|resume|resumir|resumirme|resumame|resumes|recapitul\w+)\b(?! la (?:analitica|prueba|radiografia|receta|dosis|toma)\b)|\b(?:diga|dime|digame|decirme|decir|cuente|cuenta|cuentame|cuentas|cuenteme|contarme|explica|explicas|explique|explicame|expliqueme|explicarme|recuerdeme|recuerdame)\b(?: \w+){0,4} (?:que|como|cuando|cuant[oa]s?|en que casos?)(?: \w+){0,2} (?:va|vas|vamos|haria|harias|hara|haras|tomara|tomaria|volvera|volveria|vendria|tiene que|tienes que|debe|debes|hemos (?:hablado|acordado|dicho|quedado|decidido)|quedamos|ha entendido|has entendido|le he (?:dicho|explicado)|te he (?:dicho|explicado))\b|\bque (?:es lo que )?(?:ha entendido|has entendido|se lleva|te llevas|hemos (?:acordado|quedado|dicho))\b/,
    may: /\b(?:que|como|cuando|cuant[oa]s?|por que|con que)\b(?: \w+){0,4} (?:va|vas|haria|harias|hara|haras|tomara|tomaras|volvera|vendra|tiene que|tienes que|debe|debes|hay que|contara|contaras)\b|\bensene|\bensena/,
    never:
      /\b(?:que (?:le|te) (?:pasa|ocurre|trae|preocupa|duele|ha pasado)|desde cuando|empezo|comenzo|siente|sientes|(?:su|tu) problema|le trae|te trae|puedo repetir|si quiere (?:le|se lo) (?:repito|explico))\b/,
  },
  fr: {
    surely:
      /\b(?:avec|dans) (?:vos|tes) (?:propres )?mots\b|\b(?:me |m'en )?(?:redire|redites|redis|redirez|repeter|repetez|repete|resumer|resumez|resume|recapituler|recapitulez|reformuler|reformulez|reexpliquer|reexpliquez)\b|\b(?:dire|dites|dis|expliquer|expliquez|raconter|rappeler|rappelez|montrer)\b(?: [\w']+){0,4} (?:ce que|ce qu'|comment|quand|combien|dans quels? cas)(?: [\w']+){0,3} (?:allez|allons|vas|ferez|feriez|feras|prendrez|devez|dois|faut|reviendrez|reviendriez|retenu|compris|convenu|decide|dit|prevu|avons)\b|\b(?:qu'avez vous|qu'est ce que vous avez|que) (?:retenu|compris|retenez)\b|\bce que (?:vous avez|tu as) (?:retenu|compris)\b|\bce (?:qu'on|que nous avons|que l'on) (?:a )?(?:convenu|decide|dit|vu|prevu)\b/,
    may: /\b(?:que|quoi|comment|quand|combien|qu'est ce que|quels?|quelles?)\b(?: [\w']+){0,4} (?:allez|vas|ferez|feriez|feras|prendrez|donnerez|devez|dois|faut|direz|reviendrez|reviendriez)\b|\bmontrez\b/,
    never:
      /\b(?:vous (?:amene|arrive|est arrive|gene|inquiete)|ce qui (?:ne va pas|se passe|s'est passe)|depuis quand|a commence|ressentez|votre probleme|je (?:peux|vais) (?:vous )?(?:repeter|resumer|reexpliquer|expliquer)|si vous voulez que je)\b/,
  },
  de: {
    surely:
      /\b(?:mit|in) (?:(?:ihren |deinen )?eigenen|ihren|deinen) worten\b|\b(?:wiederholen|wiederhole|wiederholst|zusammenfassen|fassen sie|wiedergeben)\b|\b(?:sagen|sag|erklaren|erzahlen|schildern|beschreiben|zeigen)\b(?: \w+){0,6} (?:was|wie|wann|wie oft|wie lange)(?: \w+){0,5} (?:machen|tun|machst|tust|einnehmen|nehmen|anwenden|besprochen|vereinbart|ausgemacht|abgemacht|gesagt|verstanden|mitgenommen|wiederkommen|kommen|melden|anrufen|sollen|mussen|vorgehen|weitergeht)\b|\bwas (?:haben sie|hast du|nehmen sie)(?: \w+){0,4} (?:verstanden|mitgenommen|gemerkt|behalten|mit)\b/,
    may: /\b(?:was|wie|wann|wie viel|wie oft|womit)\b(?: \w+){0,5} (?:machen|tun|einnehmen|nehmen|anwenden|geben|wiederkommen|kommen|anrufen|melden|erzahlen|sollen|mussen|wurden|werden)\b|\bwas (?:machen|tun|wurden|werden) sie\b|\bwann (?:wurden|kommen|mussen|rufen|melden) sie\b|\bwie (?:nehmen|geben|machen|wenden|werden|wurden) sie\b/,
    never:
      /\b(?:was (?:sie herfuhrt|los ist|passiert ist|sie hat|ihnen fehlt|sie bedruckt)|seit wann|angefangen|begonnen|fuhlen|wie es ihnen geht|ihr problem|kann ich (?:ihnen )?(?:das )?(?:wiederholen|erklaren)|soll ich)\b/,
  },
  pt: {
    surely:
      /\b(?:com|em|nas) (?:as )?(?:suas|tuas) (?:proprias )?palavras\b|\bdo seu jeito\b|\b(?:repete|repetir|repita|repetisse|resume|resumir|resuma|resumisse|recapitul\w+)\b(?! o exame| a dose| a receita)|\b(?:diz|diga|dizer|conta|conte|contar|explica|explique|explicar|fala|fale|falar|lembra)\b(?: \w+){0,4} (?:o que|como|quando|quant[oa]s?|em que caso)(?: \w+){0,3} (?:vai|vamos|faria|fara|tomaria|tomara|voltaria|tem que|precisa|deve|combinamos|combinado|entendeu|eu (?:disse|expliquei|falei)|conversamos|ficou)\b|\bo que (?:(?:a senhora|o senhor|voce|vc) )?(?:entendeu|guardou|vai levar)\b|\bo que (?:a gente|nos) combin\w+\b|\bo que combinamos\b/,
    may: /\b(?:o que|como|quando|quant[oa]s?|por que)\b(?: \w+){0,4} (?:vai|faria|fara|tomaria|tomara|voltaria|tem que|precisa|deve|contar)\b|\b(?:mostra|mostre)\b/,
    never:
      /\b(?:o que (?:esta acontecendo|aconteceu|traz|trouxe|incomoda|preocupa|voce tem|a senhora tem|o senhor tem|esta sentindo)|desde quando|comecou|sente|seu problema|posso (?:repetir|explicar|resumir)|quer que eu)\b/,
  },
};
