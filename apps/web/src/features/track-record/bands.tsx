import type { TrackRecord } from '@tredici/contract/track-record';
import { type CSSProperties, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './bands.module.css';
import figures from './figures.module.css';
import { seenBins, splitBand } from './measures.ts';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

/** How often the likeliest came true, a bar per band: the misses are as long as they were many. The
 *  bars stand in a table, so the figures are behind nothing. */
export function Bands({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { percent, count, date } = useFigures();
  const [market, setMarket] = useState(record.bands[0]?.bet_market ?? '1X2');
  const chosen = record.bands.find(({ bet_market }) => bet_market === market);
  // The likeliest first: those are what people ask about.
  const bins = seenBins(chosen?.bins ?? []).toReversed();
  const caption = t('bands.caption', { market: t(`market.${market}`) });
  const columns = [
    t('column.band'),
    t('column.share'),
    t('column.hits'),
    t('column.misses'),
  ] as const;
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
      <table className={`${figures.table} ${css.bands}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => {
            const { hits, misses } = splitBand(bin);
            const shares = {
              '--came': bin.observed / 100,
              '--said': bin.said / 100,
            } as CSSProperties;
            return (
              <tr key={bin.from}>
                <th scope="row">
                  {bin.from}–{bin.to}%
                </th>
                <td>
                  <div className={css.share}>
                    <span className={css.bar} style={shares} aria-hidden="true" />
                    <span className={css.percent}>{percent(bin.observed)}</span>
                  </div>
                </td>
                <td>{count(hits)}</td>
                <td>{count(misses)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={figures.take}>
        <CsvButton
          table={caption}
          fileName={`bands-${market}`}
          rows={() => [
            [t('column.band'), t('column.said'), ...columns.slice(1)],
            ...bins.map((bin) => {
              const { hits, misses } = splitBand(bin);
              return [`${bin.from}–${bin.to}%`, bin.said, bin.observed, hits, misses];
            }),
          ]}
        />
      </div>
    </Section>
  );
}
