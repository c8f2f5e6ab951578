import type { MyBetRecord } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useSigned } from './use-signed.ts';

/** Rarer than this, chance alone is a poor explanation; it still is one. */
const RARE = 0.05;

/** What luck may have done to a result, in sentences. */
export function LuckWords({ record }: { readonly record: MyBetRecord }) {
  const t = useText('my-bets');
  const { euro, percent, count } = useFormats();
  const signed = useSigned();
  const { against_no_edge: noEdge, against_forecast: forecast, profit } = record;
  if (!noEdge) return <p>{t('luck.none')}</p>;
  const isGain = profit > 0;
  // The chance of a result as good as this one where it gained, as bad as this one where it lost.
  const chance = isGain ? noEdge.better_chance : 1 - noEdge.better_chance;
  return (
    <>
      <p>
        <b>{t(chance < RARE ? 'luck.rare' : isGain ? 'luck.enough' : 'luck.enoughLoss')}</b>{' '}
        {t(isGain ? 'luck.asGood' : 'luck.asBad', {
          percent: chance < 0.005 ? `< ${percent(0.5, 1)}` : percent(100 * chance),
          bets: count(noEdge.bets),
          count: noEdge.bets,
        })}
      </p>
      {forecast && (
        <p>
          {t(forecast.luck >= 0 ? 'luck.gave' : 'luck.took', {
            expected: signed.euro(forecast.expected),
            spread: euro(centsOf(forecast.spread)),
            luck: euro(Math.abs(centsOf(forecast.luck))),
          })}
        </p>
      )}
    </>
  );
}
