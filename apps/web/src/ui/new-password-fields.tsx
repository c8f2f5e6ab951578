import { useText } from '#lib/i18n/translate.ts';
import css from './new-password-fields.module.css';
import { PasswordField } from './password-field.tsx';
import { type Strength, StrengthMeter } from './strength-meter.tsx';

interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: { target: HTMLInputElement }) => void;
  readonly onBlur: () => void;
}

interface NewPasswordFieldsProps {
  readonly password: FieldState;
  readonly repeat: FieldState;
  readonly strength: Strength;
  readonly specials: string;
}

/** A new password and its repetition, used by registration, reset and change. */
export function NewPasswordFields({
  password,
  repeat,
  strength,
  specials,
}: NewPasswordFieldsProps) {
  const t = useText('password');
  return (
    <>
      <PasswordField
        {...password}
        label={t('new')}
        hint={
          <>
            {t('hint')} <span className={css.specials}>{specials}</span>
          </>
        }
        autoComplete="new-password"
        required
      />
      <StrengthMeter strength={strength} />
      <PasswordField {...repeat} label={t('repeat')} autoComplete="new-password" required />
    </>
  );
}
