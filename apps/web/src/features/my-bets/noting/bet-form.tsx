import type { StakeLimitReply } from '@tredici/contract/my-bets';
import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './bet-form.module.css';
import { LimitWord } from './limit-word.tsx';
import { parseOdd, writtenOdd } from './parse-odd.ts';

export interface BetValues {
  /** Null for users who see no odds: it stays unchanged. */
  readonly odd: number | null;
  /** In euro. */
  readonly stake: number;
  readonly bookmaker: string;
}

interface BetFormProps {
  readonly first: Omit<BetValues, 'stake'> & { readonly stake: number | null };
  /** What is left of the month's limit without this bet; undefined while it loads. */
  readonly limit: StakeLimitReply | undefined;
  readonly busy: boolean;
  readonly submit: string;
  readonly problem: string | null;
  readonly onSubmit: (values: BetValues) => void;
  readonly children?: ReactNode;
}

const BOOKMAKER_MAX = 60;

/** The price, stake and bookmaker of a placed bet. */
export function BetForm({ first, limit, busy, submit, problem, onSubmit, children }: BetFormProps) {
  const t = useText('my-bets');
  const amounts = useText('forecasts');
  const language = useLanguage();
  const [odd, setOdd] = useState(first.odd === null ? null : writtenOdd(first.odd, language));
  const [stake, setStake] = useState(
    first.stake ? writtenOdd(first.stake, language).replace(/[.,]00$/, '') : '',
  );
  const [bookmaker, setBookmaker] = useState(first.bookmaker);
  const amount = parseEuro(stake, language);
  const price = odd === null ? null : parseOdd(odd);
  const isReady = (odd === null || price !== null) && amount.ok;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || !isReady) return;
        onSubmit({ odd: price, stake: amount.cents / 100, bookmaker: bookmaker.trim() });
      }}
    >
      {children}
      <div className={css.fields}>
        {odd !== null && (
          <TextField
            label={t('form.odd')}
            inputMode="decimal"
            autoComplete="off"
            value={odd}
            error={price === null ? t('form.badOdd') : null}
            onChange={(event) => setOdd(event.target.value)}
          />
        )}
        <TextField
          label={t('form.stake')}
          inputMode="decimal"
          autoComplete="off"
          value={stake}
          error={
            !amount.ok && amount.reason !== 'empty' ? amounts(`amount.${amount.reason}`) : null
          }
          trailing={<span className={css.unit}>€</span>}
          onChange={(event) => setStake(event.target.value)}
        />
      </div>
      <TextField
        label={t('form.bookmaker')}
        autoComplete="off"
        maxLength={BOOKMAKER_MAX}
        value={bookmaker}
        error={null}
        onChange={(event) => setBookmaker(event.target.value)}
      />
      <LimitWord limit={limit} stakeCents={amount.ok ? amount.cents : 0} />
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button primary type="submit" busy={busy} disabled={!isReady}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
