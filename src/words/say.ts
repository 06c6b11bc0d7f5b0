import { I18n } from '@lingui/core';
import { compile, type Message } from './compile.ts';

export type Params = Readonly<Record<string, string | number>>;

const formatters = new Map<string, I18n>();

function formatterFor(language: string): I18n {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new I18n({ locale: language, messages: { [language]: {} } });
    formatters.set(language, formatter);
  }
  return formatter;
}

/**
 * Fills an ICU message (arguments, plurals, selects, numbers, dates) for a language, by default English.
 * In a catalogue, write the branches of a plural with `#` or with more than one word: the types of the
 * parameters are read from the message.
 */
export function say(message: Message, params: Params = {}, language = 'en'): string {
  const ready = compile(message);
  if (typeof ready === 'string') return ready;
  // Lingui types `message` as text, and formats a compiled one as it is.
  return formatterFor(language)._('', params, { message: ready as unknown as string });
}

type Name<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}` | ''
  ? never
  : Text;
type Argument<Rest extends string> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Before},${string}`
    ? Name<Before>
    : Name<Inside>
  : never;

/** The names of the parameters that a message mentions. */
export type ParamNames<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Argument<Rest> | ParamNames<Rest>
  : never;

/** The arguments after the key: none for plain text, all the named parameters otherwise. */
export type ParamsOf<Text extends string> = [ParamNames<Text>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<Text>, string | number>>];
