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
  const isLoss = profit < 0;
  // The chance of a result as bad as this one where it lost, as good as this one where it did not; an equal
  // one, of which half is in there, belongs to both in full.
  const chance =
    (isLoss ? 1 - noEdge.better_chance : noEdge.better_chance) + noEdge.equal_chance / 2;
  return (
    <>
      <p>
        <b>
          {t(
            profit === 0
              ? 'luck.even'
              : chance < RARE
                ? 'luck.rare'
                : isLoss
                  ? 'luck.enoughLoss'
                  : 'luck.enough',
          )}
        </b>{' '}
        {t(isLoss ? 'luck.asBad' : 'luck.asGood', {
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
