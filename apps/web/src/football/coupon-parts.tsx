import type { BetType, FinalResult } from '@tredici/engine/markets/bet-types';
import { paths } from '#lib/navigation/paths.ts';
import { ListLink } from '#ui/list-link.tsx';
import { carryMatch } from './carried-match.ts';
import type { ChosenClubs } from './chosen-clubs.ts';
import css from './coupon.module.css';
import { type CouponMatch, isRight } from './coupon-match.ts';
import { type CouponWords, cellWords, outcomeOf, useCouponWords } from './coupon-words.ts';
import { hashOf } from './hash-of.ts';
import { MarkCell } from './mark-cell.tsx';
import { StarMark } from './star.tsx';
import { TeamBadge } from './team-badge.tsx';

/** What the small type of a row says: the time is enough under a date heading, and the weekday in a list of
 *  less than a week. */
export type WhenShown = 'date' | 'weekday' | 'time';

interface HeadProps {
  readonly match: CouponMatch;
  readonly shown?: WhenShown | undefined;
  /** The tournament's name in the reader's language; null where the whole list is of one tournament. */
  readonly league?: string | null | undefined;
  /** The row's number, where it does not simply follow from the row above. */
  readonly number?: number | undefined;
  /** On a row with one bet: the clubs it is on are set bold, the others plain. */
  readonly chosen?: ChosenClubs;
  readonly starred?: boolean | undefined;
}

/** The head of a row: date and league in small type, then the two clubs as the link to the match's page. The
 *  link covers the whole row. */
export function MatchHead({
  words,
  match,
  shown,
  league,
  number,
  chosen,
  starred,
}: HeadProps & { readonly words: CouponWords }) {
  const { match_id, home_team_name: home, away_team_name: away } = match;
  const clubs = (
    <>
      <Club name={home} goals={match.home_goals} plain={chosen?.home === false} />
      <span className="visually-hidden">{` ${words.t('against')} `}</span>
      <Club name={away} goals={match.away_goals} plain={chosen?.away === false} />
    </>
  );
  return (
    <th scope="row" className={css.match} data-number={number}>
      <span className={css.when}>
        {starred && <StarMark />}
        <When words={words} match={match} shown={shown} league={league} />
      </span>
      {match_id === undefined ? (
        clubs
      ) : (
        <ListLink to={paths.match(match_id)} state={carryMatch(match)} className={css.open}>
          {clubs}
        </ListLink>
      )}
    </th>
  );
}

function When({
  words: { t, formats },
  match,
  shown = 'date',
  league = match.tournament_name,
}: HeadProps & { readonly words: CouponWords }) {
  const { match_date: kickOff, status } = match;
  const isUnusual = status && status !== 'scheduled' && status !== 'finished';
  const right = isRight(match);
  return (
    <>
      <time dateTime={kickOff}>
        {shown === 'date' && `${formats.day(kickOff)} `}
        {shown === 'weekday' && `${formats.weekday(kickOff)} `}
        {formats.time(kickOff)}
      </time>
      {isUnusual && <b className={css.status}>{t(`status.${status}`)}</b>}
      {right !== null && <b className={css.verdict}>{t(right ? 'right' : 'wrong')}</b>}
      {league !== null && ` · ${league}`}
    </>
  );
}

export function Club({
  name,
  badge = 15,
  goals = null,
  plain = false,
}: {
  readonly name: string;
  readonly badge?: number;
  readonly goals?: number | null | undefined;
  readonly plain?: boolean;
}) {
  return (
    <span className={plain ? `${css.club} ${css.plain}` : css.club}>
      <TeamBadge name={name} size={badge} />
      <span>{name}</span>
      {goals !== null && <b className={css.goals}>{goals}</b>}
    </span>
  );
}

/** One box of a match's row, with a text for screen readers. */
export function Cell({
  match,
  bet,
  name,
  marked = false,
  large = false,
}: {
  readonly match: CouponMatch;
  readonly bet: BetType;
  /** The bet's name for screen readers. */
  readonly name: string;
  /** Crossed, as the most likely of the three. */
  readonly marked?: boolean;
  readonly large?: boolean;
}) {
  const words = cellWords(useCouponWords(), match, { bet, name, marked });
  return (
    <MarkCell
      {...words}
      marked={marked && words.probability !== null}
      large={large}
      seed={hashOf(match.home_team_name + match.away_team_name)}
    />
  );
}

export function useOutcomes(match: CouponMatch): (sign: FinalResult) => string {
  const words = useCouponWords();
  return (sign) => outcomeOf(words, match, sign);
}
