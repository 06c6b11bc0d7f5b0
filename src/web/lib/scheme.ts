import { useSyncExternalStore } from 'react';
import { inBrowser } from './storage.ts';

/* Light or dark. Chosen before the first paint by public/scheme.js, which reads the same names. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEPT = 'bedside.scheme';
const ATTRIBUTE = 'data-scheme';
const SYSTEM = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** What the learner chose. */
function chosenScheme(): Scheme {
  return SCHEMES.find((scheme) => scheme === inBrowser.get(KEPT)) ?? 'auto';
}

/** What that means at present. */
function shownScheme(): 'light' | 'dark' {
  const chosen = chosenScheme();
  if (chosen !== 'auto') return chosen;
  return matchMedia(SYSTEM).matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
  for (const listener of listeners) listener();
}

/** Keeps the page as the system is, where that was chosen. */
export function followScheme(): void {
  matchMedia(SYSTEM).addEventListener('change', show);
}

export function chooseScheme(scheme: Scheme): void {
  inBrowser.set(KEPT, scheme);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChosenScheme(): Scheme {
  return useSyncExternalStore(subscribe, chosenScheme);
}

/** For what is drawn in colours that it reads from the page. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownScheme);
}
