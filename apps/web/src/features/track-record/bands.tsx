import type { TrackRecord } from '@tredici/contract/track-record';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './bands.module.css';
import figures from './figures.module.css';
import { type SeenBin, seenBins, splitBand } from './measures.ts';
import { Section } from './section.tsx';
import { ShareBar } from './share-bar.tsx';
import { useFigures } from './use-figures.ts';

/** How often the likeliest result came true, with one bar per band that also shows the misses to scale. The
 *  bars stand in a table, so no figure is available only in the chart. */
export function Bands({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { count, date } = useFigures();
  const [market, setMarket] = useState(record.bands[0]?.bet_market ?? '1X2');
  const chosen = record.bands.find(({ bet_market }) => bet_market === market);
  // The likeliest first, because readers ask about those.
  const bins = seenBins(chosen?.bins ?? []).toReversed();
  const caption = t('bands.caption', { market: t(`market.${market}`) });
  const band: Column<SeenBin> = {
    key: 'band',
    name: t('column.band'),
    cell: (bin) => `${bin.from}–${bin.to}%`,
    csv: (bin) => `${bin.from}–${bin.to}%`,
  };
  const came: readonly Column<SeenBin>[] = [
    {
      key: 'share',
      name: t('column.share'),
      cell: ({ said, observed }) => <ShareBar said={said} observed={observed} />,
      csv: (bin) => bin.observed,
    },
    {
      key: 'hits',
      name: t('column.hits'),
      cell: (bin) => count(splitBand(bin).hits),
      csv: (bin) => splitBand(bin).hits,
    },
    {
      key: 'misses',
      name: t('column.misses'),
      cell: (bin) => count(splitBand(bin).misses),
      csv: (bin) => splitBand(bin).misses,
    },
  ];
  const columns = [band, ...came];
  // In the file this column stands for the tick across the bar.
  const said: Column<SeenBin> = {
    key: 'said',
    name: t('column.said'),
    cell: () => null,
    csv: (bin) => bin.said,
  };
  return (
    <Section
      id="fasce"
      title={t('bands.heading')}
      intro={t('bands.intro')}
      sample={t('sample', {
        matches: count(record.number_of_matches),
        start: date(record.window.start),
        end: date(record.window.end),
      })}
    >
      <ChoiceBoxes
        legend={t('bands.choice')}
        choices={record.bands.map(({ bet_market }) => ({
          value: bet_market,
          label: t(`market.${bet_market}`),
        }))}
        value={market}
        onChoose={setMarket}
      />
      <DataTable
        caption={caption}
        columns={columns}
        rows={bins}
        keyOf={(bin) => bin.from}
        className={`${figures.table} ${css.bands}`}
      />
      <div className={figures.take}>
        <CsvButton
          table={caption}
          fileName={`bands-${market}`}
          rows={() => csvOfTable([band, said, ...came], bins)}
        />
      </div>
    </Section>
  );
}
