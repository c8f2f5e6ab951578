import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { ReactNode } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import css from './coupon.module.css';
import { type CouponMatch, type CouponPrices, likeliest } from './coupon-match.ts';
import { Cell, Club, useOutcomes } from './coupon-parts.tsx';
import { OddsCell } from './odds-cell.tsx';
import { ProbabilityBar } from './probability-bar.tsx';

interface CouponLargeProps {
  readonly match: CouponMatch;
  /** The tournament's name in the reader's language. */
  readonly league?: string | undefined;
  /** The price to show under each cell, where prices are shown at all. */
  readonly odds?: CouponPrices;
  /** Shown below the date and the league. */
  readonly moment?: ReactNode;
  /** Shown between the clubs and their forecast. */
  readonly children?: ReactNode;
}

/** A match as the head of its own page, with the two clubs as the heading. */
export function CouponLarge({
  match,
  league = match.tournament_name,
  odds,
  moment,
  children,
}: CouponLargeProps) {
  const t = useText('football');
  const { dateTime } = useFormats();
  const outcomeOf = useOutcomes(match);
  const marked = likeliest(match.bets);
  const { home_team_name: home, away_team_name: away } = match;
  return (
    <section className={css.large} aria-label={t('versus', { home, away })}>
      <p className={css.largeWhen}>
        <time dateTime={match.match_date}>{dateTime(match.match_date)}</time>
        <span>{league}</span>
      </p>
      {moment}
      <PageHeading className={css.largeClubs}>
        <Club name={home} badge={40} goals={match.home_goals} />
        <Club name={away} badge={40} goals={match.away_goals} />
      </PageHeading>
      {children}
      <ul className={css.largeCells}>
        {FINAL_RESULTS.map((sign) => (
          <li key={sign}>
            <span className={css.outcome} aria-hidden="true">
              <b>{sign}</b> {outcomeOf(sign)}
            </span>
            <Cell
              match={match}
              bet={sign}
              name={`${sign}, ${outcomeOf(sign)}`}
              marked={sign === marked}
              large
            />
            {odds && <OddsCell oddsDecimal={odds[sign] ?? null} />}
          </li>
        ))}
      </ul>
      {marked && <ProbabilityBar shares={FINAL_RESULTS.map((sign) => match.bets[sign] ?? 0)} />}
    </section>
  );
}
