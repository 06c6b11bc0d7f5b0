import type { InOthers, OtherLanguage } from './other-languages.ts';

/** How leave is taken. Patterns read what `bare` leaves of a text. */
export const LEAVING: InOthers = {
  es: /\b(?:adios|hasta (?:luego|pronto|la (?:vista|proxima|semana)|manana|el \w+|entonces|dentro)|nos vemos|cuidese|cuidate|que (?:se |te )?(?:mejore\w*|vaya (?:bien|todo)|tenga\w* (?:un )?buen\w*)|buen (?:dia|viaje|fin)|buenas noches|me despido|despedi\w+)\b/,
  fr: /\b(?:au revoir|adieu|salut|bonne (?:journee|soiree|continuation|nuit|fin|route|semaine)|bon (?:week end|courage|retour|apres midi)|a (?:bientot|demain|plus|tout a l'heure|la (?:semaine|prochaine)|(?:lundi|mardi|mercredi|jeudi|vendredi))|prenez soin|prends soin|bon retablissement|on se (?:revoit|voit))\b/,
  de: /\b(?:auf wieder\w+|tschus+|ade|servus|bis (?:bald|dann|morgen|nachste\w*|spater|zum|\w+tag|gleich)|alles gute|gute besserung|(?:schonen|guten) (?:tag|abend|feierabend|heimweg) noch|schonen (?:tag|abend)|machen sie's gut|mach's gut|wir sehen uns|kommen sie gut)\b/,
  pt: /\b(?:adeus|tchau|ate (?:logo|mais|breve|amanha|la|a (?:proxima|volta)|\w+ feira|semana)|se cuid[ae]|cuide se|passe? bem|boa (?:noite|tarde|sorte|semana|recuperacao)|melhoras|bom (?:dia|fim|final|descanso)|tenha um bom|a gente se ve|nos vemos)\b/,
};

/** What takes leave and does nothing else. */
const TAKES_LEAVE: InOthers = {
  es: /^(?:(?:bueno|pues|muy bien|bien|y|entonces|vale|perfecto|gracias) )*(?:adios|hasta (?:luego|pronto|la (?:vista|proxima)|manana|entonces|dentro de|el \w+|la semana que viene)(?! (?:no|ni|sin|solo|puede|tiene|siga|tome)\b)|nos vemos|(?:mucho )?animo(?! de)|mucha suerte|cuidese(?: mucho)?|que (?:se mejore\w*|vaya (?:bien|todo bien)|descanse\w*|tenga\w* (?:un )?buen\w*))\b/,
  fr: /^(?:(?:et|alors|bon|bien|tres bien|puis|merci|allez|parfait) )*(?:au revoir|bonne (?:journee|soiree|continuation|fin|route)|bon (?:week end|courage|retour|retablissement)|a (?:bientot|demain|dans (?:un|une|deux|trois|huit|quinze)|tout a l'heure|tres vite|la semaine prochaine|(?:lundi|mardi|mercredi|jeudi|vendredi))(?! (?:ne|n'|vous|il|on|pas|prenez|sans)\b)|prenez (?:bien )?soin de vous|portez vous bien|courage|on se revoit)\b/,
  de: /^(?:(?:also|na|gut|dann|und|so|danke|prima) )*(?:auf wieder\w+|tschus+|bis (?:bald|dann|morgen|nachste woche|spater|gleich|in (?:ein|zwei|drei|vier)\w*|\w+tag)(?! (?:nicht|nichts|kein\w*|sollten|mussen|bitte|nehmen|bleiben)\b)|alles (?:gute|liebe)|gute besserung|(?:(?:einen|ihnen) )*schonen (?:tag|abend|feierabend)|machen sie's gut|wir sehen uns|kommen sie gut|viel kraft)\b/,
  pt: /^(?:(?:bom|entao|muito bem|e|ta bom|certo|obrigad[oa]|se nao) )*(?:adeus|tchau|ate (?:logo|mais|breve|amanha|la|a (?:proxima|semana)|daqui|\w+ feira|semana que vem)(?! (?:nao|sem|pode|tem|tome|so|fique)\b)|se cuid[ae]|cuide se|melhoras|boa (?:recuperacao|sorte)|um abraco|tenha um bom|fique (?:bem|com deus)|va com (?:calma|deus)|forca)\b/,
};
/** What says more than this does more than that. */
const MOST_LEAVING = 14;

/** Whether a clause surely takes leave: 'see you on Monday', and not 'nothing to eat until Monday'. */
export const takesLeaveIn = (language: OtherLanguage, bareText: string): boolean =>
  TAKES_LEAVE[language].test(bareText) && bareText.split(' ').length <= MOST_LEAVING;

/** What speaks to a machine and not to a patient. */
export const OF_A_MACHINE =
  /\b(?:ia|ki|ai|gpt|chatgpt|bot|chatbot|robot|roboter|robo|prompt|sistema|systeme|system|modelo|modele|modell|program\w*|ordenador|ordinateur|computer|computador|maquina|machine|maschine|software|instru\w+|anweisung\w*|inteligencia|intelligence|intelligenz|simul\w+|rol|rolle|role|papel|personaje|personnage|actor|acteur|acting|ator|jeu|juego|spiel|jogo|ejercicio|exercice|ubung|exercicio)\b/;

/** What asks to hear something again. Patterns read what `bare` leaves of a text. */
export const ASKS_AGAIN: InOthers = {
  es: /\b(?:repit\w+|repet\w+|como dice|como ha dicho|otra vez|no (?:le|te|la|lo) (?:he|he bien) (?:entendido|oido)|no entend\w+|perdon\w*)\b/,
  fr: /\b(?:repet\w+|redi\w+|reexpli\w+|pardon|comment dites|pas (?:bien |tout )?(?:compris|entendu|saisi))\b/,
  de: /\b(?:wiederhol\w+|noch ?(?:ein)?mal|nicht (?:ganz |richtig )?(?:verstanden|mitbekommen|gehort)|wie bitte|mitgekommen|wie war das)\b/,
  pt: /\b(?:repet\w+|repit\w+|de novo|nao (?:entendi|ouvi|peguei)|como e que e|pode dizer outra vez|desculp\w+)\b/,
};
