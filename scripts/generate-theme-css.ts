/**
 * Writes the variables of the theme as a static style sheet: the page needs no style element of its own
 * (the content security policy allows none), and palettes that no page uses stay out. `--check` fails on drift.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { cssVariables, theme } from '../src/web/ui/theme.ts';

const TARGET = 'src/web/ui/theme-variables.generated.css';
const UNUSED = ['pink', 'grape', 'violet', 'indigo', 'blue', 'cyan', 'teal', 'lime', 'orange'];

function block(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED.some((color) => name.startsWith(`--mantine-color-${color}-`)))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

const { variables, light, dark } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
// Before the script has chosen a scheme the page already follows the system.
const css = `/* Written by scripts/generate-theme-css.ts from theme.ts. */
@layer mantine {
${block(':root', variables)}
${block(":root, :root[data-mantine-color-scheme='light']", light)}
${block(":root[data-mantine-color-scheme='dark']", dark)}
/* Paper is white. */
@media print {
${block(':root[data-mantine-color-scheme]', light)}
}
}
`;

if (process.argv.includes('--check')) {
  if ((await readFile(TARGET, 'utf8').catch(() => '')) !== css) {
    console.error(`${TARGET} is out of date, run npm run generate.`);
    process.exit(1);
  }
} else {
  await writeFile(TARGET, css);
}
