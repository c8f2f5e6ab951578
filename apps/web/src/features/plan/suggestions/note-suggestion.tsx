import type { SuggestedBet } from '@tredici/contract/suggestions';
import { useNoting } from '#football/noting.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './note-suggestion.module.css';

/** Records a suggestion as actually played, with the current price and the plan's stake; both can be changed. */
export function NoteSuggestion({ bet }: { readonly bet: SuggestedBet }) {
  const t = useText('football');
  const note = useNoting();
  const odd = bet.current_odd ?? bet.odd;
  if (!note || odd === null) return null;
  if (bet.noted) return <span className={css.noted}>{t('note.noted')}</span>;
  const { match } = bet;
  return (
    <button
      type="button"
      className={css.note}
      aria-label={t('note.suggestionNamed', {
        match: `${match.home_team_name} – ${match.away_team_name}`,
      })}
      aria-haspopup="dialog"
      onClick={() =>
        note({
          matchId: match.match_id,
          home: match.home_team_name,
          away: match.away_team_name,
          bet: bet.bet_type,
          odd,
          bookmaker: bet.bookmaker ?? '',
          stake: bet.budget > 0 ? bet.budget : null,
          suggestionId: bet.id,
        })
      }
    >
      {t('note.suggestion')}
    </button>
  );
}
