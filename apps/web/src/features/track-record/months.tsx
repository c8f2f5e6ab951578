import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from './chart-data.tsx';
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
      <ChartData
        caption={t('months.caption')}
        fileName="months"
        columns={[t('column.month'), t('column.priced'), t('who.ours'), t('who.market')]}
        rows={record.months.map((one) => [
          month(one.month),
          count(one.with_market),
          score(one.blend_there.log_loss),
          score(one.market.log_loss),
        ])}
        csv={() =>
          record.months.map((one) => [
            one.month,
            one.with_market,
            one.blend_there.log_loss,
            one.market.log_loss,
          ])
        }
      />
    </Section>
  );
}
