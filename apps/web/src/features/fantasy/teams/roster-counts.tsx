import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './roster-counts.module.css';
import type { RosterState } from './roster-state.ts';

/** The credits left and the places taken by role. */
export function RosterCounts({ state }: { readonly state: RosterState }) {
  const t = useText('teams');
  const fantasy = useText('fantasy');
  const { count } = useFormats();
  return (
    <dl className={css.counts}>
      <div data-over={state.creditsLeft < 0 || undefined}>
        <dt>{t('counts.credits')}</dt>
        <dd>{count(state.creditsLeft)}</dd>
      </div>
      <div data-over={state.count > state.size || undefined}>
        <dt>{t('counts.players')}</dt>
        <dd>
          {state.count}
          <span>/{state.size}</span>
        </dd>
      </div>
      {state.lines.map(({ role, count: own, places }) => (
        <div key={role} data-over={(places !== null && own > places) || undefined}>
          <dt>
            <span aria-hidden="true">{role}</span>
            <span className="visually-hidden">{fantasy(`roles.${role}`)}</span>
          </dt>
          <dd>
            {own}
            {places !== null && <span>/{places}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
