import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './plan-comparison.module.css';
import section from './section.module.css';

/** What each plan includes: Free, Pro, or both. */
const ROWS = [
  ['matchOfTheDay', true],
  ['results', true],
  ['trackRecord', true],
  ['fantasyLists', true],
  ['profile', true],
  ['leagues', false],
  ['match', false],
  ['bestBets', false],
  ['plan', false],
  ['projections', false],
] as const;

/** Free and Pro compared row by row. */
export function PlanComparison() {
  const t = useText('billing');
  return (
    <PageSection title={t('compare.title')} look={section}>
      <DataTable
        caption={t('compare.title')}
        columns={[
          {
            key: 'what',
            name: t('compare.what'),
            heading: <span className="visually-hidden">{t('compare.what')}</span>,
            cell: ([row]) => t(`compare.${row}`),
          },
          {
            key: 'free',
            name: t('compare.free'),
            cell: ([, isFree]) => <Included isIncluded={isFree} />,
          },
          { key: 'pro', name: t('compare.pro'), cell: () => <Included isIncluded /> },
        ]}
        rows={ROWS}
        keyOf={([row]) => row}
        className={css.table}
      />
    </PageSection>
  );
}

function Included({ isIncluded }: { readonly isIncluded: boolean }) {
  const t = useText('billing');
  return (
    <>
      {isIncluded ? (
        <svg className={css.tick} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.500 8.500 6.300 12.500 13.500 3.500" />
        </svg>
      ) : (
        <span className={css.no} aria-hidden="true">
          –
        </span>
      )}
      <span className="visually-hidden">{t(isIncluded ? 'compare.yes' : 'compare.no')}</span>
    </>
  );
}
