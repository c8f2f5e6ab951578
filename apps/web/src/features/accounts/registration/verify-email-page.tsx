import type { ReplyOf } from '@tredici/contract/call';
import { registrationCalls } from '@tredici/contract/registration';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { registrationMemory } from './registration-memory.ts';
import { ResendForm } from './resend-form.tsx';

type VerifiedStatus = ReplyOf<typeof registrationCalls.verifyEmail>['status'];

type Outcome =
  | { readonly kind: 'checking' }
  | { readonly kind: VerifiedStatus }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Every key we send is longer: a shorter one means a truncated link, which is not sent to the server. */
const SHORTEST_KEY = 20;

/** The page of a mailed link: it confirms the address by itself and shows the result. */
export function VerifyEmailPage({ mailedKey }: { readonly mailedKey: string }) {
  const t = useText('registration');
  const common = useText('common');
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'checking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another try.
  useEffect(() => {
    let stale = false;
    void verify(mailedKey).then((found) => {
      if (!stale) setOutcome(found);
    });
    return () => {
      stale = true;
    };
  }, [mailedKey, round]);

  useHeadingFocus(outcome.kind);

  const toLogin = (
    <LinkButton to={paths.login()} primary>
      {t('verify.login')}
    </LinkButton>
  );
  switch (outcome.kind) {
    case 'checking':
      return (
        <MessagePage
          title={t('verify.checking')}
          stamp="…"
          body={t('verify.checkingBody')}
          actions={null}
        />
      );
    case 'invalid':
      return (
        <MessagePage
          title={t('verify.invalid')}
          stamp={t('verify.invalidStamp')}
          body={t('verify.invalidBody')}
          actions={<ResendForm />}
        />
      );
    case 'failed':
      return (
        <MessagePage
          title={t('verify.failed')}
          stamp={t('verify.failedStamp')}
          body={errorText(outcome.error)}
          actions={
            <Button
              primary
              onClick={() => {
                setOutcome({ kind: 'checking' });
                setRound(round + 1);
              }}
            >
              {common('retry')}
            </Button>
          }
        />
      );
    case 'half_confirmed':
      return (
        <MessagePage
          title={t('verify.half')}
          stamp={t('verify.halfStamp')}
          body={t('verify.halfBody')}
          actions={null}
        />
      );
    case 'email_changed':
      return (
        <MessagePage
          title={t('verify.changed')}
          stamp={t('verify.stamp')}
          body={t('verify.changedBody')}
          actions={toLogin}
        />
      );
    default: {
      const again = outcome.kind === 'already_verified';
      return (
        <MessagePage
          title={again ? t('verify.already') : t('verify.done')}
          stamp={t('verify.stamp')}
          body={again ? t('verify.alreadyBody') : t('verify.doneBody')}
          actions={toLogin}
        />
      );
    }
  }
}

/** React draws a page twice during development; the key is sent only once. */
const underWay = new Map<string, Promise<Outcome>>();

function verify(key: string): Promise<Outcome> {
  const known = underWay.get(key);
  if (known) return known;
  const asked = ask(key).finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

async function ask(key: string): Promise<Outcome> {
  if (key.length < SHORTEST_KEY) return { kind: 'invalid' };
  try {
    const { status } = await request(registrationCalls.verifyEmail, { body: { key } });
    // The stored draft of this registration is no longer needed.
    registrationMemory.forget();
    return { kind: status };
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 400;
    return refused ? { kind: 'invalid' } : { kind: 'failed', error };
  }
}
