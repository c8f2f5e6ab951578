import { LEAST_VALUE, SUSPECT_VALUE } from '@tredici/engine/bankroll/choose-bets';
import { PARTS_OF_BANKROLL } from '@tredici/engine/bankroll/stakes';
import { REINVESTED_SHARE } from '@tredici/engine/bankroll/week';
import { Caution } from '#football/caution.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { InfoDialog } from '#ui/info-dialog.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { WorkedExample } from './worked-example.tsx';

/** The staking rule in words, and a sample week whose amounts the reader can change. */
export function StrategyInfo({ onClose }: { readonly onClose: () => void }) {
  const t = useText('plan');
  const { percent } = useFormats();
  return (
    <InfoDialog title={t('info.title')} onClose={onClose}>
      <h3>{t('info.choose')}</h3>
      <ul>
        <li>{t('info.level')}</li>
        <li>{t('info.value', { least: percent(100 * (LEAST_VALUE - 1)) })}</li>
        <li>{t('info.suspect', { suspect: percent(100 * (SUSPECT_VALUE - 1)) })}</li>
        <li>
          {t('info.stakes', { most: percent(100 / PARTS_OF_BANKROLL), bets: PARTS_OF_BANKROLL })}
        </li>
        <li>{t('info.slots')}</li>
      </ul>
      <h3>{t('info.week')}</h3>
      <ol>
        <li>{t('info.rule1')}</li>
        <li>
          {t('info.rule2', {
            kept: percent(100 * REINVESTED_SHARE),
            saved: percent(100 * (1 - REINVESTED_SHARE)),
          })}
        </li>
        <li>{t('info.rule3')}</li>
        <li>{t('info.rule4')}</li>
      </ol>
      <WorkedExample />
      <PlanFigures />
      <p>{t('info.limits')}</p>
      <Caution />
    </InfoDialog>
  );
}
