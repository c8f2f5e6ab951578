import type { MyBetRecord } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { MyBets } from '../queries.ts';
import { LuckWords } from './luck-words.tsx';
import css from './record-section.module.css';
import { useSigned } from './use-signed.ts';

/** The user's own record beside the plan's, row by row, and how much of it luck explains. */
export function RecordSection({ bets }: { readonly bets: MyBets }) {
  const t = useText('my-bets');
  const { record, plan_record: plan } = bets;
  const rows = useRows();
  return (
    <PageSection id="conto" title={t('record.title')}>
      <div className={css.parts}>
        <DataTable
          caption={t('record.title')}
          columns={[
            {
              key: 'name',
              name: '',
              cell: ({ name, note }) => <RowName name={name} note={note} />,
            },
            {
              key: 'own',
              name: t('record.own'),
              cell: ({ read }) => <Figure value={read(record)} />,
            },
            {
              key: 'plan',
              name: t('record.plan'),
              cell: ({ read }) => (plan ? <Figure value={read(plan)} /> : '–'),
            },
          ]}
          rows={rows}
          keyOf={({ name }) => name}
          className={css.table}
        />
        <div className={css.words}>
          <LuckWords record={record} />
          {!plan && <p>{t('record.noPlan')}</p>}
        </div>
      </div>
    </PageSection>
  );
}

/** A figure, and below it its margin of error. */
type Value = string | readonly [figure: string, error: string];
interface Row {
  readonly name: string;
  readonly read: (record: MyBetRecord) => Value;
  readonly note?: string;
}

function RowName({ name, note }: { readonly name: string; readonly note: string | undefined }) {
  return (
    <>
      {name}
      {note && <span className={css.note}>{note}</span>}
    </>
  );
}

function Figure({ value }: { readonly value: Value }) {
  // In English a line could break between a minus and the euro sign.
  if (typeof value === 'string') return <span className={css.figure}>{value}</span>;
  const [figure, error] = value;
  return (
    <>
      <span className={css.figure}>{figure}</span> <span className={css.error}>{error}</span>
    </>
  );
}

function useRows(): readonly Row[] {
  const t = useText('my-bets');
  const { euro, percent, count } = useFormats();
  const signed = useSigned();
  return [
    {
      name: t('record.bets'),
      read: ({ bets, won }) => t('record.wonOf', { won: count(won), bets: count(bets) }),
    },
    { name: t('record.open'), read: ({ open }) => count(open) },
    { name: t('record.staked'), read: ({ staked }) => euro(centsOf(staked)) },
    { name: t('record.profit'), read: ({ profit }) => signed.euro(profit) },
    {
      name: t('record.yield'),
      note: t('record.yieldNote'),
      read: ({ yield: found }) =>
        !found
          ? '–'
          : found.standard_error === null
            ? signed.percent(found.percent)
            : [
                signed.percent(found.percent),
                t('record.error', { error: percent(found.standard_error, 1) }),
              ],
    },
    {
      name: t('record.closing'),
      note: t('record.closingNote'),
      read: ({ closing_line: line }) =>
        line
          ? [
              signed.percent(line.percent),
              t('record.interval', {
                low: signed.percent(line.low),
                high: signed.percent(line.high),
              }),
            ]
          : '–',
    },
    {
      name: t('record.expected'),
      note: t('record.expectedNote'),
      read: ({ against_forecast: luck }) => (luck ? signed.euro(luck.expected) : '–'),
    },
    {
      name: t('record.luck'),
      note: t('record.luckNote'),
      read: ({ against_forecast: luck }) => (luck ? signed.euro(luck.luck) : '–'),
    },
  ];
}
