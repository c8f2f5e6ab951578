import type { MatchDetail } from '@tredici/contract/match';
import type { Market, MarketKey } from '@tredici/engine/markets/bet-types';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import css from './odds-board.module.css';
import { OddsTable } from './odds-table.tsx';
import { PRICE_MARKETS, pricedMarkets } from './price-markets.ts';

// Fetched when the reader scrolls near it.
const PriceCourse = latePart(async () => (await import('./price-course.tsx')).PriceCourse);

/** A longer list is shortened until the reader asks for all of it. */
const SHOWN_AT_FIRST = 12;

/** A market by bookmaker: how its prices have moved, each one's current price and margin. */
export function OddsBoard({ match }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const marketName = useMarketNames();
  const [chosen, setChosen] = useState<MarketKey>('1x2');
  const [all, setAll] = useState(false);
  const markets = pricedMarkets(match);
  const market = markets.find(({ key }) => key === chosen) ?? markets[0];
  const [first] = match.bookmakers;
  if (!market || !first) {
    return (
      <p className={css.none}>
        <b>{t('odds.none')}</b> {t('odds.none.body')}
      </p>
    );
  }
  const many = match.bookmakers.length > SHOWN_AT_FIRST;
  const shown = many && !all ? match.bookmakers.slice(0, SHOWN_AT_FIRST) : match.bookmakers;
  const begun = match.forecast?.frozen_at != null || match.status === 'finished';
  return (
    <div className={css.board}>
      <p className={css.body}>
        {t('odds.body', { first })} {begun && t('odds.past')}
      </p>
      <div className={css.market}>
        <SelectField
          label={t('odds.market')}
          choices={markets.map((one) => ({ value: one.key, label: marketName(one) }))}
          value={market.key}
          onChoose={setChosen}
        />
      </div>
      <WhenNear className={css.course}>
        <PriceCourse key={market.key} match={match} market={market} />
      </WhenNear>
      <OddsTable
        match={match}
        market={market}
        caption={t('odds.table', { market: marketName(market) })}
        bookmakers={shown}
      />
      {many && (
        <div>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all
              ? t('odds.less', { count: SHOWN_AT_FIRST })
              : t('odds.more', { count: match.bookmakers.length })}
          </Button>
        </div>
      )}
      <p className={css.legend}>{t('odds.legend')}</p>
    </div>
  );
}

/** The name of its group, if it is the only market there; otherwise the names of its bets. */
function useMarketNames(): (market: Market) => string {
  const t = useText('match');
  const nameOf = useBetNames();
  return ({ group, bets }) => {
    const isAlone = PRICE_MARKETS.filter((other) => other.group === group).length === 1;
    return isAlone ? t(`group.${group}`) : bets.map(nameOf).join(' / ');
  };
}
