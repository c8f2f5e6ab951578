import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunkFiles } from './chunk-files.ts';

/** Builds the service worker into one plain script, and tells it which files the first page is made
 *  of: those it fetches when it is installed. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'tredici:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await compile(
          join(root, 'src/service-worker/worker.ts'),
          firstFiles(bundle),
        );
        // Without a hash: a worker is known by its address. The server sends it with no-cache.
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The page, the login, the shell of who is in, the client, and the letters they are set in. */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const { first, holding } = chunkFiles(bundle);
  const fonts = Object.keys(bundle).filter(
    (name) => name.endsWith('.woff2') && !/-(?:ext|marked)-/.test(name),
  );
  const files = [
    ...first,
    ...holding('/features/accounts/login/login-page.tsx'),
    ...holding('/routes/-app-shell.tsx'),
    ...holding('/lib/i18n/first-messages-it.ts'),
    ...holding('/lib/i18n/first-messages-en.ts'),
    ...holding('/lib/session/verify-token.ts'),
    ...fonts,
  ];
  return [...new Set(files)].map((name) => `/${name}`);
}

async function compile(entry: string, files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { FIRST_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  const output = [built].flat()[0];
  if (!output || !('output' in output)) throw new Error('the service worker was not built');
  return output.output[0].code;
}
