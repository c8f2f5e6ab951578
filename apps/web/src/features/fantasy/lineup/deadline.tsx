import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './deadline.module.css';
import { timeLeft } from './time-left.ts';

interface DeadlineProps {
  /** Null where the round's matches are not known. */
  readonly deadline: string | null;
}

/** Until when the line-up can change, and how long that still is. */
export function Deadline({ deadline }: DeadlineProps) {
  const t = useText('lineup');
  const { day, time } = useFormats();
  const instant = useNow(1000);
  if (deadline === null) return <p className={css.deadline}>{t('deadline.unknown')}</p>;
  const left = timeLeft(Date.parse(deadline) - instant.getTime());
  return (
    <p className={css.deadline} data-soon={left?.unit === 'clock' || undefined}>
      <span>{t('deadline.until', { day: day(deadline), time: time(deadline) })}</span>
      <b role="timer">
        {left === null ? t('deadline.over') : t(`deadline.${left.unit}`, left.values)}
      </b>
    </p>
  );
}
