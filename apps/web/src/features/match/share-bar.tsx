import type { CSSProperties } from 'react';
import css from './share-bar.module.css';

interface ShareBarProps {
  /** 0 to 100. */
  readonly share: number;
  readonly interval: readonly [low: number, high: number] | null;
  /** The likeliest bar of its group is solid. */
  readonly marked: boolean;
}

/** A probability as a bar, with its 90 % interval below. The figures stand beside it, so it is hidden from
 *  screen readers. */
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
