import type { Bands } from '@tredici/engine/fantasy/rules/championship-rules';
import { useState } from 'react';
import type { Language } from '#lib/device/preferences.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';
import { TextField } from '#ui/text-field.tsx';

interface BandsFieldProps {
  readonly label: string;
  readonly bands: Bands;
  readonly wrong: boolean;
  /** Called with NaN for what is not a number. */
  readonly onBands: (bands: Bands) => void;
}

/** The bands of a modifier as one text: from which vote or mean, and the points. */
export function BandsField({ label, bands, wrong, onBands }: BandsFieldProps) {
  const t = useText('rules');
  const language = useLanguage();
  const [text, setText] = useState(() => writtenBands(bands, language));
  const isSame = bandsIn(text).join() === bands.join();
  return (
    <TextField
      label={label}
      hint={t('bands.help', { example: writtenBands(EXAMPLE, language) })}
      autoComplete="off"
      value={isSame ? text : writtenBands(bands, language)}
      error={wrong ? t('bands.wrong') : null}
      onChange={(event) => {
        setText(event.target.value);
        onBands(bandsIn(event.target.value));
      }}
    />
  );
}

const EXAMPLE: Bands = [
  [6, 1],
  [6.5, 3],
];

export const writtenBands = (bands: Bands, language: Language): string =>
  bands
    .map(([from, points]) => `${typedNumber(from, language)} ${typedNumber(points, language)}`)
    .join('; ');

/** Accepts decimal commas and points, and any minus. */
export const bandsIn = (text: string): Bands =>
  text
    .split(/[;\n]/)
    .map((pair) => pair.trim().replaceAll(',', '.').replaceAll('−', '-'))
    .filter(Boolean)
    .map((pair) => {
      const [from, points, ...rest] = pair.split(/\s+/).map(Number);
      return rest.length > 0 ? [Number.NaN, Number.NaN] : [from!, points ?? Number.NaN];
    });
