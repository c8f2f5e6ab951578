import type { CurrentUser } from '@tredici/contract/account';
import { nameProblems } from '@tredici/contract/account-rules';
import { useState } from 'react';
import { useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useSaveProfile } from '#lib/session/use-save-profile.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

type Field = 'first_name' | 'last_name';

export function NameSection({ user }: { readonly user: CurrentUser }) {
  const t = useText('profile');
  const fieldText = useFieldText();
  const save = useSaveProfile(user.id, t('saved'));
  // Holds only edited fields: the others follow the stored user when that is refreshed.
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const { first_name, last_name } = { ...user, ...typed };
  const values = { first_name, last_name };
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['first_name', 'last_name'],
    problems: { first_name: nameProblems(first_name), last_name: nameProblems(last_name) },
    send: async () => {
      if (await save({ user: values })) setTyped({});
    },
  });
  const field = (name: Field, entering: string) => ({
    name,
    value: values[name],
    error: fieldText(shown(name), entering),
    dir: 'auto' as const,
    onChange: (event: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  return (
    <Section id="dati" title={t('name.title')} glance={t('name.glance')}>
      <dl className={css.fact}>
        <dt>{t('name.email')}</dt>
        <dd>{user.username}</dd>
      </dl>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <TextField
          {...field('first_name', t('name.enterFirst'))}
          label={t('name.first')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('last_name', t('name.enterLast'))}
          label={t('name.last')}
          autoComplete="family-name"
          required
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
