import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { SimulatedRule } from './simulate-in-worker.ts';
import css from './verdict.module.css';

/** What to expect of the plan's rule, in one sentence; a loss is called a loss. */
export function Verdict({ plan }: { readonly plan: SimulatedRule }) {
  const t = useText('plan');
  const { euro, percent } = useFormats();
  const values = {
    amount: euro(Math.abs(Math.round(plan.expectedCents))),
    error: euro(Math.round(plan.standardErrorCents)),
    loss: percent(100 * plan.lossShare),
    half: percent(100 * plan.halfShare),
  };
  const key = plan.isExpectedLoss
    ? 'verdict.loss'
    : plan.isTypicalLoss
      ? 'verdict.typicalLoss'
      : 'verdict.gain';
  return (
    <p className={css.verdict} role="status">
      {t(key, values)}
    </p>
  );
}
