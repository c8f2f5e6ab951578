/** Begins a process sooner: given to Node by `--import`, before the program itself.
 *
 *  To know of what kind an imported file is, Node reads its package.json, for each import anew. That of drizzle-orm has
 *  180 KB: a hundred imports of ours name it, and its own files import each other four hundred times. They are modules,
 *  as is all that we write, and an address with its ending says where the file is. */
import { registerHooks } from 'node:module';

const LARGE = 'drizzle-orm';
const found = new Map<string, string>();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, context.parentURL);
      if (!format) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true };
    }
    if (specifier !== LARGE && !specifier.startsWith(`${LARGE}/`)) return next(specifier, context);
    const known = found.get(specifier);
    if (known) return { url: known, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    found.set(specifier, resolved.url);
    return resolved;
  },
});

function formatOf(specifier: string, parentUrl = ''): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript';
  const isLarge = specifier.endsWith('.js') && parentUrl.includes(`/node_modules/${LARGE}/`);
  return isLarge ? 'module' : undefined;
}
