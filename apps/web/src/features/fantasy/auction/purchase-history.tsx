import type { Championship } from '@tredici/contract/championships';
import type { RefObject } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { TextButton } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './purchase-history.module.css';
import type { Auction } from './use-auction.ts';

/** Ten are enough, because mistakes are usually noticed soon. */
const SHOWN = 10;

/** The latest purchases, each with a button that undoes it. */
export function PurchaseHistory({
  auction,
  championship,
  next,
}: {
  readonly auction: Auction;
  readonly championship: Championship;
  /** Takes the focus once the last purchase is undone. */
  readonly next: RefObject<HTMLElement | null>;
}) {
  const t = useText('auction');
  const { count } = useFormats();
  const names = new Map(championship.participants.map(({ id, name }) => [id, name]));
  const latest = auction.bought.slice(-SHOWN).toReversed();
  return (
    <PageSection title={t('history', { count: auction.bought.length })}>
      {latest.length === 0 && <p className={css.soft}>{t('history.none')}</p>}
      <ol className={css.list}>
        {latest.map((bought) => {
          const player = auction.known.get(bought.playerId);
          const name = player ? `${player.name} (${player.club})` : String(bought.playerId);
          return (
            <li key={bought.playerId} className={css.line}>
              <span className={css.what}>
                <b>{player?.name ?? bought.playerId}</b> {count(bought.price)}
                <span className={css.soft}>
                  {player && `${player.club} · `}
                  <bdi>{names.get(bought.participantId)}</bdi>
                  {bought.id === null && ` · ${t('waits')}`}
                </span>
              </span>
              <TextButton
                aria-label={t('undoNamed', { name })}
                onClick={({ currentTarget }) => {
                  besides(currentTarget, next.current)?.focus();
                  auction.undo(bought);
                }}
              >
                {t('undo')}
              </TextButton>
            </li>
          );
        })}
      </ol>
    </PageSection>
  );
}

/** The button of the purchase after this one or before it, so that the focus stays in the list. */
function besides(button: HTMLElement, otherwise: HTMLElement | null): HTMLElement | null {
  const line = button.closest('li');
  const other = line?.nextElementSibling ?? line?.previousElementSibling;
  return other?.querySelector('button') ?? otherwise;
}
