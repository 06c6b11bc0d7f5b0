import { formatDate, type Precision } from '../lib/dates.ts';

/**
 * A moment, in the learner's native language. `iso`: ISO 8601. Its own direction: marks within an Arabic date would
 * otherwise mix its parts up with the text around it.
 */
export function DateText({ iso, precision }: { iso: string; precision?: Precision }) {
  const { text, language } = formatDate(iso, precision);
  return (
    <time dateTime={iso} lang={language} dir="auto">
      {text}
    </time>
  );
}
