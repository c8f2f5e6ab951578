import { useQuery } from '@tanstack/react-query';
import { listCalls } from '@tredici/contract/lists';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { marketPlayers } from '../market.ts';
import { fantasyQueries } from '../queries.ts';
import { RolePlate } from '../role-plate.tsx';
import css from './lists.module.css';
import { moved } from './moved.ts';
import type { CustomList } from './queries.ts';
import { ShareList } from './share-list.tsx';
import { useListAction } from './use-list-action.ts';

/** A list as its owner keeps it: its name, its players in their order, and who may read it. */
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
  const { data } = useQuery(fantasyQueries.market());
  const known = new Map(data && marketPlayers(data).map((player) => [player.id, player]));
  const { act, busy } = useListAction();
  const [name, setName] = useState(list.name);
  const params = { id: String(list.id) };
  const change = (changes: { name?: string; players?: number[] }) =>
    act(() =>
      request(listCalls.updateCustomList, { params, body: { version: list.version, ...changes } }),
    );
  const isLong = name.trim().length > 60;
  return (
    <Dialog title={list.name} closeLabel={common('close')} onClose={onClose}>
      <div className={css.form}>
        <form
          className={css.new}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && name.trim() !== '' && !isLong) void change({ name });
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
            busy={busy}
            disabled={name.trim() === '' || isLong || name === list.name}
          >
            {t('rename')}
          </Button>
        </form>
        {list.players.length === 0 && <p className={css.soft}>{t('empty')}</p>}
        <ol className={css.players}>
          {list.players.map((id, at) => {
            const player = known.get(id);
            const called = player?.name ?? t('unknown', { id });
            return (
              <li key={id} className={css.player}>
                {player && <RolePlate player={player} game="classic" />}
                <span className={css.who}>
                  <b>{called}</b>
                  {player && <span className={css.soft}>{player.club}</span>}
                </span>
                {at > 0 && (
                  <IconButton
                    label={t('up', { name: called })}
                    onClick={() => change({ players: moved(list.players, at, at - 1) })}
                  >
                    <span aria-hidden="true">↑</span>
                  </IconButton>
                )}
                {at < list.players.length - 1 && (
                  <IconButton
                    label={t('down', { name: called })}
                    onClick={() => change({ players: moved(list.players, at, at + 1) })}
                  >
                    <span aria-hidden="true">↓</span>
                  </IconButton>
                )}
                <IconButton
                  label={t('remove', { name: called })}
                  onClick={() => change({ players: list.players.filter((one) => one !== id) })}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            );
          })}
        </ol>
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
        <div className={css.actions}>
          <Button
            busy={busy}
            onClick={() =>
              act(async () => {
                await request(listCalls.deleteCustomList, { params });
                notify(`${list.name}: ${say('deleted')}`);
                onClose();
              })
            }
          >
            {t('delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
