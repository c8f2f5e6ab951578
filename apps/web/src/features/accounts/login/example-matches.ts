import type { CouponMatch } from '#football/coupon-match.ts';

/** Thirteen made-up matches, as many as the old coupon had. The page says that they are made up. */
type Row = readonly [when: string, home: string, away: string, one: number, draw: number];

const ROWS: readonly Row[] = [
  ['2026-08-22T16:30:00Z', 'Genoa', 'Parma', 44, 30],
  ['2026-08-22T18:45:00Z', 'Inter', 'Torino', 66, 21],
  ['2026-08-23T10:30:00Z', 'Udinese', 'Lazio', 29, 29],
  ['2026-08-23T13:00:00Z', 'Cagliari', 'Juventus', 20, 26],
  ['2026-08-23T13:00:00Z', 'Lecce', 'Como', 25, 28],
  ['2026-08-23T16:00:00Z', 'Bologna', 'Fiorentina', 43, 29],
  ['2026-08-23T18:45:00Z', 'Milan', 'Napoli', 36, 30],
  ['2026-08-24T16:30:00Z', 'Sassuolo', 'Atalanta', 23, 25],
  ['2026-08-24T18:45:00Z', 'Roma', 'Verona', 58, 25],
  ['2026-08-21T18:30:00Z', 'Bari', 'Palermo', 31, 31],
  ['2026-08-22T13:00:00Z', 'Spezia', 'Modena', 41, 31],
  ['2026-08-22T13:00:00Z', 'Cesena', 'Catanzaro', 39, 32],
  ['2026-08-23T15:15:00Z', 'Empoli', 'Sampdoria', 37, 31],
];

/** The first nine are of Serie A, the rest of Serie B. */
const SERIE_A_ROWS = 9;

export const EXAMPLE_MATCHES: readonly CouponMatch[] = ROWS.map(
  ([match_date, home_team_name, away_team_name, one, draw], at) => ({
    match_date,
    tournament_name: at < SERIE_A_ROWS ? 'Serie A' : 'Serie B',
    home_team_name,
    away_team_name,
    bets: { '1': one, X: draw, '2': 100 - one - draw },
  }),
);
