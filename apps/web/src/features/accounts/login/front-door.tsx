import { Link } from '@tanstack/react-router';
import type { FrontDoor as FrontDoorSettings } from '@tredici/contract/settings';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PaperCard } from '#ui/paper-card.tsx';
import css from './front-door.module.css';

/** What everybody may see before they have an account: the match of the day, and how often we were
 *  right. */
export function FrontDoor({ match, record }: FrontDoorSettings) {
  const t = useText('accounts');
  const { count, percent } = useFormats();
  if (!match && !record) return null;
  return (
    <PaperCard>
      {match && (
        <>
          <h2 className={css.title}>{t('login.matchHeading')}</h2>
          <Coupon caption={t('login.matchHeading')}>
            <CouponRow match={{ ...match, tournament_name: match.league }} />
          </Coupon>
          <p className={css.note}>
            {t('login.matchBody')}{' '}
            <Link to={paths.match(match.match_id)}>{t('login.matchLink')}</Link>
          </p>
        </>
      )}
      {record && (
        <p className={css.record}>
          <b>{percent(record.accuracy)}</b>
          <span>
            {t('login.record', {
              threshold: percent(record.threshold),
              matches: count(record.number_of_matches),
            })}{' '}
            <Link to={paths.trackRecord()}>{t('login.recordLink')}</Link>
          </span>
        </p>
      )}
    </PaperCard>
  );
}
