import { Link } from '@tanstack/react-router';
import { PASSWORD_SPECIALS, passwordStrength } from '@tredici/contract/account-rules';
import { useEffect } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { latePart } from '#ui/late-part.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import css from './step-fields.module.css';
import type { Values } from './step-rules.ts';

const fetchCaptcha = async () => (await import('./captcha-box.tsx')).CaptchaBox;
const CaptchaBox = latePart(fetchCaptcha);

type TextName = 'first_name' | 'last_name' | 'email' | 'password1' | 'password2';

export interface StepFieldsProps {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  readonly errorOf: (field: string) => string | null;
  readonly leave: (field: string) => void;
}

function fieldOf({ values, set, errorOf, leave }: StepFieldsProps, name: TextName) {
  return {
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: HTMLInputElement }) => set({ [name]: event.target.value }),
    onBlur: () => leave(name),
  };
}

export function NamesFields(props: StepFieldsProps) {
  const t = useText('registration');
  return (
    <>
      <TextField
        {...fieldOf(props, 'first_name')}
        label={t('firstName')}
        autoComplete="given-name"
        dir="auto"
        required
      />
      <TextField
        {...fieldOf(props, 'last_name')}
        label={t('lastName')}
        autoComplete="family-name"
        dir="auto"
        required
      />
    </>
  );
}

export function EmailFields(props: StepFieldsProps) {
  const t = useText('registration');
  // Preloaded for the next row, so that the box is there even for a user who tabs through quickly.
  useEffect(() => void fetchCaptcha().catch(() => undefined), []);
  return (
    <TextField
      {...fieldOf(props, 'email')}
      label={t('email')}
      hint={t('emailHint')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

export function PasswordFields(
  props: StepFieldsProps & {
    /** Changes with each attempt and resets the captcha, because each solution can be sent only once. */
    readonly captchaRound: number;
  },
) {
  const t = useText('registration');
  const { values, set, errorOf, captchaRound } = props;
  return (
    <>
      {/* For password managers, which look for the username that belongs to a password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={values.email}
        readOnly
        hidden
      />
      <NewPasswordFields
        password={fieldOf(props, 'password1')}
        repeat={fieldOf(props, 'password2')}
        strength={passwordStrength(values.password1)}
        specials={PASSWORD_SPECIALS}
      />
      <TickBox
        name="privacy_accepted"
        label={t('privacy')}
        checked={values.privacy_accepted}
        onChange={(event) => set({ privacy_accepted: event.target.checked })}
        error={errorOf('privacy_accepted')}
        hint={<PrivacyLinks />}
        required
      />
      <TickBox
        name="receive_newsletter"
        label={t('newsletter')}
        checked={values.receive_newsletter}
        onChange={(event) => set({ receive_newsletter: event.target.checked })}
      />
      <div className={css.captcha}>
        <CaptchaBox
          key={captchaRound}
          error={errorOf('captcha')}
          onSolved={(captcha) => set({ captcha })}
        />
      </div>
    </>
  );
}

/** Opens in a new tab, so that readers do not lose what they have typed. */
function PrivacyLinks() {
  const t = useText('registration');
  const pages = useText('pages');
  const common = useText('common');
  return (
    <>
      {t('privacyRead')}{' '}
      <Link to={paths.legal()} target="_blank">
        {pages('title.legal')}
        <span className="visually-hidden"> ({common('opensNewTab')})</span>
      </Link>
      {', '}
      <Link to={paths.privacy()} target="_blank">
        {pages('title.privacy')}
        <span className="visually-hidden"> ({common('opensNewTab')})</span>
      </Link>
    </>
  );
}
