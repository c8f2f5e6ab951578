import { useId } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { ListView } from './list-view.ts';
import css from './player-filters.module.css';
import type { ChooseView } from './use-list-view.ts';

/** A price range in credits; an empty field leaves that end open. */
export function PriceFields({
  view,
  onChoose,
}: {
  readonly view: ListView;
  readonly onChoose: ChooseView;
}) {
  const t = useText('fantasy');
  return (
    <div className={css.prices}>
      <Price
        label={t('filters.priceFrom')}
        value={view.priceFrom}
        onType={(priceFrom) => onChoose({ priceFrom })}
      />
      <Price
        label={t('filters.priceTo')}
        value={view.priceTo}
        onType={(priceTo) => onChoose({ priceTo })}
      />
    </div>
  );
}

function Price({
  label,
  value,
  onType,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onType: (value: number | null) => void;
}) {
  const id = useId();
  return (
    <div className={css.price}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '');
          onType(digits === '' ? null : Number(digits));
        }}
      />
    </div>
  );
}
