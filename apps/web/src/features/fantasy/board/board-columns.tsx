import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Column } from '../column.ts';
import { UNKNOWN, votesOf } from '../columns.ts';
import type { ListedPlayer } from '../players.ts';
import type { Measure } from './board-view.ts';
import { TrendLine } from './trend-line.tsx';

type Read = (player: ListedPlayer) => number | null;

interface BoardContext {
  readonly t: Translate<'fantasy'>;
  readonly board: Translate<'board'>;
  readonly formats: Formats;
  readonly measure: Measure;
}

/** The columns of the board. Counts are shown in total, per vote or per 90 minutes. */
export function boardColumns({ t, board, formats, measure }: BoardContext): Column[] {
  const { decimal, count } = formats;
  const column = (
    id: BoardColumnName,
    value: Read,
    write: (value: number) => string,
    more: Partial<Column> = {},
  ): Column => ({
    id,
    short: t(`column.${id}`),
    name: t(`column.${id}.name`),
    value,
    show: (player) => {
      const known = value(player);
      return known === null ? UNKNOWN : write(known);
    },
    ...more,
  });
  const counted = (id: BoardColumnName, read: Read, more: Partial<Column> = {}) =>
    column(
      id,
      (player) => rateOf(read(player), player, measure),
      measure === 'total' ? count : (value) => decimal(value, 2),
      {
        name: `${t(`column.${id}.name`)}, ${board(`measure.${measure}.name`)}`,
        ...(measure !== 'total' && { sample: votesOf }),
        ...more,
      },
    );
  const keepers =
    (read: Read): Read =>
    (player) =>
      player.role === 'P' ? read(player) : null;
  return [
    column('fm', (player) => player.mean_fantavoto, decimal, { sample: votesOf }),
    column('trend', trendOf, (value) => formats.signed(value, 2), {
      wide: true,
      sample: votesOf,
      show: (player) => <TrendLine fantavoti={player.recent_fantavoti} />,
    }),
    column('form', (player) => player.form_mean_fantavoto, decimal, { sample: votesOf }),
    counted('goals', (player) => player.goals),
    counted('assists', (player) => player.assists),
    column('home', (player) => player.home_mean_fantavoto, decimal, {
      sample: ({ home_votes }) => home_votes ?? 0,
    }),
    column('away', (player) => player.away_mean_fantavoto, decimal, {
      sample: ({ away_votes }) => away_votes ?? 0,
    }),
    column('votes', (player) => player.votes, count),
    column('mv', (player) => player.mean_vote, decimal, { sample: votesOf }),
    counted('yellow', (player) => player.yellow_cards, { fewIsGood: true }),
    counted(
      'conceded',
      keepers((player) => player.conceded),
      { fewIsGood: true },
    ),
    counted('sheets', (player) => player.clean_sheets),
    counted('spot', (player) => player.penalties_taken),
    column('minutes', (player) => player.minutes, count),
    column('price', (player) => player.price, count, { neutral: true }),
  ];
}

type BoardColumnName =
  | 'fm'
  | 'trend'
  | 'form'
  | 'goals'
  | 'assists'
  | 'home'
  | 'away'
  | 'votes'
  | 'mv'
  | 'yellow'
  | 'conceded'
  | 'sheets'
  | 'spot'
  | 'minutes'
  | 'price';

/** The default columns; a phone has room for the first two. */
export const FIRST_COLUMNS = 'fm trend goals assists home away votes yellow mv form'.split(' ');

/** A count in total, per vote or per 90 minutes; unknown where the divisor is unknown or zero. */
export function rateOf(
  counted: number | null,
  { votes, minutes }: Pick<ListedPlayer, 'votes' | 'minutes'>,
  measure: Measure,
): number | null {
  if (counted === null || measure === 'total') return counted;
  if (measure === 'vote') return votes > 0 ? counted / votes : null;
  return minutes ? (counted * 90) / minutes : null;
}

/** The difference between the last five votes and the season, by which the trend column is sorted. */
function trendOf({ form_mean_fantavoto: form, mean_fantavoto: mean }: ListedPlayer): number | null {
  return form === null || mean === null ? null : form - mean;
}
