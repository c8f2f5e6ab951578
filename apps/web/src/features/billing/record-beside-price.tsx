import { useQuery } from '@tanstack/react-query';
import type { TrackRecord } from '@tredici/contract/track-record';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { FailedPart } from './failed-part.tsx';
import { recordQuery } from './queries.ts';
import css from './record-beside-price.module.css';

/** How often the most likely result came true and how often it did not, beside the price of Pro. */
export function RecordBesidePrice() {
  const t = useText('billing');
  const { percent, count, date } = useFormats();
  const { data, error, refetch } = useQuery(recordQuery);
  const hits = data && hitsOf(data);
  return (
    <section aria-labelledby="record">
      <PaperCard>
        <div className={css.card}>
          <h2 id="record" className={css.title}>
            {t('record.title')}
          </h2>
          {data && hits ? (
            <>
              <dl className={css.figures}>
                <div>
                  <dt>{t('record.right')}</dt>
                  <dd>{percent(hits.share, 1)}</dd>
                </div>
                <div>
                  <dt>{t('record.wrong')}</dt>
                  <dd>{percent(100 - hits.share, 1)}</dd>
                </div>
              </dl>
              <p className={css.sample}>
                {t('record.sample', {
                  matches: count(hits.matches),
                  start: date(data.window.start),
                  end: date(data.window.end),
                })}
              </p>
            </>
          ) : error && !data ? (
            <div className={css.waiting}>
              <FailedPart error={error} onRetry={() => void refetch()} />
            </div>
          ) : (
            <p className={css.waiting} aria-busy={!data}>
              {data && t('record.none')}
            </p>
          )}
          <LinkButton to={paths.trackRecord()}>{t('record.open')}</LinkButton>
        </div>
      </PaperCard>
    </section>
  );
}

/** For the most likely result, summed over all probability bands. */
function hitsOf(record: TrackRecord): { matches: number; share: number } | null {
  const bins = record.bands.find(({ bet_market: market }) => market === '1X2')?.bins ?? [];
  const matches = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (matches === 0) return null;
  const came = bins.reduce((sum, bin) => sum + bin.count * (bin.observed ?? 0), 0);
  return { matches, share: came / matches };
}
