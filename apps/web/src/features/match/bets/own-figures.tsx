import type { MatchDetail } from '@tredici/contract/match';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { OutcomeMark } from '../outcome-mark.tsx';

interface OwnFiguresProps {
  readonly match: MatchDetail;
  readonly bet: BetType;
  readonly oddsHidden: boolean;
  readonly shareClassName: string | undefined;
  readonly fairClassName: string | undefined;
}

/** Our figures for a bet without bookmakers' prices: the probability, the fair price and, after the match,
 *  whether it came true. */
export function OwnFigures({
  match,
  bet,
  oddsHidden,
  shareClassName,
  fairClassName,
}: OwnFiguresProps) {
  const t = useText('match');
  const { odds, percent } = useFormats();
  const share = match.bets[bet];
  const fair = share === undefined ? null : fairPrice(share);
  return (
    <>
      <b className={shareClassName}>{share === undefined ? '–' : percent(share, 1)}</b>
      {!oddsHidden && fair !== null && (
        <span className={fairClassName}>
          <span className="visually-hidden">{t('col.fair')} </span>
          {odds(fair)}
        </span>
      )}
      {match.outcomes && <OutcomeMark outcome={match.outcomes[bet]} />}
    </>
  );
}
