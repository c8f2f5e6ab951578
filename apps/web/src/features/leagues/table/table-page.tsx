import { useQuery } from '@tanstack/react-query';
import type { LeagueTable } from '@tredici/contract/tables';
import type { Tournament } from '@tredici/contract/tournaments';
import { useDeferredValue } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LeagueFrame } from '../league-frame.tsx';
import { SeasonField } from '../season-field.tsx';
import { ProjectionSection } from './projection-section.tsx';
import { prefetchTable, tableQuery } from './queries.ts';
import { StandingsSection } from './standings-section.tsx';
import css from './table-page.module.css';

interface TablePageProps {
  /** The league's part of the address. */
  readonly slug: string;
  readonly season: string | undefined;
  readonly onLeague: (slug: string) => void;
  readonly onSeason: (season: string) => void;
}

/** The current table of a league, and how it may end. */
export function TablePage({ slug, season, onLeague, onSeason }: TablePageProps) {
  const t = useText('table');
  return (
    <LeagueFrame
      slug={slug}
      headingOf={(league) => (league ? t('heading', { league }) : t('heading.none'))}
      onLeague={onLeague}
      onConsider={(considered) => prefetchTable(considered, undefined)}
      wide
    >
      {(league) => <Table key={slug} league={league} season={season} onSeason={onSeason} />}
    </LeagueFrame>
  );
}

/** The number of clubs in most leagues. */
const LINES = 20;

function Table({
  league,
  season,
  onSeason,
}: Pick<TablePageProps, 'season' | 'onSeason'> & { readonly league: Tournament }) {
  const t = useText('table');
  const forecasts = useText('forecasts');
  const reasonOf = useErrorText();
  const { data: answer, error, refetch } = useQuery(tableQuery(league, season));
  // Deferred, so that other work on the page goes first.
  const data = useDeferredValue(answer, undefined);
  if (!data) {
    if (!error) return <div className={css.waiting} aria-busy="true" />;
    return (
      <SectionMessage
        alert
        lines={LINES / 2}
        text={`${t('failed')} ${reasonOf(error)}`}
        action={<Button onClick={() => void refetch()}>{forecasts('problem.retry')}</Button>}
      />
    );
  }
  if (data.season === null || data.seasons.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <>
      <div className={css.controls}>
        <SeasonField
          label={t('season')}
          seasons={data.seasons}
          season={data.season}
          onChoose={onSeason}
        />
      </div>
      {data.lines.length === 0 ? (
        <EmptyState message={t('empty.season')}>
          <p>{t('empty.seasonHint')}</p>
        </EmptyState>
      ) : (
        <Sections table={data} />
      )}
    </>
  );
}

/** As many as a phone shows at first. */
const LINES_AT_ONCE = 5;

function Sections({ table }: { readonly table: LeagueTable }) {
  const lines = useInTurn(table.lines.length + 1, LINES_AT_ONCE);
  // The sections below are drawn once nothing above them grows any more.
  const isWhole = lines > table.lines.length;
  return (
    <>
      <StandingsSection table={table} lines={isWhole ? null : lines} />
      {isWhole ? <ProjectionSection table={table} /> : <div className={css.waiting} />}
    </>
  );
}
