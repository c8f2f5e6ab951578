import type { CSSProperties } from 'react';
import css from './share-bar.module.css';

interface ShareBarProps {
  /** 0 to 100. */
  readonly share: number;
  readonly interval: readonly [low: number, high: number] | null;
  /** The likeliest of its group is inked. */
  readonly marked: boolean;
}

/** A probability as a length, and under it where it lies with a certainty of 90 %. The figures stand
 *  beside it, so it says nothing of its own to a screen reader. */
export function ShareBar({ share, interval, marked }: ShareBarProps) {
  const style = {
    '--share': `${share}%`,
    '--low': `${interval?.[0] ?? 0}%`,
    '--width': `${interval ? interval[1] - interval[0] : 0}%`,
  } as CSSProperties;
  return (
    <span className={css.bar} style={style} aria-hidden="true">
      <span className={marked ? `${css.fill} ${css.marked}` : css.fill} />
      {interval && <span className={css.interval} />}
    </span>
  );
}
