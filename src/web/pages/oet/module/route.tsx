import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useAttempts } from '#web/features/exam/history/attempts.ts';
import { type ShownModule, shownModule } from '#web/features/exam/modules/module-texts.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { ModulePage } from './module-page.tsx';

export const handle: PageHandle = { subscription: 'stay' };

/** A module that isn't offered leads to those that are. */
export function loader({ params }: LoaderFunctionArgs): ShownModule | Response {
  return shownModule(params.moduleType ?? '') ?? redirect('/oet');
}

export function Component() {
  const module = useLoaderData<ShownModule>();
  return <ModulePage module={module} attempts={useAttempts(module.name)} />;
}
