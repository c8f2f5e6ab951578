import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type FirstFiles, type FirstFilesOfBuild, LANGUAGES } from './first-files.ts';

/** Builds the service worker into one plain script, and tells it which files to cache when it is installed. */
export function serviceWorker(first: FirstFilesOfBuild): Plugin {
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
          filesToKeep(bundle, first.found()),
        );
        // No hash in the name: the browser identifies a worker by its address. The server sends it with
        // no-cache.
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The program, the logged-in shell, the pages that declare it, in both languages, and their fonts. */
function filesToKeep(bundle: Rolldown.OutputBundle, { program, next, session, pages }: FirstFiles) {
  const fonts = Object.keys(bundle).filter(
    (name) => name.endsWith('.woff2') && !name.includes('-ext-'),
  );
  const kept = pages.filter(({ page }) => page.offline);
  const files = [
    ...program,
    ...LANGUAGES.flatMap((language) => [
      ...next[language],
      ...session[language],
      ...kept.flatMap((page) => page.files[language]),
    ]),
    ...fonts,
  ];
  // Some files were inlined into the page and no longer exist.
  return [...new Set(files)].filter((name) => name in bundle).map((name) => `/${name}`);
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
