/** Whether two texts are the same but for case, outer space and the form of their accents. */
export function isSameText(text: string, other: string): boolean {
  const plain = (value: string) => value.normalize('NFC').trim().toLowerCase();
  return plain(text) === plain(other);
}
