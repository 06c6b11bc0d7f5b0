import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The rooms of ARCHITECTURE.md: what a folder may import besides itself. The longest folder that fits counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  words: ['domain'],
  content: ['domain'],
  engines: ['domain'],
  'server/ports': ['domain', 'server/db/client.ts'],
  'server/db': ['domain', 'words', 'server/operator-error.ts'],
  'server/http': ['domain', 'words', 'server/db', 'server/ports', 'server/operator-error.ts'],
  'server/graphql': ['domain', 'words', 'server/db', 'server/http', 'server/ports', 'server/deps.ts'],
  'server/graphql/schema.ts': ['server/features', 'server/graphql'],
  'server/adapters': ['domain', 'engines', 'server/ports', 'server/db'],
  'server/features': [
    'domain',
    'words',
    'content',
    'server/ports',
    'server/db',
    'server/graphql',
    'server/deps.ts',
  ],
  server: ['domain', 'words', 'content', 'server'],
  'web/lib': ['domain', 'words', '../content/operator.yaml'],
  'web/ui': ['domain', 'words', 'web/lib'],
  'web/features': ['domain', 'words', 'web/lib', 'web/ui'],
  'web/pages': ['domain', 'words', 'web/lib', 'web/ui', 'web/features', 'web/routes.tsx'],
  web: ['domain', 'words', 'web'],
};

/** Features lean on those before them, the modes of practice not on each other. */
const FEATURES = [
  'catalogue',
  'billing',
  'accounts',
  'legal',
  'speech',
  'conversation',
  'practice/levels',
  'practice/vocabulary',
  'practice/guided',
  'practice/complex',
  'oet',
  'own-data',
];
const MODES = ['practice/vocabulary', 'practice/guided', 'practice/complex'];

const SRC = fileURLToPath(new URL('.', import.meta.url));

const files = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .map((path) => path.split(sep).join('/'))
  .filter(
    (path) => !/\.test\.tsx?$|\.generated\.ts$|\.d\.ts$|^server\/(testing|adapters\/contracts)\//.test(path),
  );

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const ALIAS = /^#(domain|words|content|engines|server|web)\//;

const sourceOf = (path: string) => readFileSync(join(SRC, path), 'utf8');

function importsOf(from: string): Import[] {
  const text = sourceOf(from);
  const statements = text.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm);
  const lazy = text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g);
  const found = [
    ...[...statements].map(([, type, target]) => ({ target: target!, typeOnly: Boolean(type) })),
    ...[...lazy].map(([, target]) => ({ target: target!, typeOnly: false })),
  ];
  return found.flatMap(({ target, typeOnly }) => {
    if (ALIAS.test(target)) return [{ from, to: target.slice(1), typeOnly }];
    if (!target.startsWith('.')) return [];
    return [
      {
        from,
        to: relative(SRC, join(SRC, dirname(from), target))
          .split(sep)
          .join('/'),
        typeOnly,
      },
    ];
  });
}

const imports = files.flatMap(importsOf);

function roomOf(path: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const isWithin = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

it('reads the imports of the whole source', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(imports.length).toBeGreaterThan(150);
});

