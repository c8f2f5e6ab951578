import { type OperatorOverview, operatorWatchCalls } from '@tredici/contract/operator-watch';
import { request } from '#lib/api/request.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import css from './tables.module.css';
import { useAct } from './use-act.ts';
import { useInstants } from './use-instants.ts';

export const MAILS_ID = 'mail';

/** Waiting mails by kind; the recipients are private and not shown. */
export function Mails({ mails }: Pick<OperatorOverview, 'mails'>) {
  const t = useText('operator');
  const { count } = useFormats();
  const { at } = useInstants();
  const { busy, act } = useAct(MAILS_ID);
  const retry = () =>
    act(async () => {
      const { mails: tried } = await request(operatorWatchCalls.retryMails, {});
      return t('mails.retried', { count: tried });
    });
  if (mails.length === 0) return <p>{t('mails.none')}</p>;
  const instant = (text: string | null) => (text ? at(text) : '–');
  return (
    <>
      <DataTable
        slips
        caption={t('mails.title')}
        className={css.table}
        rows={mails}
        keyOf={({ kind }) => kind}
        columns={[
          { key: 'kind', name: t('mails.kind'), cell: ({ kind }) => kind },
          { key: 'waiting', name: t('mails.waiting'), cell: (row) => count(row.waiting) },
          { key: 'tried', name: t('mails.tried'), cell: (row) => count(row.tried) },
          { key: 'failed', name: t('mails.failed'), cell: (row) => count(row.failed) },
          { key: 'oldest', name: t('mails.oldest'), cell: (row) => instant(row.oldest) },
          { key: 'next', name: t('mails.next'), cell: (row) => instant(row.next_try) },
          {
            key: 'cause',
            name: t('mails.cause'),
            className: css.long,
            cell: ({ cause }) => cause ?? '–',
          },
        ]}
      />
      {mails.some(({ tried, failed }) => tried + failed > 0) && (
        <div className={css.actions}>
          <Button busy={busy} onClick={retry}>
            {t('mails.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
