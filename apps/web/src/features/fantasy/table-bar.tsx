import type { PlayerList } from '@tredici/contract/fantasy-players';
import type { ReactNode } from 'react';
import { useNow } from '#lib/device/use-now.ts';
import { useOnline } from '#lib/device/use-online.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { FoundPlayers } from './find-players.ts';
import type { ListedPlayer } from './players.ts';
import css from './table-bar.module.css';

interface TableBarProps {
  readonly list: PlayerList;
  readonly found: FoundPlayers<ListedPlayer>;
  /** Without filters. */
  readonly total: number;
  /** The actions on the table. */
  readonly children: ReactNode;
}

/** Above a table: the number of players, the season, the age of the data. */
export function TableBar({ list, found, total, children }: TableBarProps) {
  const t = useText('fantasy');
  const forecasts = useText('forecasts');
  const { count, ago } = useFormats();
  const now = useNow();
  const online = useOnline();
  const listed = found.players.length;
  const when = list.updated_at ? ago(list.updated_at, now) : null;
  return (
    <div className={css.bar}>
      <div className={css.said} role="status">
        <p>
          <b className={css.count}>
            {listed === total
              ? t('count', { count: total, number: count(total) })
              : t('count.of', { count: listed, number: count(listed), all: count(total) })}
          </b>
          <span> · {t('season', { season: list.season })}</span>
          {list.from_own_files && <span> · {t('fromOwnFiles')}</span>}
        </p>
        {found.alike && <p className={css.alike}>{t('search.alike')}</p>}
        {!online && when && <p className={css.alike}>{forecasts('age.offline', { when })}</p>}
      </div>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
