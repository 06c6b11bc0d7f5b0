import { useWords } from '#web/lib/words/use-words.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import type { RecorderHandle } from './use-recorder.ts';

export interface RecordingGuardProps {
  readonly recorder: RecorderHandle;
  /** What was recorded is nowhere but on this page: it is being written down, or could not be sent. */
  readonly unsent?: boolean;
}

/** Asks before a recording is lost with its page. It stands there only then, so that a page may have several. */
export function RecordingGuard({ recorder: { state }, unsent = false }: RecordingGuardProps) {
  const words = useWords();
  if (!unsent && state.phase !== 'recording' && state.phase !== 'finishing') return null;
  return <LeaveGuard when title={words('recorder.leaveTitle')} text={words('recorder.leaveText')} />;
}
