import { useQuery } from '@tanstack/react-query';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import css from './match-of-the-day.module.css';
import { ofTheDayQuery } from './queries.ts';

/** The match that is open to everybody, with its probabilities and the way to its page. */
export function MatchOfTheDay() {
  const t = useText('billing');
  const { data, error } = useQuery(ofTheDayQuery);
  const isNone = error instanceof ApiError && error.code === 'not_found';
  if (error && !isNone && !data) return null;
  return (
    <section aria-labelledby="partita-del-giorno">
      <PaperCard>
        <div className={css.head}>
          <h2 id="partita-del-giorno" className={css.title}>
            {t('ofTheDay.title')}
          </h2>
          <p className={css.intro}>{t('ofTheDay.intro')}</p>
        </div>
        {data ? (
          <>
            <Coupon caption={t('ofTheDay.title')}>
              <CouponRow match={data} shown="full" number={13} />
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
