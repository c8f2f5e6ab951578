import type { MyBetRecord } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import type { MyBets } from '../queries.ts';
import { LuckWords } from './luck-words.tsx';
import css from './record-section.module.css';
import { useSigned } from './use-signed.ts';

/** The own record beside the plan's, line by line, and how much of it luck explains. */
export function RecordSection({ bets }: { readonly bets: MyBets }) {
  const t = useText('my-bets');
  const { record, plan_record: plan } = bets;
  const rows = useRows();
  return (
    <PageSection id="conto" title={t('record.title')}>
      <div className={css.parts}>
        <table className={css.table}>
          <caption className="visually-hidden">{t('record.title')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('record.own')}</th>
              <th scope="col">{t('record.plan')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, read, note]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {note && <span className={css.note}>{note}</span>}
                </th>
                <td>
                  <Figure value={read(record)} />
                </td>
                <td>{plan ? <Figure value={read(plan)} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={css.words}>
          <LuckWords record={record} />
          {!plan && <p>{t('record.noPlan')}</p>}
        </div>
      </div>
    </PageSection>
  );
}

/** A figure, and below it how far it may be off. */
type Value = string | readonly [figure: string, error: string];
type Row = readonly [name: string, read: (record: MyBetRecord) => Value, note?: string];

function Figure({ value }: { readonly value: Value }) {
  if (typeof value === 'string') return value;
  const [figure, error] = value;
  return (
    <>
      {figure} <span className={css.error}>{error}</span>
    </>
  );
}

function useRows(): readonly Row[] {
  const t = useText('my-bets');
  const { euro, percent, count } = useFormats();
  const signed = useSigned();
  return [
    [
      t('record.bets'),
      ({ bets, won }) => t('record.wonOf', { won: count(won), bets: count(bets) }),
    ],
    [t('record.open'), ({ open }) => count(open)],
    [t('record.staked'), ({ staked }) => euro(centsOf(staked))],
    [t('record.profit'), ({ profit }) => signed.euro(profit)],
    [
      t('record.yield'),
      ({ yield: found }) =>
        found
          ? [
              signed.percent(found.percent),
              t('record.error', { error: percent(found.standard_error, 1) }),
            ]
          : '–',
      t('record.yieldNote'),
    ],
    [
      t('record.closing'),
      ({ closing_line: line }) =>
        line
          ? [
              signed.percent(line.percent),
              t('record.interval', {
                low: signed.percent(line.low),
                high: signed.percent(line.high),
              }),
            ]
          : '–',
      t('record.closingNote'),
    ],
    [
      t('record.expected'),
      ({ against_forecast: luck }) => (luck ? signed.euro(luck.expected) : '–'),
      t('record.expectedNote'),
    ],
    [
      t('record.luck'),
      ({ against_forecast: luck }) => (luck ? signed.euro(luck.luck) : '–'),
      t('record.luckNote'),
    ],
  ];
}
