import type { MyBet } from '@tredici/contract/my-bets';
import { useBetNames } from '#football/bet-names.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { TextButton } from '#ui/button.tsx';
import { ListLink } from '#ui/list-link.tsx';
import { useSigned } from '../record/use-signed.ts';
import css from './bet-line.module.css';

/** One bet: a table row on a desktop, a stub on a phone. */
export function BetLine({ bet, onEdit }: { readonly bet: MyBet; readonly onEdit: () => void }) {
  const t = useText('my-bets');
  const { day, time, euro, odds } = useFormats();
  const signed = useSigned();
  const nameOf = useBetNames();
  const leagueOf = useMatchLeague();
  const { match } = bet;
  const clubs = `${match.home_team_name} – ${match.away_team_name}`;
  const about = [
    ...(bet.bookmaker === '' ? [] : [bet.bookmaker]),
    ...(bet.closing_odd === null ? [] : [t('list.closing', { odds: odds(bet.closing_odd) })]),
  ];
  return (
    <li className={css.line}>
      <div className={css.match}>
        <span className={css.small}>
          {`${day(match.match_date)} ${time(match.match_date)} · ${leagueOf(match)}`}
        </span>
        <ListLink to={paths.match(match.match_id)} className={css.clubs}>
          {clubs}
        </ListLink>
      </div>
      <div className={css.bet}>
        <span>
          <b>{nameOf(bet.bet_type)}</b>
          {bet.odd !== null && ` ${t('list.at', { odds: odds(bet.odd) })}`}
        </span>
        <span className={css.small}>{about.join(' · ')}</span>
      </div>
      <div className={css.stake}>
        <span className={css.figure}>{euro(centsOf(bet.stake))}</span>
        <span className={css.small}>{t('list.stake')}</span>
      </div>
      <div className={css.outcome}>
        <span className={css.figure}>
          {bet.gain_loss === null ? '–' : signed.euro(bet.gain_loss)}
        </span>
        <span className={css.small}>{t(`outcome.${bet.outcome}`)}</span>
      </div>
      <div className={css.edit}>
        <TextButton
          aria-label={t('list.editNamed', { match: clubs })}
          aria-haspopup="dialog"
          onClick={onEdit}
        >
          {t('list.edit')}
        </TextButton>
      </div>
    </li>
  );
}
