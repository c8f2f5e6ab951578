import { Link } from '@tanstack/react-router';
import type { BetType, FinalResult } from '@tredici/engine/markets/bet-types';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import css from './coupon.module.css';
import type { CouponMatch } from './coupon-match.ts';
import { hashOf } from './hash-of.ts';
import { MarkCell } from './mark-cell.tsx';
import { TeamBadge } from './team-badge.tsx';

/** What the small type of a line says: under a heading that is a date, the time is enough. */
export type WhenShown = 'date' | 'time';

/** The head of a line: when and where in small type, then the two clubs; the way to the match's own
 *  page, wherever on the line one points. */
export function MatchHead({
  match,
  shown = 'date',
}: {
  readonly match: CouponMatch;
  readonly shown?: WhenShown;
}) {
  const t = useText('football');
  const { match_id, home_team_name: home, away_team_name: away } = match;
  const clubs = (
    <>
      <Club name={home} goals={match.home_goals} />
      <Club name={away} goals={match.away_goals} />
    </>
  );
  return (
    <th scope="row" className={css.match}>
      <span className={css.when}>
        <When match={match} shown={shown} />
      </span>
      {match_id === undefined ? (
        clubs
      ) : (
        <Link
          to={paths.match(match_id)}
          className={css.open}
          aria-label={t('versus', { home, away })}
        >
          {clubs}
        </Link>
      )}
    </th>
  );
}

export function When({
  match,
  shown = 'date',
}: {
  readonly match: CouponMatch;
  readonly shown?: WhenShown;
}) {
  const { day, time } = useFormats();
  return (
    <>
      <time dateTime={match.match_date}>
        {shown === 'date' && `${day(match.match_date)} `}
        {time(match.match_date)}
      </time>
      {' · '}
      {match.tournament_name}
    </>
  );
}

export function Club({
  name,
  badge = 15,
  goals = null,
}: {
  readonly name: string;
  readonly badge?: number;
  readonly goals?: number | null | undefined;
}) {
  return (
    <span className={css.club}>
      <TeamBadge name={name} size={badge} />
      <span>{name}</span>
      {goals !== null && <b className={css.goals}>{goals}</b>}
    </span>
  );
}

/** One box of a match's line, with its words for those who do not see it. */
export function Cell({
  match,
  bet,
  name,
  mark,
  large = false,
}: {
  readonly match: CouponMatch;
  readonly bet: BetType;
  /** What the bet is called when it is read out. */
  readonly name: string;
  /** Crossed for beating the others, or for being the one bet of its line. */
  readonly mark: 'likeliest' | 'chosen' | null;
  readonly large?: boolean;
}) {
  const t = useText('football');
  const { percent } = useFormats();
  const probability = match.bets[bet] ?? null;
  const label =
    probability === null
      ? t('cellNoForecast', { name })
      : t(mark === 'likeliest' ? 'cellMarked' : 'cell', { name, percent: percent(probability) });
  return (
    <MarkCell
      probability={probability}
      marked={mark !== null && probability !== null}
      label={label}
      large={large}
      seed={hashOf(match.home_team_name + match.away_team_name)}
    />
  );
}

/** What a sign means for the two clubs: Vittoria Genoa, Pareggio, Vittoria Parma. */
export function useOutcomes(match: CouponMatch): (sign: FinalResult) => string {
  const t = useText('football');
  const values = { home: match.home_team_name, away: match.away_team_name };
  return (sign) => t(`outcome.${sign}`, values);
}
