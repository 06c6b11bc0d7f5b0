/** Markdown of which only **bold** is known. Everything else is text, whatever it looks like. */
export function InlineMarkdown({ text }: { text: string }) {
  const pieces = text.split(/\*\*(.+?)\*\*/s);
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece,
  );
}
