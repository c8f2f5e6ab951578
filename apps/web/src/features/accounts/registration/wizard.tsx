import { registrationCalls } from '@tredici/contract/registration';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useFieldText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { AlreadyRegisteredDialog } from './already-registered-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefusalPanel } from './refusal-panel.tsx';
import {
  type Draft,
  type Registered,
  registrationMemory,
  STEPS,
  type Step,
} from './registration-memory.ts';
import { EmailFields, NamesFields, PasswordFields } from './step-fields.tsx';
import { StepRow } from './step-row.tsx';
import {
  isComplete,
  problemsOf,
  reachable,
  STEP_FIELDS,
  stepOfFields,
  type Values,
} from './step-rules.ts';
import css from './wizard.module.css';

interface WizardProps {
  readonly draft: Draft;
  readonly onRegistered: (registered: Registered) => void;
  readonly onClosed: () => void;
  readonly onCancelled: () => void;
}

/** The registration as a form of three rows, filled in one after the other. */
export function Wizard({ draft, onRegistered, onClosed, onCancelled }: WizardProps) {
  const t = useText('registration');
  const words = useText('password');
  const language = useLanguage();
  const fieldText = useFieldText();
  const [values, setValues] = useState<Values>({
    ...draft,
    password1: '',
    password2: '',
    captcha: '',
  });
  const problems = problemsOf(values);
  const [step, setStep] = useState<Step>(() => reachable(draft.step, problems));
  const [refusal, setRefusal] = useState<unknown>(null);
  const [dialog, setDialog] = useState<'cancel' | 'registered' | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const at = STEPS.indexOf(step);

  const { form, busy, submit, shown, leave, restart } = useForm({
    fields: STEP_FIELDS[step],
    problems,
    send: async () => {
      const next = STEPS[at + 1];
      if (next) goTo(next);
      else await register();
    },
  });

  useEffect(() => registrationMemory.keepDraft({ ...values, step }), [values, step]);
  useFocusOnStep(form, step);

  function goTo(to: Step) {
    restart();
    setStep(to);
  }

  async function register() {
    const { captcha, privacy_accepted, receive_newsletter, ...texts } = values;
    setRefusal(null);
    try {
      const { change_key } = await request(registrationCalls.register, {
        body: {
          ...texts,
          username: texts.email,
          privacy_accepted,
          receive_newsletter,
          captcha,
          language,
        },
      });
      onRegistered({ email: values.email.trim(), changeKey: change_key });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'registration_closed') return onClosed();
      setRefusal(error);
      // A captcha can be sent only once, whatever the result.
      setCaptchaRound((round) => round + 1);
      setValues((before) => ({ ...before, captcha: '' }));
      restart();
      if (!(error instanceof ApiError)) return;
      if (error.code === 'email_registered') setDialog('registered');
      const wrong = stepOfFields(Object.keys(error.codes));
      if (wrong) setStep(wrong);
    }
  }

  const entering: Readonly<Record<string, string>> = {
    first_name: t('enter.first_name'),
    last_name: t('enter.last_name'),
    email: t('enter.email'),
    password1: words('enterNew'),
  };
  const fields = {
    values,
    set: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    errorOf: (field: string) => fieldText(shown(field), entering[field]),
    leave,
  };
  const summaries: Record<Step, string> = {
    names: `${values.first_name.trim()} ${values.last_name.trim()}`,
    email: values.email.trim(),
    password: '',
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <RefusalPanel refusal={refusal} />
      <ol className={css.rows} aria-label={t('steps')}>
        {STEPS.map((each, index) => (
          <StepRow
            key={each}
            step={each}
            current={each === step}
            complete={isComplete(each, problems)}
            summary={summaries[each]}
            onEdit={index < at ? () => goTo(each) : undefined}
          >
            {each === 'names' && <NamesFields {...fields} />}
            {each === 'email' && <EmailFields {...fields} />}
            {each === 'password' && <PasswordFields {...fields} captchaRound={captchaRound} />}
            <div className={css.actions}>
              <Button
                onClick={() => {
                  const before = STEPS[at - 1];
                  if (before) goTo(before);
                  else setDialog('cancel');
                }}
              >
                {t('back')}
              </Button>
              <Button type="submit" primary busy={busy}>
                {each !== 'password' ? t('forward') : busy ? t('submitting') : t('submit')}
              </Button>
            </div>
          </StepRow>
        ))}
      </ol>
      {dialog === 'cancel' && <CancelDialog onYes={onCancelled} onNo={() => setDialog(null)} />}
      {dialog === 'registered' && (
        <AlreadyRegisteredDialog
          email={values.email.trim()}
          onChange={() => {
            setDialog(null);
            goTo('email');
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </form>
  );
}

/** Moves the focus to the new row when the step changes, but not when the page is opened. */
function useFocusOnStep(form: { readonly current: HTMLFormElement | null }, step: Step): void {
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    const [first] = STEP_FIELDS[step];
    (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }, [form, step]);
}
