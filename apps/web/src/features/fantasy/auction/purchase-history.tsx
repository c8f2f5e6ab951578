import type { Championship } from '@tredici/contract/championships';
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
}: {
  readonly auction: Auction;
  readonly championship: Championship;
}) {
  const t = useText('auction');
  const { count } = useFormats();
  const names = new Map(championship.participants.map(({ id, name }) => [id, name]));
  const players = new Map(auction.entries.map((entry) => [entry.id, entry.name]));
  const latest = auction.bought.slice(-SHOWN).toReversed();
  return (
    <PageSection title={t('history', { count: auction.bought.length })}>
      {latest.length === 0 && <p className={css.soft}>{t('history.none')}</p>}
      <ol className={css.list}>
        {latest.map((bought) => {
          const name = players.get(bought.playerId) ?? String(bought.playerId);
          return (
            <li key={bought.playerId} className={css.line}>
              <span className={css.what}>
                <b>{name}</b> {count(bought.price)}
                <span className={css.soft}>
                  <bdi>{names.get(bought.participantId)}</bdi>
                  {bought.id === null && ` · ${t('waits')}`}
                </span>
              </span>
              <TextButton
                aria-label={t('undoNamed', { name })}
                onClick={() => auction.undo(bought)}
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
