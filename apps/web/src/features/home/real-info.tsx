import { LEAST_VALUE, SUSPECT_VALUE } from '@tredici/engine/bankroll/choose-bets';
import { PARTS_OF_BANKROLL } from '@tredici/engine/bankroll/stakes';
import { REINVESTED_SHARE } from '@tredici/engine/bankroll/week';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { InfoDialog } from '#ui/info-dialog.tsx';

/** Explains what the lines are, which rule they follow, where the figures come from, and what they do not show. */
export function RealInfo({ onClose }: { readonly onClose: () => void }) {
  const t = useText('home');
  const { percent } = useFormats();
  return (
    <InfoDialog title={t('info.title')} onClose={onClose}>
      <p>{t('info.what')}</p>
      <h3>{t('info.bets')}</h3>
      <ul>
        <li>
          {t('info.chosen', {
            least: percent(100 * (LEAST_VALUE - 1)),
            suspect: percent(100 * (SUSPECT_VALUE - 1)),
          })}
        </li>
        <li>{t('info.stakes', { most: percent(100 / PARTS_OF_BANKROLL) })}</li>
        <li>{t('info.prices')}</li>
      </ul>
      <h3>{t('info.rule')}</h3>
      <ol>
        <li>{t('info.rule1')}</li>
        <li>{t('info.rule2', { share: percent(100 * REINVESTED_SHARE) })}</li>
        <li>{t('info.rule3')}</li>
        <li>{t('info.rule4')}</li>
      </ol>
      <h3>{t('info.caution')}</h3>
      <ul>
        <li>{t('info.caution1')}</li>
        <li>{t('info.caution2')}</li>
        <li>{t('info.caution3')}</li>
      </ul>
    </InfoDialog>
  );
}
