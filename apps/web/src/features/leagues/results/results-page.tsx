import { tournamentBySlug } from '@tredici/contract/tournaments';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { EmptyState } from '../empty-state.tsx';
import { slugOf } from '../league-filter.ts';
import { LeaguePicker } from '../league-picker.tsx';
import { LeagueTabs } from '../league-tabs.tsx';
import { useChoiceLabel } from '../use-league-choices.ts';
import { prefetchResults } from './queries.ts';
import { ResultsList } from './results-list.tsx';
import css from './results-page.module.css';
import type { ResultsView } from './results-view.ts';

interface ResultsPageProps {
  /** As it stands in the address. */
  readonly slug: string;
  readonly view: ResultsView;
  readonly onLeague: (slug: string) => void;
  readonly onView: (view: ResultsView) => void;
}

/** What became of the forecasts of one league, round by round. */
export function ResultsPage({ slug, view, onLeague, onView }: ResultsPageProps) {
  const t = useText('results');
  const say = useText('catalogue');
  const labelOf = useChoiceLabel();
  const league = tournamentBySlug(slug);
  return (
    <div className={css.page}>
      <div>
        <PageHeading className="visually-hidden">
          {league ? t('heading', { league: labelOf(league) }) : t('heading.none')}
        </PageHeading>
        <LeaguePicker
          league={league}
          single
          onChoose={(choice) => onLeague(slugOf(choice))}
          onConsider={(choice) => prefetchResults(slugOf(choice), {})}
        />
        {league && <LeagueTabs league={league} />}
      </div>
      {league ? (
        <ResultsList key={slug} league={league} view={view} onView={onView} />
      ) : (
        <EmptyState message={say('championshipNotFound')} />
      )}
    </div>
  );
}
