import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { NamedChoice } from './steps.tsx';

/** The medical fields to choose from. */
export interface Fields {
  readonly categories: readonly NamedChoice[];
  readonly specialities: readonly (NamedChoice & { readonly category: { readonly id: string } })[];
}

export interface FieldsGateProps {
  readonly fields: Promise<Fields>;
  readonly onRetry: () => void;
  readonly children: (fields: Fields) => ReactNode;
}

/** Shows its content once the fields have come, and offers to ask again when they did not. */
export function FieldsGate({ fields, onRetry, children }: FieldsGateProps) {
  const words = useWords();
  const failed = (
    <Stack>
      <Notice kind="error">{words('fault.offlineText')}</Notice>
      <div>
        <Button variant="light" onClick={onRetry}>
          {words('app.retry')}
        </Button>
      </div>
    </Stack>
  );
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={fields} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
