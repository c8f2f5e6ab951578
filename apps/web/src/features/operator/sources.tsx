import type { OperatorOverview } from '@tredici/contract/operator-watch';
import { useFormats } from '#lib/i18n/format.ts';
import { type Translate, useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { StateWord } from './state-word.tsx';
import css from './tables.module.css';
import { useInstants } from './use-instants.ts';

type Source = OperatorOverview['sources'][number];

/** The state of each provider, and what of its data could not be imported. */
export function Sources({ overview }: { readonly overview: OperatorOverview }) {
  const t = useText('operator');
  const { count } = useFormats();
  const { atOrNever } = useInstants();
  const { sources, credits_left: credits } = overview;
  const credit = credits === null ? null : <p>{t('sources.credits', { count: count(credits) })}</p>;
  if (sources.length === 0) {
    return (
      <>
        <p>{t('sources.none')}</p>
        {credit}
      </>
    );
  }
  return (
    <>
      <DataTable
        slips
        caption={t('sources.title')}
        className={css.table}
        rows={sources}
        keyOf={({ source }) => source}
        columns={[
          { key: 'source', name: t('sources.source'), cell: ({ source }) => source },
          {
            key: 'state',
            name: t('sources.state'),
            className: css.word,
            cell: ({ well, silent }) => (
              <StateWord well={well}>
                {t(well ? 'state.well' : silent ? 'state.silent' : 'state.bad')}
              </StateWord>
            ),
          },
          { key: 'last', name: t('sources.last'), cell: (row) => atOrNever(row.last_success) },
          { key: 'matches', name: t('sources.matches'), cell: (row) => count(row.matches) },
          { key: 'refused', name: t('sources.refused'), cell: (row) => count(row.refused) },
          {
            key: 'trouble',
            name: t('sources.trouble'),
            className: css.long,
            cell: (row) => troubleOf(row, t) || '–',
          },
        ]}
      />
      {credit}
    </>
  );
}

function troubleOf(source: Source, t: Translate<'operator'>): string {
  const { well, cause, failing, odd_files: oddFiles } = source;
  const failed = well ? [] : [cause ?? '', ...failing];
  const odd = oddFiles.flatMap(({ address, oddities }) => [
    address,
    ...oddities.map(({ kind, ...counts }) => t(`oddity.${kind}`, counts)),
  ]);
  return [...failed, ...odd].filter(Boolean).join(' · ');
}
