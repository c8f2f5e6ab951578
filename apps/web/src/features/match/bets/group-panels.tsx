import type { MatchDetail } from '@tredici/contract/match';
import type { BetGroup, BetType } from '@tredici/engine/markets/bet-types';
import type { ReactNode } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { quoteOf } from '#football/bookmaker-prices.ts';
import { likeliest } from '#football/coupon-match.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { latePart } from '#ui/late-part.tsx';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { OddsBoard } from '../odds/odds-board.tsx';
import { oddsRows } from '../odds/odds-csv.ts';
import { Section } from '../section.tsx';
import { betsOf, PAGE_GROUPS } from './bet-groups.ts';
import { BetTable } from './bet-table.tsx';
import css from './group-panels.module.css';
import { GroupsWaiting } from './groups-waiting.tsx';
import { type PanelKey, setGroupOpen, useOpenGroups } from './open-groups.ts';
import { useBetWords } from './use-bet-words.ts';

// Closed at first, and fetched only when it is opened.
const CombinationTable = latePart(
  async () => (await import('./combination-table.tsx')).CombinationTable,
);
const TeamGoalsTable = latePart(
  async () => (await import('./team-goals-table.tsx')).TeamGoalsTable,
);

interface GroupProps {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}

/** Every bet of a match, in collapsible groups. */
export function BetGroups({ match, oddsHidden, drawn }: GroupProps & { readonly drawn: boolean }) {
  const t = useText('match');
  const nameOf = useBetNames();
  return (
    <Section
      title={t(oddsHidden ? 'groups.title' : 'groups.titlePriced')}
      body={t(match.interval ? 'groups.body' : 'groups.bodyNoInterval')}
      action={
        !oddsHidden &&
        match.bookmakers.length > 0 && (
          <CsvButton
            table={t('groups.titlePriced')}
            fileName={`tredici-${match.match_id}`}
            rows={() => oddsRows(match, { t, nameOf })}
          />
        )
      }
      wide
    >
      {drawn ? (
        <PartsInTurn className={css.groups}>
          {PAGE_GROUPS.filter((group) => isSaid(group, match)).map((group) => (
            <GroupPanel key={group.key} group={group} match={match} oddsHidden={oddsHidden} />
          ))}
          {!oddsHidden && <PricesPanel match={match} />}
        </PartsInTurn>
      ) : (
        <GroupsWaiting />
      )}
    </Section>
  );
}

type PageGroup = (typeof PAGE_GROUPS)[number];

/** A forecast older than a group contains no probabilities for it. */
const isSaid = (group: PageGroup, { bets }: MatchDetail): boolean =>
  Object.keys(bets).length === 0 || betsOf(group, bets).some((bet) => bets[bet] !== undefined);

function GroupPanel({ group, match, oddsHidden }: GroupProps & { readonly group: PageGroup }) {
  const t = useText('match');
  const { percent } = useFormats();
  const wordsOf = useBetWords(match);
  const bets = betsOf(group, match.bets);
  const marked = group.crossed ? likeliest(match.bets, bets) : null;
  return (
    <Panel
      panel={group.key}
      name={t(`group.${group.key}`)}
      aside={
        marked && (
          <span className={css.likeliest}>
            <span aria-hidden="true">
              <b>{wordsOf(marked).name}</b> {percent(match.bets[marked]!)}
            </span>
            <span className="visually-hidden">
              {t('group.likeliest', {
                bet: wordsOf(marked).name,
                percent: percent(match.bets[marked]!),
              })}
            </span>
          </span>
        )
      }
    >
      <GroupTable
        group={group.key}
        match={match}
        oddsHidden={oddsHidden}
        bets={bets}
        marked={marked}
      />
    </Panel>
  );
}

/** The same prices by market: how they moved, and each bookmaker's margin. */
function PricesPanel({ match }: Pick<GroupProps, 'match'>) {
  const t = useText('match');
  return (
    <Panel panel="prices" name={t('odds.title')}>
      <OddsBoard match={match} />
    </Panel>
  );
}

function Panel({
  panel,
  name,
  aside,
  children,
}: {
  readonly panel: PanelKey;
  readonly name: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const isOpen = useOpenGroups().has(panel);
  return (
    <details
      className={css.group}
      open={isOpen}
      onToggle={(event) => setGroupOpen(panel, event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <h3 className={css.name}>{name}</h3>
        {aside}
        <svg className={css.arrow} viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      {/* The content of a closed panel is not rendered until it is opened. */}
      {isOpen && <div className={css.inside}>{children}</div>}
    </details>
  );
}

function GroupTable({
  group,
  match,
  oddsHidden,
  bets,
  marked,
}: GroupProps & {
  readonly group: BetGroup;
  readonly bets: readonly BetType[];
  readonly marked: BetType | null;
}) {
  const priced =
    !oddsHidden &&
    match.bookmakers.some((name) => bets.some((bet) => quoteOf(match.odds, name, bet)));
  const shown = { match, oddsHidden };
  // These two groups usually have no prices, and then fit into forms that are clearer than a long list.
  if (!priced && group === 'combination') return <CombinationTable {...shown} />;
  if (!priced && group === 'team_goals') return <TeamGoalsTable {...shown} />;
  return (
    <BetTable
      group={group}
      match={match}
      bets={bets}
      marked={marked}
      priced={priced}
      oddsHidden={oddsHidden}
    />
  );
}
