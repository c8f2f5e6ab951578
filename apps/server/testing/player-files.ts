import { madeXlsx } from './made-xlsx.ts';

/** Players' files with the published columns, and invented players. */

export const QUOTES = 'Id,R,RM,Nome,Squadra,Qt.A,Qt.I,Diff.,Qt.A M,Qt.I M,Diff.M,FVM,FVM M'.split(
  ',',
);
const STATISTICS = 'Id,R,Rm,Nome,Squadra,Pv,Mv,Fm,Gf,Gs,Rp,Rc,R+,R-,Ass,Amm,Esp,Au'.split(',');
export const VOTES = 'Cod.,Ruolo,Nome,Voto,Gf,Gs,Rp,Rs,Rf,Au,Amm,Esp,Ass'.split(',');
const CLUBS = [
  ...['Atalanta', 'Bologna', 'Cagliari', 'Como', 'Cremonese', 'Fiorentina', 'Genoa', 'Verona'],
  ...['Inter', 'Juventus', 'Lazio', 'Lecce', 'Milan', 'Napoli', 'Parma', 'Pisa', 'Roma'],
  ...['Sassuolo', 'Torino', 'Udinese'],
];
export type Row = (string | number | null)[];
export const quote = (id: number, price = 10, club = CLUBS[id % 20]!): Row => {
  const role = 'PDCA'[id % 4]!;
  const mantra = { P: 'Por', D: 'Dd;E', C: 'M;C', A: 'Pc' }[role]!;
  return [id, role, mantra, `Giocatore ${id}`, club, price, 10, price - 10, price, 10, 0, 40, 40];
};
export const title = (season = '2026 27') => [`Quotazioni Fantacalcio Stagione ${season}`];
export const quotesFile = (rows: Row[], season?: string) =>
  madeXlsx({ Tutti: [title(season), QUOTES, ...rows], Ceduti: [['Ceduti'], QUOTES] });
export const many = (count: number, change: (id: number) => Row = quote) =>
  Array.from({ length: count }, (_, at) => change(at + 1));

const statistics = (id: number): Row => {
  const who = [id, 'A', 'Pc', `Punta ${id}`, CLUBS[id % 20]!];
  return [...who, 30, '6,58', '8,11', 15, 0, 0, 3, 2, 1, 4, 5, 0, 0];
};
export const statisticsFile = (count: number, season: string) =>
  madeXlsx({
    Tutti: [[`Statistiche Fantacalcio Stagione ${season}`], STATISTICS, ...many(count, statistics)],
  });
