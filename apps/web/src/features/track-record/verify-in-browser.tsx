import type { TrackRecord } from '@tredici/contract/track-record';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import css from './ledger.module.css';
import { useFigures } from './use-figures.ts';
import { type Fault, verifyChain } from './verify-chain.ts';

type State =
  | { readonly is: 'idle' | 'failed' | 'otherHead' }
  | { readonly is: 'running'; readonly place: number }
  | { readonly is: 'whole'; readonly rows: number }
  | { readonly is: Fault; readonly place: number };

/** Verifies the chain in the reader's own browser at the press of a button. */
export function VerifyInBrowser({ ledger }: { readonly ledger: TrackRecord['ledger'] }) {
  const t = useText('track-record');
  const { count } = useFigures();
  const [state, setState] = useState<State>({ is: 'idle' });

  const verify = async () => {
    setState({ is: 'running', place: 0 });
    try {
      const check = await verifyChain(download(ledger.files), (place) =>
        setState({ is: 'running', place }),
      );
      if (!check.ok) setState({ is: check.fault, place: check.place });
      // The ledger may have grown since the page was loaded, so the hash is compared at the row that the page
      // states.
      else if (check.hashAt(ledger.rows) !== ledger.head) setState({ is: 'otherHead' });
      else setState({ is: 'whole', rows: check.rows });
    } catch {
      setState({ is: 'failed' });
    }
  };

  return (
    <div className={css.here}>
      <Button primary busy={state.is === 'running'} onClick={() => void verify()}>
        {t('verify.here')}
      </Button>
      <p className={css.said} role="status">
        {state.is === 'idle' && t('verify.hereHint')}
        {state.is === 'running' &&
          t('verify.running', { place: count(state.place), rows: count(ledger.rows) })}
        {state.is === 'whole' && (
          <span className={css.whole}>{t('verify.whole', { rows: count(state.rows) })}</span>
        )}
        {(state.is === 'failed' || state.is === 'otherHead') && (
          <span className={css.broken}>{t(`verify.${state.is}`)}</span>
        )}
        {'place' in state && state.is !== 'running' && (
          <span className={css.broken}>
            {t(`verify.${state.is}`, { place: count(state.place) })}
          </span>
        )}
      </p>
    </div>
  );
}

/** Yields one file at a time, so that a long ledger is never in memory as a whole. */
async function* download(files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) {
    const reply = await fetch(file);
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    yield await reply.text();
  }
}
