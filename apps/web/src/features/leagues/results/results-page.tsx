import { useText } from '#lib/i18n/translate.ts';
import { LeagueFrame } from '../league-frame.tsx';
import { prefetchResults } from './queries.ts';
import { ResultsList } from './results-list.tsx';
import type { ResultsView } from './results-view.ts';

interface ResultsPageProps {
  /** The league's part of the address. */
  readonly slug: string;
  readonly view: ResultsView;
  readonly onLeague: (slug: string) => void;
  readonly onView: (view: ResultsView) => void;
}

/** The results of the forecasts of one league, round by round. */
export function ResultsPage({ slug, view, onLeague, onView }: ResultsPageProps) {
  const t = useText('results');
  return (
    <LeagueFrame
      slug={slug}
      headingOf={(league) => (league ? t('heading', { league }) : t('heading.none'))}
      onLeague={onLeague}
      onConsider={(considered) => prefetchResults(considered, {})}
    >
      {(league) => <ResultsList key={slug} league={league} view={view} onView={onView} />}
    </LeagueFrame>
  );
}
