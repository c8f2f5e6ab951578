import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PencilCross } from '#ui/pencil-cross.tsx';
import type { Step } from './registration-memory.ts';
import css from './step-row.module.css';

interface StepRowProps {
  readonly step: Step;
  readonly current: boolean;
  readonly complete: boolean;
  /** A short summary of what was entered in this row. */
  readonly summary: string;
  /** Only for completed rows. */
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A row of the registration form: open while it is being filled in, then one line with a crossed box. */
export function StepRow({ step, current, complete, summary, onEdit, children }: StepRowProps) {
  const t = useText('registration');
  const title = t(`step.${step}`);
  return (
    <li className={css.row} aria-current={current ? 'step' : undefined}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          {!current && complete && <bdi className={css.summary}>{summary}</bdi>}
        </div>
        {onEdit && (
          <button
            type="button"
            className={css.edit}
            onClick={onEdit}
            aria-label={t('editStep', { step: title })}
          >
            {t('edit')}
          </button>
        )}
        <span className={css.box}>
          {!current && complete && (
            <>
              <PencilCross />
              <span className="visually-hidden">{t('done')}</span>
            </>
          )}
        </span>
      </div>
      {current && <div className={css.fields}>{children}</div>}
    </li>
  );
}
