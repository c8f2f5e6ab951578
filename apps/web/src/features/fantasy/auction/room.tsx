import type { Championship } from '@tredici/contract/championships';
import { CLASSIC_ROLES, type ClassicRole, type Game } from '@tredici/engine/fantasy/rules/roles';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Fold } from '#ui/fold.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { KnownPlayer } from './auction-players.ts';
import css from './room.module.css';
import type { Auction } from './use-auction.ts';

interface RoomProps {
  readonly auction: Auction;
  readonly championship: Championship;
  readonly self: number;
}

/** All participants: credits, highest bid and open places, and the roster of each in a part that can be opened. */
export function Room({ auction, championship, self }: RoomProps) {
  const t = useText('auction');
  const { count } = useFormats();
  const openText = ({ open, openByRole }: Auction['accounts'][number]) => {
    if (open === 0) return t('open.none');
    if (!openByRole) return t('open', { count: open });
    const wanted = CLASSIC_ROLES.filter((role) => openByRole[role] > 0);
    return t('open.byRole', {
      roles: wanted.map((role) => `${role} ${openByRole[role]}`).join(' · '),
    });
  };
  const { game, known } = auction;
  return (
    <PageSection title={t('room')}>
      <ul className={css.room}>
        {championship.participants.map(({ id, name }) => {
          const account = auction.accounts.find(({ team }) => team === id)!;
          const own = auction.owned.filter(({ team }) => team === id);
          return (
            <li key={id} className={css.team} data-self={id === self || undefined}>
              <p className={css.line}>
                <bdi className={css.name}>{name}</bdi>
                <span className={css.figures}>
                  {t('account', {
                    credits: count(account.credits),
                    bid: count(account.maximumBid),
                  })}
                </span>
              </p>
              <p className={css.open}>{openText(account)}</p>
              {own.length > 0 && (
                <Fold title={t('roster', { count: own.length })}>
                  <ul className={css.roster}>
                    {own.map(({ player, role, price }) => (
                      <li key={player}>
                        {rolesText(game, role, known.get(player))}{' '}
                        {known.get(player)?.name ?? player} <b>{count(price)}</b>{' '}
                        <span className={css.club}>{known.get(player)?.club}</span>
                      </li>
                    ))}
                  </ul>
                </Fold>
              )}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

const rolesText = (game: Game, role: ClassicRole, player: KnownPlayer | undefined): string =>
  (game === 'mantra' && player?.mantra_roles.join(' ')) || role;
