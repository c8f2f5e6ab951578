import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { FailedPart } from './failed-part.tsx';
import css from './profile-parts.module.css';
import { paymentsQuery } from './queries.ts';
import { useMoney } from './use-money.ts';

/** Payments and refunds, with their receipts. */
export function PaymentsPart() {
  const t = useText('billing');
  const money = useMoney();
  const { date } = useFormats();
  const { data, error, refetch } = useQuery({ ...paymentsQuery, staleTime: 0 });
  if (error && !data) return <FailedPart error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={css.waiting} aria-busy="true" />;
  if (data.results.length === 0) return <p className={css.soft}>{t('payments.none')}</p>;
  return (
    <ul className={css.list}>
      {data.results.map((payment) => (
        <li key={payment.id} className={css.line}>
          <p className={css.name}>
            {date(payment.date)} · {money(payment.amount_cents, payment.currency)}
          </p>
          <p className={css.soft}>
            {t(`payments.state.${payment.state}`, {
              amount: money(payment.refunded_cents, payment.currency),
            })}
            {payment.receipt_url && (
              <>
                {' · '}
                <a href={payment.receipt_url} target="_blank" rel="noopener noreferrer">
                  {t('payments.receipt')}
                  <span className="visually-hidden">
                    {' '}
                    {t('payments.of', { date: date(payment.date) })}
                  </span>
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
