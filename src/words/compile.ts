import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A parsed ICU message: text, `[name]`, or `[name, 'plural' | 'select', { case: message }]`. */
export type CompiledToken = string | readonly [string] | readonly [string, string, CompiledCases | string];
export type CompiledMessage = readonly CompiledToken[];
export interface CompiledCases {
  readonly [key: string]: CompiledMessage | number | undefined;
}

/** As written, or as the build compiled it: the browser carries no parser (see words-plugin). */
export type Message = string | CompiledMessage;

const compiled = new Map<string, Message>();

/** Parses an ICU message once. Plain text needs no parser. Throws on a malformed message. */
export function compile(message: Message): Message {
  if (typeof message !== 'string' || !/[{}']/.test(message)) return message;
  let result = compiled.get(message);
  if (!result) {
    result = compileMessageOrThrow(message) as CompiledMessage;
    compiled.set(message, result);
  }
  return result;
}
