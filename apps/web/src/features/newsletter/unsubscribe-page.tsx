import { newsletterCalls } from '@tredici/contract/newsletter';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

type State = 'asking' | 'sending' | 'ended' | 'invalid';

/** The page of the link at the end of a newsletter, which needs no login. It asks for confirmation, because
 *  mail programs open links by themselves to scan them. */
export function UnsubscribePage({ mailedKey }: { readonly mailedKey: string }) {
  const t = useText('newsletter');
  const common = useText('common');
  const errorText = useErrorText();
  const [state, setState] = useState<State>('asking');
  const [problem, setProblem] = useState<unknown>(null);
  useHeadingFocus(state === 'sending' ? 'asking' : state);

  const end = async () => {
    setState('sending');
    setProblem(null);
    try {
      await request(newsletterCalls.unsubscribe, { body: { key: mailedKey } });
      setState('ended');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'key_invalid') return setState('invalid');
      setProblem(error);
      setState('asking');
    }
  };

  const home = <LinkButton to={paths.home()}>{common('goHome')}</LinkButton>;
  if (state === 'ended') {
    return (
      <MessagePage
        title={t('end.done')}
        stamp={t('end.doneStamp')}
        body={t('end.doneBody')}
        actions={home}
      />
    );
  }
  if (state === 'invalid') {
    return (
      <MessagePage
        title={t('end.invalid')}
        stamp={t('end.invalidStamp')}
        body={t('end.invalidBody')}
        actions={
          <LinkButton to={paths.profile()} hash="preferenze">
            {t('end.profile')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <MessagePage
      title={t('end.title')}
      stamp={t('end.stamp')}
      body={problem === null ? t('end.body') : errorText(problem)}
      actions={
        <>
          <Button primary busy={state === 'sending'} onClick={() => void end()}>
            {t('end.action')}
          </Button>
          {home}
        </>
      }
    />
  );
}
