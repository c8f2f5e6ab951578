import { useQuery } from '@tanstack/react-query';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { useMatchLeague } from '#football/league-names.ts';
import { ofTheDayQuery } from '#football/match-of-the-day.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { now } from '#lib/api/settings.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { dayInRome } from '#lib/i18n/rome-time.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import css from './match-of-the-day.module.css';

/** As the server counts: a match after midnight belongs to the previous evening. */
const DAY_BEGINS_MS = 6 * 3_600_000;
const startOf = (instant: Date | string): Date =>
  new Date(new Date(instant).getTime() - DAY_BEGINS_MS);

/** The match that is open to everybody, with its probabilities and the link to its page. */
export function MatchOfTheDay() {
  const t = useText('billing');
  const { data, error } = useQuery(ofTheDayQuery);
  const { dayLong } = useFormats();
  const leagueOf = useMatchLeague();
  // If nobody plays today, it is a match of the next day with one.
  const playedOn = data && startOf(data.match_date);
  const isToday = !playedOn || dayInRome(playedOn) === dayInRome(startOf(now()));
  const isNone = error instanceof ApiError && error.code === 'not_found';
  if (error && !isNone && !data) return null;
  return (
    <section aria-labelledby="partita-del-giorno">
      <PaperCard>
        <div className={css.head}>
          <h2 id="partita-del-giorno" className={css.title}>
            {t('ofTheDay.title')}
          </h2>
          <p className={css.intro}>
            {isToday ? t('ofTheDay.intro') : t('ofTheDay.introLater', { day: dayLong(playedOn) })}
          </p>
        </div>
        {data ? (
          <>
            <Coupon caption={t('ofTheDay.title')}>
              {/* The date is shown above; a phone has room for little more than the time. */}
              <CouponRow match={data} league={leagueOf(data)} shown="weekday" number={13} />
            </Coupon>
            <div className={css.actions}>
              <LinkButton to={paths.match(data.match_id)}>{t('ofTheDay.open')}</LinkButton>
            </div>
          </>
        ) : (
          <p className={css.none} aria-busy={!isNone}>
            {isNone && t('ofTheDay.none')}
          </p>
        )}
      </PaperCard>
    </section>
  );
}
