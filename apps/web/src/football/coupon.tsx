import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './coupon.module.css';

/** The coupon as a table of `CouponRow`s of one size. The signs stand once, at the top, as on paper. */
export function Coupon({
  caption,
  single,
  beside,
  heads,
  children,
}: {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  /** For rows with one cell, each naming its own bet. */
  readonly single?: boolean;
  /** The heading of the column beside the one cell, if there is one. */
  readonly beside?: string | undefined;
  /** Replaces all columns after the first. */
  readonly heads?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useText('football');
  return (
    <table className={css.coupon}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match')}</th>
          {heads}
          {heads ? null : single ? (
            <th scope="col" className={css.single}>
              {t('bet')}
            </th>
          ) : (
            FINAL_RESULTS.map((sign) => (
              <th key={sign} scope="col" className={css.sign}>
                {sign}
              </th>
            ))
          )}
          {beside !== undefined && (
            <th scope="col" className={css.beside}>
              {beside}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
