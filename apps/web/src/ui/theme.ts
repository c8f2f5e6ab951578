import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The stamp's red-orange, from the wash to the darkest ink. */
const stamp: MantineColorsTuple = [
  '#fdf0ea',
  '#f8dccf',
  '#f2b7a0',
  '#ff8257',
  '#e2673d',
  '#cc4a25',
  '#b5371a',
  '#952a11',
  '#76210d',
  '#551708',
];

/** Mantine's kit drawn with our paper, ink and type (ui/theme.css). */
export const theme = createTheme({
  colors: { stamp },
  primaryColor: 'stamp',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  defaultRadius: 2,
  respectReducedMotion: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-figures)', fontWeight: '600' },
  fontSizes: {
    xs: 'var(--size-xs)',
    sm: 'var(--size-s)',
    md: 'var(--size-m)',
    lg: 'var(--size-l)',
    xl: 'var(--size-xl)',
  },
  // 768 and 1024 pixels are where the product changes shape.
  breakpoints: { xs: '24em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
});

const NAMES = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-error': 'var(--accent)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--sheet-sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--rule)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
};

/** The same names in both schemes: what they stand for changes underneath them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: NAMES,
  dark: NAMES,
});
