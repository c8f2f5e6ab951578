import { type BetType, FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { useBetNames } from './bet-names.ts';
import css from './coupon.module.css';
import { type CouponMatch, likeliest } from './coupon-match.ts';
import { hashOf } from './hash-of.ts';
import { MarkCell } from './mark-cell.tsx';
import { OddsCell } from './odds-cell.tsx';
import { ProbabilityBar } from './probability-bar.tsx';
import { TeamBadge } from './team-badge.tsx';

type CouponRowProps = { readonly match: CouponMatch } & (
  | { /** A line of a `Coupon`: three cells. */ readonly size: 'row' }
  | {
      /** The head of a match's own page. */ readonly size: 'large';
      readonly odds?: Readonly<Partial<Record<BetType, number>>>;
    }
  | { /** A line of a `Coupon single`: one cell. */ readonly size: 'single'; readonly bet: BetType }
);

/** One match on the coupon, in the three sizes in which the product shows it. */
export function CouponRow(props: CouponRowProps) {
  switch (props.size) {
    case 'row':
      return <ThreeCells match={props.match} />;
    case 'large':
      return <Large match={props.match} odds={props.odds} />;
    case 'single':
      return <OneCell match={props.match} bet={props.bet} />;
  }
}

function ThreeCells({ match }: { readonly match: CouponMatch }) {
  const marked = likeliest(match.bets);
  return (
    <tr className={css.row}>
      <MatchHead match={match} marked={marked} />
      {FINAL_RESULTS.map((sign) => (
        <td key={sign} className={css.cell}>
          <Cell match={match} bet={sign} marked={sign === marked} />
        </td>
      ))}
    </tr>
  );
}

function OneCell({ match, bet }: { readonly match: CouponMatch; readonly bet: BetType }) {
  const nameOf = useBetNames();
  return (
    <tr className={css.row}>
      <MatchHead match={match} marked={bet} />
      <td className={css.cell}>
        <span className={css.singleBet} aria-hidden="true">
          {nameOf(bet)}
        </span>
        <Cell match={match} bet={bet} marked chosen />
      </td>
    </tr>
  );
}

function Large({
  match,
  odds,
}: {
  readonly match: CouponMatch;
  readonly odds: Readonly<Partial<Record<BetType, number>>> | undefined;
}) {
  const t = useText('football');
  const outcomeOf = useOutcomes(match);
  const marked = likeliest(match.bets);
  const { home_team_name: home, away_team_name: away } = match;
  return (
    <section className={css.large} aria-label={t('versus', { home, away })}>
      <p className={css.largeWhen}>
        <When match={match} />
      </p>
      <p className={css.largeClubs}>
        <Club name={home} favourite={marked === '1'} badge={28} />
        <Club name={away} favourite={marked === '2'} badge={28} />
      </p>
      <ul className={css.largeCells}>
        {FINAL_RESULTS.map((sign) => (
          <li key={sign}>
            <span className={css.outcome} aria-hidden="true">
              <b>{sign}</b> {outcomeOf(sign)}
            </span>
            <Cell match={match} bet={sign} marked={sign === marked} large />
            {odds && <OddsCell oddsDecimal={odds[sign] ?? null} />}
          </li>
        ))}
      </ul>
      {marked && <ProbabilityBar shares={FINAL_RESULTS.map((sign) => match.bets[sign] ?? 0)} />}
    </section>
  );
}

function MatchHead({
  match,
  marked,
}: {
  readonly match: CouponMatch;
  readonly marked: BetType | null;
}) {
  return (
    <th scope="row" className={css.match}>
      <span className={css.when}>
        <When match={match} />
      </span>
      <span className={css.clubs}>
        <Club name={match.home_team_name} favourite={marked === '1'} />
        <Club name={match.away_team_name} favourite={marked === '2'} />
      </span>
    </th>
  );
}

function When({ match }: { readonly match: CouponMatch }) {
  const { day, time } = useFormats();
  return (
    <>
      <time dateTime={match.match_date}>
        {day(match.match_date)} {time(match.match_date)}
      </time>
      {' · '}
      {match.tournament_name}
    </>
  );
}

function Club({
  name,
  favourite,
  badge = 16,
}: {
  readonly name: string;
  readonly favourite: boolean;
  readonly badge?: number;
}) {
  return (
    <span className={favourite ? `${css.club} ${css.favourite}` : css.club}>
      <TeamBadge name={name} size={badge} />
      <span>{name}</span>
    </span>
  );
}

function Cell({
  match,
  bet,
  marked,
  chosen = false,
  large = false,
}: {
  readonly match: CouponMatch;
  readonly bet: BetType;
  readonly marked: boolean;
  /** Marked because it is the one bet of its row, not because it beats the others. */
  readonly chosen?: boolean;
  readonly large?: boolean;
}) {
  const t = useText('football');
  const nameOf = useBetNames();
  const outcomeOf = useOutcomes(match);
  const { percent } = useFormats();
  const probability = match.bets[bet] ?? null;
  const name = isFinalResult(bet) ? `${bet}, ${outcomeOf(bet)}` : nameOf(bet);
  const label =
    probability === null
      ? t('cellNoForecast', { name })
      : t(marked && !chosen ? 'cellMarked' : 'cell', { name, percent: percent(probability) });
  return (
    <MarkCell
      probability={probability}
      marked={marked && probability !== null}
      label={label}
      large={large}
      seed={hashOf(match.home_team_name + match.away_team_name)}
    />
  );
}

function useOutcomes(match: CouponMatch): (sign: FinalResult) => string {
  const t = useText('football');
  const values = { home: match.home_team_name, away: match.away_team_name };
  return (sign) => t(`outcome.${sign}`, values);
}

function isFinalResult(bet: BetType): bet is FinalResult {
  return bet === '1' || bet === 'X' || bet === '2';
}
