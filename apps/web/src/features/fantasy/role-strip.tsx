import {
  CLASSIC_ROLES,
  type Game,
  MANTRA_ROLES,
  type Role,
} from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';
import css from './role-strip.module.css';

interface RoleStripProps {
  readonly game: Game;
  /** Null for all roles. */
  readonly role: Role | null;
  readonly onChoose: (role: Role | null) => void;
}

const ALL = 'all';

/** Chooses one of the roles of a game. */
export function RoleStrip({ game, role, onChoose }: RoleStripProps) {
  const t = useText('fantasy');
  const choices =
    game === 'mantra'
      ? MANTRA_ROLES.map((value) => ({ value, label: value }))
      : CLASSIC_ROLES.map((value) => ({ value, label: value, name: t(`roles.${value}`) }));
  return (
    <div className={css.strip} data-game={game}>
      <RadioStrip<Role | typeof ALL>
        legend={t('filters.role')}
        choices={[{ value: ALL, label: t('filters.everyRole') }, ...choices]}
        value={role ?? ALL}
        onChoose={(chosen) => onChoose(chosen === ALL ? null : chosen)}
      />
    </div>
  );
}
