import { useQuery } from '@tanstack/react-query';
import { BEST_BETS_DAYS, type Prognostic } from '@tredici/contract/bets';
import { DataAge } from '#football/data-age.tsx';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { byTime } from './best-bets.ts';
import css from './home-head.module.css';
import { homeQueries } from './queries.ts';

/** The top of the page: a greeting, the coming matches, and the age of the forecasts and prices. */
export function HomeHead({ name }: { readonly name: string }) {
  const t = useText('home');
  const { data, isPending, isRefetchError } = useQuery(homeQueries.soon);
  return (
    <div className={css.head}>
      <PageHeading className={css.title}>{t('heading', { name })}</PageHeading>
      <div className={css.coming} data-waiting={isPending || undefined}>
        {data && <Coming matches={data.results} />}
      </div>
      <div className={css.age}>
        {isRefetchError ? (
          <p role="status" className={css.failed}>
            {t('refreshFailed')}
          </p>
        ) : (
          data && <DataAge forecastsAt={data.forecasts_at} pricesAt={data.prices_at} />
        )}
      </div>
    </div>
  );
}

function Coming({ matches }: { readonly matches: readonly Prognostic[] }) {
  const t = useText('home');
  const { count, date, day, time } = useFormats();
  const now = useNow();
  const [first] = byTime(matches);
  if (!first) return <p>{t('coming.none', { days: BEST_BETS_DAYS })}</p>;
  const leagues = new Set(matches.map(({ tournament_id }) => tournament_id)).size;
  const today = date(first.match_date) === date(now);
  const start = {
    time: time(first.match_date),
    home: first.home_team_name,
    away: first.away_team_name,
  };
  return (
    <>
      <p>
        {t('coming', {
          count: matches.length,
          matches: count(matches.length),
          leagues: t('coming.leagues', { count: leagues }),
          days: BEST_BETS_DAYS,
        })}
      </p>
      <p className={css.first}>
        {today
          ? t('coming.firstToday', start)
          : t('coming.first', { ...start, day: day(first.match_date) })}
      </p>
    </>
  );
}
