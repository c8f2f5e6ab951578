import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { useLeagueLabel } from '#football/league-names.ts';
import { compareText } from '#lib/i18n/compare-text.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { FoldedFilters } from '#ui/folded-filters.tsx';
import { SelectField } from '#ui/select-field.tsx';
import css from './filters.module.css';
import { BET_KINDS, type HomeView, ODDS, PROBABILITIES } from './home-view.ts';
import { prefetchKind } from './queries.ts';
import type { ChooseView } from './use-home-view.ts';

const ALL = 'all';

interface FiltersProps {
  readonly view: HomeView;
  readonly onChoose: ChooseView;
  /** False for users who see no odds: the filter by odds is then left out. */
  readonly withOdds: boolean;
}

/** The four filters of the best bets. A phone shows them as a summary on one line until it is tapped, so that the
 *  matches are visible without scrolling. */
export function Filters({ view, onChoose, withOdds }: FiltersProps) {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { count, percent, odds } = useFormats();
  const leagues = useLeagueChoices();

  // Hovering over or focusing the field fetches the other kinds of bets before one of them is chosen.
  const fetchOtherKinds = () => prefetchKind('double_chance');
  // A changed filter gives another list, which is shown from its first page.
  const choose: ChooseView = (changes) => onChoose({ ...changes, page: 1 });
  const above = (value: number) => t('filters.above', { percent: percent(value) });
  const league = leagues.find(({ value }) => value === view.league);
  const summary = [
    league?.label ?? forecasts('league.all'),
    above(view.minProbability),
    t(`kind.${view.bet}`),
    ...(withOdds && view.minOdd > 1 ? [t('filters.fromOdd', { odd: odds(view.minOdd) })] : []),
  ];
  return (
    <div className={css.filters}>
      <FoldedFilters
        name={t('filters')}
        summary={summary.join(' · ')}
        className={withOdds ? css.fields : `${css.fields} ${css.three}`}
      >
        <SelectField
          label={t('filters.league')}
          choices={[{ value: ALL, label: forecasts('league.all') }, ...leagues]}
          value={league?.value ?? ALL}
          onChoose={(value) => choose({ league: value === ALL ? null : value })}
        />
        <SelectField
          label={t('filters.probability')}
          choices={PROBABILITIES.map((value) => ({ value: `${value}`, label: above(value) }))}
          value={`${view.minProbability}`}
          onChoose={(value) =>
            choose({ minProbability: Number(value) as typeof view.minProbability })
          }
        />
        <SelectField
          label={t('filters.bet')}
          choices={BET_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={view.bet}
          onChoose={(bet) => choose({ bet })}
          onReach={fetchOtherKinds}
        />
        {withOdds && (
          <SelectField
            label={t('filters.odd')}
            choices={ODDS.map((value) => ({
              value: `${value}`,
              label: value === 1 ? t('filters.anyOdd', { odd: count(value) }) : odds(value),
            }))}
            value={`${view.minOdd}`}
            onChoose={(value) => choose({ minOdd: Number(value) as typeof view.minOdd })}
          />
        )}
      </FoldedFilters>
    </div>
  );
}

/** Sorted by label, which begins with the country's name in the user's language. */
function useLeagueChoices(): { readonly value: string; readonly label: string }[] {
  const labelOf = useLeagueLabel();
  return TOURNAMENTS.map((tournament) => ({
    value: tournament.slug,
    label: labelOf(tournament),
  })).sort((a, b) => compareText(a.label, b.label));
}
