import { placePlayers } from '@tredici/engine/fantasy/scoring/place-players';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import { type Draft, moduleOf, playersOf, type SwitchPair } from './draft/draft.ts';
import type { LineupTeam } from './lineup-team.ts';
import css from './switch-field.module.css';

interface SwitchFieldProps {
  readonly team: LineupTeam;
  readonly draft: Draft;
  readonly onChoose: (pair: SwitchPair | null) => void;
}
const NOBODY = '';

/** The pair of the switch: a starter, and who plays instead if the starter is not in the real eleven. */
export function SwitchField({ team, draft, onChoose }: SwitchFieldProps) {
  const t = useText('lineup');
  const [begun, setBegun] = useState<number | null>(null);
  const starters = draft.field.filter((id) => id !== null);
  const starter = draft.switch?.starter ?? (begun && starters.includes(begun) ? begun : null);
  const reserves = starter === null ? [] : reservesFor(team, draft, starter);
  const choices = (ids: readonly number[]) => [
    { value: NOBODY, label: t('switch.nobody') },
    ...playersOf(team, ids).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const idOf = (chosen: string) => (chosen === NOBODY ? null : Number(chosen));
  return (
    <div className={css.switch}>
      <SelectField
        label={t('switch.starter')}
        choices={choices(starters)}
        value={String(starter ?? NOBODY)}
        onChoose={(chosen) => {
          setBegun(idOf(chosen));
          if (draft.switch) onChoose(null);
        }}
      />
      {starter !== null && (
        <SelectField
          label={t('switch.reserve')}
          choices={choices(reserves)}
          value={String(draft.switch?.reserve ?? NOBODY)}
          onChoose={(chosen) => {
            const reserve = idOf(chosen);
            setBegun(starter);
            onChoose(reserve === null ? null : { starter, reserve });
          }}
        />
      )}
      <p className={css.help}>
        {starter !== null && reserves.length === 0 ? t('switch.noReserve') : t('switch.help')}
      </p>
    </div>
  );
}

/** The reserves with whom the eleven still fits: in the same module, or in another if the rules allow it. */
function reservesFor(team: LineupTeam, draft: Draft, starter: number): number[] {
  const own = moduleOf(team, draft.module);
  const modules = team.rules.switch === 'plus' ? team.modules : [own];
  const others = playersOf(
    team,
    draft.field.filter((id) => id !== null && id !== starter).map((id) => id!),
  );
  return draft.bench.filter((id) => {
    const eleven = [...others, ...playersOf(team, [id])];
    return modules.some((module) => placePlayers(module, eleven, true) !== null);
  });
}
