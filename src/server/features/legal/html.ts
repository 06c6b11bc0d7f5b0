/** What a legal text is made of. Its title stands above it as the page's, so it has none of its own. */
const ALLOWED = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'code', 'blockquote', 'br', 'hr'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/** Markdown as HTML in which nothing runs, loads or looks like a page of ours. */
export async function htmlOf(markdown: string): Promise<string> {
  // Loaded with the first page that is asked for: a server starts without them.
  const [{ marked }, { default: sanitize }] = await Promise.all([import('marked'), import('sanitize-html')]);
  return sanitize(await marked.parse(markdown), ALLOWED);
}
