import type { FollowingWords } from './following-words.ts';

export const GERMAN: FollowingWords = {
  lead: /^(?:(?:und|aber|ok|okay|gut|ja|also|dann|ah|aha|verstehe|entschuldigung|oh|alles klar) )+(?=\S)/,
  follow: {
    since:
      /^(?:seit wann(?: geht das(?: schon| denn)?(?: so)?| haben sie (?:das|es)| ist das so| denn| nehmen sie (?:das|die|es))?|wie lange(?: schon| geht das schon(?: so)?| haben sie das(?: schon)?| ist das (?:schon )?her| nehmen sie (?:das|die|es)(?: schon)?)?|wann(?: war das| genau| denn| hat das angefangen| haben sie aufgehort| ist das passiert)?|wie viele (?:tage|wochen|monate|jahre))$/,
    lasts:
      /^(?:wie lange (?:dauert|halt|dauern) (?:das|es|sie|so etwas)(?: an| jeweils| dann)*|wie lange hat (?:das|es) gedauert)$/,
    often:
      /^(?:wie oft(?: am tag| in der woche| pro (?:tag|woche|nacht)| denn| passiert das| ist das| kommt das(?: vor)?| nehmen sie (?:das|die|es))?|jeden tag|taglich|jede nacht|wie haufig(?: ist das| kommt das vor)?|oft|regelmassig)$/,
    many: /^(?:wie ?viele?(?: am tag| pro (?:tag|woche)| denn| genau| sind das| ist das| etwa| ungefahr| nehmen sie(?: davon)?(?: am tag| pro tag)?| kilo| grad)?|wie hoch(?: war (?:es|das))?|welche dosis|in welcher dosis|wie gross(?: ist (?:es|das))?)$/,
    where:
      /^(?:wo(?: genau| denn| ist das)?|(?:auf )?welcher? seite|links oder rechts|auf beiden seiten|an welcher stelle)$/,
    purpose: /^(?:wogegen(?: genau| denn)?|gegen was|wofur(?: ist das| sind die| nehmen sie (?:das|die))?)$/,
    which:
      /^(?:welche[srnm]?(?: genau| denn| sind das)?|was (?:genau|denn|ist das|sind das)|wie heissen die|wie heisst das|zum beispiel|wogegen(?: genau| denn)?|gegen was|wofur(?: ist das| sind die| nehmen sie die)?|was fur eine[rns]?)$/,
    who: /^(?:wer(?: denn| genau| ist das| war das)?|bei wem|wer in der familie|wen)$/,
    why: /^(?:warum(?: nicht| das| denn| ist das so)?|wieso(?: nicht| das| denn)?|weshalb|wie kommt das|inwiefern|woran liegt das)$/,
    night: /^(?:(?:auch )?nachts(?: auch)?|in der nacht|(?:am )?morgens?|am abend|abends|im liegen)$/,
    before: /^(?:davor|vorher|bis dahin|fruher)$/,
    help: /^(?:(?:hat|hilft|wirkt) (?:das|es|die)(?: geholfen| gewirkt| etwas gebracht| ihnen| etwas)?|hat (?:das|es) (?:denn )?(?:was )?gebracht|mit erfolg|wurde es (?:davon )?besser)$/,
    bad: /^(?:wie (?:schlimm|stark|heftig)(?: ist (?:es|das)| sind sie)?|von (?:eins|1|null|0) bis (?:zehn|10)|auf einer skala.*)$/,
    old: /^(?:wie alt war (?:er|sie)(?: da| damals)?|in welchem alter)$/,
  },
  within: {
    since: /\b(?:seit wann|wann|wie lange)\b/,
    often: /\b(?:wie oft|wie haufig)\b/,
    many: /\bwie ?viele?\b|\bwie hoch\b|\bwelche dosis\b/,
    where: /\bwo\b|\bwelcher? seite\b/,
    old: /\bwie alt\b/,
    who: /\bwer\b/,
  },
  tells: {
    since:
      /\b(?:seit|vor|jahre?n?|monate?n?|wochen?|tage?n?|gestern|immer|mein leben lang|heute morgen|(?:19|20)\d\d|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\b/,
    lasts: /\b(?:minuten?|sekunden?|stunden?|dauer\w*|bis|den ganzen tag|weile)\b/,
    often:
      /\b(?:jede[nrs]?|einmal|zweimal|dreimal|\w+mal|mal|am tag|in der woche|pro|immer|manchmal|ab und zu|nie|kaum|standig|dauernd|taglich|oft)\b/,
    many: /\d|\b(?:ein|eine[nrs]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|halbe[sn]?|paar|dutzend|schachtel|packung|flasche)\b/,
    where: /\b(?:links|rechts|linken?|rechten?|hier|hinten|vorne|oben|unten|uberall|beide\w*)\b/,
    who: /\b(?:mutter|vater|bruder|schwester|onkel|tante|frau|mann|sohn|tochter|gross\w+|oma|opa|cousine?|nachbar\w*|partner\w*|freund\w*|niemand)\b/,
    old: /\b(?:mit \w+|war (?:er|sie)|jahre alt|als (?:er|sie)|jung)\b/,
    night: /\b(?:nachts?|nachte?|schlaf\w*|wach\w*|bett|morgens?|abends?)\b/,
    help: /\b(?:hilft|hat geholfen|geholfen|besser|nichts|gebracht|wirkt|lindert|beruhigt)\b/,
    bad: /\d|\b(?:von zehn|schlimm\w*|stark\w*|unertraglich|leicht\w*|aushalten)\b/,
    why: /\b(?:weil|damit|wegen|seit|vergesse|angst|denn)\b/,
    before: /\b(?:davor|vorher|fruher|zuerst|anfangs|bis)\b/,
  },
  plan: /^(?:ich (?:werde|mochte|wurde|denke|glaube|vermute|verschreibe|empfehle|schlage|gebe)|wir (?:werden|mussen|machen|sollten|konnen|nehmen)|sie (?:sollten|mussen|durfen|werden)|lassen sie uns|das ist|sie haben (?:eine?|einen)|es ist|es handelt)\b/,
  asking: /\b(?:wissen|fragen|erfahren|verstehen|horen|erzahlen|sprechen|reden)\b/,
  joins: /\b(?:und|oder|sowie|noch)\b|,/,
  tell: /^(?:(?:und|also|dann|gut|bitte|jetzt) )*(?:(?:erzahlen|beschreiben|schildern|erklaren|sagen|zeigen) sie|ich (?:frage|fragte|wollte wissen|(?:mochte|wurde) (?:gerne? )?(?:noch )?wissen))\b/,
  invites: /\b(?:erzahlen sie|schildern sie|worum geht|wie geht es ihnen|schiessen sie los)\b/,
  blood: /\b(?:blut(?!abnahm|entnahm|druck|wert|test|bild|prob|zuck|verdunn|untersuch)\w*|geblutet)\b/,
  mentions: {
    smoking: /\b(?:rauch\w+|geraucht|zigaretten?|tabak|schachtel)\b/,
    alcohol: /\b(?:wein|biere?|whisky|alkohol|schnaps|alkoholisches|feierabendbier|glas)\b/,
    drugs: /\b(?:cannabis|gekifft|kiffe|kokain|drogen)\b/,
    occupation: /\b(?:meine? (?:arbeit|chef\w*|schuler\w*)|ich arbeite|in rente|unterrichte\w*|studiere)\b/,
    exercise: /\b(?:sport|jogge\w*|schwimme\w*|wander\w*)\b/,
    sleep: /\b(?:schlaf(?:e|en|t)?|schlafe?|geschlafen|einschlafen|durchschlafen)\b/,
    mood: /\b(?:traurig|niedergeschlagen|weine\w*|geweint)\b/,
    family_history:
      /\bmeine? (?:mutter|vater|bruder|schwester|onkel|tante|grossmutter|grossvater|oma|opa) (?:hat\w*|war|starb|bekam|litt)\b|\bin (?:der|meiner) familie\b/,
    travel: /\b(?:gereist|ausland|urlaub|wandern)\b/,
    pregnancy: /\b(?:bin schwanger|meine schwangerschaft|fehlgeburt)\b/,
    periods: /\b(?:meine tage|periode|regel|wechseljahre)\b/,
    surgery: /\b(?:operiert|operation\w*|op|kaiserschnitt|entfernt)\b/,
    vaccination: /\b(?:impf\w+|geimpft|tetanus)\b/,
    otc: /\b(?:ibuprofen|paracetamol|tee|vitamine|ohne rezept|aus der apotheke)\b/,
    bowel: /\b(?:stuhl\w*|durchfall|verstopf\w+)\b/,
    appetite: /\b(?:appetit|hunger)\b/,
    weight: /\b(?:abgenommen|zugenommen|gurtel)\b/,
    pets: /\b(?:hunde?|katzen?|haustiere?|tiere?|kaninchen)\b/,
    weapons: /\b(?:gewehr|waffe|pistole|flinte)n?\b/,
  },
};
