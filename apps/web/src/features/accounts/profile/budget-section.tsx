import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { useState } from 'react';
import { useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';
import { useSaveProfile } from '#lib/session/use-save-profile.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

interface BudgetSectionProps {
  readonly userId: number;
  /** In euro with two decimals, as the API writes it. */
  readonly budget: string;
}

export function BudgetSection({ userId, budget }: BudgetSectionProps) {
  const t = useText('profile');
  const language = useLanguage();
  const fieldText = useFieldText();
  const { euro } = useFormats();
  const cents = Math.round(Number(budget) * 100);
  const save = useSaveProfile(userId, t('saved'));
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? asTyped(budget, language);
  const amount = parseEuro(value, language);
  const isNothing = !amount.ok && (amount.reason === 'empty' || amount.reason === 'zero');
  const common = useText('common');
  const [isAsking, setAsking] = useState(false);
  const closesPlan = cents > 0 && amount.ok && amount.cents !== cents;
  const saveAmount = async () => {
    if (amount.ok && (await save({ budget: amount.cents / 100 }))) setTyped(null);
  };
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['budget'],
    problems: amount.ok || isNothing ? {} : { budget: ['invalid'] },
    send: async () => {
      if (closesPlan) setAsking(true);
      else await saveAmount();
    },
  });
  return (
    <Section
      id="budget"
      title={t('budget.title')}
      glance={cents > 0 ? euro(cents) : t('budget.glanceNone')}
      intro={t('budget.body')}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <div className={css.short}>
          <TextField
            name="budget"
            label={t('budget.label')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={value}
            error={fieldText(shown('budget'))}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => leave('budget')}
          />
        </div>
        <div className={css.actions}>
          {/* Empty or 0 means no budget; unreadable input is explained instead. */}
          <Button type="submit" busy={busy} disabled={isNothing}>
            {busy ? t('saving') : t('budget.submit')}
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={t('budget.closeTitle')}
          closeLabel={common('close')}
          keep={t('budget.closeKeep')}
          confirm={t('budget.closeConfirm')}
          onConfirm={() => void saveAmount()}
          onClose={() => setAsking(false)}
        >
          {t('budget.closeBody', { budget: euro(cents) })}
        </ConfirmDialog>
      )}
    </Section>
  );
}

/** As a person would type it: 100, 12,50 or, in English, 12.50. Empty for no budget. */
function asTyped(budget: string, language: 'it' | 'en'): string {
  if (Number(budget) === 0) return '';
  const short = budget.replace(/\.00$/, '');
  return typedNumber(short, language);
}
