import type { MatchDetail } from '@tredici/contract/match';
import { DOUBLE_CHANCES } from '@tredici/engine/markets/bet-types';
import { useId } from 'react';
import { bestOdd } from '#football/best-odds.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { likeliest } from '#football/coupon-match.ts';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { OddsLink } from '../odds/odds-link.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import { ShareBar } from '../share-bar.tsx';
import css from './top-bet.module.css';
import { useBetWords } from './use-bet-words.ts';

/** The likeliest double chance, on a separate stub. */
export function TopBet({
  match,
  oddsHidden,
}: {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}) {
  const t = useText('match');
  const { odds, percent } = useFormats();
  const wordsOf = useBetWords(match);
  const id = useId();
  const bet = likeliest(match.bets, DOUBLE_CHANCES);
  if (!bet) return null;
  const { name, meaning } = wordsOf(bet);
  const share = match.bets[bet]!;
  const interval = match.interval?.[bet] ?? null;
  const fair = fairPrice(share);
  const best = bestOdd(match.odds, bet, match.bookmakers);
  return (
    <section className={css.stub} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('top.title')}
      </h2>
      <p className={css.bet}>
        <span className={css.box}>
          <b>{name}</b>
        </span>
        <span className={css.meaning}>{meaning}</span>
        <b className={css.share}>{percent(share, 1)}</b>
      </p>
      <ShareBar share={share} interval={interval} marked />
      <dl className={css.facts}>
        {interval && (
          <div>
            <dt>{t('top.interval')}</dt>
            <dd>
              {percent(interval[0])} – {percent(interval[1])}
            </dd>
          </div>
        )}
        {!oddsHidden && fair !== null && (
          <div>
            <dt>{t('top.fair')}</dt>
            <dd>{odds(fair)}</dd>
          </div>
        )}
        {!oddsHidden && (
          <div>
            <dt>{t('top.best')}</dt>
            <dd>
              {best ? (
                <OddsLink
                  url={best.url}
                  label={t('priceAt', { odds: odds(best.odd), bookmaker: best.bookmaker })}
                >
                  {odds(best.odd)} <BookmakerPlate name={best.bookmaker} />
                </OddsLink>
              ) : (
                t('noPrice')
              )}
            </dd>
          </div>
        )}
        {match.outcomes?.[bet] && (
          <div>
            <dt>{t('col.outcome')}</dt>
            <dd>
              <OutcomeMark outcome={match.outcomes[bet]} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
