import type { Plugin } from 'vite';

/** Addresses of what tests import: sources, packages, and what Vite makes of either. */
const MODULE = /^\/(?:src|testing|node_modules|@fs|@id)\//;

/** Every test file has a page of its own, and each asked anew whether any of its modules had changed: none does while
 *  tests run once. The cache goes with the browser. */
export function keepModules(): Plugin {
  return {
    name: 'tredici:keep-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((request, reply, next) => {
        if (request.url && MODULE.test(request.url)) {
          const setHeader = reply.setHeader.bind(reply);
          setHeader('Cache-Control', 'max-age=31536000,immutable');
          // Vite would say otherwise.
          reply.setHeader = (name, value) =>
            name === 'Cache-Control' ? reply : setHeader(name, value);
        }
        next();
      });
    },
  };
}
