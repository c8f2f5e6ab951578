import { useQuery } from '@tanstack/react-query';
import { type OperatorAction, operatorActionCalls } from '@tredici/contract/operator';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Part } from './part.tsx';
import { actionsQuery } from './queries.ts';
import css from './tables.module.css';
import { useAct } from './use-act.ts';
import { useInstants } from './use-instants.ts';

const ID = 'interventi';

/** The log of operator actions, with an undo where it is possible. */
export function ActionsSection() {
  const t = useText('operator');
  const [pages, setPages] = useState(1);
  const query = useQuery(actionsQuery(pages));
  return (
    <Part id={ID} title={t('actions.title')} query={query}>
      {({ results, more }) =>
        results.length === 0 ? (
          <p>{t('actions.none')}</p>
        ) : (
          <>
            <Actions actions={results} />
            {more && (
              <div className={css.actions}>
                <Button busy={query.isFetching} onClick={() => setPages(pages + 1)}>
                  {t('actions.more')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Part>
  );
}

function Actions({ actions }: { readonly actions: readonly OperatorAction[] }) {
  const t = useText('operator');
  const { at } = useInstants();
  const { busy, act } = useAct(ID);
  // An action that only a command can do is shown by the command's name.
  const nameOf = ({ command }: OperatorAction) => {
    const key = `command.${command}`;
    return hasMessage('operator', key) ? t(key) : command;
  };
  const undo = (action: OperatorAction) =>
    act(async () => {
      await request(operatorActionCalls.undoAction, { params: { id: action.id } });
      return t('actions.undoDone', { what: nameOf(action) });
    });
  return (
    <DataTable
      slips
      caption={t('actions.title')}
      className={css.table}
      rowNamedBy="command"
      rows={actions}
      keyOf={({ id }) => id}
      columns={[
        { key: 'at', name: t('actions.at'), className: css.when, cell: (row) => at(row.at) },
        {
          key: 'command',
          name: t('actions.command'),
          className: css.word,
          cell: nameOf,
        },
        {
          key: 'about',
          name: t('actions.about'),
          className: css.long,
          cell: ({ about }) => <bdi>{about}</bdi>,
        },
        {
          key: 'who',
          name: t('actions.who'),
          className: css.word,
          cell: ({ user_id: id }) => (id === null ? t('actions.byCommand') : `#${id}`),
        },
        {
          key: 'undo',
          name: t('actions.undoColumn'),
          className: css.act,
          cell: (row) => {
            if (row.undone) return t('actions.undone');
            if (!row.undoable) return null;
            const what = nameOf(row);
            return (
              <Button
                busy={busy}
                aria-label={t('actions.undoNamed', { what, about: row.about })}
                onClick={() => undo(row)}
              >
                {t('actions.undo')}
              </Button>
            );
          },
        },
      ]}
    />
  );
}
