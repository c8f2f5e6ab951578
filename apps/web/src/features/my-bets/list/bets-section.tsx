import { MY_BETS_COLUMNS, type MyBet } from '@tredici/contract/my-bets';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { MyBets } from '../queries.ts';
import { BetLine } from './bet-line.tsx';
import css from './bets-section.module.css';
import { EditDialog } from './edit-dialog.tsx';

const SHOWN_AT_FIRST = 13;

/** Every recorded bet, the latest first. */
export function BetsSection({ bets }: { readonly bets: MyBets }) {
  const t = useText('my-bets');
  const { count } = useFormats();
  const [all, setAll] = useState(false);
  const [edited, setEdited] = useState<MyBet | null>(null);
  const { results } = bets;
  const shown = all ? results : results.slice(0, SHOWN_AT_FIRST);
  return (
    <PageSection id="giocate" title={t('list.title')}>
      <ul className={css.list}>
        {shown.map((bet) => (
          <BetLine key={bet.id} bet={bet} onEdit={() => setEdited(bet)} />
        ))}
      </ul>
      <div className={css.below}>
        {results.length > SHOWN_AT_FIRST && (
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('list.less') : t('list.all', { count: count(results.length) })}
          </Button>
        )}
        {!bets.odds_hidden && (
          <CsvButton
            table={t('list.title')}
            fileName="tredici-giocate"
            rows={() => [[...MY_BETS_COLUMNS], ...results.map(fileRow)]}
          />
        )}
      </div>
      {edited && <EditDialog bet={edited} limit={bets.limit} onClose={() => setEdited(null)} />}
    </PageSection>
  );
}

/** A row with the columns that the import reads. */
function fileRow({ match, ...bet }: MyBet) {
  const cells: Record<(typeof MY_BETS_COLUMNS)[number], string | number | null> = {
    match_id: match.match_id,
    bet_type: bet.bet_type,
    odd: bet.odd,
    stake: bet.stake,
    placed_at: bet.placed_at,
    bookmaker: bet.bookmaker,
    date: match.date,
    home_team_name: match.home_team_name,
    away_team_name: match.away_team_name,
    tournament_name: match.tournament_name,
    outcome: bet.outcome,
    gain_loss: bet.gain_loss,
  };
  return MY_BETS_COLUMNS.map((column) => cells[column]);
}
