import { REINVESTED_SHARE } from '@tredici/engine/bankroll/week';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './sample-info.module.css';
import { SAMPLE, SAMPLE_SUMMARY as summary } from './sample-series.ts';

/** What the series is, the rule it follows, how it was made, and what came of it. */
export function SampleInfo({ onClose }: { readonly onClose: () => void }) {
  const t = useText('home');
  const common = useText('common');
  const { euro, percent, count } = useFormats();
  const { seed, assumptions } = SAMPLE;
  const outcome = {
    initial: euro(summary.initialCents),
    final: euro(summary.finalCents),
    up: count(summary.weeksUp),
    down: count(summary.weeksDown),
  };
  return (
    <Dialog
      title={t('info.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button primary onClick={onClose}>
          {common('understood')}
        </Button>
      }
    >
      <p>{t('info.what')}</p>
      <h3 className={css.heading}>{t('info.rule')}</h3>
      <ol className={css.rules}>
        <li>{t('info.rule1')}</li>
        <li>{t('info.rule2', { share: percent(100 * REINVESTED_SHARE) })}</li>
        <li>{t('info.rule3')}</li>
        <li>{t('info.rule4')}</li>
      </ol>
      <h3 className={css.heading}>{t('info.how')}</h3>
      <ul className={css.rules}>
        <li>{t('info.matches', { matches: count(assumptions.matchesAWeek), seed })}</li>
        <li>
          {t('info.bets', {
            bets: assumptions.betsAWeek,
            percent: percent(100 * assumptions.aboveProbability),
          })}
        </li>
        <li>{t('info.prices', { margin: percent(100 * (assumptions.book - 1), 1) })}</li>
      </ul>
      <h3 className={css.heading}>{t('info.result')}</h3>
      <p>{t(summary.roi < 0 ? 'info.outcomeLoss' : 'info.outcomeGain', outcome)}</p>
    </Dialog>
  );
}
