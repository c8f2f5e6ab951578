import type { SuggestedBet } from '@tredici/contract/suggestions';
import { useText } from '#lib/i18n/translate.ts';

/** A plain link to the bookmaker with the current price, without any call to bet. */
export function BookmakerLink({ bet }: { readonly bet: SuggestedBet }) {
  const common = useText('common');
  const { bookmaker } = bet;
  if (bookmaker === null) return '–';
  if (!bet.match.bet_house_url) return bookmaker;
  return (
    <a
      href={bet.match.bet_house_url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      aria-label={`${bookmaker}, ${common('opensNewTab')}`}
    >
      {bookmaker}
    </a>
  );
}
