import type { BrowserContext, Page, Route } from '@playwright/test';

/** The name of the operation that a request to the API carries. */
function operationOf(route: Route): string | undefined {
  const body = route.request().postDataJSON() as { operationName?: string } | null;
  return body?.operationName;
}

/** Hands the calls of one operation to `handle`; everything else goes on as it is. */
export async function onOperation(
  target: Page | BrowserContext,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (operationOf(route) === operation ? handle(route) : route.fallback());
  await target.route('**/graphql', handler);
  return () => target.unroute('**/graphql', handler);
}

/** Lets the call reach the server and loses the answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}
