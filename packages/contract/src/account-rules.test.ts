import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emailProblems,
  NAME_MAX,
  nameProblems,
  newPasswordProblems,
  PASSWORD_MAX,
  PASSWORD_SPECIALS,
  passwordProblems,
  passwordStrength,
  registrationProblems,
  repeatProblems,
} from './account-rules.ts';
import { FIELD_CODES } from './errors.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
const lower = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const upper = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const special = fc.constantFrom(...PASSWORD_SPECIALS);
const shuffled = (parts: readonly fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts)
    .chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length }).map((order) => order.join('')),
    );
const filler = fc.string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 40 });
const goodPassword = shuffled([lower, upper, digit, special, filler]);

test('whatever is typed, a rule returns known codes and never throws', () => {
  const known = new Set<string>(FIELD_CODES);
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const found = [nameProblems(a), emailProblems(a), passwordProblems(a), repeatProblems(a, b)];
      for (const code of found.flat()) expect(known.has(code)).toBe(true);
      expect(passwordStrength(a)).toBeLessThanOrEqual(4);
    }),
  );
});

test('a password with eight characters of the four kinds passes, and only with all four', () => {
  fc.assert(
    fc.property(goodPassword, (password) => {
      expect(passwordProblems(password)).toEqual([]);
    }),
  );
  for (const missing of [0, 1, 2, 3]) {
    const kinds = [lower, upper, digit, special].filter((_, kind) => kind !== missing);
    const poor = fc
      .array(fc.oneof(...kinds), { minLength: 8, maxLength: 60 })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(poor, (password) => {
        expect(passwordProblems(password)).toEqual(['password_too_simple']);
      }),
    );
  }
});

test('fewer than eight characters are too few, however they are made', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 7 }), (short) => {
      if ([...short].length >= 8) return;
      expect(passwordProblems(short)).toContain('password_too_short');
    }),
  );
  // Seven characters that JavaScript counts as more.
  expect(passwordProblems('Aa1!⚽🏟🧤')).toEqual(['password_too_short']);
});

test.each([
  ['', ['required']],
  ['Abc1!', ['password_too_short']],
  ['abcdefgh', ['password_too_simple']],
  ['abc', ['password_too_short', 'password_too_simple']],
  ['Abcdefg1.', ['password_too_simple']],
  ['Àbcdefg1!', []],
  ['Tredici13!', []],
  [`Aa1!${'x'.repeat(PASSWORD_MAX)}`, ['too_long']],
])('the password %j: %j', (password, codes) => {
  expect(passwordProblems(password)).toEqual(codes);
});

test('the repetition must be the same, to the letter', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      expect(repeatProblems(a, b)).toEqual(a === b ? [] : ['password_mismatch']);
    }),
  );
  expect(newPasswordProblems('one', 'Tredici13!', 'two', 'tredici13!')).toEqual({
    two: ['password_mismatch'],
  });
});

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const email = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9_+-]{1,20}(\.[a-zA-Z0-9_+-]{1,10})?$/),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.stringMatching(/^[a-zA-Z]{2,4}$/),
  )
  .map(([local, labels, ending]) => `${local}@${labels.join('.')}.${ending}`);

test('a local part, an @, a domain and an ending of two to four letters make an e-mail', () => {
  fc.assert(
    fc.property(email, (address) => {
      expect(emailProblems(address)).toEqual([]);
      expect(emailProblems(`  ${address} `)).toEqual([]);
      expect(emailProblems(`${address}xxxxx`)).toEqual(['email_invalid']);
      expect(emailProblems(address.replace('@', ''))).toEqual(['email_invalid']);
      expect(emailProblems(`${address}1`)).toEqual(['email_invalid']);
    }),
  );
});

test('an accepted e-mail address cannot break a mail header', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'a@.b\r\n\t <>,;:"\\\u0000éλ') });
  fc.assert(
    fc.property(fc.oneof(hostile, anyText), (text) => {
      if (emailProblems(text).length > 0) return;
      expect(text.trim()).toMatch(/^[\x21-\x7e]+$/);
      expect(text.trim()).not.toMatch(/[<>,;:"\\()[\]\s]/);
      expect(text.trim().split('@')).toHaveLength(2);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['', 'required'],
  ['mario', 'email_invalid'],
  ['mario@', 'email_invalid'],
  ['@example.com', 'email_invalid'],
  ['mario@example', 'email_invalid'],
  ['mario@example.c', 'email_invalid'],
  ['mario@example.museum', 'email_invalid'],
  ['mario..rossi@example.com', 'email_invalid'],
  ['mario@-example.com', 'email_invalid'],
  ['mario@example..com', 'email_invalid'],
  ['mario rossi@example.com', 'email_invalid'],
  ['mario@example.com, luigi@example.com', 'email_invalid'],
  [`${'m'.repeat(65)}@example.com`, 'email_invalid'],
  [`mario@${'e'.repeat(64)}.com`, 'email_invalid'],
  [`mario@${'example.'.repeat(60)}com`, 'too_long'],
])('%s is no e-mail', (text, code) => {
  expect(emailProblems(text)).toEqual([code]);
});

test('an e-mail made to take long is refused at once', () => {
  const started = performance.now();
  emailProblems(`${'a'.repeat(120)}@${'a-'.repeat(60)}`);
  emailProblems(`a@${'a.'.repeat(120)}`);
  emailProblems('a'.repeat(1_000_000));
  nameProblems('a'.repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(100);
});

test('a name is any visible text of up to 150 characters', () => {
  const letters = fc.constantFrom(...'aèñøЖم日𝔸’ -');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: NAME_MAX }), (characters) => {
      const name = `A${characters.slice(1).join('')}`;
      expect(nameProblems(name)).toEqual([]);
    }),
  );
  expect(nameProblems('𝔸'.repeat(NAME_MAX))).toEqual([]);
  expect(nameProblems('𝔸'.repeat(NAME_MAX + 1))).toEqual(['too_long']);
  expect(nameProblems(' \t ')).toEqual(['required']);
  expect(nameProblems('\u200b\u200d')).toEqual(['required']);
  for (const bad of ['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2066b', 'a\ud83d', 'a\u2028b']) {
    expect(nameProblems(bad)).toEqual(['invalid']);
  }
});

test('adding more of the same does not make a password weaker', () => {
  fc.assert(
    fc.property(goodPassword, fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (a, b) => {
      expect(passwordStrength(a + b)).toBeGreaterThanOrEqual(passwordStrength(a));
    }),
  );
  expect(passwordStrength('')).toBe(0);
  expect(passwordStrength('Aa1!Aa1!')).toBe(1);
  expect(passwordStrength('Tredici13!')).toBe(2);
  expect(passwordStrength('Una-schedina,13_pronostici e 1 caffè')).toBe(4);
});

test('a registration in order has nothing wrong with it', () => {
  const form = {
    email: 'carla@example.com',
    username: 'Carla@example.com ',
    first_name: 'Carla',
    last_name: 'Rossi',
    password1: 'Tredici13!',
    password2: 'Tredici13!',
    privacy_accepted: true,
    captcha: 'solved',
  };
  expect(registrationProblems(form)).toEqual({});
  expect(registrationProblems({ ...form, captcha: '' })).toEqual({
    captcha: ['captcha_required'],
  });
  expect(registrationProblems({ ...form, privacy_accepted: undefined })).toEqual({
    privacy_accepted: ['privacy_required'],
  });
});
