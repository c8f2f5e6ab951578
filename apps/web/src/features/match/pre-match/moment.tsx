import { useQuery } from '@tanstack/react-query';
import type { MatchDetail } from '@tredici/contract/match';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { preMatchQuery } from '../queries.ts';
import css from './moment.module.css';

/** The round, and the time left until kick-off. */
export function Moment({
  match: { match_id, match_date, status },
  withRound,
}: {
  readonly match: MatchDetail;
  /** False without a login, because the call that gives the round needs one. */
  readonly withRound: boolean;
}) {
  const t = useText('match');
  const { ahead } = useFormats();
  const now = useNow();
  const { data } = useQuery({ ...preMatchQuery(match_id), enabled: withRound });
  const isComing = status === 'scheduled' && Date.parse(match_date) > now.getTime();
  return (
    <p className={css.moment}>
      {data && data.round !== null && <b>{t('before.round', { round: data.round })}</b>}
      {isComing && <span>{t('before.countdown', { when: ahead(match_date, now) })}</span>}
    </p>
  );
}

export function MomentWaiting() {
  return <p className={css.moment} aria-hidden="true" />;
}
