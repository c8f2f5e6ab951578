import { LEAST_VALUE, SUSPECT_VALUE } from '@tredici/engine/bankroll/choose-bets';
import { PARTS_OF_BANKROLL } from '@tredici/engine/bankroll/stakes';
import { REINVESTED_SHARE } from '@tredici/engine/bankroll/week';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './real-info.module.css';

/** What the lines are, the rule they follow, where the figures come from, and what they do not say. */
export function RealInfo({ onClose }: { readonly onClose: () => void }) {
  const t = useText('home');
  const common = useText('common');
  const { percent } = useFormats();
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
      <h3 className={css.heading}>{t('info.bets')}</h3>
      <ul className={css.rules}>
        <li>
          {t('info.chosen', {
            least: percent(100 * (LEAST_VALUE - 1)),
            suspect: percent(100 * (SUSPECT_VALUE - 1)),
          })}
        </li>
        <li>{t('info.stakes', { most: percent(100 / PARTS_OF_BANKROLL) })}</li>
        <li>{t('info.prices')}</li>
      </ul>
      <h3 className={css.heading}>{t('info.rule')}</h3>
      <ol className={css.rules}>
        <li>{t('info.rule1')}</li>
        <li>{t('info.rule2', { share: percent(100 * REINVESTED_SHARE) })}</li>
        <li>{t('info.rule3')}</li>
        <li>{t('info.rule4')}</li>
      </ol>
      <h3 className={css.heading}>{t('info.caution')}</h3>
      <ul className={css.rules}>
        <li>{t('info.caution1')}</li>
        <li>{t('info.caution2')}</li>
        <li>{t('info.caution3')}</li>
      </ul>
    </Dialog>
  );
}
