import { accounts } from './accounts.ts';
import { errors } from './errors.ts';
import { ui } from './ui.ts';

/** What every page may need: fetched before the first one is shown. */
export const core = { ...ui, ...accounts, ...errors } as const;
