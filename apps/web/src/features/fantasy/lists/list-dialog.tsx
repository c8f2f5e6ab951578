import { listCalls } from '@tredici/contract/lists';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ListPlayers } from './list-players.tsx';
import css from './lists.module.css';
import type { CustomList } from './queries.ts';
import { ShareList } from './share-list.tsx';
import { useListAction } from './use-list-action.ts';
import { usePlayerOrder } from './use-player-order.ts';

/** Edits a list: its name, its players in order, and its sharing. */
export function ListDialog({
  list,
  onClose,
}: {
  readonly list: CustomList;
  readonly onClose: () => void;
}) {
  const t = useText('lists');
  const say = useText('catalogue');
  const common = useText('common');
  const { act, busy } = useListAction();
  const { players, isSaving, choose } = usePlayerOrder(list);
  const [name, setName] = useState(list.name);
  const [asking, setAsking] = useState(false);
  const params = { id: String(list.id) };
  const rename = () =>
    act(() =>
      request(listCalls.updateCustomList, { params, body: { version: list.version, name } }),
    );
  const isLong = name.trim().length > 60;
  return (
    <Dialog title={list.name} closeLabel={common('close')} onClose={onClose}>
      <div className={css.form}>
        <form
          className={css.new}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && !isSaving && name.trim() !== '' && !isLong) void rename();
          }}
        >
          <TextField
            label={t('name')}
            dir="auto"
            autoComplete="off"
            value={name}
            error={isLong ? t('nameLong') : null}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            type="submit"
            busy={busy || isSaving}
            disabled={name.trim() === '' || isLong || name === list.name}
          >
            {t('rename')}
          </Button>
        </form>
        {players.length === 0 && <p className={css.soft}>{t('empty')}</p>}
        <ListPlayers players={players} onChoose={choose} />
        <ShareList
          address={
            list.share_key === null
              ? null
              : new URL(paths.sharedList(list.share_key), location.href).href
          }
          onShare={(is_shared) =>
            act(() => request(listCalls.shareCustomList, { params, body: { is_shared } }))
          }
        />
        {asking ? (
          <div role="alert" className={css.form}>
            <p>{t('delete.body', { name: list.name })}</p>
            <div className={css.actions}>
              <Button
                primary
                busy={busy}
                onClick={() =>
                  act(async () => {
                    await request(listCalls.deleteCustomList, { params });
                    notify(`${list.name}: ${say('deleted')}`);
                    onClose();
                  })
                }
              >
                {t('delete.yes')}
              </Button>
              <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
            </div>
          </div>
        ) : (
          <div className={css.actions}>
            <Button onClick={() => setAsking(true)}>{t('delete')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
