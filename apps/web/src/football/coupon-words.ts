import type { BetType, FinalResult } from '@tredici/engine/markets/bet-types';
import { type Formats, useFormats } from '#lib/i18n/format.ts';
import { type Translate, useText } from '#lib/i18n/translate.ts';
import type { CouponMatch } from './coupon-match.ts';

/** What the pieces of a line speak with, looked up once for the line. */
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

/** A box as it is written and as it is read out. */
export function cellWords(
  { t, formats }: CouponWords,
  match: CouponMatch,
  { bet, name, marked }: { readonly bet: BetType; readonly name: string; readonly marked: boolean },
): { readonly probability: number | null; readonly figure: string; readonly label: string } {
  const probability = match.bets[bet] ?? null;
  if (probability === null) {
    return { probability, figure: '–', label: t('cellNoForecast', { name }) };
  }
  const figure = formats.percent(probability);
  const label = t(marked ? 'cellMarked' : 'cell', { name, percent: figure });
  return { probability, figure, label };
}
