import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { useWidth } from '#ui/charts/use-width.ts';
import css from './calibration.module.css';
import { radiusOf, type SeenBin } from './measures.ts';
import { useFigures } from './use-figures.ts';

const TICKS = [0, 20, 40, 60, 80, 100];
/** Narrower than this there is room for smaller circles only. */
const NARROW = 420;

/** Predicted against observed frequency, as a square so that the diagonal means agreement. */
export function CalibrationPlot({
  bins,
  label,
}: {
  readonly bins: readonly SeenBin[];
  readonly label: string;
}) {
  const t = useText('track-record');
  const { percent, count } = useFigures();
  const [ref, width] = useWidth<HTMLDivElement>();
  const largest = Math.max(0, ...bins.map((bin) => bin.count));
  const ticks = TICKS.map((at) => ({ at, text: percent(at) }));
  return (
    <div ref={ref} className={css.square}>
      {width > 0 && (
        <Plot
          label={label}
          height={width}
          x={[0, 100]}
          y={[0, 100]}
          xLabels={ticks}
          yLabels={ticks}
          base={0}
        >
          {({ x, y }) => (
            <>
              {bins.map((bin) => (
                <g key={bin.from}>
                  <rect
                    className={css.band}
                    x={x(bin.from) + 1}
                    width={x(bin.to) - x(bin.from) - 2}
                    y={y(bin.high)}
                    height={Math.max(1, y(bin.low) - y(bin.high))}
                  />
                  {[bin.low, bin.high].map((edge) => (
                    <line
                      key={edge}
                      className={css.bandEdge}
                      x1={x(bin.from) + 1}
                      x2={x(bin.to) - 1}
                      y1={y(edge)}
                      y2={y(edge)}
                    />
                  ))}
                </g>
              ))}
              <text className={css.side} x={x(2)} y={y(94)}>
                {t('calibration.above')}
              </text>
              <text className={`${css.side} ${css.below}`} x={x(99)} y={y(4)}>
                {t('calibration.below')}
              </text>
              <line className={css.diagonal} x1={x(0)} y1={y(0)} x2={x(100)} y2={y(100)} />
              {bins.map((bin) => (
                <circle
                  key={bin.from}
                  className={bin.inside ? css.dot : `${css.dot} ${css.outside}`}
                  cx={x(bin.said)}
                  cy={y(bin.observed)}
                  r={radiusOf(bin.count, largest, width < NARROW ? 11 : 15)}
                >
                  <title>
                    {t('calibration.point', {
                      said: percent(bin.said, 1),
                      observed: percent(bin.observed, 1),
                      count: count(bin.count),
                    })}
                  </title>
                </circle>
              ))}
            </>
          )}
        </Plot>
      )}
    </div>
  );
}
