import { useQuery } from '@tanstack/react-query';
import { type Capability, type Provider, withoutConsent } from '#domain/capabilities.ts';
import { publicConfig } from '#web/lib/config.ts';
import { request } from '#web/lib/graphql/request.ts';
import { MeDocument } from './consenting-learner.generated.ts';

/** Whether what a page does may leave this installation. */
export type ConsentStanding =
  | { readonly kind: 'loading' }
  /** Nothing does, or she has agreed; or nobody knows, and the server refuses what she has not agreed to. */
  | { readonly kind: 'given' }
  | { readonly kind: 'asked'; readonly providers: readonly Provider[]; readonly onAgreed: () => void };

async function yetToAgree(capabilities: readonly Capability[], signal: AbortSignal): Promise<Provider[]> {
  const { providers } = await publicConfig();
  const concerned = providers.filter(({ capability }) => capabilities.includes(capability));
  if (concerned.length === 0) return [];
  const { me } = await request(MeDocument, {}, { signal });
  return withoutConsent(concerned, me.providerConsents);
}

/** What a learner has yet to agree to before these capabilities are used. */
export function useConsent(capabilities: readonly Capability[]): ConsentStanding {
  const { data, error, refetch } = useQuery({
    queryKey: ['consent', capabilities],
    queryFn: ({ signal }) => (capabilities.length > 0 ? yetToAgree(capabilities, signal) : []),
  });
  if (error || capabilities.length === 0) return { kind: 'given' };
  if (!data) return { kind: 'loading' };
  if (data.length === 0) return { kind: 'given' };
  return { kind: 'asked', providers: data, onAgreed: () => void refetch() };
}
