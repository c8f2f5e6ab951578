import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { fantasyQueries } from '../queries.ts';
import { WaitingTable } from '../waiting-table.tsx';
import type { Part } from './board-view.ts';
import { FixtureTicker } from './fixture-ticker.tsx';
import { KeeperPairs } from './keeper-pairs-section.tsx';
import { PenaltyTakers } from './penalty-takers.tsx';

const SECTIONS = {
  calendar: FixtureTicker,
  keepers: KeeperPairs,
  penalties: PenaltyTakers,
} as const;

/** The parts of the board that are about clubs. */
export function ClubPart({ part }: { readonly part: Exclude<Part, 'stats'> }) {
  const t = useText('board');
  const common = useText('common');
  const reasonOf = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(fantasyQueries.clubs());
  if (!data) {
    if (!error) return <WaitingTable />;
    return (
      <SectionMessage
        alert
        lines={5}
        text={t('failed')}
        hint={reasonOf(error)}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      />
    );
  }
  const Section = SECTIONS[part];
  if (part !== 'penalties' && data.clubs.every(({ fixtures }) => fixtures.length === 0)) {
    return <SectionMessage lines={3} text={t('none')} />;
  }
  return <Section data={data} />;
}
