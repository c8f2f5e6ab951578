import type { MatchDetail } from '@tredici/contract/match';
import { type CSSProperties, useId } from 'react';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import stub from '../bets/top-bet.module.css';
import { useBetWords } from '../bets/use-bet-words.ts';
import { type Difference, largestDifferences } from './differences.ts';
import css from './largest-differences.module.css';

const SHOWN = 3;

/** Where price and estimate differ most, with the uncertainty and a warning: information, not a list of tips. */
export function LargestDifferences({ match }: { readonly match: MatchDetail }) {
  const found = largestDifferences(match, SHOWN);
  if (found.length === 0) return null;
  const reach = Math.max(
    0.1,
    ...found.flatMap(({ edge }) => [edge.edge, ...(edge.interval ?? [])].map(Math.abs)),
  );
  return (
    <DifferencesStub>
      {found.map((one) => (
        <Line key={one.bet} match={match} difference={one} reach={reach} />
      ))}
    </DifferencesStub>
  );
}

/** The placeholder of this section, equally high. */
export function DifferencesWaiting() {
  return (
    <DifferencesStub>
      {[1, 2, 3].slice(0, SHOWN).map((line) => (
        <li key={line} className={css.line} />
      ))}
    </DifferencesStub>
  );
}

function DifferencesStub({ children }: { readonly children: readonly React.ReactNode[] }) {
  const t = useText('match');
  const id = useId();
  return (
    <section className={stub.stub} aria-labelledby={id}>
      <h2 id={id} className={stub.title}>
        {t('value.title')}
      </h2>
      <ul className={css.list}>{children}</ul>
      <p className={css.caution}>{t('value.caution')}</p>
    </section>
  );
}

function Line({
  match,
  difference: { bet, best, edge, verdict },
  reach,
}: {
  readonly match: MatchDetail;
  readonly difference: Difference;
  readonly reach: number;
}) {
  const t = useText('match');
  const { odds, signed } = useFormats();
  const share = (value: number, decimals: 0 | 1 = 1) => `${signed(value * 100, decimals)}%`;
  const { name, meaning } = useBetWords(match)(bet);
  const place = (value: number) => 50 + (value / reach) * 50;
  const style = {
    '--at': `${place(edge.edge)}%`,
    '--low': `${place(edge.interval?.[0] ?? edge.edge)}%`,
    '--high': `${place(edge.interval?.[1] ?? edge.edge)}%`,
  } as CSSProperties;
  return (
    <li className={css.line}>
      <span className={css.bet}>
        <b>{name}</b> <span className={css.meaning}>{meaning}</span>
      </span>
      <b className={css.edge}>{share(edge.edge)}</b>
      <span className={css.price}>
        {odds(best.odd)} <BookmakerPlate name={best.bookmaker} /> <span>{best.bookmaker}</span>
      </span>
      <span className={css.reading}>
        <span className={css.track} style={style} aria-hidden="true">
          {edge.interval && <span className={css.whisker} />}
          <span className={verdict === 'unclear' || verdict === 'unknown' ? css.hollow : css.dot} />
        </span>
        <span className={css.verdict}>
          {t(`value.${verdict}`)}
          {edge.interval && (
            <span className="visually-hidden">
              {`, ${t('value.range', { low: share(edge.interval[0], 0), high: share(edge.interval[1], 0) })}`}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}
