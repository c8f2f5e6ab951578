import { useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import css from './price-field.module.css';

interface PriceFieldProps {
  readonly name: string;
  readonly price: number;
  readonly onPrice: (price: number) => void;
  readonly onRemove: () => void;
}

/** The price paid for a player, and the button to remove them from the roster. */
export function PriceField({ name, price, onPrice, onRemove }: PriceFieldProps) {
  const t = useText('teams');
  return (
    <span className={css.field}>
      <input
        className={css.price}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={5}
        autoComplete="off"
        aria-label={t('paidFor', { name })}
        value={price === 0 ? '' : price}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onPrice(Number(event.target.value.replace(/\D/g, '')))}
      />
      <IconButton label={t('removeNamed', { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </span>
  );
}
