import { parse } from 'yaml';
import { z } from 'zod';

/** A legal page as it is written: what stands above the line, and Markdown below. */
export interface LegalText {
  readonly title: string;
  /** The day of its last change of meaning. */
  readonly updated: Date;
  /** With names in double braces that are filled in when it is shown. */
  readonly markdown: string;
}

const headSchema = z.strictObject({
  title: z.string().min(1),
  updated: z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`)),
});

/** Reads a Markdown file that begins with YAML between lines of three dashes. Throws for any other, with what is wrong. */
export function parseLegalText(file: string): LegalText {
  const [, head, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]+)$/.exec(file) ?? [];
  if (head === undefined || !markdown) throw new Error('A legal text begins with title and updated.');
  return { ...headSchema.parse(parse(head)), markdown };
}

/** Fills in the names in double braces. Throws for one that nobody knows: it would be read as it stands. */
export function fillIn(markdown: string, values: Readonly<Record<string, string>>): string {
  return markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A legal text mentions {{${name}}}, which is not known.`);
    return value;
  });
}
