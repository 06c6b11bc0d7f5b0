import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
  useRevalidator,
  useRouteError,
} from 'react-router';
import type { Section } from '#words/catalogue.ts';
import { CallFailure } from './lib/graphql/call-failure.ts';
import { leaveFor, type PageHandle } from './lib/page/leaving.ts';
import { isPassing, useRetries } from './lib/page/use-retries.ts';
import { requireLearner, requireVisitor } from './lib/session/guards.ts';
import { recallLanguages } from './lib/session/languages.ts';
import { loadSections } from './lib/words/words.ts';
import { ErrorPage } from './pages/error/route.tsx';
import { preloadLearnerLinks } from './ui/shell/header.tsx';
import { PAGE_ID } from './ui/shell/shell.tsx';

export interface LoadFailureProps {
  readonly message: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What the `route.tsx` of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: PageHandle;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** The page's own sentence for a call of its loader that failed; anything else is the common page's. */
  readonly LoadFailure?: ComponentType<LoadFailureProps>;
}

interface Place {
  readonly path: string;
  readonly page: () => Promise<PageModule>;
  /** Words beyond those that every page has. */
  readonly words?: readonly Section[];
  /** Pages inside this one, at addresses below its own: tabs, steps. They share its guard. */
  readonly children?: readonly Place[];
}

export interface PageRoute extends Place {
  /** visitor: only without a session. learner: only with one. anyone: both. */
  readonly access: 'visitor' | 'learner' | 'anyone';
}

type Access = PageRoute['access'];

const GUARDS: Readonly<Record<Access, (here: string) => Promise<void>>> = {
  visitor: requireVisitor,
  learner: async (here) => {
    await requireLearner(here);
    // Before anything is shown or asked for: the header, the page and the calls all go by it.
    await recallLanguages();
  },
  anyone: async () => {},
};

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** The page's loader; what fails in it may lead elsewhere, unless its visitor has already gone elsewhere. */
function loaderOf({ loader, handle = {} }: PageModule): LoaderFunction {
  return async (args) => {
    try {
      // Without a loader of its own a page would skip its guard when it is reached from another one.
      return (await loader?.(args)) ?? null;
    } catch (error) {
      const to = args.request.signal.aborted ? null : leaveFor(error, handle, addressOf(args.request));
      throw to === null ? error : redirect(to);
    }
  };
}

function boundaryOf(LoadFailure: ComponentType<LoadFailureProps>): ComponentType {
  return function Boundary() {
    const error = useRouteError();
    const { revalidate, state } = useRevalidator();
    useRetries(isPassing(error), revalidate);
    if (!(error instanceof CallFailure)) return <ErrorPage />;
    return (
      <LoadFailure message={error.message} retrying={state === 'loading'} onRetry={() => void revalidate()} />
    );
  };
}

/** The page in a visit of its own, which visitors' pages have no need of. */
async function componentOf({ Component, handle = {} }: PageModule, access: Access): Promise<ComponentType> {
  if (access === 'visitor') return Component;
  const { Visit } = await import('./lib/page/visit.tsx');
  return () => (
    <Visit handle={handle}>
      <Component />
    </Visit>
  );
}

function placeOf({ path, page, words = [], children }: Place, access: Access): RouteObject {
  return {
    path,
    lazy: async () => {
      const visited = page().then(async (module) => ({
        module,
        Component: await componentOf(module, access),
      }));
      const [{ module, Component }] = await Promise.all([
        visited,
        loadSections(words),
        access === 'learner' && preloadLearnerLinks(),
      ]);
      const { LoadFailure, shouldRevalidate } = module;
      return {
        Component,
        loader: loaderOf(module),
        ...(shouldRevalidate ? { shouldRevalidate } : {}),
        ...(LoadFailure ? { ErrorBoundary: boundaryOf(LoadFailure) } : {}),
      };
    },
    ...(children ? { children: children.map((child) => placeOf(child, access)) } : {}),
  };
}

/** The route of a page. Middleware runs before its loader: nothing is asked in the name of somebody who has to log in. */
export function toRoute(page: PageRoute): RouteObject {
  return {
    ...placeOf(page, page.access),
    id: PAGE_ID + page.path,
    middleware: [({ request }) => GUARDS[page.access](addressOf(request))],
  };
}
