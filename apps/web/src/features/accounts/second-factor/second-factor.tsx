import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorCalls } from '@tredici/contract/second-factor';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';

/** Fetched only when needed: few users switch it on, and only once. */
const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode, {
  waiting: <div className={css.qr} />,
});

type Step =
  | { readonly kind: 'rest' | 'password' | 'disable' | 'renew' }
  | { readonly kind: 'confirm'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const REST: Step = { kind: 'rest' };

/** Shows whether a code from a phone is required beside the password, and switches it on or off. */
export function SecondFactor() {
  const t = useText('profile');
  const errorText = useErrorText();
  const common = useText('common');
  const { date } = useFormats();
  const queries = useQueryClient();
  // The summary of its section has already requested it.
  const { data, error, refetch } = useQuery({ ...secondFactorQuery, refetchOnMount: false });
  const [step, setStep] = useState<Step>(REST);
  const rest = () => setStep(REST);
  const refresh = () => queries.invalidateQueries(secondFactorQuery);

  async function showCodes(asked: Promise<{ recovery_codes: string[] }>) {
    const { recovery_codes: codes } = await asked;
    setStep({ kind: 'codes', codes });
    await refresh();
  }
  async function disable(proof: Proof) {
    await request(secondFactorCalls.disableSecondFactor, { body: proof });
    await refresh();
    rest();
    notify(t('secondFactor.isOff'));
  }

  switch (step.kind) {
    case 'password':
      return (
        <ProofForm
          key="password"
          fields={['password']}
          submit={t('secondFactor.next')}
          onCancel={rest}
          send={async ({ password }) => {
            const made = await request(secondFactorCalls.beginSecondFactor, { body: { password } });
            setStep({ kind: 'confirm', ...made });
          }}
        />
      );
    case 'confirm':
      return (
        <ProofForm
          key="confirm"
          fields={['otp']}
          submit={t('secondFactor.confirm')}
          onCancel={rest}
          send={({ otp }) =>
            showCodes(request(secondFactorCalls.confirmSecondFactor, { body: { otp } }))
          }
        >
          <div className={css.setup}>
            <p>{t('secondFactor.scan')}</p>
            <QrCode text={step.uri} label={t('secondFactor.qr')} />
            <p>
              {t('secondFactor.bySecret')} <b className={css.secret}>{inFours(step.secret)}</b>
            </p>
          </div>
        </ProofForm>
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case 'disable':
      return (
        <ProofForm
          key="disable"
          fields={['password', 'otp']}
          submit={t('secondFactor.disable')}
          onCancel={rest}
          send={disable}
        />
      );
    case 'renew':
      return (
        <ProofForm
          key="renew"
          fields={['password', 'otp']}
          submit={t('secondFactor.renew')}
          onCancel={rest}
          send={(proof) =>
            showCodes(request(secondFactorCalls.renewRecoveryCodes, { body: proof }))
          }
        />
      );
    case 'rest':
      break;
  }
  if (error) {
    return (
      <ProblemPanel heading="" problems={[{ field: null, text: errorText(error) }]}>
        <Button onClick={() => void refetch()}>{common('retry')}</Button>
      </ProblemPanel>
    );
  }
  if (data?.since) {
    return (
      <>
        <p>
          {t('secondFactor.on', { date: date(data.since) })}{' '}
          {t('secondFactor.codesLeft', { count: data.recovery_codes_left })}
        </p>
        <div className={css.actions}>
          <Button onClick={() => setStep({ kind: 'renew' })}>{t('secondFactor.renew')}</Button>
          <Button onClick={() => setStep({ kind: 'disable' })}>{t('secondFactor.disable')}</Button>
        </div>
      </>
    );
  }
  return (
    <div className={css.actions} aria-busy={!data}>
      <Button disabled={!data} onClick={() => setStep({ kind: 'password' })}>
        {t('secondFactor.enable')}
      </Button>
    </div>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
