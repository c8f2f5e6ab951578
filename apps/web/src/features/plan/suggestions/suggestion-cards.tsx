import type { SuggestedBet, Suggestions } from '@tredici/contract/suggestions';
import { Fragment } from 'react';
import { Coupon } from '#football/coupon.tsx';
import { CouponSingle } from '#football/coupon-single.tsx';
import { useMatchLeague } from '#football/league-names.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { BookmakerLink } from './bookmaker-link.tsx';
import { NoteSuggestion } from './note-suggestion.tsx';
import css from './suggestion-cards.module.css';
import { suggestionsCsv } from './suggestions-csv.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

const LINES_AT_ONCE = 2;

/** The suggestions on a narrow screen: a coupon row with the stake beside it, and the details below. */
export function SuggestionCards({ suggestions }: { readonly suggestions: Suggestions }) {
  const t = useText('plan');
  const formats = useFormats();
  const leagueOf = useMatchLeague();
  const words = useSuggestionWords();
  const lines = useInTurn(suggestions.results.length, LINES_AT_ONCE);
  return (
    <>
      <Coupon caption={t('bets.title')} single beside={t('column.stake')}>
        {suggestions.results.slice(0, lines).map((bet) => (
          <Fragment key={bet.id}>
            <CouponSingle
              match={{ ...bet.match, bets: { [bet.bet_type]: bet.probability } }}
              bet={bet.bet_type}
              league={leagueOf(bet.match)}
              beside={
                <>
                  <b className={css.stake}>{words.stake(bet)}</b>
                  <span className={css.note}>{words.outcome(bet) ?? words.noStake(bet)}</span>
                  <NoteSuggestion bet={bet} />
                </>
              }
            />
            <tr>
              <td colSpan={3} className={css.details}>
                <Details bet={bet} />
              </td>
            </tr>
          </Fragment>
        ))}
      </Coupon>
      <div className={css.take}>
        <CsvButton
          table={t('bets.title')}
          fileName="tredici-suggerite"
          rows={() => suggestionsCsv(suggestions.results, t, formats)}
        />
      </div>
    </>
  );
}

function Details({ bet }: { readonly bet: SuggestedBet }) {
  const t = useText('plan');
  const words = useSuggestionWords();
  return (
    <dl className={css.list}>
      <div>
        <dt>{t('column.current')}</dt>
        <dd>{words.odd(bet.current_odd)}</dd>
      </div>
      <div>
        <dt>{t('column.odd')}</dt>
        <dd>{words.odd(bet.odd)}</dd>
      </div>
      <div>
        <dt>{t('column.bookmaker')}</dt>
        <dd>
          <BookmakerLink bet={bet} />
        </dd>
      </div>
      <div>
        <dt>{t('column.created')}</dt>
        <dd>{words.when(bet.created_at)}</dd>
      </div>
      <div>
        <dt>{t('column.updated')}</dt>
        <dd>{words.when(bet.updated_at)}</dd>
      </div>
    </dl>
  );
}
