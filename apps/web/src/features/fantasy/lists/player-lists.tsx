import { useQuery } from '@tanstack/react-query';
import { LIST_LIMITS, listCalls } from '@tredici/contract/lists';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { useSavedChoice } from '#lib/device/use-saved-choice.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import css from './lists.module.css';
import { type CustomList, listQueries } from './queries.ts';
import { useListAction } from './use-list-action.ts';

/** The reader's own lists, and whether each contains a player; a new list can be started with them. */
export function PlayerLists({ playerId }: { readonly playerId: number }) {
  const t = useText('lists');
  const { data } = useQuery(listQueries.lists());
  const { act, busy } = useListAction();
  const [name, setName] = useState('');
  const add = () =>
    act(async () => {
      await request(listCalls.addCustomList, { body: { name, players: [playerId] } });
      setName('');
    });
  const isLong = name.trim().length > 60;
  return (
    <PageSection title={t('title')}>
      {data?.results.map((list) => (
        <ListBox key={list.id} list={list} playerId={playerId} />
      ))}
      <form
        className={css.new}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && name.trim() !== '' && !isLong) void add();
        }}
      >
        <TextField
          label={t('new')}
          dir="auto"
          autoComplete="off"
          value={name}
          error={isLong ? t('nameLong') : null}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={name.trim() === '' || isLong}>
          {t('add')}
        </Button>
      </form>
    </PageSection>
  );
}

/** Shown as ticked at once, and saved in the background. */
function ListBox({
  list: { id, name, version, players },
  playerId,
}: {
  readonly list: CustomList;
  readonly playerId: number;
}) {
  const { act, busy } = useListAction();
  const [isIn, choose] = useSavedChoice(players.includes(playerId), (next: boolean) => {
    const others = players.filter((one) => one !== playerId);
    const body = { version, players: next ? [...others, playerId] : others };
    return act(() => request(listCalls.updateCustomList, { params: { id: String(id) }, body }));
  });
  return (
    <TickBox
      label={name}
      checked={isIn}
      disabled={!isIn && players.length >= LIST_LIMITS.players}
      onChange={() => !busy && choose(!isIn)}
    />
  );
}
