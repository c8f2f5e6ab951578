import type { Suggestions } from '@tredici/contract/suggestions';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './left-out.module.css';

/** Every other match that was looked at, the likeliest first, and why it has no bet. */
export function LeftOut({
  suggestions: { left_out: leftOut },
}: {
  readonly suggestions: Suggestions;
}) {
  const t = useText('plan');
  const { percent, odds, count } = useFormats();
  return (
    <details className={css.fold}>
      <summary>
        {t('leftOut.title', { count: leftOut.length, matches: count(leftOut.length) })}
      </summary>
      <section
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={t('leftOut.name')}
      >
        <table className={css.table}>
          <caption className="visually-hidden">{t('leftOut.name')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('column.match')}</th>
              <th scope="col">{t('column.type')}</th>
              <th scope="col">{t('column.probability')}</th>
              <th scope="col">{t('column.price')}</th>
              <th scope="col">{t('leftOut.why')}</th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ match, bet_type: type, probability, odd, reason }) => (
              <tr key={match.match_id}>
                <th scope="row">
                  {match.home_team_name} – {match.away_team_name}
                </th>
                <td>{type}</td>
                <td>{percent(probability)}</td>
                <td>{odd === null ? '–' : odds(odd)}</td>
                <td>{t(`leftOut.${reason}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
