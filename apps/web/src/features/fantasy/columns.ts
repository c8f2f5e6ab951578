import type { Game } from '@tredici/engine/fantasy/rules/roles';
import type { Formats } from '#lib/i18n/format.ts';
import type { MessageKey } from '#lib/i18n/messages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Column } from './column.ts';
import { initialPriceOf, priceOf } from './filter-players.ts';
import { type ListedPlayer, priceChange } from './players.ts';

type Write = (value: number) => string;
type Read = (player: ListedPlayer) => number | null;

interface ColumnContext {
  readonly t: Translate<'fantasy'>;
  readonly formats: Formats;
  readonly game: Game;
  /** Users without Pro see where our estimates would be. */
  readonly locked: boolean;
}

/** Shown for an unknown value. */
export const UNKNOWN = '–';

/** The available figures of a player, in the order in which they are offered. */
export function listColumns({ t, formats, game, locked }: ColumnContext): Column[] {
  const { decimal, count, percent } = formats;
  const signed: Write = (value) => formats.signed(value, 0);
  const tenth: Write = (value) => decimal(value, 1);
  const column = (
    id: ColumnName,
    read: Read,
    write: Write,
    more: Pick<Column, 'fewIsGood' | 'locked' | 'neutral' | 'sample'> = {},
  ): Column => ({
    id,
    short: t(`column.${id}`),
    name: t(`column.${id}.name`),
    value: read,
    show: (player) => {
      const value = read(player);
      return value === null ? UNKNOWN : write(value);
    },
    ...more,
  });
  const ours = (id: ColumnName, read: Read, write: Write) => column(id, read, write, { locked });
  const price: Read = (player) => priceOf(player, game);
  const first: Read = (player) => initialPriceOf(player, game);
  return [
    column('price', price, count, { neutral: true }),
    column('fm', (player) => player.mean_fantavoto, decimal, { sample: votesOf }),
    ours('next', ({ projection }) => projection?.fantavoto ?? null, tenth),
    column('mv', (player) => player.mean_vote, decimal, { sample: votesOf }),
    column('form', (player) => player.form_mean_fantavoto, decimal, { sample: votesOf }),
    column('votes', (player) => player.votes, count),
    column('goals', (player) => player.goals, count),
    column('assists', (player) => player.assists, count),
    ours('plays', ({ projection }) => projection?.plays ?? null, percent),
    ours(
      'value',
      ({ projection }) => projection?.value ?? null,
      (value) => decimal(value, 0),
    ),
    ours('season', ({ projection }) => projection?.season_fantavoto ?? null, decimal),
    column('initial', first, count, { neutral: true }),
    column('change', (player) => priceChange(price(player), first(player)), signed),
    column('market', (player) => player.market_value, count, { neutral: true }),
    column('yellow', (player) => player.yellow_cards, count, { fewIsGood: true }),
    column('red', (player) => player.red_cards, count, { fewIsGood: true }),
    column('spot', (player) => player.penalties_taken, count),
    column('saved', (player) => player.penalties_saved, count),
    column('conceded', conceded, count, { fewIsGood: true }),
    column('sheets', (player) => player.clean_sheets, count),
    column('minutes', (player) => player.minutes, count),
  ];
}

export const votesOf = ({ votes }: ListedPlayer): number => votes;

/** Goals conceded count only for goalkeepers; a zero for anybody else would look like praise. */
const conceded: Read = (player) => (player.role === 'P' ? player.conceded : null);

type NameOf<Key> = Key extends `column.${infer Name}.name` ? Name : never;
type ColumnName = NameOf<MessageKey<'fantasy'>>;

/** The default columns: first those that a phone has room for. */
export const FIRST_COLUMNS = {
  pro: 'price fm next plays form mv votes goals assists change yellow'.split(' '),
  locked: 'price fm form mv votes goals assists change yellow next'.split(' '),
} as const;
