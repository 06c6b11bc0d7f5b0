import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useResolvedPath } from 'react-router';
import { request } from '../graphql/request.ts';
import { leaveFor, type PageHandle } from './leaving.ts';
import { ON_PURPOSE } from './on-purpose.ts';

/** Makes one call. Throws CallFailure. */
export type Request = typeof request;

const RequestContext = createContext<Request>(request);

/** Makes calls in the name of the page: a failure that means so leads away from it, while it is shown. */
export function useRequest(): Request {
  return use(RequestContext);
}

/**
 * A client of its own for each visit: nothing is kept between two. Queries ask the network when they appear, and
 * again only where they say so; `request` repeats what may be repeated.
 */
function clientOf(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Decides on failures, but for a page that has gone or is being left: it has no say any more. Answers whether the
 * page is left for this one.
 */
function useFailureHandler(handle: PageHandle): (error: unknown) => boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const going = useNavigation().location?.pathname;
  const decide = (error: unknown): boolean => {
    if (going !== undefined && going !== pathname) return false;
    const to = leaveFor(error, handle, pathname + search);
    if (to) void navigate(to, { state: ON_PURPOSE });
    return to !== null;
  };
  const latest = useRef<typeof decide | null>(decide);
  // With the commit itself: between it and its other effects an answer can still come to the page that has gone.
  useLayoutEffect(() => {
    latest.current = decide;
    return () => {
      latest.current = null;
    };
  });
  const [onFailure] = useState(() => (error: unknown) => latest.current?.(error) ?? false);
  return onFailure;
}

function CurrentVisit({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const onFailure = useFailureHandler(handle);
  const [client] = useState(() => clientOf(onFailure));
  const [requestHere] = useState(
    (): Request => (document, variables, options) =>
      request(document, variables, options).catch((error: unknown) => {
        // A page that is left for this failure says nothing of it any more: its answer never comes.
        if (onFailure(error)) return new Promise<never>(() => {});
        throw error;
      }),
  );
  return (
    <RequestContext value={requestHere}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </RequestContext>
  );
}

/** Stands around a page for as long as it is shown at one address, whatever its search says. */
export function Visit(props: { handle: PageHandle; children: ReactNode }) {
  const { pathname } = useResolvedPath('');
  return <CurrentVisit key={pathname} {...props} />;
}
