import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** Deep teal, the one accent. White text is readable on 6 and darker, text in 7 and darker on the canvas. */
const accent: MantineColorsTuple = [
  '#eef7f6',
  '#d8ecea',
  '#b2dad6',
  '#84c4be',
  '#56aaa4',
  '#2f8f89',
  '#1a7671',
  '#10605c',
  '#0c4c49',
  '#083836',
];

/** The greys of the dark scheme, with a trace of the accent. */
const dark: MantineColorsTuple = [
  '#dfe6e4',
  '#c3ceca',
  '#a9b6b2',
  '#8b9995',
  '#5c6a67',
  '#3c4947',
  '#263130',
  '#1b2322',
  '#131918',
  '#0d1211',
];

/** The look of Bedside. Its variables reach the browser as a static file: see scripts/generate-theme-css.ts. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, dark },
  black: '#1c2726',
  fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  headings: {
    fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, 'Segoe UI', Roboto, sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' }, vars: () => ({ root: { '--button-height': '2.75rem' } }) },
    ActionIcon: { vars: () => ({ root: { '--ai-size': '2.75rem' } }) },
    Input: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, { error }: { error?: unknown }) => ({
        wrapper: {
          '--input-height': '2.875rem',
          '--input-bd': error ? 'var(--mantine-color-error)' : 'var(--mantine-color-default-border)',
          '--input-bg': 'var(--bs-surface)',
        },
      }),
    },
    InputWrapper: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { size: 'md', rightSectionWidth: '3rem' },
      vars: () => ({ root: { '--psi-button-size': '2.75rem', '--psi-icon-size': '1.25rem' } }),
    },
  },
});

/** Beyond Mantine's own names: `--bs-*` are the surfaces, the three steps of a score and the five
 * of a band, by the percentage from which each begins (spec section 9), with the colour of the letter on them. */
export const cssVariables: CSSVariablesResolver = (resolved) => {
  const base = defaultCssVariablesResolver(resolved);
  return {
    variables: {
      ...base.variables,
      '--bs-font-serif': "'Source Serif 4 Variable', 'Source Serif 4', Georgia, 'Times New Roman', serif",
    },
    light: {
      ...base.light,
      '--mantine-color-body': '#faf7f1',
      '--mantine-color-default': '#fffefb',
      '--mantine-color-default-hover': '#f4efe6',
      '--mantine-color-default-border': '#8d8a80',
      '--mantine-color-dimmed': '#57625f',
      '--mantine-color-placeholder': '#6a7370',
      '--mantine-color-error': '#b3261e',
      '--mantine-color-success': '#1d6b3c',
      '--bs-surface': '#fffefb',
      '--bs-surface-sunken': '#f3eee4',
      '--bs-line': '#e3dccf',
      '--bs-panel': '#0c4c49',
      '--bs-panel-text': '#f2f8f7',
      '--bs-good': '#1d6b3c',
      '--bs-good-soft': '#dff0e3',
      '--bs-fair': '#8a5300',
      '--bs-fair-soft': '#fbecc9',
      '--bs-poor': '#b3261e',
      '--bs-poor-soft': '#fbe2de',
      '--bs-band-90': '#1d6b3c',
      '--bs-band-80': '#0b6474',
      '--bs-band-70': '#2b579f',
      '--bs-band-60': '#8a5300',
      '--bs-band-below': '#b3261e',
      '--bs-band-text': '#fffefb',
    },
    dark: {
      ...base.dark,
      '--mantine-color-text': '#e4eae7',
      '--mantine-color-body': '#131918',
      '--mantine-color-default': '#1b2322',
      '--mantine-color-default-hover': '#253130',
      '--mantine-color-default-color': '#e4eae7',
      '--mantine-color-default-border': '#71807d',
      '--mantine-color-dimmed': '#a9b6b2',
      '--mantine-color-placeholder': '#93a19d',
      '--mantine-color-anchor': '#84c4be',
      '--mantine-color-accent-light': '#1c3f3c',
      '--mantine-color-accent-light-hover': '#234c48',
      '--mantine-color-accent-light-color': '#b2dad6',
      '--mantine-color-error': '#ff9c91',
      '--mantine-color-success': '#86d39f',
      '--bs-surface': '#1b2322',
      '--bs-surface-sunken': '#0e1312',
      '--bs-line': '#2f3b39',
      '--bs-panel': '#0b3230',
      '--bs-panel-text': '#dcebe9',
      '--bs-good': '#86d39f',
      '--bs-good-soft': '#173524',
      '--bs-fair': '#f0c46a',
      '--bs-fair-soft': '#3b2e12',
      '--bs-poor': '#ff9c91',
      '--bs-poor-soft': '#43201c',
      '--bs-band-90': '#86d39f',
      '--bs-band-80': '#7accd8',
      '--bs-band-70': '#a3c1f7',
      '--bs-band-60': '#f0c46a',
      '--bs-band-below': '#ff9c91',
      '--bs-band-text': '#0e1312',
    },
  };
};
