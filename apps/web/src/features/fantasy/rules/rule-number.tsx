import { type ReactNode, useState } from 'react';
import type { Language } from '#lib/device/preferences.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';
import { TextField } from '#ui/text-field.tsx';

interface RuleNumberProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  /** Called with NaN while the text is not a number. */
  readonly onValue: (value: number) => void;
  readonly wrong: boolean;
}

/** A number of the rules. The typed text is kept, even while it is not a number. */
export function RuleNumber({ label, hint, value, onValue, wrong }: RuleNumberProps) {
  const t = useText('rules');
  const language = useLanguage();
  const [text, setText] = useState(writtenOf(value, language));
  // The value was changed elsewhere, such as by another preset, so the typed text is out of date.
  const shown = Object.is(numberOf(text), value) ? text : writtenOf(value, language);
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={wrong ? t('wrongNumber') : null}
      onChange={(event) => {
        setText(event.target.value);
        onValue(numberOf(event.target.value));
      }}
    />
  );
}

const writtenOf = (value: number, language: Language) =>
  Number.isNaN(value) ? '' : typedNumber(value, language);

/** Accepts a decimal comma or point. */
function numberOf(text: string): number {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return plain === '' ? Number.NaN : Number(plain);
}
