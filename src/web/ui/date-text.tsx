import { formatDate } from '../lib/dates.ts';

/** A day, in the learner's native language. `iso`: ISO 8601. */
export function DateText({ iso }: { iso: string }) {
  const { text, language } = formatDate(iso);
  return (
    <time dateTime={iso} lang={language}>
      {text}
    </time>
  );
}
