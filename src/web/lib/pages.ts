import { matchPath } from 'react-router';

/*
 * Which pages exist, for code below the route table: a link or a redirect stands only when its page does. Filled
 * once by routes.tsx.
 */
let patterns: readonly string[] = [];

export function registerPages(paths: readonly string[]): void {
  patterns = paths;
}

/** Whether a page stands at this path, for example `/pricing` or `/level/x/practice/guided`. */
export function hasPage(path: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, path) !== null);
}
