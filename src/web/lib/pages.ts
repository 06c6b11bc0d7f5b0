import { matchPath } from 'react-router';

/*
 * Which pages exist and how to reach them, for code below the route table: a link or a redirect stands only
 * when its page does. Filled once by routes.tsx and main.tsx.
 */
let patterns: readonly string[] = [];
let navigate: (path: string) => void = (path) => location.assign(path);

export function registerPages(paths: readonly string[]): void {
  patterns = paths;
}

export function registerNavigation(go: (path: string) => void): void {
  navigate = go;
}

/** Whether a page stands at this path, for example `/pricing` or `/level/x/practice/guided`. */
export function hasPage(path: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, path) !== null);
}

/** Leaves for another page of ours from code that is no component. */
export function goTo(path: string): void {
  navigate(path);
}
