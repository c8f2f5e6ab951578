import { useText } from '#lib/i18n/translate.ts';
import css from '../match-waiting.module.css';
import { betsOf, PAGE_GROUPS } from './bet-groups.ts';
import table from './bet-table.module.css';
import panels from './group-panels.module.css';
import { useOpenGroups } from './open-groups.ts';

/** Placeholders for the groups, each at its final height. */
export function GroupsWaiting() {
  return (
    <div className={panels.groups}>
      {PAGE_GROUPS.map((group) => (
        <GroupWaiting key={group.key} group={group} />
      ))}
    </div>
  );
}

function GroupWaiting({ group }: { readonly group: (typeof PAGE_GROUPS)[number] }) {
  const t = useText('match');
  const isOpen = useOpenGroups().has(group.key);
  return (
    <div className={panels.group}>
      <p className={panels.summary}>
        <span className={`${panels.name} ${css.name}`}>{t(`group.${group.key}`)}</span>
      </p>
      {isOpen && (
        <div className={panels.inside}>
          <table className={table.table} aria-hidden="true">
            <thead>
              <tr>
                <th>&nbsp;</th>
              </tr>
            </thead>
            <tbody>
              {betsOf(group, {}).map((bet) => (
                <tr key={bet}>
                  <td>
                    <span className={css.line}>&nbsp;</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
