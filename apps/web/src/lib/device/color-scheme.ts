import { preferences } from './preferences.ts';

const PAPER = { light: '#f5efe2', dark: '#0d1511' } as const;

/** Keeps the page in the chosen colour scheme, continuing what index.html set for the first paint. */
export function startColorScheme(): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { colorScheme } = preferences.get();
    const scheme = colorScheme === 'auto' ? (device.matches ? 'dark' : 'light') : colorScheme;
    document.documentElement.dataset.colorScheme = scheme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[scheme]);
  };
  apply();
  preferences.subscribe(apply);
  device.addEventListener('change', apply);
}
