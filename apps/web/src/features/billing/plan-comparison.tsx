import { useText } from '#lib/i18n/translate.ts';
import css from './plan-comparison.module.css';

/** What each plan includes. A row is true for Free, for Pro, or for both. */
const ROWS = [
  ['matchOfTheDay', true],
  ['trackRecord', true],
  ['fantasyLists', true],
  ['profile', true],
  ['leagues', false],
  ['match', false],
  ['bestBets', false],
  ['plan', false],
  ['projections', false],
] as const;

/** Free and Pro, row by row. */
export function PlanComparison() {
  const t = useText('billing');
  return (
    <section aria-labelledby="confronto">
      <h2 id="confronto" className={css.title}>
        {t('compare.title')}
      </h2>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('compare.what')}</span>
              </th>
              <th scope="col">{t('compare.free')}</th>
              <th scope="col">{t('compare.pro')}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([row, isFree]) => (
              <tr key={row}>
                <th scope="row">{t(`compare.${row}`)}</th>
                <Included isIncluded={isFree} />
                <Included isIncluded />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Included({ isIncluded }: { readonly isIncluded: boolean }) {
  const t = useText('billing');
  return (
    <td className={isIncluded ? undefined : css.no}>
      {isIncluded ? (
        <svg className={css.tick} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.500 8.500 6.300 12.500 13.500 3.500" />
        </svg>
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <span className="visually-hidden">{t(isIncluded ? 'compare.yes' : 'compare.no')}</span>
    </td>
  );
}
