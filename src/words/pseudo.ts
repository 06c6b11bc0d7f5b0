import type { Catalogue } from './catalogue.ts';
import {
  type CompiledCases,
  type CompiledMessage,
  type CompiledToken,
  compile,
  type Message,
} from './compile.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

function accent(text: string): string {
  const letters = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const words = text.trim().split(/\s+/).length;
  // Translations are about a third longer than English.
  return /[a-z]/i.test(text)
    ? `${letters}${'~'.repeat(Math.max(1, Math.ceil((text.length + words) / 4)))}`
    : letters;
}

function accentCases(cases: CompiledCases): CompiledCases {
  return Object.fromEntries(
    Object.entries(cases).map(([key, value]) => [key, Array.isArray(value) ? value.map(accentToken) : value]),
  );
}

function accentToken(token: CompiledToken): CompiledToken {
  if (typeof token === 'string') return accent(token);
  const [name, type, cases] = token;
  return typeof cases === 'object' && type !== undefined ? [name, type, accentCases(cases)] : token;
}

/** Longer, accented English: a text that stays plain on the screen stands in a component. */
export function pseudo(message: Message): Message {
  const ready = compile(message);
  return typeof ready === 'string'
    ? `⟦${accent(ready)}⟧`
    : (['⟦', ...ready.map(accentToken), '⟧'] as CompiledMessage);
}

/** A whole catalogue in the pseudo-language. */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, pseudo(message)]));
}
