/** In the order of spec section 2: the first is also what the settings begin with. */
export const SETTINGS_TABS = [
  'category',
  'specialty',
  'profession',
  'language',
  'subscription',
  'credits',
  'password',
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab of what stands behind `/settings/`; null for none. */
export function tabOf(path: string): SettingsTab | null {
  const name = path.replace(/\/$/, '');
  if (name === '') return SETTINGS_TABS[0];
  return SETTINGS_TABS.find((tab) => tab === name) ?? null;
}
