import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { practiceOfLevel } from '#domain/practice/modes.ts';
import { request } from '../../lib/graphql/request.ts';
import { isNewUser, setNewUser } from '../../lib/session/tokens.ts';
import { AllLevelsDocument } from './all-levels.generated.ts';
import { type LevelCardProps, LevelsPage } from './levels-page.tsx';
import { SublevelsDocument } from './sublevels.generated.ts';

type Loaded =
  | { readonly kind: 'levels'; readonly levels: readonly LevelCardProps[] }
  | { readonly kind: 'modes'; readonly title: string; readonly levels: readonly LevelCardProps[] }
  | { readonly kind: 'unknown' };

async function loadLevels(signal: AbortSignal): Promise<Loaded> {
  const { allLevels } = await request(AllLevelsDocument, {}, { signal });
  const levels = allLevels
    .filter(({ isTopLevel }) => isTopLevel)
    .map((level) => ({ ...level, path: `/levelchooser?level=${encodeURIComponent(level.slug)}` }));
  return { kind: 'levels', levels };
}

/** The kinds of practice of a level whose page exists. */
async function loadModes(levelSlug: string, signal: AbortSignal): Promise<Loaded> {
  const { level, sublevels } = await request(SublevelsDocument, { levelSlug }, { signal });
  if (!level) return { kind: 'unknown' };
  const levels = sublevels.flatMap(({ levelType, ...sublevel }) => {
    const practice = levelType && practiceOfLevel(levelType);
    const path = `/level/${encodeURIComponent(sublevel.slug)}/practice/${practice}`;
    return practice ? [{ ...sublevel, practice, path }] : [];
  });
  return { kind: 'modes', title: level.title, levels };
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<Loaded> {
  const levelSlug = new URL(url).searchParams.get('level');
  return levelSlug ? loadModes(levelSlug, signal) : loadLevels(signal);
}

/** Whether this is somebody's first look at the levels. Asked once: the next visit is not the first. */
function useWelcome() {
  const [welcome, setWelcome] = useState(isNewUser);
  useEffect(() => setNewUser(false), []);
  return [welcome, () => setWelcome(false)] as const;
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [welcome, closeWelcome] = useWelcome();
  return (
    <LevelsPage
      modesOf={loaded.kind === 'modes' ? loaded.title : null}
      unknown={loaded.kind === 'unknown'}
      levels={loaded.kind === 'unknown' ? [] : loaded.levels}
      welcome={welcome}
      onCloseWelcome={closeWelcome}
    />
  );
}

export { LevelsFailed as LoadFailure } from './levels-page.tsx';
