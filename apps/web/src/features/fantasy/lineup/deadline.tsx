import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './deadline.module.css';
import { timeLeft } from './time-left.ts';

interface DeadlineProps {
  /** Null if the round's matches are unknown. */
  readonly deadline: string | null;
}

/** The deadline of the line-up, and the time left. */
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
