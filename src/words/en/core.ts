import { accounts } from './accounts.ts';
import { errors } from './errors.ts';
import { levels } from './levels.ts';
import { ui } from './ui.ts';

/** What every page may need: fetched before the first one is shown. */
export const core = { ...ui, ...accounts, ...levels, ...errors } as const;
