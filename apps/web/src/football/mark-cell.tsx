import type { CSSProperties } from 'react';
import css from './mark-cell.module.css';

/** Two digits and the percent sign, the longest text that fits at full size. */
const LONGEST = 3;

interface MarkCellProps {
  /** 0 to 100; null where there is no estimate. */
  readonly probability: number | null;
  /** The probability as displayed. */
  readonly figure: string;
  readonly marked: boolean;
  /** Whether this result came true, once known. */
  readonly came?: boolean;
  /** The whole cell as text for screen readers. */
  readonly label: string;
  readonly large?: boolean;
  /** Any stable number; it varies the shape of each cross. */
  readonly seed: number;
}

/** A box of the coupon: the probability as a figure and as a level that fills from the bottom, crossed in
 *  pencil when it is the most likely. It looks nothing up, because a long list has thousands of these. */
export function MarkCell(props: MarkCellProps) {
  const { probability, figure, marked, came, label, large, seed } = props;
  const share = { '--share': (probability ?? 0) / 100 } as CSSProperties;
  return (
    <span className={cellClass(large, came)} style={share}>
      {marked && <PencilCross seed={seed} />}
      <span className={figureClass(probability, figure)} aria-hidden="true">
        {figure}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function cellClass(large = false, came = false): string {
  return [css.cell, large && css.large, came && css.came].filter(Boolean).join(' ');
}

function figureClass(probability: number | null, figure: string): string | undefined {
  if (probability === null) return css.unknown;
  return figure.length > LONGEST ? css.long : undefined;
}

/** Three hand-drawn crosses, none with straight strokes. */
const HANDS = [
  ['M4 9C32 33 66 62 95 92', 'M93 6C70 30 35 68 7 95'],
  ['M7 5C30 36 70 60 94 96', 'M96 10C62 34 40 62 4 91'],
  ['M3 12C36 30 62 70 97 89', 'M90 4C72 36 32 60 9 97'],
] as const;

function PencilCross({ seed }: { readonly seed: number }) {
  const hand = HANDS[Math.abs(seed) % HANDS.length]!;
  return (
    <svg
      className={`${css.cross} ${css.drawn}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hand.map((stroke) => (
        <path key={stroke} d={stroke} pathLength="1" />
      ))}
    </svg>
  );
}
