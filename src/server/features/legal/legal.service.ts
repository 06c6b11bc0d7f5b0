import { readFile } from 'node:fs/promises';
import { fillIn, type LegalText, parseLegalText } from '#content/legal-text.ts';
import { isLegalSlug, type LegalSlug } from '#domain/legal.ts';
import { legalPhrases } from '#words/legal.ts';
import type { Settings } from '../../deps.ts';
import { htmlOf } from './html.ts';

export interface LegalContent {
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly lastUpdated: Date;
}

const FOLDER = new URL('../../../../content/legal/', import.meta.url);

/** They don't change while the server runs, and are open to visitors. */
const rendered = new WeakMap<Settings, Map<LegalSlug, Promise<LegalContent | null>>>();

/** A legal page, true to this installation: whom to write to, and which providers there are. null: there is none. */
export function getLegalContent(settings: Settings, slug: string): Promise<LegalContent | null> {
  if (!isLegalSlug(slug)) return Promise.resolve(null);
  const known = rendered.get(settings) ?? new Map();
  rendered.set(settings, known);
  const content =
    known.get(slug) ??
    render(settings, slug).catch((error: unknown) => {
      known.delete(slug);
      throw error;
    });
  known.set(slug, content);
  return content;
}

async function render(settings: Settings, slug: LegalSlug): Promise<LegalContent | null> {
  const text = await read(slug);
  if (!text) return null;
  const { title, updated, markdown } = text;
  const content = await htmlOf(fillIn(markdown, legalPhrases(settings)));
  return { title, content, lastUpdated: updated };
}

/** null: the operator has taken it away. */
async function read(slug: LegalSlug): Promise<LegalText | null> {
  try {
    return parseLegalText(await readFile(new URL(`${slug}.md`, FOLDER), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
