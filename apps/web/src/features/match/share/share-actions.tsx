import type { MatchDetail } from '@tredici/contract/match';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { likeliest } from '#football/coupon-match.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { now } from '#lib/api/settings.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { TextButton } from '#ui/button.tsx';
import { downloadBlob, downloadText } from '#ui/download.ts';
import css from './share-actions.module.css';

/** Ways to share a match: its address, its coupon as an image, its date for a calendar. None of them contains
 *  a price. */
export function ShareActions({ match }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const football = useText('football');
  const formats = useFormats();
  const leagueOf = useMatchLeague();
  const title = football('versus', { home: match.home_team_name, away: match.away_team_name });
  const url = () => new URL(paths.match(match.match_id), location.origin).href;
  const fileName = `tredici-${match.match_id}`;

  const shareLink = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url: url() });
      else {
        await navigator.clipboard.writeText(url());
        notify(t('share.copied'));
      }
    } catch (problem) {
      // Closing the device's share dialog is not an error.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
      notify(t('share.failed'), 'failed');
    }
  };

  const savePicture = async () => {
    try {
      const { drawCoupon } = await import('./coupon-picture.ts');
      const picture = await drawCoupon({
        home: match.home_team_name,
        away: match.away_team_name,
        when: `${formats.day(match.match_date)} ${formats.time(match.match_date)} · ${leagueOf(match)}`,
        figures: signsOf(match, (share) => formats.percent(share)),
        shares: signsOf(match, (share) => share / 100),
        marked: likeliest(match.bets),
        footer: t('share.footer'),
      });
      downloadBlob(`${fileName}.png`, picture);
    } catch {
      notify(t('share.failed'), 'failed');
    }
  };

  const saveDate = async () => {
    const { calendarFile } = await import('./calendar-file.ts');
    const words = { title, description: leagueOf(match), url: url() };
    downloadText(`${fileName}.ics`, 'text/calendar', calendarFile(match, words, now()));
  };

  const isComing = match.status === 'scheduled' || match.status === 'postponed';
  return (
    <div className={css.actions}>
      <TextButton onClick={() => void shareLink()}>{t('share.link')}</TextButton>
      <TextButton aria-label={t('share.pictureNamed')} onClick={() => void savePicture()}>
        {t('share.picture')}
      </TextButton>
      {isComing && (
        <TextButton aria-label={t('share.calendarNamed')} onClick={() => void saveDate()}>
          {t('share.calendar')}
        </TextButton>
      )}
    </div>
  );
}

function signsOf<V>(
  { bets }: MatchDetail,
  of: (share: number) => V,
): Partial<Record<'1' | 'X' | '2', V>> {
  return Object.fromEntries(
    FINAL_RESULTS.flatMap((sign) => {
      const share = bets[sign];
      return share === undefined ? [] : [[sign, of(share)]];
    }),
  );
}
