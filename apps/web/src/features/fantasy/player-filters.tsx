import type { PlayerList } from '@tredici/contract/fantasy-players';
import type { SeasonLabel } from '@tredici/contract/seasons';
import { CLASSIC_ROLES, MANTRA_ROLES } from '@tredici/engine/fantasy/rules/roles';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { TextButton } from '#ui/button.tsx';
import { FoldedFilters } from '#ui/folded-filters.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { deviceChoices, useDeviceChoices } from './device-choices.ts';
import { roleIn } from './filter-players.ts';
import { AVAILABLE, FIRST_VIEW, type ListView } from './list-view.ts';
import { ListField } from './lists/list-field.tsx';
import css from './player-filters.module.css';
import { PriceFields } from './price-fields.tsx';
import { useFilterWords } from './use-filter-words.ts';
import type { ChooseView } from './use-list-view.ts';

const ALL = 'all';

interface PlayerFiltersProps {
  readonly view: ListView;
  readonly onChoose: ChooseView;
  /** The available choices; undefined until the list has loaded. */
  readonly list: Pick<PlayerList, 'clubs' | 'season' | 'seasons'> | undefined;
  /** More controls of the page, beside the filters. */
  readonly children?: ReactNode;
}

/** Filters the listed players. A phone shows the search and the roles, and folds the rest into one line. */
export function PlayerFilters({ view, onChoose, list, children }: PlayerFiltersProps) {
  const t = useText('fantasy');
  const { game } = useDeviceChoices();
  const words = useFilterWords(view);
  const role = roleIn(game, view.role);
  const roles = game === 'mantra' ? MANTRA_ROLES : CLASSIC_ROLES;
  const roleChoices = [
    { value: ALL, label: t('filters.everyRole') },
    ...roles.map((value) => ({ value, label: value })),
  ];
  const chooseRole = (chosen: string) =>
    onChoose({ role: roles.find((known) => known === chosen) ?? null });
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <SearchField label={t('search')} value={view.text} onType={(text) => onChoose({ text })} />
      </div>
      <div className={css.roles} data-game={game}>
        <RadioStrip
          legend={t('filters.role')}
          choices={roleChoices.map((choice) =>
            choice.value in LONG_ROLES && game === 'classic'
              ? { ...choice, name: t(`roles.${choice.value as 'P'}`) }
              : choice,
          )}
          value={role ?? ALL}
          onChoose={chooseRole}
        />
      </div>
      <FoldedFilters
        name={t('filters')}
        summary={words.length > 0 ? words.join(' · ') : t('filters.none')}
        className={css.fields}
      >
        <RadioStrip
          legend={t('filters.game')}
          choices={(['classic', 'mantra'] as const).map((value) => ({
            value,
            label: t(`filters.${value}`),
          }))}
          value={game}
          onChoose={(chosen) => {
            deviceChoices.set({ game: chosen });
            onChoose({ role: roleIn(chosen, view.role) });
          }}
        />
        <SelectField
          label={t('filters.club')}
          choices={[
            { value: ALL, label: t('filters.everyClub') },
            ...(list?.clubs ?? []).map(({ name }) => ({ value: name, label: name })),
          ]}
          value={view.club ?? ALL}
          onChoose={(club) => onChoose({ club: club === ALL ? null : club })}
        />
        <PriceFields view={view} onChoose={onChoose} />
        <SelectField
          label={t('filters.available')}
          choices={AVAILABLE.map((value) => ({ value, label: t(`filters.available.${value}`) }))}
          value={view.available}
          onChoose={(available) => onChoose({ available })}
        />
        <SelectField
          label={t('filters.season')}
          choices={(list?.seasons ?? []).map((value) => ({ value, label: value }))}
          value={view.season ?? list?.season ?? ''}
          onChoose={(season) =>
            onChoose({ season: season === list?.seasons[0] ? null : (season as SeasonLabel) })
          }
        />
        <ListField view={view} onChoose={onChoose} />
        {children}
        <div className={css.mine}>
          <TickBox
            label={t('filters.mine')}
            checked={view.mine}
            onChange={() => onChoose({ mine: !view.mine })}
          />
        </div>
        {words.length > 0 && (
          <div className={css.reset}>
            <TextButton
              onClick={() => {
                const { by, ascending, marked, season } = view;
                onChoose({ ...FIRST_VIEW, by, ascending, marked, season });
              }}
            >
              {t('filters.reset')}
            </TextButton>
          </div>
        )}
      </FoldedFilters>
    </div>
  );
}

const LONG_ROLES = { P: true, D: true, C: true, A: true };
