import { useId } from 'react';
import { notify } from '#lib/device/notify.ts';
import { useSavedChoice } from '#lib/device/use-saved-choice.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import css from './lists.module.css';

/** Shares a list with everyone who has its address, or stops sharing it. */
export function ShareList({
  address,
  onShare,
}: {
  /** Null if it is not shared. */
  readonly address: string | null;
  readonly onShare: (isShared: boolean) => Promise<unknown>;
}) {
  const t = useText('lists');
  const id = useId();
  const [isShared, share] = useSavedChoice(address !== null, onShare);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copied'));
    } catch {
      // Without clipboard access the address is focused, so that it can be copied by hand.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className={css.form}>
      <TickBox
        label={t('share')}
        hint={t('share.help')}
        checked={isShared}
        onChange={() => share(!isShared)}
      />
      {address !== null && (
        <div className={css.new}>
          <input
            id={id}
            className={css.address}
            readOnly
            aria-label={t('address')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void copy(address)}>{t('copy')}</Button>
        </div>
      )}
    </div>
  );
}
