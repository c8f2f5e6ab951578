import { describe, expect, it } from 'vitest';
import { joinShared } from './join-shared.ts';

const SMALL = 'x'.repeat(100);
const LARGE = 'x'.repeat(50_000);

/** A graph of modules: what each imports, and its code. */
function graph(modules: Record<string, { code: string; imports?: string[] }>) {
  return (id: string) => {
    const found = modules[id];
    if (!found) return null;
    return { importedIds: found.imports ?? [], dynamicallyImportedIds: [], code: found.code };
  };
}
const page = (...modules: string[]) => ({ modules: new Set(modules), often: 1 });
const base = { name: 'data', modules: new Set(['client']) };

describe('files that pages share', () => {
  it('puts a small module into the base, though not every page needs it', () => {
    const infoOf = graph({ client: { code: LARGE }, money: { code: SMALL } });
    const pages = [page('client', 'money'), page('client', 'money'), page('client')];
    expect(joinShared(pages, base, infoOf).get('money')).toBe('data');
  });

  it('keeps a large module away from pages that do not need it', () => {
    const infoOf = graph({ client: { code: LARGE }, chart: { code: LARGE } });
    const pages = [page('client', 'chart'), page('client', 'chart'), page('client')];
    const names = joinShared(pages, base, infoOf);
    expect(names.get('client')).toBe('data');
    expect(names.get('chart')).not.toBe('data');
    expect(names.get('chart')).toBeDefined();
  });

  it('never adds the base to a page for the sake of a small module', () => {
    const infoOf = graph({ client: { code: LARGE }, money: { code: SMALL } });
    const pages = [page('client', 'money'), page('client', 'money'), page('money')];
    expect(joinShared(pages, base, infoOf).get('money')).not.toBe('data');
  });

  it('joins two large modules that the same pages need', () => {
    const infoOf = graph({
      client: { code: SMALL },
      chart: { code: LARGE },
      axis: { code: LARGE },
    });
    const pages = [page('client', 'chart', 'axis'), page('chart', 'axis')];
    const names = joinShared(pages, base, infoOf);
    expect(names.get('chart')).toBe(names.get('axis'));
  });

  it('leaves a module that only one page needs to that page', () => {
    const infoOf = graph({ client: { code: SMALL }, own: { code: SMALL } });
    expect(joinShared([page('client', 'own'), page('client')], base, infoOf).has('own')).toBe(
      false,
    );
  });

  it('makes no two files that depend on each other', () => {
    // Joined with the base, the small one would need the large one, which needs the base.
    const infoOf = graph({
      client: { code: SMALL },
      large: { code: LARGE, imports: ['client'] },
      small: { code: SMALL, imports: ['large'] },
    });
    const whole = page('client', 'large', 'small');
    const pages = [whole, whole, page('client', 'large'), page('client'), page('client')];
    const names = joinShared(pages, base, infoOf);
    expect(names.get('large')).not.toBe('data');
    expect(names.get('small')).not.toBe('data');
  });
});
