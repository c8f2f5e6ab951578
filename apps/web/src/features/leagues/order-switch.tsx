import { startTransition, useId, useOptimistic } from 'react';
import { afterPaint } from '#lib/device/after-paint.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PencilCross } from '#ui/pencil-cross.tsx';
import { ORDERS, type Order } from './league-filter.ts';
import css from './order-switch.module.css';

interface OrderSwitchProps {
  readonly order: Order;
  /** Settled when the list is in the new order. */
  readonly onChoose: (order: Order) => Promise<void>;
}

/** Two boxes and one cross. The cross moves at once; a thousand lines follow when they are ready. */
export function OrderSwitch({ order, onChoose }: OrderSwitchProps) {
  const t = useText('leagues');
  const name = useId();
  const [shown, show] = useOptimistic(order);
  const choose = (choice: Order) =>
    startTransition(async () => {
      show(choice);
      await new Promise<void>(afterPaint);
      await onChoose(choice);
    });
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">{t('order')}</legend>
      {ORDERS.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type="radio"
            className={css.input}
            name={name}
            value={choice}
            checked={choice === shown}
            onChange={() => choose(choice)}
          />
          <span className={css.box}>{choice === shown && <PencilCross />}</span>
          {t(`order.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
