import { useQuery } from '@tanstack/react-query';
import { OetDraftsDocument } from '#web/features/exam/draft/oet-drafts.generated.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import classes from './letter-results.module.css';
import { LetterText } from './letter-text.tsx';

export interface KeptAsideProps {
  readonly progressId: string;
  /** What was marked. */
  readonly letter: string;
}

/** Texts that came from another device, or after the end, and so are not what was marked. Nothing without any. */
export function KeptAside({ progressId, letter }: KeptAsideProps) {
  const words = useWords();
  const { data } = useQuery({
    queryKey: ['drafts', progressId],
    queryFn: ({ signal }) => request(OetDraftsDocument, { progressId, part: null }, { signal }),
  });
  const aside = data?.oetDrafts.filter(({ revision, text }) => revision === null && text !== letter) ?? [];
  if (aside.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>{words('oet.writing.aside')}</summary>
      {aside.map(({ id, text, savedAt }) => (
        <section key={id}>
          <h3>
            <DateText iso={savedAt} />
          </h3>
          <LetterText>{text}</LetterText>
        </section>
      ))}
    </details>
  );
}
