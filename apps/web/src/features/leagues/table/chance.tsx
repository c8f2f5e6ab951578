import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './table-page.module.css';

/** A smaller change is noise of the simulation. */
const STILL = 0.5;

/** A chance is shown as 0 or 100 only if it is decided. */
export function Chance({
  chance,
  change,
}: {
  readonly chance: number;
  readonly change: number | null;
}) {
  const t = useText('table');
  const { percent, signed } = useFormats();
  const written =
    chance > 0 && chance < 1
      ? t('chance.below', { percent: percent(1) })
      : chance > 99 && chance < 100
        ? t('chance.above', { percent: percent(99) })
        : percent(chance);
  return (
    <span className={chance === 0 ? css.never : undefined}>
      {chance === 0 ? '–' : written}
      {chance === 0 && <span className="visually-hidden">{written}</span>}
      {change !== null && Math.abs(change) >= STILL && (
        <small className={css.change} title={t('change')}>
          {signed(change, 0)}
        </small>
      )}
    </span>
  );
}
