import { useText } from '#lib/i18n/translate.ts';
import { playersOf, standOf } from '../draft/draft.ts';
import type { Board } from './board.ts';
import { EmptySpot, Spot } from './spot.tsx';
import { Stub } from './stub.tsx';
import css from './trays.module.css';

/** The reserves, in the order in which they would come on. */
export function Bench({ board }: { readonly board: Board }) {
  const t = useText('lineup');
  const { team, draft } = board;
  const { size } = team.rules.bench;
  const end = { kind: 'bench', at: draft.bench.length } as const;
  return (
    <section className={css.tray} aria-labelledby="bench-title">
      <h2 className={css.title} id="bench-title">
        {t('bench')} <span>{t('bench.count', { number: draft.bench.length, size })}</span>
      </h2>
      <ol className={css.stubs}>
        {playersOf(team, draft.bench).map((player, at) => (
          <Spot key={player.id} board={board} place={{ kind: 'bench', at }} className={css.nth}>
            <Stub player={player} board={board} />
          </Spot>
        ))}
        {draft.bench.length < size && (
          <Spot board={board} place={end} className={css.nth}>
            <EmptySpot board={board} place={end} label={t('emptyBench')}>
              {draft.bench.length + 1}
            </EmptySpot>
          </Spot>
        )}
      </ol>
    </section>
  );
}

/** All other players. */
export function Stand({ board }: { readonly board: Board }) {
  const t = useText('lineup');
  const players = standOf(board.team, board.draft);
  return (
    <section className={css.tray} aria-labelledby="stand-title">
      <h2 className={css.title} id="stand-title">
        {t('stand')} <span>{t('stand.count', { count: players.length })}</span>
      </h2>
      <Spot board={board} place={{ kind: 'stand' }} as="div" className={css.stand}>
        <ul className={css.stubs}>
          {players.map((player) => (
            <li key={player.id}>
              <Stub player={player} board={board} />
            </li>
          ))}
        </ul>
        {players.length === 0 && <p className={css.nobody}>{t('stand.empty')}</p>}
      </Spot>
    </section>
  );
}
