import type { LearningLanguage } from '#domain/languages.ts';

/**
 * What a sentence has that names something dreadful and is no news of it: it reassures, supposes, speaks of most people,
 * or takes up what the other one said. Patterns read what `bare` leaves of a text.
 */
export const EASES: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:(?:don't|do not|doesn't|didn't) (?:think|believe|mean)|most (?:people|women|men|patients|of)|many (?:people|women|men|patients)|would (?:be|have|feel|look)|i hear|you (?:asked|said|told|mentioned)|reassure|good news|hardly|heals?|goes away|go away|protects?|in those days)\b/,
  es: /\b(?:no (?:creo|pienso|parece)|tranquil\w+|la mayoria|muchas? (?:personas|mujeres|gente)|seria|tendria|me ha dicho|ha dicho|buenas noticias|apenas|se cura\w*|protege\w*|en aquella epoca)\b/,
  fr: /\b(?:je ne (?:pense|crois) pas|rassur\w+|la plupart|beaucoup de|serait|aurait|vous (?:avez|m'avez) (?:dit|parle|demande)|bonne nouvelle|a peine|gueri\w*|cicatris\w*|protege\w*|a l'epoque)\b/,
  de: /\b(?:glaube (?:ich )?nicht|denke (?:ich )?nicht|halte ich fur ausgeschlossen|beruhig\w+|die meisten|viele (?:menschen|frauen|leute)|ware|sie (?:sagten|haben gesagt|fragten)|gute nachricht\w*|kaum|heil(?:t|en)|schutz(?:t|en)|damals)\b/,
  pt: /\b(?:nao (?:acho|creio|penso|parece)|fi(?:que|ca) tranquil\w+|a maioria|muit[ao]s (?:pessoas|mulheres)|seria|teria|(?:a senhora|o senhor|voce) (?:disse|perguntou|falou)|boa noticia|quase nao|cicatriz\w*|sara\w*|protege\w*|naquele tempo|naquela epoca)\b/,
};
