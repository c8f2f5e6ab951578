import type { RosterPlayer } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useText } from '#lib/i18n/translate.ts';
import { Fold } from '#ui/fold.tsx';
import { AddPlayers } from './add-players.tsx';
import { firstPrice } from './draft.ts';
import { ImportRoster } from './import-roster.tsx';
import { PriceField } from './price-field.tsx';
import { RosterList } from './roster-list.tsx';
import type { RosterState } from './roster-state.ts';
import type { StepProps } from './step-name.tsx';
import css from './team-builder.module.css';

interface StepPlayersProps extends StepProps {
  readonly rules: ChampionshipRules;
  readonly state: RosterState;
}

/** The players of the roster and the prices paid for them. */
export function StepPlayers({ draft: { players }, onChange, rules, state }: StepPlayersProps) {
  const t = useText('teams');
  const change = (next: readonly RosterPlayer[]) => onChange({ players: next });
  const taken = new Set(players.map(({ player_id }) => player_id));
  return (
    <div className={css.players}>
      <div className={css.side}>
        <h3 className={css.subtitle}>{t('players.add')}</h3>
        <AddPlayers
          taken={taken}
          game={rules.game}
          onAdd={({ id, name, club, role, mantra_roles, price, has_left }) =>
            change([
              ...players,
              {
                player_id: id,
                name,
                club,
                role,
                has_left,
                mantra_roles: [...mantra_roles],
                price: firstPrice(price, state),
              },
            ])
          }
        />
        <Fold title={t('import.title')}>
          <ImportRoster taken={taken} onPlayers={(added) => change([...players, ...added])} />
        </Fold>
      </div>
      <RosterList
        players={players}
        game={rules.game}
        end={(player) => (
          <PriceField
            name={player.name}
            price={player.price}
            onPrice={(price) =>
              change(
                players.map((one) =>
                  one.player_id === player.player_id ? { ...one, price } : one,
                ),
              )
            }
            onRemove={() => change(players.filter((one) => one.player_id !== player.player_id))}
          />
        )}
      />
    </div>
  );
}
