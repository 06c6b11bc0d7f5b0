/** A text without what no database can hold, as a paste may bring it: a NUL, half of a character. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
