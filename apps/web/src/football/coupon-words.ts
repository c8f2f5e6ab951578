import type { BetType, FinalResult } from '@tredici/engine/markets/bet-types';
import { type Formats, useFormats } from '#lib/i18n/format.ts';
import { type Translate, useText } from '#lib/i18n/translate.ts';
import { type CouponMatch, cameTrue } from './coupon-match.ts';

/** The texts and formats that the parts of a row need, looked up once per row. */
export interface CouponWords {
  readonly t: Translate<'football'>;
  readonly formats: Formats;
}

export function useCouponWords(): CouponWords {
  const t = useText('football');
  const formats = useFormats();
  return { t, formats };
}

/** What a sign means for the two clubs: Vittoria Genoa, Pareggio, Vittoria Parma. */
export function outcomeOf({ t }: CouponWords, match: CouponMatch, sign: FinalResult): string {
  return t(`outcome.${sign}`, { home: match.home_team_name, away: match.away_team_name });
}

interface CellWords {
  readonly probability: number | null;
  readonly figure: string;
  /** Whether this result came true. */
  readonly came: boolean;
  readonly label: string;
}

/** The text of a box, as shown and as read out. */
export function cellWords(
  { t, formats }: CouponWords,
  match: CouponMatch,
  { bet, name, marked }: { readonly bet: BetType; readonly name: string; readonly marked: boolean },
): CellWords {
  const probability = match.bets[bet] ?? null;
  const result = cameTrue(match);
  const came = result === bet;
  const withResult = (words: string) => (came ? t('cellCame', { cell: words }) : words);
  if (probability === null) {
    // Without an estimate, the coupon of a finished match shows the result in its box.
    const figure = result === null ? '–' : came ? bet : '';
    return { probability, figure, came, label: withResult(t('cellNoForecast', { name })) };
  }
  const figure = formats.percent(probability);
  const label = withResult(t(marked ? 'cellMarked' : 'cell', { name, percent: figure }));
  return { probability, figure, came, label };
}
