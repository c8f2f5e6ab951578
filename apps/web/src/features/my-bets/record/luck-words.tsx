import type { MyBetRecord } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useSigned } from './use-signed.ts';

/** With a smaller probability, chance alone is an unlikely explanation, but still a possible one. */
const RARE = 0.05;

/** How much of a result luck may explain, in words. */
export function LuckWords({ record }: { readonly record: MyBetRecord }) {
  const t = useText('my-bets');
  const { euro, percent, count } = useFormats();
  const signed = useSigned();
  const { against_no_edge: noEdge, against_forecast: forecast, profit } = record;
  if (!noEdge) return <p>{t('luck.none')}</p>;
  const isLoss = profit < 0;
  // The chance of a result at least as bad after a loss, or at least as good otherwise. An equal result
  // counts in full, although `better_chance` includes only half of it.
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
