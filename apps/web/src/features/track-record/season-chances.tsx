import { useQuery } from '@tanstack/react-query';
import { type SeasonRecord, trackRecordCalls } from '@tredici/contract/track-record';
import { callQuery } from '#lib/api/call-query.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import bands from './bands.module.css';
import figures from './figures.module.css';
import css from './season-chances.module.css';
import { Section } from './section.tsx';
import { ShareBar } from './share-bar.tsx';
import { useFigures } from './use-figures.ts';

type Band = SeasonRecord['bands'][number];

/** How many of the weekly chances of the title, Europe and relegation came true. */
export function SeasonChances() {
  const t = useText('track-record');
  const { count } = useFigures();
  const { data, isError } = useQuery(callQuery(trackRecordCalls.getSeasonRecord, {}));
  const judged = data && data.seasons > 0 ? data : null;
  return (
    <Section
      id="stagioni"
      title={t('seasons.heading')}
      intro={t('seasons.intro')}
      {...(judged && {
        sample: t('seasons.sample', {
          count: judged.seasons,
          chances: count(judged.chances),
          weeks: count(judged.weeks),
        }),
      })}
    >
      {judged ? (
        <Judged record={judged} />
      ) : (
        <p className={css.none} role="status">
          {isError && t('seasons.failed')}
          {data &&
            (data.followed > 0
              ? t('seasons.none', { count: data.followed })
              : t('seasons.nothing'))}
        </p>
      )}
    </Section>
  );
}

function Judged({ record }: { readonly record: SeasonRecord }) {
  const t = useText('track-record');
  const { count } = useFigures();
  const shareOf = ({ came, count: given }: Band) => Math.round((came / given) * 1000) / 10;
  const columns: readonly Column<Band>[] = [
    {
      key: 'band',
      name: t('column.band'),
      cell: ({ from, to }) => `${from}–${to}%`,
      csv: ({ from, to }) => `${from}–${to}%`,
    },
    {
      key: 'share',
      name: t('column.share'),
      cell: (band) => <ShareBar said={band.said} observed={shareOf(band)} />,
      csv: shareOf,
    },
    {
      key: 'given',
      name: t('column.given'),
      cell: (band) => count(band.count),
      csv: (band) => band.count,
    },
    {
      key: 'came',
      name: t('column.cameTrue'),
      cell: (band) => count(band.came),
      csv: (band) => band.came,
    },
  ];
  const rows = record.bands.toReversed();
  return (
    <>
      <DataTable
        caption={t('seasons.caption')}
        columns={columns}
        rows={rows}
        keyOf={(band) => band.from}
        className={`${figures.table} ${bands.bands}`}
      />
      <p className={css.note}>{t('seasons.note')}</p>
      <div className={figures.take}>
        <CsvButton
          table={t('seasons.caption')}
          fileName="season-chances"
          rows={() => csvOfTable(columns, rows)}
        />
      </div>
    </>
  );
}
