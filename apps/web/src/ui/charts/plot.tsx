import type { ReactNode } from 'react';
import css from './plot.module.css';
import { linearScale, type Scale } from './scale.ts';
import { useWidth } from './use-width.ts';

interface Label {
  readonly at: number;
  readonly text: string;
}

/** What the lines and bars inside a plot need to draw themselves. */
export interface Drawing {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PlotProps {
  /** What the chart shows, in one sentence; the table behind it holds the numbers. */
  readonly label: string;
  readonly height: number;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly xLabels: readonly Label[];
  readonly yLabels: readonly Label[];
  /** A value with a stronger line: zero, or the starting value. */
  readonly base?: number;
  /** The width for labels on the right. */
  readonly padRight?: number;
  /** The minimum width for labels on the left. */
  readonly padLeft?: number;
  readonly children: (drawing: Drawing) => ReactNode;
}

const PAD = { left: 44, right: 12, top: 10, bottom: 24 } as const;
/** In pixels: between the labels on the left and the plot, and per character of a label at most. */
const LABEL_GAP = 8;
const LABEL_CHARACTER = 5.5;

/** The frame of a chart: grid lines with their labels, and the drawing inside. Its height is known in
 *  advance, so nothing jumps; its width is that of the container, so the type keeps its size. */
export function Plot(props: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className={css.plot} style={{ height: props.height }}>
      {width > 0 && <Paper {...props} width={width} />}
    </div>
  );
}

function Paper({
  label,
  height,
  width,
  x,
  y,
  xLabels,
  yLabels,
  base,
  padLeft = PAD.left,
  padRight = PAD.right,
  children,
}: PlotProps & { readonly width: number }) {
  const longest = Math.max(0, ...yLabels.map(({ text }) => text.length));
  const left = Math.max(padLeft, Math.ceil(LABEL_GAP + LABEL_CHARACTER * longest));
  const right = width - padRight;
  const top = PAD.top;
  const bottom = height - PAD.bottom;
  const drawing: Drawing = {
    x: linearScale(x, [left, right]),
    y: linearScale(y, [bottom, top]),
    width,
    left,
    right,
    top,
    bottom,
  };
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {yLabels.map(({ at, text }) => (
        <g key={at}>
          <line
            className={at === base ? css.base : css.hairline}
            x1={left}
            x2={right}
            y1={drawing.y(at)}
            y2={drawing.y(at)}
          />
          <text className={css.yLabel} x={left - LABEL_GAP} y={drawing.y(at)} dy="0.32em">
            {text}
          </text>
        </g>
      ))}
      {xLabels.map(({ at, text }) => (
        <text key={at} className={css.xLabel} x={drawing.x(at)} y={height - 6}>
          {text}
        </text>
      ))}
      {children(drawing)}
    </svg>
  );
}
