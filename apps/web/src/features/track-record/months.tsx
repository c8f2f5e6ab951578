import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { ChartTable } from './chart-table.tsx';
import { MonthsPlot } from './months-plot.tsx';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

export function Months({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { score, count, date, month } = useFigures();
  return (
    <Section
      id="mesi"
      title={t('months.heading')}
      intro={t('months.intro')}
      sample={t('sample', {
        matches: count(record.with_market),
        start: date(record.window.start),
        end: date(record.window.end),
      })}
    >
      <MonthsPlot months={record.months} />
      <ChartTable
        caption={t('months.caption')}
        fileName="months"
        columns={[
          {
            key: 'month',
            name: t('column.month'),
            cell: (one) => month(one.month),
            csv: (one) => one.month,
          },
          {
            key: 'priced',
            name: t('column.priced'),
            cell: (one) => count(one.with_market),
            csv: (one) => one.with_market,
          },
          {
            key: 'ours',
            name: t('who.ours'),
            cell: (one) => score(one.blend_there.log_loss),
            csv: (one) => one.blend_there.log_loss,
          },
          {
            key: 'market',
            name: t('who.market'),
            cell: (one) => score(one.market.log_loss),
            csv: (one) => one.market.log_loss,
          },
        ]}
        rows={record.months}
        keyOf={(one) => one.month}
      />
    </Section>
  );
}
