import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { isMissingFile, reloadOnce } from '#lib/device/missing-files.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { SectionMessage } from './section-message.tsx';

const LINES = 3;

interface LatePartOptions<Props> {
  /** How the user learns that the file did not load: in the place of the part; in a notification, for a dialog,
   *  which is then closed by its `onClose`; or not at all, for what no user asked for. */
  readonly missing?: 'said' | 'notified' | 'unsaid';
  /** Stands in its place until it is there. */
  readonly waiting?: ReactNode;
  /** For a part that stays on the page while its user goes on asking for it: what they ask with. Whenever this
   *  changes, the part is tried again. */
  readonly askedWith?: (props: Props) => unknown;
}

/** A part that is fetched later than its page, when it is first drawn. If its file does not load, the page around it
 *  stays, with what was typed into it. Chromium never requests such a file again, so trying again reloads the
 *  page, as soon as the server answers. */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { missing = 'said', waiting, askedWith }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await fetchPart(),
  })) as unknown as ComponentType<Props>;
  const shown = missing === 'said' ? NotFetched : Nothing;
  let failures = 0;
  return (props) => {
    'use no memo'; // Memoized it would weigh twice as much, on every page.
    const t = useText('pages');
    async function tell(error: unknown) {
      if (missing === 'unsaid' || !isMissingFile(error)) return;
      failures += 1;
      const isAskedAgain = missing === 'notified' && failures > 1;
      if ((await reloadOnce(error, isAskedAgain)) || missing === 'said') return;
      notify(t('error.unreachable'), 'failed');
      if ('onClose' in props) (props.onClose as () => void)();
    }
    return (
      <CatchBoundary
        getResetKey={() => askedWith?.(props)}
        errorComponent={shown}
        onCatch={(error) => void tell(error)}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}

function NotFetched({ error }: { readonly error: unknown }) {
  'use no memo'; // As above.
  throwOther(error);
  const t = useText('pages');
  const common = useText('common');
  return (
    <SectionMessage
      alert
      lines={LINES}
      text={t('error.unreachable')}
      action={<Button onClick={() => void reloadOnce(error, true)}>{common('retry')}</Button>}
    />
  );
}

function Nothing({ error }: { readonly error: unknown }) {
  throwOther(error);
  return null;
}

/** Errors of the program itself are left to the page. */
function throwOther(error: unknown): void {
  if (!isMissingFile(error)) throw error;
}
