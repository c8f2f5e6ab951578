import { afterPaint } from '#lib/device/after-paint.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Span } from './days-chosen.ts';
import { EmptyState } from './empty-state.tsx';
import { type League, leagueOf, type Order, slugOf } from './league-filter.ts';
import { LeaguePicker } from './league-picker.tsx';
import { LeagueTabs } from './league-tabs.tsx';
import { LeagueView } from './league-view.tsx';
import css from './leagues-page.module.css';
import { prefetchLeague } from './queries.ts';
import { useChoiceLabel } from './use-league-choices.ts';

interface LeaguesPageProps {
  /** The league's part of the address. */
  readonly leagueParam: string;
  readonly order: Order;
  readonly span: Span | null;
  readonly onLeague: (leagueParam: string) => void;
  readonly onOrder: (order: Order) => Promise<void>;
  readonly onSpan: (span: Span) => void;
}

/** The matches of one league or of all, with the order, the days and the accuracy. */
export function LeaguesPage(props: LeaguesPageProps) {
  const { leagueParam, order, span, onLeague, onOrder, onSpan } = props;
  const t = useText('leagues');
  const say = useText('catalogue');
  const labelOf = useChoiceLabel();
  const league = leagueOf(leagueParam);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading className="visually-hidden">
          {league ? t('heading', { league: labelOf(league) }) : t('heading.none')}
        </PageHeading>
        <LeaguePicker
          league={league}
          onChoose={(choice) => afterPaint(() => onLeague(slugOf(choice)))}
          onConsider={considerLeague}
        />
        {league && league !== 'all' && <LeagueTabs league={league} />}
      </div>
      {league ? (
        // A new league remounts the view, so that nothing of the previous one appears under its name.
        <LeagueView
          key={leagueParam}
          league={league}
          order={order}
          span={span}
          onOrder={onOrder}
          onSpan={onSpan}
        />
      ) : (
        <EmptyState message={say('championshipNotFound')} />
      )}
    </div>
  );
}

function considerLeague(league: League): void {
  prefetchLeague(slugOf(league));
}