it('lets data flow one way, room by room', () => {
  const trespasses = imports.filter(({ from, to }) => {
    const room = roomOf(from);
    if (!room) return false;
    return !isWithin(to, room) && !MAY_IMPORT[room]!.some((allowed) => isWithin(to, allowed));
  });
  expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

const featureOf = (path: string) => /^server\/features\/(practice\/[^/]+|[^/]+)\//.exec(path)?.[1];

/** Imports of one feature by another. */
const betweenFeatures = imports.flatMap((each) => {
  const [own, other] = [featureOf(each.from), featureOf(each.to)];
  return own && other && own !== other ? [{ ...each, own, other }] : [];
});

it('knows every feature', () => {
  const found = new Set(files.filter((path) => path.startsWith('server/features/')).map(featureOf));
  expect([...found].filter((name) => name === undefined || !FEATURES.includes(name))).toEqual([]);
});

it('lets a feature lean only on those before it', () => {
  const trespasses = betweenFeatures.filter(({ own, other }) => {
    const areModes = MODES.includes(own) && MODES.includes(other);
    return areModes || FEATURES.indexOf(other) > FEATURES.indexOf(own);
  });
  expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

it("lets a feature ask another's services, never its stores", () => {
  const trespasses = betweenFeatures.filter(({ to }) => to.endsWith('.store.ts'));
  expect(betweenFeatures.length).toBeGreaterThan(20);
  expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

/** What must not be seen: who may import it, if only its type. Everybody else gets rows that it is not on. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'server/db/schema/credentials.ts': ['server/features/accounts/credentials.store.ts'],
  'server/features/accounts/credentials.store.ts': [
    'server/features/accounts/accounts.service.ts',
    'server/features/accounts/disabling.service.ts',
    'server/features/accounts/own-account.service.ts',
    'server/features/accounts/password-change.service.ts',
    'server/features/accounts/password-reset.service.ts',
  ],
  'server/db/schema/case-briefs.ts': ['server/features/practice/complex/briefs.store.ts'],
  'server/db/schema/oet-scripts.ts': ['server/features/oet/listening/scripts.store.ts'],
  'server/features/oet/listening/scripts.store.ts': [
    'server/features/oet/listening/listening-import.ts',
    'server/features/oet/listening/listening.service.ts',
    'server/features/oet/listening/recordings.service.ts',
    'server/features/oet/listening/recordings.store.ts',
  ],
  'server/db/schema/oet-keys.ts': ['server/features/oet/papers/keys.store.ts'],
  'server/features/oet/papers/keys.store.ts': [
    'server/features/oet/marking/marking.service.ts',
    'server/features/oet/papers/papers-import.store.ts',
    'server/features/oet/speaking/played.service.ts',
    'server/features/oet/speaking/role-play-assessing.ts',
    'server/features/oet/speaking/speaking-results.service.ts',
    'server/features/oet/writing/letter-assessing.ts',
    'server/features/oet/writing/writing-results.service.ts',
  ],
  'server/features/practice/complex/briefs.store.ts': [
    'server/features/practice/complex/complex-import.store.ts',
    'server/features/practice/complex/recognition.service.ts',
    'server/features/practice/complex/reply.service.ts',
    'server/features/practice/complex/review.service.ts',
  ],
};

it('shows what is secret to those who need it alone', () => {
  for (const [secret, readers] of Object.entries(SECRETS)) {
    const importers = imports.filter(({ to }) => to === secret).map(({ from }) => from);
    expect([...new Set(importers)].sort(), secret).toEqual(readers);
  }
});

it('builds what is sent from rows that are named column by column', () => {
  const built = files.filter((path) => path.endsWith('.graphql.ts'));
  const secretive = built.filter((path) => /\$inferSelect|\bBrief\b|passwordHash/.test(sourceOf(path)));
  expect(secretive).toEqual([]);
});

it('lets no page import another', () => {
  // A page is any folder with a route, the innermost one that holds the file.
  const pages = files
    .filter((path) => /^web\/pages\/.*\/route\.tsx$/.test(path))
    .map((path) => dirname(path));
  const pageOf = (path: string) =>
    pages.filter((page) => isWithin(path, page)).sort((a, b) => b.length - a.length)[0];
  const trespasses = imports.filter(({ from, to }) => {
    return pageOf(from) && pageOf(to) && pageOf(from) !== pageOf(to);
  });
  expect(trespasses.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

it('has no circle of imports', () => {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) {
      for (const target of next.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    }
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

it('keeps the domain pure', () => {
  const impure = files
    .filter((path) => path.startsWith('domain/'))
    .filter((path) =>
      /\bnode:|Date\.now|new Date\(\)|Math\.random|\bwindow\b|\bdocument\b/.test(sourceOf(path)),
    );
  expect(impure).toEqual([]);
});

it('keeps files small', () => {
  const long = files.filter((path) => sourceOf(path).split('\n').length > 400);
  expect(long).toEqual([]);
});
