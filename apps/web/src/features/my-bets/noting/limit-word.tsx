import type { StakeLimitReply } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './bet-form.module.css';

/** Warns before saving if these bets exceed the user's limit for this month. */
export function LimitWord({
  limit,
  stakeCents,
}: {
  readonly limit: StakeLimitReply | undefined;
  readonly stakeCents: number;
}) {
  const t = useText('my-bets');
  const { euro } = useFormats();
  if (!limit || limit.limit === null || limit.left === null) return null;
  const leftCents = centsOf(limit.left);
  const values = { limit: euro(centsOf(limit.limit)), left: euro(leftCents) };
  const key = limit.is_reached ? 'reached' : stakeCents > leftCents ? 'beyond' : 'within';
  return (
    <p role="status" className={key === 'within' ? css.within : css.beyond}>
      {t(`limit.${key}`, values)}
    </p>
  );
}
