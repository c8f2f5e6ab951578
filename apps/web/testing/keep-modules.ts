import type { Plugin } from 'vite';

/** Paths of what tests import: sources, packages, and what Vite makes of either. */
const MODULE = /^\/(?:src|testing|node_modules|@fs|@id)\//;

/** Every test file opens a page of its own, and each asked again whether its modules had changed, which does
 *  not happen during a single run. The cache disappears with the browser. */
export function keepModules(): Plugin {
  return {
    name: 'tredici:keep-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((request, reply, next) => {
        if (request.url && MODULE.test(request.url)) {
          const setHeader = reply.setHeader.bind(reply);
          setHeader('Cache-Control', 'max-age=31536000,immutable');
          // Ignores the Cache-Control that Vite sets later.
          reply.setHeader = (name, value) =>
            name === 'Cache-Control' ? reply : setHeader(name, value);
        }
        next();
      });
    },
  };
}
