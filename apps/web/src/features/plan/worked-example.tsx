import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { settleWeek } from '@tredici/engine/bankroll/week';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { TextField } from '#ui/text-field.tsx';
import css from './worked-example.module.css';

const PARTS = ['initial', 'bankroll', 'savings', 'stake', 'payout'] as const;
type Part = (typeof PARTS)[number];
/** A winning week after a losing one, so that every part of the rule applies. */
const FIRST: Readonly<Record<Part, string>> = {
  initial: '100',
  bankroll: '92',
  savings: '0',
  stake: '48',
  payout: '60',
};

/** One week settled by the same rule as the real ones, with amounts that can be changed. */
export function WorkedExample() {
  const t = useText('plan');
  const words = useText('forecasts');
  const { euro } = useFormats();
  const language = useLanguage();
  const [texts, setTexts] = useState(FIRST);
  const cents = (part: Part): number | null => {
    const parsed = parseEuro(texts[part], language);
    if (parsed.ok) return parsed.cents;
    return parsed.reason === 'zero' ? 0 : null;
  };
  const amounts = PARTS.map(cents);
  const [initialCents, bankrollCents, savingsCents, stakeCents, payoutCents] = amounts as number[];
  const settled = amounts.includes(null)
    ? null
    : settleWeek(
        { initialCents: initialCents!, bankrollCents: bankrollCents!, savingsCents: savingsCents! },
        { stakeCents: stakeCents!, payoutCents: payoutCents! },
      );
  return (
    <section aria-labelledby="example-title" className={css.example}>
      <h3 id="example-title">{t('example.title')}</h3>
      <div className={css.fields}>
        {PARTS.map((part) => (
          <TextField
            key={part}
            label={t(`example.${part}`)}
            inputMode="decimal"
            autoComplete="off"
            value={texts[part]}
            error={cents(part) === null ? words('amount.not-an-amount') : null}
            onChange={(event) => setTexts({ ...texts, [part]: event.target.value })}
          />
        ))}
      </div>
      <div role="status" className={css.answer}>
        {settled?.ok && (
          <>
            <ul className={css.moves}>
              <li>
                {t(settled.moves.resultCents < 0 ? 'example.lost' : 'example.won', {
                  amount: euro(Math.abs(settled.moves.resultCents)),
                })}
              </li>
              {settled.moves.resultCents > 0 && (
                <li>
                  {t('example.shared', {
                    kept: euro(settled.moves.reinvestedCents),
                    saved: euro(settled.moves.setAsideCents),
                  })}
                </li>
              )}
              {settled.moves.toppedUpCents > 0 && (
                <li>{t('example.toppedUp', { amount: euro(settled.moves.toppedUpCents) })}</li>
              )}
            </ul>
            <p className={css.after}>
              {t('example.after', {
                bankroll: euro(settled.capital.bankrollCents),
                savings: euro(settled.capital.savingsCents),
                total: euro(settled.capital.bankrollCents + settled.capital.savingsCents),
              })}
            </p>
          </>
        )}
        {settled && !settled.ok && <p>{t(`example.${settled.reason}`)}</p>}
      </div>
    </section>
  );
}
