import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countWords } from '#domain/oet/writing/word-count.ts';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import { OetDraftsDocument, type OetDraftsQuery } from '#web/features/exam/draft/oet-drafts.generated.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useInterfaceLanguage, useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import classes from './letter-field.module.css';

type SavedVersion = OetDraftsQuery['oetDrafts'][number];

function useTimeText(): (iso: string) => string {
  const { language } = useInterfaceLanguage();
  const format = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  });
  return (iso) => format.format(new Date(iso));
}

function Version({ version, onRestore }: { version: SavedVersion; onRestore: () => void }) {
  const words = useWords();
  const time = useTimeText()(version.savedAt);
  const name = words('writing.version', { time, n: countWords(version.text) });
  return (
    <li>
      <details>
        <summary>
          <span className="visually-hidden">{words('writing.versionRead')} </span>
          {name}
          {version.revision === null ? (
            <span className={classes.dimmed}>{words('writing.versionAside')}</span>
          ) : null}
        </summary>
        <p className={classes.shown} lang="en" dir="ltr">
          {version.text}
        </p>
        <div>
          <Button variant="default" onClick={onRestore}>
            {words('writing.versionRestore')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </details>
    </li>
  );
}

interface VersionListProps {
  readonly progressId: string;
  readonly onRestore: (version: SavedVersion) => void;
}

/** Asked for each time it is opened. */
function VersionList({ progressId, onRestore }: VersionListProps) {
  const words = useWords();
  const { data, error } = useQuery({
    queryKey: ['drafts', progressId],
    queryFn: ({ signal }) => request(OetDraftsDocument, { progressId, part: null }, { signal }),
    gcTime: 0,
  });
  if (error) {
    const message = messageOf(error, words('error.other'));
    return <Notice kind="error">{words('writing.versionsFailed', { message })}</Notice>;
  }
  if (!data) return <Loading text={words('writing.versionsLoading')} />;
  if (data.oetDrafts.length === 0) return <p>{words('writing.versionsNone')}</p>;
  return (
    <>
      <p>{words('writing.versionsHint')}</p>
      <ul className={classes.drafts}>
        {data.oetDrafts.map((version) => (
          <Version key={version.id} version={version} onRestore={() => onRestore(version)} />
        ))}
      </ul>
    </>
  );
}

/** Every version that was kept, to be read and to be brought back. */
export function EarlierVersions({ progressId, draft }: { progressId: string; draft: DraftSave }) {
  const words = useWords();
  const timeText = useTimeText();
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState('');

  function restore({ text, savedAt }: SavedVersion): void {
    draft.restore(text);
    setTold(words('writing.versionRestored', { time: timeText(savedAt) }));
    setShown(false);
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setShown(true)}>
        {words('writing.versions')}
      </Button>
      <Announcement text={told} />
      {shown ? (
        <Dialog title={words('writing.versions')} width="reading" onClose={() => setShown(false)}>
          <VersionList progressId={progressId} onRestore={restore} />
          <div>
            <Button onClick={() => setShown(false)}>{words('app.close')}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
