import { CHAMPIONSHIP_LIMITS } from '@tredici/contract/championships';
import { useId } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { namesIn } from './championship-draft.ts';
import css from './championship-form.module.css';

interface ParticipantsFieldProps {
  /** One name per line. */
  readonly text: string;
  /** Whether results are in, so that only names may change. */
  readonly areFixed: boolean;
  readonly problems: readonly string[];
  readonly onText: (text: string) => void;
}

/** The participants, with the names that are invalid. */
export function ParticipantsField({ text, areFixed, problems, onText }: ParticipantsFieldProps) {
  const t = useText('championships');
  const id = useId();
  const { least, most } = CHAMPIONSHIP_LIMITS.participants;
  const isWrong = problems.length > 0;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('participants')}</label>
      <p id={`${id}-hint`} className={css.soft}>
        {areFixed ? t('participants.fixed') : t('participants.help', { least, most })}
      </p>
      <textarea
        id={id}
        rows={8}
        dir="auto"
        className={isWrong ? css.invalid : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-error`} className={css.error}>
        {problems.join('. ')}
      </p>
      <p className={css.soft}>{t('participants.count', { count: namesIn(text).length })}</p>
    </div>
  );
}
