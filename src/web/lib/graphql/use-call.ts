import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from './call-failure.ts';
import type { CompiledDocument } from './document.ts';
import { type RequestOptions, request } from './request.ts';

export type Outcome<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  /** The same call is still running: this press was ignored. */
  | { readonly kind: 'busy' };

export interface Call<Data, Variables> {
  readonly run: (variables: Variables) => Promise<Outcome<Data>>;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
}

export interface CallOptions extends Pick<RequestOptions, 'stay' | 'timeoutMs' | 'visitor'> {
  /** Costs credits or submits work: carries an idempotency key, and is sent again when the network fails. */
  readonly keyed?: boolean;
}

/** Random and unique also where crypto.randomUUID is missing (pages not served over https). */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A mutation that a person starts. A second press while it runs is ignored. */
export function useCall<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  { keyed = false, stay = false, visitor = false, timeoutMs }: CallOptions = {},
): Call<Data, Variables> {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const busy = useRef(false);
  const mounted = useRef(true);
  // The key of an action whose answer was lost: pressing again with the same input is its retry.
  const open = useRef<{ key: string; input: string } | null>(null);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(
    async (variables: Variables): Promise<Outcome<Data>> => {
      if (busy.current) return { kind: 'busy' };
      busy.current = true;
      setPending(true);
      setFailure(null);
      const input = keyed ? JSON.stringify(variables) : '';
      const key = keyed && open.current?.input === input ? open.current.key : newIdempotencyKey();
      const options = {
        stay,
        visitor,
        ...(timeoutMs ? { timeoutMs } : {}),
        ...(keyed ? { idempotencyKey: key } : {}),
      };
      try {
        const data = await request(document, variables, options);
        open.current = null;
        return { kind: 'data', data };
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        open.current = keyed && error.isNetwork ? { key, input } : null;
        if (mounted.current) setFailure(error);
        return { kind: 'failed', failure: error };
      } finally {
        busy.current = false;
        if (mounted.current) setPending(false);
      }
    },
    [document, keyed, stay, visitor, timeoutMs],
  );
  return { run, pending, failure };
}
