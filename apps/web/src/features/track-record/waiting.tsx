import { useText } from '#lib/i18n/translate.ts';
import calibration from './calibration.module.css';
import section from './section.module.css';
import summary from './summary.module.css';
import css from './waiting.module.css';

/** Placeholders for the summary and the first chart, at least one screen high, so that nothing visible moves
 *  when the figures arrive. */
export function Waiting() {
  const t = useText('track-record');
  return (
    <div role="status" className={css.waiting}>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={summary.summary}>
        <div className={summary.plain}>
          <Bones count={1} tall />
          <Bones count={1} />
        </div>
        <div className={summary.words}>
          <Bones count={2} tall />
          <Bones count={5} />
        </div>
        <div className={summary.given}>
          <Bones count={1} />
          <div className={summary.boxes}>
            {[0, 1, 2].map((box) => (
              <span key={box} className={css.box} />
            ))}
          </div>
        </div>
        <div className={`${summary.facts} ${css.facts}`} />
      </div>
      <div className={section.section}>
        <div className={section.words}>
          <Bones count={2} tall />
          <Bones count={7} />
        </div>
        <div className={section.body}>
          <div className={calibration.figure}>
            <div className={`${calibration.square} ${css.chart}`} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Bones({ count, tall }: { readonly count: number; readonly tall?: boolean }) {
  return (
    <div>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have no other name
        <div key={line} className={tall ? `${css.bone} ${css.tall}` : css.bone} />
      ))}
    </div>
  );
}
