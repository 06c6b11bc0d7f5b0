import { formatDate, type Precision } from '../lib/dates.ts';

/** A moment, in the learner's native language. `iso`: ISO 8601. */
export function DateText({ iso, precision }: { iso: string; precision?: Precision }) {
  const { text, language } = formatDate(iso, precision);
  return (
    <time dateTime={iso} lang={language}>
      {text}
    </time>
  );
}
