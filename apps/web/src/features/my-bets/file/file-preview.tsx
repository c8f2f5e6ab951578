import type { PreviewRow, StakeLimitReply } from '@tredici/contract/my-bets';
import { useBetNames } from '#football/bet-names.ts';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { isOfThisMonth } from '../limit/limit-of-month.ts';
import { LimitWord } from '../noting/limit-word.tsx';
import css from './file-section.module.css';

const ROWS_SHOWN = 5;

interface FilePreviewProps {
  readonly preview: {
    readonly added: number;
    readonly known: number;
    readonly rows: readonly PreviewRow[];
  };
  readonly limit: StakeLimitReply;
  readonly busy: boolean;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
}

/** The content of a file, before anything of it is saved. */
export function FilePreview({ preview, limit, busy, onAdd, onLeave }: FilePreviewProps) {
  const t = useText('my-bets');
  const common = useText('common');
  const { count, euro, odds, date } = useFormats();
  const nameOf = useBetNames();
  const { added, known, rows } = preview;
  const stakeCents = stakedThisMonth(rows);
  const rest = rows.length - ROWS_SHOWN;
  return (
    <>
      <p>
        <b>{t('file.found', { count: added, bets: count(added) })}</b>{' '}
        {known > 0 && t('file.known', { count: known, bets: count(known) })}
      </p>
      <ul className={css.rows}>
        {rows.slice(0, ROWS_SHOWN).map(({ line, match, ...bet }) => (
          <li key={line} className={css.row}>
            <span>
              {`${match.home_team_name} – ${match.away_team_name}`}{' '}
              <span className={css.small}>{date(match.match_date)}</span>
              {bet.is_known && <span className={css.small}> · {t('file.isKnown')}</span>}
            </span>
            <span className={css.figures}>
              {`${nameOf(bet.bet_type)} · ${odds(bet.odd)} · ${euro(centsOf(bet.stake))}`}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={css.small}>{t('file.rest', { count: rest })}</p>}
      {stakeCents > 0 && <LimitWord limit={limit} stakeCents={stakeCents} />}
      <div className={css.actions}>
        {added > 0 && (
          <Button primary busy={busy} onClick={onAdd}>
            {t('file.add', { count: added, bets: count(added) })}
          </Button>
        )}
        <Button onClick={onLeave}>{common('cancel')}</Button>
      </div>
    </>
  );
}

/** What the new bets add to the month that the limit applies to. */
function stakedThisMonth(rows: readonly PreviewRow[]): number {
  return rows
    .filter((row) => !row.is_known && isOfThisMonth(row.placed_at))
    .reduce((sum, { stake }) => sum + centsOf(stake), 0);
}
