import { Link } from '@tanstack/react-router';
import type { MatchDetail } from '@tredici/contract/match';
import { useFormats } from '#lib/i18n/format.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Section } from '../section.tsx';
import css from './forecast-facts.module.css';

/** When and by which model the forecast was made, and its place in the ledger, so that anybody can verify it. */
export function ForecastFacts({
  match,
  forecast,
}: {
  readonly match: MatchDetail;
  readonly forecast: NonNullable<MatchDetail['forecast']>;
}) {
  const t = useText('match');
  const { dateTime, count } = useFormats();
  const { made_at, frozen_at, model_version, run_id, sequence, hash, replayed } = forecast;
  const remarks = forecast.warnings.flatMap((code) => {
    const key = `warning.${code}`;
    return hasMessage('match', key) ? [t(key)] : [];
  });
  if (replayed) remarks.unshift(t('facts.replayed'));
  if (!match.interval) remarks.push(t('facts.noDetail'));
  return (
    <Section title={t('facts.title')} wide>
      <dl className={css.facts}>
        <div>
          <dt>{t('facts.made')}</dt>
          <dd>
            <time dateTime={made_at}>{dateTime(made_at)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('facts.frozen')}</dt>
          <dd>
            {frozen_at ? (
              <time dateTime={frozen_at}>{dateTime(frozen_at)}</time>
            ) : (
              t('facts.notFrozen')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('facts.version')}</dt>
          <dd>{t('facts.run', { version: model_version, run: run_id })}</dd>
        </div>
        {sequence !== null && (
          <div>
            <dt>{t('facts.ledger')}</dt>
            <dd>{t('facts.ledgerAt', { sequence: count(sequence) })}</dd>
          </div>
        )}
        {hash && (
          <div className={css.long}>
            <dt>{t('facts.hash')}</dt>
            <dd>
              <code className={css.hash}>{hash}</code>
            </dd>
          </div>
        )}
      </dl>
      {remarks.length > 0 && (
        <ul className={css.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.trackRecord()} className={css.check}>
          {t('facts.check')}
        </Link>
      </p>
    </Section>
  );
}
