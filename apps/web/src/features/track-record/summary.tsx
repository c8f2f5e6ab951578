import type { TrackRecord } from '@tredici/contract/track-record';
import { MarkCell } from '#football/mark-cell.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { CHANCE, givenToOutcome, plainBand, verdictOf } from './measures.ts';
import css from './summary.module.css';
import { useFigures } from './use-figures.ts';

/** A summary of the page: how good, over how many matches, compared with whom. */
export function Summary({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { percent, count, date } = useFigures();
  const priced = record.blend_there.log_loss;
  const market = record.market.log_loss;
  const verdict = verdictOf(priced, market, record.difference_error);
  const alone = verdict === 'alone';
  const ours = givenToOutcome((alone ? record.blend.log_loss : priced) ?? Number.NaN);
  const theirs = market === null ? null : givenToOutcome(market);
  const window = { start: date(record.window.start), end: date(record.window.end) };
  return (
    <div className={css.summary}>
      <Plain record={record} />
      <div className={css.words}>
        <p className={css.verdict}>{t(`lead.${verdict}`)}</p>
        <p className={css.body}>
          {t(alone ? 'lead.bodyAlone' : 'lead.body', {
            ours: percent(ours, 1),
            market: theirs === null ? '' : percent(theirs, 1),
            chance: percent(CHANCE, 1),
          })}
        </p>
        <p className={css.sample}>
          {t(alone ? 'lead.sampleAlone' : 'lead.sample', {
            matches: count(alone ? record.number_of_matches : record.with_market),
            ...window,
          })}
        </p>
        <Replayed record={record} />
      </div>
      <Given ours={ours} market={theirs} verdict={verdict} />
      <dl className={css.facts}>
        <Fact figure={count(record.number_of_matches)} name={t('fact.matches')} />
        <Fact
          figure={count(record.tournaments.length)}
          name={t('fact.leagues', { count: record.tournaments.length })}
        />
        <Fact figure={count(record.voided)} name={t('fact.voided')} />
        <Fact figure={count(record.ledger.rows)} name={t('fact.rows')} />
      </dl>
    </div>
  );
}

/** Without any statistical measure: what a reader can verify by counting. */
function Plain({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { percent, count } = useFigures();
  const band = plainBand(record);
  if (!band) return null;
  return (
    <p className={css.plain}>
      <b>{t('plain', { said: percent(band.said!), came: count(Math.round(band.observed!)) })}</b>{' '}
      <span className={css.sample}>
        {t('plain.sample', {
          matches: count(band.count),
          from: percent(band.from),
          to: percent(band.to),
          low: count(Math.round(band.low)),
          high: count(Math.round(band.high)),
        })}
      </span>
    </p>
  );
}

function Replayed({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { count } = useFigures();
  if (record.replayed === 0) return null;
  return (
    <p className={css.replayed}>
      {record.replayed === record.number_of_matches
        ? t('replayed.all')
        : t('replayed.some', { count: record.replayed, shown: count(record.replayed) })}
    </p>
  );
}

/** Three boxes of a coupon, with the cross in the one that did best, whether ours or not. */
function Given({
  ours,
  market,
  verdict,
}: {
  readonly ours: number;
  readonly market: number | null;
  readonly verdict: ReturnType<typeof verdictOf>;
}) {
  const t = useText('track-record');
  const { percent } = useFigures();
  const best = verdict.startsWith('ahead') ? 'ours' : verdict.startsWith('behind') ? 'market' : '';
  const boxes = [
    { who: 'ours', share: ours },
    ...(market === null ? [] : [{ who: 'market', share: market } as const]),
    { who: 'chance', share: CHANCE },
  ] as const;
  return (
    <figure className={css.given}>
      <figcaption className={css.caption}>{t('given.caption')}</figcaption>
      <ul className={css.boxes}>
        {boxes.map(({ who, share }) => (
          <li key={who}>
            <span className={css.who}>{t(`who.${who}`)}</span>
            <MarkCell
              probability={share}
              figure={percent(share, 1)}
              label={
                who === best ? `${percent(share, 1)}, ${t('given.marked')}` : percent(share, 1)
              }
              marked={who === best}
              large
              seed={0}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Fact({ figure, name }: { readonly figure: string; readonly name: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
