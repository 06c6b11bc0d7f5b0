import { behind, endAt, justAfter, notAfter, phrases, type SlotWords } from './slots.ts';

const COUNT =
  '(?:\\d+|(?:(?:soixante|quatre)-)?(?:vingts?|trente|quarante|cinquante|soixante|dix)(?:(?:-| et )(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze))?|une demi|une bonne|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize)';
const NUMBER = `(?:${COUNT}(?:(?:,| ou| à) ${COUNT})?|quelques|plusieurs|des)`;
const UNIT =
  '(?:secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|quinzaine|dizaine de (?:jours|minutes))';
const ABOUT =
  "(?:(?:environ|presque|près d['’e]|plus d['’e]|moins d['’e]|à peu près|à peine|déjà|bien|au moins|au plus|peut-être|seulement) ?)*";
const SPAN = `${ABOUT}${NUMBER}(?: |-)(?:bon(?:ne)?s? )?${UNIT}(?: et demie?| ou deux| environ| au plus| au moins| à peine)*`;

const NO_SPAN =
  "(?! (?:par|de|après|avant|plus tard|plus|moins|sur|chaque|à|où|du|des|pour|dans|ensuite)(?![\\p{L}])| d['’])";

const BEGAN = 'commencé|arrivé|apparue?s?|débuté|remarqué|survenue?|déclenché|commença';
const END = endAt('et|mais|quand|ou|parce');
const SUPPOSED = 'quand|si|pourrais|peux|peut|après|jamais';
const NOUN =
  "(?!(?:\\p{L}+ |l['’])(?:cuisine|voiture|maison|lit|fenêtre|rue|porte|canapé|table|téléphone|tête|épaule|cou|dos|pied|taille|genou|coude|hanche|salon)(?![\\p{L}]))(?:(?:le|la|les|mon|ma|mes|son|sa|ses|un|une|cette|ce) |l['’])(?:(?:premi[èe]re?|derni[èe]re?|m[êe]me|fin|d[ée]but|milieu|veille) )?(?:de |d['’]|du )?[\\p{L}\\p{N}-]+(?: (?:de |du |des |d['’])(?:(?:la|mon|ma|mes|son|sa|ses|le) |l['’])?\\p{L}+| derni[èe]re?| pass[ée]e?)?";
const TIME =
  "hier(?: (?:soir|matin))?|toujours|longtemps|des (?:mois|années|semaines|jours|heures)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|Noël|Pâques|tout(?:e)? petite?|ce matin|cette nuit|(?:19|20)\\d\\d|mes \\p{L}+ ans|l['’]âge de \\p{L}+ ans";

/** No change, and nothing that is over. */
const OFTEN = notAfter('rien|jamais|aucune?|personne|au début|avant|mieux|pire|plus|moins|empire');

const LASTS =
  "dure(?:nt)?|duré|durait|dort|dors|dormi|attendu|attends|prend|pris|tiens|tient|reste(?:nt)?|resté|passe en|passé en|part en|parti en|partait en|s['’]arrête (?:au bout d['’e]|après)";

export const FRENCH_SLOTS: SlotWords = {
  tells: {
    since: phrases(
      `depuis ${SPAN}(?: déjà)?`,
      `(?<!(?:qu['’]|jusqu['’]à ))il y a ${SPAN}(?! (?:par|où)(?![\\p{L}]))(?!,? (?:c['’]était|j['’]avais|tout))`,
      `depuis (?:${TIME}|${NOUN})${END}`,
      `(?<=\\p{L} )(?<!(?:et|mais) )depuis qu(?:e |['’])[\\p{L}\\p{N}'’-]+(?: [\\p{L}\\p{N}'’-]+){0,5}?${END}`,
      `${justAfter(BEGAN)}${notAfter(SUPPOSED)}(?:avant-hier|hier(?: (?:soir|matin))?|ce matin|cette nuit)`,
      `(?:avant-hier|hier(?: (?:soir|matin))?|ce matin|cette nuit)(?=[^.!?;:,]* (?<!rien |pas )(?:${BEGAN})(?![\\p{L}]))`,
    ),
    lasts: phrases(
      `pendant ${SPAN}${NO_SPAN}`,
      `${behind(LASTS)}${notAfter('pas|jamais')}${SPAN}${NO_SPAN}`,
      `(?<=^|[.!?] )${ABOUT}${NUMBER}(?: |-)(?:secondes?|minutes?|heures?)(?=[.,])`,
      `${notAfter('pas|si')}(?:presque )?toute la (?:journée|nuit)`,
    ),
    often: phrases(
      `${OFTEN}(?:environ |presque |jusqu['’]à |peut-être |à peu près )?${NUMBER} fois (?:par|chaque) (?:jour|nuit|semaine|mois|an|heure)`,
      `${OFTEN}(?:pas |presque )?(?:tous les (?:${COUNT} )?(?:jours|matins|soirs|mois|ans)|toutes les (?:${COUNT} )?(?:nuits|semaines|heures|minutes))(?! (?:que|où|de|les)(?![\\p{L}])| l['’])`,
      `${OFTEN}(?:presque )?chaque (?:jour|nuit|matin|soir|semaine|mois|année)(?! (?:où|que|dans ma tête|un peu|plus|moins|mieux|de)(?![\\p{L}]))`,
    ),
  },
  asked: {
    since: /\bdepuis (?:quand|combien)\b|\bca fait combien\b/,
    lasts: /\bcombien de temps (?:ca )?dure/,
    often: /\b(?:a quelle frequence|combien de fois|tous les combien)\b/,
  },
};
