import { endAt, justAfter, notAfter, notBefore, phrases, type SlotWords } from './slots.ts';

const COUNT =
  '(?:\\d+|einem|einer|eines|einen|eine|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig))';
const HALF =
  '(?:anderthalb|eineinhalb|zweieinhalb|einem halben|ein halbes|einer halben|eine halbe|einer guten|einem guten|(?:ein|einem|einer|eine) knappe[nrsm]?)';
const NUMBER = `(?:${HALF}|(?:ein|einen) paar|${COUNT}(?:(?:,| bis| oder) ${COUNT})?|einigen?|mehreren?|vielen|wenigen|den letzten ${COUNT})`;
const UNIT =
  '(?:Sekunden?|Minuten?|Viertelstunden?|Stunden?|Tage?n?|Nächten?|Nacht|Wochen?|Monate?n?|Monat|Jahre?n?|Weile)';
const ABOUT =
  '(?:(?:etwa|ungefähr|rund|fast|knapp|gut|über|höchstens|mindestens|schon|mehr als|weniger als|nur|erst|so|vielleicht|genau) )*';
const SPAN = `${ABOUT}${NUMBER} ${UNIT}`;

const NO_SPAN =
  '(?! (?:am|in der|pro|später|vorher|danach|davor|nach|vor|alt|älter|jünger|früher|zu|bis|im|von|mit|ohne|Pause|Ruhe|Zeit)(?![\\p{L}]))';

const BEGAN = 'begann|begonnen|angefangen|fing|fingen|passiert|aufgetreten|bemerkt|gemerkt|losgegangen|los';
const SUPPOSED = 'wenn|falls|könnte|kann|würde|nie|sobald|nachdem';
const END = endAt('und|als|oder|weil');
/** A noun, known by its capital, with what stands before it. */
const NOUN =
  '(?-i:(?:dem|der|den|einem|einer|meiner|meinem|meinen|seiner|seinem|ihrer|ihrem|unserer|unserem|diesem|dieser|letztem|letzter|letzten)(?: [a-zäöüß]+)?(?: [A-ZÄÖÜ][\\p{L}-]+)(?: (?:meines|meiner|des|der|vom|von) (?:\\p{L}+ )?[A-ZÄÖÜ]\\p{L}+)?|(?:letztem|letzter|letzten|vorigem|voriger) [A-ZÄÖÜ]\\p{L}+)';
const TIME =
  '(?:gestern|vorgestern|heute)(?: (?:Abend|früh|Morgen|Nacht|Mittag))?|jeher|immer|Jahren|Wochen|Monaten|Tagen|Stunden|Jahrzehnten|Kindheit|Geburt|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Ostern|Weihnachten|Pfingsten|(?:19|20)\\d\\d|Anfang \\p{L}+|Ende \\p{L}+|Mitte \\p{L}+';
const DAY =
  '(?:gestern(?: Abend| früh| Nacht)?|vorgestern|heute (?:früh|Morgen|Nacht)|letzte[nr]? (?:Woche|Nacht|Monat|Jahr|Sommer|Winter|Herbst))';

/** No change, and nothing that is over. */
const OFTEN = notAfter(
  'nichts|nie|keine?n?|niemand|anfangs|früher|vorher|am Anfang|besser|schlimmer|schlechter|mehr|weniger',
);

const LASTS =
  'dauert|dauerte|dauern|dauerten|gedauert|schlafe|schläft|schlief|gewartet|wartete|wartet|hält|hielt|halte|brauche|braucht|bleibt|blieb';

export const GERMAN_SLOTS: SlotWords = {
  tells: {
    since: phrases(
      `seit ${SPAN}`,
      `(?<!(?:als|bis) )vor ${SPAN}(?! (?:pro|am|war alles|ging alles|waren es|war es)(?![\\p{L}]))`,
      `seit (?:${NOUN}|${TIME})${END}`,
      `(?<=^|[,.!?] )seit (?:ich|er|sie|es|wir|das|mein|meine|man)(?: [\\p{L}\\p{N}-]+){1,6}?(?=[,.]|$)`,
      `${justAfter(BEGAN)}${notAfter(SUPPOSED)}${DAY}(?! (?:war|ist|habe|hatte|bin|ging)(?![\\p{L}]))`,
      `${DAY}(?=[^.!?;:,]* (?<!(?:nichts|nicht) )(?:${BEGAN})(?![\\p{L}]))`,
    ),
    lasts: phrases(
      `${SPAN} lang(?! (?:nicht))`,
      `(?<=(?<![\\p{L}])(?:${LASTS}) (?:(?:es|das|ich|er|sie|man|sonst|meist|dann|meistens|immer) )?)${SPAN}${NO_SPAN}`,
      `(?<=^|[.!?] )${ABOUT}${NUMBER} (?:Sekunden?|Minuten?|Viertelstunden?|Stunden?)(?=[.,])`,
      `${notAfter('nicht|wenn|falls|kein\\p{L}*')}(?:fast )?(?:den ganzen Tag|die ganze Nacht)`,
    ),
    often: phrases(
      `${OFTEN}(?:etwa |fast |nur |höchstens |mindestens |vielleicht |bis zu )?(?:\\p{L}+-(?:,| oder| bis) )?(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|\\d+)(?:-?mal)?(?: (?:bis|oder) (?:zwei|drei|vier|fünf|sechs))?-?mal|(?:zwei|drei|vier|fünf|sechs|zehn|zwanzig|dreißig|vierzig) Mal|ein paar ?mal) (?:am Tag|in der (?:Woche|Nacht|Stunde)|pro (?:Tag|Woche|Nacht|Monat|Stunde)|täglich|im (?:Monat|Jahr)|die Woche)`,
      `${OFTEN}(?:fast |nicht )?jede[ns]? (?:zweite[ns]? |dritte[ns]? )?(?:Tag|Nacht|Morgen|Abend|Woche|Monat|Stunde)${notBefore('nichts|nie|gleich|schwerer|im Kopf|etwas|mehr|weniger|besser|schlimmer|schlechter|\\p{L}*mal')}`,
      `${OFTEN}alle ${COUNT} (?:Minuten|Stunden|Tage|Wochen|Monate|Jahre)`,
      `${OFTEN}(?:(?<!mal )täglich${notBefore('nichts|nie|gleich|schwerer|im Kopf|etwas|mehr|weniger|besser|schlimmer|schlechter')}|morgens und abends)`,
    ),
  },
  asked: {
    since: /\bseit wann\b|\bwie lange (?:schon|haben|hast|hat|ist das|ist es)\b/,
    lasts: /\bwie lange (?:dauer\w+|halt)/,
    often: /\bwie (?:oft|haufig)\b/,
  },
};
