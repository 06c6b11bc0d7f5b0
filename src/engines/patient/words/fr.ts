import type { FollowingWords } from './following-words.ts';

export const FRENCH: FollowingWords = {
  lead: /^(?:(?:et|mais|ok|d'accord|bien|tres bien|bon|alors|donc|oui|ah|je vois|pardon|ensuite|est ce que) )+(?=\S)/,
  follow: {
    since:
      /^(?:depuis (?:quand|combien de temps|longtemps)|(?:c'est|ca dure) (?:comme ca )?depuis (?:quand|combien de temps)|depuis quand (?:ca dure|c'est (?:comme ca|ainsi))|quand(?: ca| cela| exactement| c'etait| etait ce| est ce arrive| avez vous arrete)?|c'etait quand|il y a combien de temps|ca fait combien de temps|combien de (?:jours|mois|semaines|annees)|a quand ca remonte)$/,
    lasts:
      /^(?:combien de temps(?: ca dure| cela dure| dure t il| dure t elle)?|(?:ca|cela) dure combien de temps|ca a dure combien de temps)$/,
    often:
      /^(?:a quelle frequence|combien de fois(?: par (?:jour|semaine|nuit|mois))?|tous les (?:jours|soirs|combien)|souvent|c'est frequent|regulierement)$/,
    many: /^(?:combien(?: par (?:jour|semaine)| en prenez vous(?: par \w+)?| a peu pres| environ| au total| exactement)?|(?:elle|il) (?:est|etait) a combien|a combien|quelle dose|de combien|combien de kilos|(?:elle|il) est montee? a combien|combien de degres)$/,
    where:
      /^(?:ou(?: ca| exactement| est ce| precisement)?|(?:de |sur )?quel cote|a quel endroit|des deux cotes)$/,
    purpose: /^(?:pour quoi(?: faire)?|contre quoi|c'est pour quoi|pourquoi (?:le|la|les) prenez vous)$/,
    which:
      /^(?:(?:les?|la)quel(?:le)?s?(?: exactement)?|lesquel(?:le)?s|quel(?:le)?s? (?:genre|type|sorte)|par exemple|a quoi|c'est quoi|contre quoi|quoi exactement|comme quoi|pour quoi faire|de quel genre)$/,
    who: /^(?:qui(?: ca| est ce| exactement| donc)?|de qui|chez qui|c'est qui|qui dans la famille)$/,
    why: /^(?:pourquoi(?: pas| ca| cela)?|comment ca|c'est a dire|pour quelle raison|a cause de quoi)$/,
    night:
      /^(?:(?:la|pendant la|durant la) nuit(?: aussi)?|les nuits|le (?:matin|soir)|au reveil|allongee?|quand vous etes allongee?)$/,
    before: /^(?:avant(?: ca| cela)?|auparavant|jusque la)$/,
    help: /^(?:(?:ca|cela) (?:vous )?(?:aide|soulage|marche|fait du bien|a aide|a marche|a soulage|a fait du bien|a change quelque chose)(?: un peu| bien)?|vous soulage t il|c'est efficace|avec succes)$/,
    bad: /^(?:c'est fort|sur une echelle.*|(?:a )?combien sur dix|a quel point)$/,
    old: /^(?:(?:a )?quel age(?: avait il| avait elle| il avait| elle avait)?|(?:il|elle) avait quel age)$/,
  },
  within: {
    since: /\b(?:depuis (?:quand|combien)|quand|il y a combien)\b/,
    often: /\b(?:a quelle frequence|combien de fois|tous les combien)\b/,
    many: /\bcombien\b|\bquelle dose\b/,
    where: /^ou\b|\bquel cote\b/,
    old: /\bquel age\b/,
    who: /\bqui\b/,
  },
  tells: {
    since:
      /\b(?:depuis|il y a|ans?|annees?|mois|semaines?|jours?|hier|toujours|toute ma vie|ce matin|(?:19|20)\d\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/,
    lasts: /\b(?:minutes?|secondes?|heures?|dure\w*|jusqu\w*|un moment|toute la (?:journee|nuit))\b/,
    often:
      /\b(?:chaque|une fois|deux fois|fois|par (?:jour|semaine|mois|nuit)|toujours|parfois|de temps en temps|jamais|presque|tout le temps|tous les|toutes les|jour et nuit|souvent)\b/,
    many: /\d|\b(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|demie?|paquet|bouteille|moitie)\b/,
    where: /\b(?:gauche|droite?|ici|derriere|dessus|dessous|bas|haut|partout|des deux cotes)\b/,
    who: /\b(?:mere|pere|frere|soeur|oncle|tante|femme|mari|fils|fille|grand\w*|cousine?|voisine?|compagn\w+|amie?|personne)\b/,
    old: /\b(?:a \w+ ans|avait|quand (?:il|elle)|jeune)\b/,
    night: /\b(?:nuits?|dor\w+|reveil\w*|lit|matin|soir)\b/,
    help: /\b(?:aid\w+|soulag\w+|mieux|rien|effet|calm\w+|marche\w*|change\w*)\b/,
    bad: /\d|\b(?:sur dix|terrible|forte?|insupportable|legere?|pire)\b/,
    why: /\b(?:parce|car|pour|depuis que|a cause|j'oublie|peur)\b/,
    before: /\b(?:avant|au debut|d'abord|commence\w*|jusqu\w*)\b/,
  },
  plan: /^(?:je vais|nous allons|on va|je (?:voudrais|veux) que vous|il faut|il faudrait|vous (?:devez|devriez|allez)|je (?:pense|crois) que|je vous (?:prescris|conseille|propose|donne)|c'est|vous avez (?:un|une|des|le|la)|ce que vous avez)\b/,
  asking: /\b(?:savoir|demander|entendre|comprendre|racont\w+|dites|parler|poser)\b/,
  joins: /\b(?:et|ou|ni)\b|,/,
  tell: /^(?:(?:et|alors|donc|maintenant|bien|bon) )*(?:(?:racontez|parlez|dites|expliquez|decrivez|montrez)|je (?:vous demand\w+|(?:voudrais|voulais|souhaite|souhaiterais|aimerais) savoir))\b/,
  invites: /\b(?:racontez|dites moi|je vous ecoute|comment allez vous|expliquez)\b/,
  blood: /\b(?:(?<!\b(?:prises?|analyses?|tests?|bilans?) de )sang|saign\w+)\b/,
  mentions: {
    smoking: /\b(?:fum\w+|tabac|cigarettes?|paquet)\b/,
    alcohol: /\b(?:vins?|bieres?|whisky|alcool|apero|rhum)\b/,
    drugs: /\b(?:cannabis|joints?|cocaine|drogues?)\b/,
    occupation: /\b(?:mon (?:travail|boulot|metier|chef)|je travaille|retraite|lycee)\b/,
    exercise: /\b(?:gym|courir|nager|natation|du velo|volley|danse)\b/,
    sleep: /\b(?:dor(?:s|t|mir|mi)|sommeil|insomnie)\b/,
    mood: /\b(?:triste|deprim\w+|pleur\w+|cafard)\b/,
    family_history:
      /\b(?:ma|mon) (?:mere|pere|frere|soeur|oncle|tante|grand \w+) (?:a|avait|etait|en|s'est|n'a)\b|\bdans la famille\b|\bde famille\b/,
    travel: /\b(?:voyag\w+|etranger|avion|rentre\w* d\w+|cameroun)\b/,
    pregnancy: /\b(?:je suis enceinte|ma grossesse|fausse couche)\b/,
    periods: /\b(?:mes regles|regles|menopause)\b/,
    surgery: /\b(?:oper\w+|chirurg\w+|cesarienne|enleve\w*)\b/,
    vaccination: /\b(?:vaccin\w*|rappel|tetanos|carnet)\b/,
    otc: /\b(?:ibuprofene|paracetamol|doliprane|tisanes?|vitamines|sans ordonnance)\b/,
    bowel: /\b(?:selles|transit|diarrhee|constip\w+)\b/,
    appetite: /\b(?:appetit|faim|manger ne me dit)\b/,
    weight: /\b(?:maigri\w*|grossi\w*|kilos?|ceinture)\b/,
    pets: /\b(?:chiens?|chats?|animaux|lapins?)\b/,
    weapons: /\b(?:fusil|arme|pistolet)s?\b/,
  },
};
