import { CLASSIC_ROLES, type ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';

interface ClassicRoleStripProps {
  /** Null for all roles. */
  readonly role: ClassicRole | null;
  readonly onChoose: (role: ClassicRole | null) => void;
}

const ALL = 'all';

export function ClassicRoleStrip({ role, onChoose }: ClassicRoleStripProps) {
  const t = useText('fantasy');
  return (
    <RadioStrip
      legend={t('filters.role')}
      choices={[
        { value: ALL, label: t('filters.everyRole') },
        ...CLASSIC_ROLES.map((value) => ({ value, label: value, name: t(`roles.${value}`) })),
      ]}
      value={role ?? ALL}
      onChoose={(chosen) => onChoose(chosen === ALL ? null : chosen)}
    />
  );
}
