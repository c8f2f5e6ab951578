/** Reads an amount of euro as people write it, Italian or English: `1.234,56`, `1,234.56`, `100`. */

export type EuroRefusal =
  | 'empty'
  | 'not-an-amount'
  | 'negative'
  | 'zero'
  /** Less than a cent, or fractions of one. */
  | 'fraction-of-cent'
  | 'too-large';
export type ParsedEuro = { ok: true; cents: number } | { ok: false; reason: EuroRefusal };

/** A hundred million euro less a cent: more is a typing mistake. */
const MOST_CENTS = 9_999_999_999;
/** An integer, with or without groups of three digits, and decimals after the other mark. */
const FORMS = {
  it: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d*))?$/,
  en: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/,
} as const;

/** `language` decides what `1.234` means: in Italian more than a thousand, in English a fraction of a cent.
 *  Text that only the other language allows is read in that language. */
export function parseEuro(text: string, language: keyof typeof FORMS): ParsedEuro {
  const bare = text
    .replace(/€|euro|eur/gi, '')
    .replace(/[\s'’]/g, '')
    .replace(/^\+/, '');
  if (bare === '') return refuse(text.trim() === '' ? 'empty' : 'not-an-amount');
  const [, minus, amount] = /^([-−–]?)(.*)$/.exec(bare)!;
  const [own, other] = language === 'it' ? [FORMS.it, FORMS.en] : [FORMS.en, FORMS.it];
  // A number that starts with 0 is never grouped: 0.001 is a fraction in either language.
  const isGrouped = /^[1-9]/.test(amount!);
  const parts = (isGrouped ? own.exec(amount!) : null) ?? plain(amount!) ?? other.exec(amount!);
  if (!parts) return refuse('not-an-amount');
  if (minus) return refuse('negative');
  const decimals = (parts[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return refuse('fraction-of-cent');
  const euro = Number(parts[1]!.replace(/[.,]/g, ''));
  const cents = euro * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > MOST_CENTS) return refuse('too-large');
  return cents === 0 ? refuse('zero') : { ok: true, cents };
}

/** One mark at most, which is taken as the decimal mark. */
function plain(amount: string): RegExpExecArray | null {
  return /^(\d+)(?:[.,](\d*))?$/.exec(amount);
}

function refuse(reason: EuroRefusal): ParsedEuro {
  return { ok: false, reason };
}
