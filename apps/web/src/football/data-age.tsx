import { useNow } from '#lib/device/use-now.ts';
import { useOnline } from '#lib/device/use-online.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import css from './data-age.module.css';

/** Forecasts are made every morning and after every round, so older ones mean that something is wrong. */
const STALE_HOURS = 36;

interface DataAgeProps {
  readonly forecastsAt: string | null;
  readonly pricesAt?: string | null;
}

/** The age of the data shown; more prominent when they were not renewed or there is no network. */
export function DataAge({ forecastsAt, pricesAt = null }: DataAgeProps) {
  const t = useText('forecasts');
  const { ago } = useFormats();
  const now = useNow();
  const online = useOnline();
  const oddsHidden = useOddsHidden();
  if (!forecastsAt) return null;
  const when = (instant: string) =>
    now.getTime() - Date.parse(instant) < 60_000 ? t('age.justNow') : ago(instant, now);
  if (!online) {
    return (
      <p className={`${css.age} ${css.loud}`} role="status">
        {t('age.offline', { when: when(forecastsAt) })}
      </p>
    );
  }
  if (now.getTime() - Date.parse(forecastsAt) > STALE_HOURS * 3_600_000) {
    return (
      <p className={`${css.age} ${css.loud}`} role="status">
        {t('age.stale', { when: when(forecastsAt) })}
      </p>
    );
  }
  return (
    <p className={css.age}>
      {t('age.forecasts', { when: when(forecastsAt) })}
      {pricesAt && !oddsHidden && ` · ${t('age.prices', { when: when(pricesAt) })}`}
    </p>
  );
}
