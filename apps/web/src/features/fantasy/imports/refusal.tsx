import { IMPORT_LIMITS } from '@tredici/contract/fantasy-imports';
import { SEASON_LABELS, type SeasonLabel } from '@tredici/contract/seasons';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { settings } from '#lib/api/settings.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type FileDetails, isTakeable } from './chosen-file.ts';
import css from './refusal.module.css';

interface RefusalProps {
  readonly file: File;
  readonly error: unknown;
  /** Reads the same file again, with the missing information. */
  readonly onAgain: (details: FileDetails) => void;
}

const ROUNDS = Array.from({ length: 38 }, (_, at) => at + 1);
/** People hardly have older files. */
const SEASONS_OFFERED = 12;

/** Why a file was not read, and how to solve it. */
export function Refusal({ file, error, onAgain }: RefusalProps) {
  const t = useText('imports');
  const reasonOf = useReason();
  const code = error instanceof ApiError ? error.code : null;
  const [season, setSeason] = useState<SeasonLabel>(settings().default_season);
  const [round, setRound] = useState(1);
  const from = SEASON_LABELS.indexOf(settings().default_season);
  const offered = SEASON_LABELS.slice(Math.max(0, from - 1), from + SEASONS_OFFERED);
  const asksSeason = code === 'file_season_unknown';
  const asksRound = code === 'file_round_unknown';
  return (
    <div className={css.refusal} role="alert">
      <p className={css.title}>{t('refused.title', { name: file.name })}</p>
      <p>{reasonOf(file, error)}</p>
      {asksSeason && (
        <SelectField
          label={t('refused.season')}
          choices={offered.map((value) => ({ value, label: value }))}
          value={season}
          onChoose={setSeason}
        />
      )}
      {asksRound && (
        <SelectField
          label={t('refused.round')}
          choices={ROUNDS.map((value) => ({ value: String(value), label: String(value) }))}
          value={String(round)}
          onChoose={(chosen) => setRound(Number(chosen))}
        />
      )}
      {(asksSeason || asksRound || (isTakeable(file) && code === null)) && (
        <Button
          onClick={() => onAgain({ ...(asksSeason && { season }), ...(asksRound && { round }) })}
        >
          {t('refused.again')}
        </Button>
      )}
    </div>
  );
}

function useReason(): (file: File, error: unknown) => string {
  const t = useText('imports');
  const errorText = useErrorText();
  const { decimal } = useFormats();
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return (file, error) => {
    if (file.size === 0) return t('refused.empty');
    const isTooLarge = error instanceof ApiError && error.code === 'body_too_large';
    if (!isTakeable(file) || isTooLarge) {
      return t('refused.tooLarge', {
        size: decimal(megabytes(file.size), 1),
        limit: decimal(megabytes(IMPORT_LIMITS.fileBytes), 0),
      });
    }
    return errorText(error);
  };
}
