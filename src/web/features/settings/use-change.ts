import type { CompiledDocument } from '#web/lib/graphql/document.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';

/** What the settings say of a change. Spec section 8. */
export type Changed = 'category' | 'specialty' | 'profession' | 'language' | 'password';

interface Outcome {
  readonly success: boolean;
  readonly message: string;
}

export interface ChangeHandlers {
  readonly onDone?: (message: string) => void;
  readonly onRefused?: (message: string) => void;
}

export interface Change<Variables> {
  readonly run: (variables: Variables, handlers?: ChangeHandlers) => void;
  readonly pending: boolean;
}

/** A change of the settings, with what it says: the server's message, else the page's own. */
export function useChange<Data, Variables>(
  changed: Changed,
  document: CompiledDocument<Data, Variables>,
  outcomeOf: (data: Data) => Outcome,
): Change<Variables> {
  const words = useWords();
  const { run, pending } = useCall(document);
  return {
    pending,
    run(variables, { onDone, onRefused } = {}) {
      run(variables, {
        onData(data) {
          const { success, message } = outcomeOf(data);
          const text = message || words(`settings.${changed}.${success ? 'updated' : 'failed'}`);
          toast(success ? 'success' : 'error', text);
          if (success) onDone?.(text);
          else onRefused?.(text);
        },
        onFailure: ({ message }) => toast('error', words(`settings.${changed}.error`, { message })),
      });
    },
  };
}
