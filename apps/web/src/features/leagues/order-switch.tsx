import { startTransition, useOptimistic } from 'react';
import { afterPaint } from '#lib/device/after-paint.ts';
import { useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { ORDERS, type Order } from './league-filter.ts';
import css from './order-switch.module.css';

interface OrderSwitchProps {
  readonly order: Order;
  /** Resolves when the list is in the new order. */
  readonly onChoose: (order: Order) => Promise<void>;
}

/** Two boxes, one of them crossed. The cross moves at once, and the rows follow when they are ready. */
export function OrderSwitch({ order, onChoose }: OrderSwitchProps) {
  const t = useText('leagues');
  const [shown, show] = useOptimistic(order);
  const choose = (choice: Order) =>
    startTransition(async () => {
      show(choice);
      await new Promise<void>(afterPaint);
      await onChoose(choice);
    });
  return (
    <RadioStrip
      legend={t('order')}
      choices={ORDERS.map((choice) => ({ value: choice, label: t(`order.${choice}`) }))}
      value={shown}
      onChoose={choose}
      look={css}
    />
  );
}
