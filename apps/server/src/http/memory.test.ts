import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

function world(most?: number) {
  const listeners: ((tag: string | undefined) => void)[] = [];
  const invalidations = {
    listening: true,
    subscribe: (listener: (tag: string | undefined) => void) => void listeners.push(listener),
  };
  let at = 0;
  const memory = createMemory(invalidations, {
    now: () => at,
    ...(most ? { most } : {}),
  });
  let loads = 0;
  const ask = (key = 'a', tags = ['players'], freshFor = 1_000) =>
    memory.get(key, { tags, load: async () => ++loads, freshForMs: () => freshFor });
  return {
    ask,
    invalidations,
    tell: (tag: string | undefined) => {
      for (const listener of listeners) listener(tag);
    },
    pass: (ms: number) => {
      at += ms;
    },
  };
}

test('a value is loaded once, and shared by those who ask meanwhile', async () => {
  const { ask } = world();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  expect(await ask('b')).toBe(2);
});

test('it is loaded again after its lifetime, and after a change of its tags', async () => {
  const { ask, tell, pass } = world();
  await ask();
  tell('other');
  expect(await ask()).toBe(1);
  pass(1_001);
  expect(await ask()).toBe(2);
  tell('players');
  expect(await ask()).toBe(3);
  tell(undefined);
  expect(await ask()).toBe(4);
});

test('a value that changed while loading, or while changes could not be heard, is returned but not cached', async () => {
  const { ask, tell, invalidations } = world();
  const overtaken = ask();
  tell('players');
  expect(await overtaken).toBe(1);
  expect(await ask()).toBe(2);
  invalidations.listening = false;
  expect([await ask('b'), await ask('b')]).toEqual([3, 4]);
});

test('an unrelated change leaves a load under way shared', async () => {
  const { ask, tell } = world();
  const first = ask();
  tell('user:7');
  expect(await Promise.all([first, ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('beyond the limit the least recently used entry is dropped', async () => {
  const { ask } = world(2);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(await ask('a')).toBe(1);
  expect(await ask('b')).toBe(4);
});
