import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/baseline.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cspNonce } from '#lib/device/csp.ts';
import { preferences } from '#lib/device/preferences.ts';
import { cssVariablesResolver, theme } from './theme.ts';

// The lock on scrolling behind Mantine's modals writes a style of its own; it looks for its nonce
// where a bundler would have left it.
Object.assign(globalThis, { __webpack_nonce__: cspNonce() });

/** Pages made with Mantine's kit stand inside one of these; the public pages, drawn with our own few
 *  pieces, do not, and so do not carry the library. */
export function MantineRoot({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      getStyleNonce={cspNonce}
      colorSchemeManager={colorSchemeManager()}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

/** Our preferences are the one memory of the scheme. */
function colorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => preferences.get().colorScheme,
    set: (colorScheme) => preferences.set({ colorScheme }),
    subscribe: (onUpdate) => {
      let known = preferences.get().colorScheme;
      stop = preferences.subscribe(() => {
        const { colorScheme } = preferences.get();
        if (colorScheme === known) return;
        known = colorScheme;
        onUpdate(colorScheme);
      });
    },
    unsubscribe: () => stop(),
    clear: () => {},
  };
}
