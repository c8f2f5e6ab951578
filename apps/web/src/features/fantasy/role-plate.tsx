import type { ClassicRole, Game } from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
import css from './role-plate.module.css';

interface RolePlateProps {
  readonly player: { readonly role: ClassicRole; readonly mantra_roles: readonly string[] };
  readonly game: Game;
}

/** A role as a printed plate. Its heavy edge shows the position on the pitch: below for the defence, at the
 *  sides for the midfield, above for the attack; the goalkeeper's is solid. */
export function RolePlate({ player: { role, mantra_roles }, game }: RolePlateProps) {
  const t = useText('fantasy');
  const written = game === 'mantra' && mantra_roles.length > 0 ? mantra_roles.join(' ') : role;
  return (
    <span className={css.plate} data-line={role} data-long={written.length > 2 || undefined}>
      <span aria-hidden="true">{written}</span>
      <span className="visually-hidden">
        {game === 'mantra' ? written : t(`role.${role}`)}
        {', '}
      </span>
    </span>
  );
}
