import type { SuggestedBet } from '@tredici/contract/suggestions';
import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';

export function suggestionsCsv(
  bets: readonly SuggestedBet[],
  t: Translate<'plan'>,
  { date, time }: Formats,
): CsvValue[][] {
  const when = (instant: string) => `${date(instant)} ${time(instant)}`;
  return [
    [
      ...[t('column.date'), t('column.match'), t('column.type'), `${t('column.probability')} %`],
      ...[t('column.stake'), t('column.current'), t('column.odd'), t('column.bookmaker')],
      ...[t('column.url'), t('column.created'), t('column.updated'), t('column.outcome')],
    ],
    ...bets.map((bet) => [
      ...[when(bet.match.match_date), `${bet.match.home_team_name} – ${bet.match.away_team_name}`],
      ...[bet.bet_type, bet.probability, bet.budget, bet.current_odd, bet.odd, bet.bookmaker],
      ...[bet.match.bet_house_url, when(bet.created_at), when(bet.updated_at)],
      t(`outcome.${bet.outcome}`),
    ]),
  ];
}
