import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { practiceOfLevel } from '#domain/practice/modes.ts';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { hasPage } from '../../lib/pages.ts';
import { isNewUser, setNewUser } from '../../lib/session/tokens.ts';
import { AllLevelsDocument } from './all-levels.generated.ts';
import { type LevelCardProps, LevelsFailed, LevelsPage } from './levels-page.tsx';
import { SublevelsDocument } from './sublevels.generated.ts';

type Loaded =
  | { readonly kind: 'levels'; readonly levels: readonly LevelCardProps[] }
  | { readonly kind: 'modes'; readonly title: string; readonly levels: readonly LevelCardProps[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };

async function loadLevels(): Promise<Loaded> {
  const { allLevels } = await request(AllLevelsDocument, {});
  const levels = allLevels
    .filter(({ isTopLevel }) => isTopLevel)
    .map((level) => ({ ...level, path: `/levelchooser?level=${encodeURIComponent(level.slug)}` }));
  return { kind: 'levels', levels };
}

/** The kinds of practice of a level whose page exists. */
async function loadModes(levelSlug: string): Promise<Loaded> {
  const { level, sublevels } = await request(SublevelsDocument, { levelSlug });
  if (!level) return { kind: 'unknown' };
  const levels = sublevels.flatMap(({ levelType, ...sublevel }) => {
    const practice = levelType && practiceOfLevel(levelType);
    const path = `/level/${encodeURIComponent(sublevel.slug)}/practice/${practice}`;
    return practice && hasPage(path) ? [{ ...sublevel, practice, path }] : [];
  });
  return { kind: 'modes', title: level.title, levels };
}

export async function loader({ request: { url } }: LoaderFunctionArgs): Promise<Loaded> {
  const levelSlug = new URL(url).searchParams.get('level');
  try {
    return await (levelSlug ? loadModes(levelSlug) : loadLevels());
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { kind: 'failed', message: error.message };
  }
}

/** Whether this is somebody's first look at the levels. Asked once: the next visit is not the first. */
function useWelcome() {
  const [welcome, setWelcome] = useState(isNewUser);
  useEffect(() => setNewUser(false), []);
  return [welcome, () => setWelcome(false)] as const;
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const [welcome, closeWelcome] = useWelcome();
  if (loaded.kind === 'failed') {
    return (
      <LevelsFailed
        message={loaded.message}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    );
  }
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
