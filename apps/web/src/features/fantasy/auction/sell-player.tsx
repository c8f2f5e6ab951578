import type { Championship } from '@tredici/contract/championships';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { RolePlate } from '../role-plate.tsx';
import css from './sell-player.module.css';
import type { Auction, Available } from './use-auction.ts';

/** One key per participant: ten digits, then letters. */
const KEYS = '1234567890abcdefghij';

interface SellPlayerProps {
  readonly player: Available;
  readonly auction: Auction;
  readonly championship: Championship;
  readonly self: number;
  readonly onSell: (participantId: number, price: number) => void;
  readonly onCancel: () => void;
}

/** The player being sold: what they are worth, what buying them would leave, and a button per participant to enter who
 *  bought them. By keyboard: the price, Enter, and the key of the participant. */
export function SellPlayer({
  player,
  auction,
  championship,
  self,
  onSell,
  onCancel,
}: SellPlayerProps) {
  const t = useText('auction');
  const { decimal } = useFormats();
  const id = useId();
  const [text, setText] = useState('');
  const priceField = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  // Anything but a whole number of credits stays in the field, but does not count as a price.
  const price = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isWrong = text.trim() !== '' && price < 1;
  useEffect(() => priceField.current?.focus(), []);
  const problemOf = (participantId: number) =>
    price < 1
      ? null
      : auction.check({ player: player.id, role: player.role, team: participantId, price });
  const placeOf = (participantId: number) =>
    championship.participants.findIndex(({ id: one }) => one === participantId);
  const sell = (participantId: number) => {
    if (price < 1) priceField.current?.focus();
    else if (problemOf(participantId) === null) onSell(participantId, price);
    // The reason is written on the button.
    else room.current?.querySelectorAll('button')[placeOf(participantId)]?.focus();
  };
  return (
    <section className={css.panel} aria-labelledby={`${id}-name`}>
      <div className={css.who}>
        <RolePlate player={player} game={auction.game} />
        <h2 id={`${id}-name`} className={css.name}>
          {player.name}
        </h2>
        <span className={css.soft}>{player.club}</span>
      </div>
      <p className={css.figures}>
        {t('worth', {
          value: player.canBuy ? decimal(player.value, 0) : '–',
          expected: decimal(player.expected, 0),
          tier: player.tier,
        })}
      </p>
      <form
        className={css.price}
        onSubmit={(event) => {
          event.preventDefault();
          if (price > 0) room.current?.querySelector('button')?.focus();
        }}
      >
        <label htmlFor={id}>{t('price')}</label>
        <input
          ref={priceField}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          enterKeyHint="next"
          value={text}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </form>
      {isWrong ? (
        <p role="alert">{t('badPrice')}</p>
      ) : (
        <WhatIf player={player} auction={auction} self={self} price={price} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have keys of their own. */}
      <div
        ref={room}
        className={css.room}
        onKeyDown={(event) => {
          // Together with one of these it is a shortcut of the browser.
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const at = KEYS.indexOf(event.key.toLowerCase());
          const participant = at < 0 ? undefined : championship.participants[at];
          if (!participant) return;
          // Otherwise the key would be typed into the field that gets the focus next.
          event.preventDefault();
          sell(participant.id);
        }}
      >
        {championship.participants.map(({ id: participantId, name }, at) => {
          const problem = problemOf(participantId);
          return (
            <button
              key={participantId}
              type="button"
              className={css.buyer}
              data-self={participantId === self || undefined}
              aria-disabled={problem !== null || undefined}
              aria-keyshortcuts={KEYS[at]}
              onClick={() => sell(participantId)}
            >
              <span className={css.key} aria-hidden="true">
                {KEYS[at]}
              </span>
              <bdi>{name}</bdi>
              {problem && <span className={css.problem}>{t(`problem.${problem}`)}</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** What the user's team would have left after buying at this price. */
function WhatIf({
  player,
  auction,
  self,
  price,
}: Pick<SellPlayerProps, 'player' | 'auction' | 'self'> & { readonly price: number }) {
  // Until a price is typed, the player's value is used. It is deferred, because the whole board is computed again and
  // the typed digit should be painted before that.
  const asked = useDeferredValue(
    price > 0 ? price : Math.max(1, Math.round(player.value)),
    NOT_YET,
  );
  return (
    <p role="status" className={css.soft}>
      {asked === NOT_YET ? (
        '\u00a0'
      ) : (
        <Wondered player={player} auction={auction} self={self} price={asked} isTyped={price > 0} />
      )}
    </p>
  );
}
const NOT_YET = 0;

function Wondered({
  player,
  auction,
  self,
  price,
  isTyped,
}: Pick<SellPlayerProps, 'player' | 'auction' | 'self'> & {
  readonly price: number;
  readonly isTyped: boolean;
}) {
  const t = useText('auction');
  const { signed } = useFormats();
  const wondered = auction.wonder({
    player: player.id,
    role: player.role,
    team: self,
    price,
  });
  if (!wondered.ok) return t(`problem.${wondered.problem}`);
  const { after, restAfter, restWithout } = wondered.change;
  return t(isTyped ? 'whatIf' : 'whatIfAtValue', {
    price,
    credits: after.credits,
    bid: after.maximumBid,
    worth: t(`worth.${auction.unit}`, {
      worth: signed(player.gain + restAfter - restWithout, 0),
    }),
  });
}
