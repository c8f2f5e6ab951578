import {
  type OperatorJob,
  type OperatorOverview,
  operatorWatchCalls,
} from '@tredici/contract/operator-watch';
import { request } from '#lib/api/request.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Fold } from '#ui/fold.tsx';
import { StateWord } from './state-word.tsx';
import css from './tables.module.css';
import { useAct } from './use-act.ts';
import { useInstants } from './use-instants.ts';

export const JOBS_ID = 'lavori';

/** The background jobs: failing ones are shown with a button to retry, the others are folded away. */
export function Jobs({ jobs }: Pick<OperatorOverview, 'jobs'>) {
  const t = useText('operator');
  const { count } = useFormats();
  const { atOrNever } = useInstants();
  const { busy, act } = useAct(JOBS_ID);
  const failing = jobs.filter(({ well }) => !well);
  const retry = (job: string) =>
    act(async () => {
      await request(operatorWatchCalls.retryJob, { params: { job } });
      return t('jobs.retried', { job });
    });
  const job: Column<OperatorJob> = { key: 'job', name: t('jobs.job'), cell: (row) => row.job };
  const done: Column<OperatorJob> = {
    key: 'done',
    name: t('jobs.done'),
    cell: (row) => atOrNever(row.last_done),
  };
  const queued: Column<OperatorJob> = {
    key: 'queue',
    name: t('jobs.queue'),
    cell: (row) => count(row.waiting + row.running),
  };
  if (jobs.length === 0) return <p>{t('jobs.none')}</p>;
  return (
    <>
      {failing.length === 0 ? (
        <p>{t('jobs.allWell', { count: jobs.length })}</p>
      ) : (
        <DataTable
          slips
          caption={t('jobs.failing')}
          className={css.table}
          rows={failing}
          keyOf={(row) => row.job}
          columns={[
            job,
            { key: 'failed', name: t('jobs.failed'), cell: (row) => atOrNever(row.last_failed) },
            done,
            {
              key: 'cause',
              name: t('jobs.cause'),
              className: css.long,
              cell: (row) => row.cause ?? '–',
            },
            {
              key: 'retry',
              name: t('jobs.retry'),
              className: css.act,
              cell: (row) =>
                row.retryable ? (
                  <Button
                    busy={busy}
                    aria-label={t('jobs.retryNamed', { job: row.job })}
                    onClick={() => retry(row.job)}
                  >
                    {t('jobs.retry')}
                  </Button>
                ) : (
                  t('jobs.byHand')
                ),
            },
          ]}
        />
      )}
      <Fold title={t('jobs.all', { count: jobs.length })}>
        <DataTable
          slips
          caption={t('jobs.all', { count: jobs.length })}
          className={css.table}
          rows={jobs}
          keyOf={(row) => row.job}
          columns={[
            job,
            {
              key: 'state',
              name: t('sources.state'),
              className: css.word,
              cell: ({ well }) => (
                <StateWord well={well}>{t(well ? 'state.well' : 'state.bad')}</StateWord>
              ),
            },
            done,
            {
              key: 'rows',
              name: t('jobs.rows'),
              cell: (row) => (row.last_rows === null ? '–' : count(row.last_rows)),
            },
            queued,
          ]}
        />
      </Fold>
    </>
  );
}
