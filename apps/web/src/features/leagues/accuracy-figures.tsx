import type { AccuracyReply, AccuracyShare } from '@tredici/contract/accuracy';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './accuracy-figures.module.css';
import { accuracyInterval } from './running-accuracy.ts';

/** How often the likeliest result came true, with its confidence interval and the sample. */
export function AccuracyFigures({ data }: { readonly data: AccuracyReply }) {
  const t = useText('leagues');
  const { count } = useFormats();
  return (
    <dl className={css.figures}>
      <Share name={t('accuracy.result')} share={data} />
      <Share name={t('accuracy.double')} share={data.double_chance} />
      <div>
        <dt>{t('accuracy.matches')}</dt>
        <dd>
          <b>{count(data.number_of_matches)}</b>
          <span>{t('accuracy.year')}</span>
        </dd>
      </div>
    </dl>
  );
}

function Share({ name, share }: { readonly name: string; readonly share: AccuracyShare }) {
  const t = useText('leagues');
  const { percent } = useFormats();
  const { accuracy, number_of_matches: matches } = share;
  if (accuracy === null) return null;
  const { low, high } = accuracyInterval(accuracy, matches);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{percent(accuracy)}</b>
        <span>{t('accuracy.range', { low: percent(low), high: percent(high) })}</span>
      </dd>
    </div>
  );
}
