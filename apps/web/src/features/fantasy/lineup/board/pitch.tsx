import { useText } from '#lib/i18n/translate.ts';
import { fit, moduleOf } from '../draft/draft.ts';
import type { Board } from './board.ts';
import css from './pitch.module.css';
import { EmptySpot, Spot } from './spot.tsx';
import { Stub } from './stub.tsx';

/** The starting eleven on a pitch drawn in hairlines, from goalkeeper to attack. */
export function Pitch({ board }: { readonly board: Board }) {
  const t = useText('lineup');
  const { team, draft } = board;
  const module = moduleOf(team, draft.module);
  return (
    <section className={css.pitch} aria-label={t('field', { module: module.name })}>
      <Lines />
      {rowsOf(module.name).map((places) => (
        <ul key={places[0]} className={css.row}>
          {places.map((at) => {
            const place = { kind: 'field', at } as const;
            const id = draft.field[at] ?? null;
            const player = id === null ? undefined : team.byId.get(id);
            const slot = module.slots[at]!;
            return (
              <Spot key={at} board={board} place={place}>
                {player ? (
                  <Stub
                    player={player}
                    board={board}
                    isOutOfRole={fit(module, at, player) === 'out'}
                  />
                ) : (
                  <EmptySpot
                    board={board}
                    place={place}
                    label={t('emptyPlace', { asked: board.words.asked(slot) })}
                  >
                    {slot.join('/')}
                  </EmptySpot>
                )}
              </Spot>
            );
          })}
        </ul>
      ))}
    </section>
  );
}

/** The places of each line: the goalkeeper, then the lines of the module. */
function rowsOf(name: string): number[][] {
  let next = 0;
  return [1, ...name.split('-').map(Number)].map((count) =>
    Array.from({ length: count }, () => next++),
  );
}

function Lines() {
  return (
    <>
      <svg
        className={css.lines}
        viewBox="0 0 100 150"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M.5 .5h99v149H.5Z" />
        <path d="M.5 75h99" />
        <path d="M22 .5v22h56V.5M37 .5v8h26v-8" />
        <path d="M22 149.500v-22h56v22M37 149.500v-8h26v8" />
      </svg>
      <i className={css.circle} />
    </>
  );
}
