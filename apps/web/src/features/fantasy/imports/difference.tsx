import type { ImportDifference } from '@tredici/contract/fantasy-imports';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './difference.module.css';

type Named = ImportDifference['added'][number];

/** What changed since the previous file: new players, missing ones, transfers and prices. */
export function Difference({ difference }: { readonly difference: ImportDifference }) {
  const t = useText('imports');
  const { day } = useFormats();
  const { against, added, gone, moved, prices } = difference;
  const groups = [
    { name: t('difference.added'), lines: added.map((player) => ({ player, change: null })) },
    { name: t('difference.gone'), lines: gone.map((player) => ({ player, change: null })) },
    {
      name: t('difference.moved'),
      lines: moved.map((player) => ({
        player,
        change: t('difference.from', { from: player.from }),
      })),
    },
    {
      name: t('difference.prices'),
      lines: prices.map((player) => ({
        player,
        change: t('difference.price', { from: player.from, to: player.to }),
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <div className={css.difference}>
      <h3 className={css.title}>{t('difference.title')}</h3>
      <p className={css.soft}>
        {against === null
          ? t('difference.first')
          : against.file_name === null || against.confirmed_at === null
            ? t('difference.againstList')
            : t('difference.against', {
                file: against.file_name,
                day: day(against.confirmed_at),
              })}
      </p>
      {against !== null && groups.length === 0 && <p>{t('difference.same')}</p>}
      {groups.map(({ name, lines }) => (
        <details key={name} className={css.group}>
          <summary>
            {name} <b>{lines.length}</b>
          </summary>
          <ul className={css.lines}>
            {lines.map(({ player, change }) => (
              <Line key={player.player_id} player={player} change={change} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Line({ player, change }: { readonly player: Named; readonly change: string | null }) {
  return (
    <li>
      <span className={css.role}>{player.role}</span>
      <span className={css.name}>{player.name}</span>
      <span className={css.soft}>{player.club}</span>
      {change && <span className={css.change}>{change}</span>}
    </li>
  );
}
