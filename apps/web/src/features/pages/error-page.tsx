import { useEffect } from 'react';
import { requestIdOf, UnreachableError } from '#lib/api/api-error.ts';
import { isMissingFile, reloadOnce } from '#lib/device/missing-files.ts';
import { useOnline } from '#lib/device/use-online.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown for a page that failed, with the id that finds the request in the server's logs. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = useText('pages');
  const common = useText('common');
  const online = useOnline();
  useEffect(() => {
    void reloadOnce(error);
  }, [error]);
  const id = requestIdOf(error);
  // The data or the files of the page cannot be loaded, and there is no copy on the device.
  const unreachable = (error instanceof UnreachableError && id === null) || isMissingFile(error);
  const away = !online && unreachable;
  const why = unreachable ? 'error.unreachable' : id ? 'error.body' : 'error.bodyNoCode';
  return (
    <MessagePage
      title={t(away ? 'offline.heading' : 'error.heading')}
      stamp={t(away ? 'offline.stamp' : 'error.stamp')}
      body={t(away ? 'offline.body' : why)}
      small={id && common('requestId', { id })}
      actions={
        <>
          <Button primary onClick={onRetry}>
            {common('retry')}
          </Button>
          <LinkButton to={paths.home()}>{common('goHome')}</LinkButton>
        </>
      }
    />
  );
}
