import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallFailure } from '../graphql/call-failure.ts';
import type { CompiledDocument } from '../graphql/document.ts';
import { request } from '../graphql/request.ts';

export interface CallOptions {
  /** Costs credits or submits work: done once, however often it is sent. */
  readonly once?: boolean;
}

export interface CallHandlers<Data> {
  readonly onData: (data: Data) => void;
  readonly onFailure?: (failure: CallFailure) => void;
}

export interface Call<Data, Variables> {
  /** Ignored while the same call is running. Nothing is handled any more once the component has gone. */
  readonly run: (variables: Variables, handlers: CallHandlers<Data>) => void;
  readonly pending: boolean;
}

/** A mutation that a person starts on a page. */
export function useCall<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  { once = false }: CallOptions = {},
): Call<Data, Variables> {
  const client = useQueryClient();
  const mutationKey = [document.name];
  const { mutate, isPending } = useMutation<Data, CallFailure, Variables>({
    mutationKey,
    mutationFn: (variables) => request(document, variables, { once }),
  });
  return {
    run(variables, { onData, onFailure }) {
      if (client.isMutating({ mutationKey }) > 0) return;
      mutate(variables, { onSuccess: onData, onError: (failure) => onFailure?.(failure) });
    },
    pending: isPending,
  };
}
