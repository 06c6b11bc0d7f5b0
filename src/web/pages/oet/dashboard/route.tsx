import { useAttempts } from '#web/features/exam/history/attempts.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const handle: PageHandle = { subscription: 'stay' };

export function Component() {
  return <DashboardPage attempts={useAttempts(null)} />;
}
