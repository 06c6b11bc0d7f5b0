import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A chunk of the build, as far as it says what comes with it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const PAGE = 'index.html';
const CORE_WORDS = 'src/words/en/core.ts';

/** The pages that visitors come in by, with nothing kept yet, and what their script would ask for next. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/web/pages/login/route.tsx', CORE_WORDS],
  '/signup': ['src/web/pages/signup/route.tsx', CORE_WORDS, 'src/words/en/signup.ts'],
};

function filesOf(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(manifest, chunk.imports ?? [], seen)];
  });
}

/** The build asks for its style sheets by CORS: one that was fetched in another way is not used, but fetched again. */
function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`;
}

/** Empty where there is none, and while a build is writing it. */
function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

function linksOf(manifest: Manifest): ReadonlyMap<string, string> {
  const named = new Set(filesOf(manifest, [PAGE]));
  return new Map(
    Object.entries(ENTRANCES).flatMap(([path, names]): [string, string][] => {
      const files = new Set(filesOf(manifest, names).filter((file) => !named.has(file)));
      return files.size === 0 ? [] : [[path, [...files].map(linkTo).join(', ')]];
    }),
  );
}

/**
 * Answers the Link header of an entrance: what its page needs is fetched beside the entry and not after it, which saves
 * a phone a way to the server and back. None where the folder holds no manifest of a build. The page itself comes from
 * the disk, so a build that came after the start counts here too.
 */
export function entranceLinks(root: string): (path: string) => string | undefined {
  const file = resolve(root, '.vite/manifest.json');
  let builtAt = 0;
  let links: ReadonlyMap<string, string> = new Map();
  return (path) => {
    if (!(path in ENTRANCES)) return undefined;
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== builtAt) links = linksOf(readManifest(file));
    builtAt = changedAt;
    return links.get(path);
  };
}
