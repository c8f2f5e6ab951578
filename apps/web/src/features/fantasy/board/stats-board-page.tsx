import { useText } from '#lib/i18n/translate.ts';
import { latePart } from '#ui/late-part.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import page from '../table-page.module.css';
import { type BoardSearch, PARTS } from './board-view.ts';
import { PlayerStats } from './player-stats.tsx';
import css from './stats-board-page.module.css';

/** Fetched only when a part other than the statistics is opened. */
const ClubPart = latePart(async () => (await import('./club-part.tsx')).ClubPart);

interface StatsBoardPageProps {
  readonly search: BoardSearch;
  readonly onSearch: (search: BoardSearch) => void;
}

/** The board: the players' statistics, and their clubs' next matches. */
export function StatsBoardPage({ search, onSearch }: StatsBoardPageProps) {
  const t = useText('board');
  const part = search.part ?? 'stats';
  return (
    <div className={page.page}>
      <PageHeading className={page.heading}>{t('heading')}</PageHeading>
      <div className={css.parts}>
        <RadioStrip
          legend={t('parts')}
          choices={PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
          value={part}
          onChoose={(chosen) =>
            onSearch({ ...search, part: chosen === 'stats' ? undefined : chosen })
          }
        />
      </div>
      {part === 'stats' ? (
        <PlayerStats search={search} onSearch={onSearch} />
      ) : (
        <ClubPart part={part} />
      )}
    </div>
  );
}
