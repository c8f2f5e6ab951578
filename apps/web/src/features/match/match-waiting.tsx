import { CouponLargeWaiting } from '#football/coupon-large-waiting.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { GroupsWaiting } from './bets/groups-waiting.tsx';
import stub from './bets/top-bet.module.css';
import type { MatchAccess } from './match-access.ts';
import page from './match-page.module.css';
import css from './match-waiting.module.css';
import { DifferencesWaiting } from './odds/largest-differences.tsx';
import { FactsWaiting } from './pre-match/facts-table.tsx';
import { MomentWaiting } from './pre-match/moment.tsx';
import { PreMatchWaiting } from './pre-match/pre-match-section.tsx';
import { Section } from './section.tsx';

/** The head of the page before anything is known of its match, at its final height so that nothing moves. */
export function MatchWaiting({ access }: { readonly access: MatchAccess }) {
  const isKnown = access !== 'anonymous';
  // Prices are shown only to readers known to be of age.
  const oddsHidden = useOddsHidden() || !isKnown;
  return (
    // Has no heading yet, so that the focus waits for the one with the clubs.
    <div className={page.top}>
      <div className={page.head}>
        <CouponLargeWaiting prices={!oddsHidden} moment={<MomentWaiting />}>
          {isKnown && <FactsWaiting />}
        </CouponLargeWaiting>
        <BelowCouponWaiting />
      </div>
      <StubsWaiting oddsHidden={oddsHidden} />
    </div>
  );
}

export function BelowCouponWaiting() {
  return (
    <>
      <p className={css.age}>&nbsp;</p>
      <div className={css.actions} />
    </>
  );
}

export function StubsWaiting({ oddsHidden }: { readonly oddsHidden: boolean }) {
  const t = useText('match');
  return (
    <div className={page.stubs}>
      <div className={stub.stub}>
        <h2 className={stub.title}>{t('top.title')}</h2>
        <p className={stub.bet}>
          <span className={stub.box} />
          <span className={`${stub.meaning} ${css.line}`}>&nbsp;</span>
        </p>
        <span className={css.bar} />
        <div className={css.facts} />
      </div>
      {!oddsHidden && <DifferencesWaiting />}
    </div>
  );
}

/** The placeholder below the head, which tells screen readers that the match is loading. */
export function SectionsWaiting({ access }: { readonly access: MatchAccess }) {
  const t = useText('match');
  const isKnown = access !== 'anonymous';
  const oddsHidden = useOddsHidden() || !isKnown;
  return (
    <div className={css.waiting} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div className={page.sections}>
        {isKnown && <PreMatchWaiting />}
        <Section
          title={t(oddsHidden ? 'groups.title' : 'groups.titlePriced')}
          body={t('groups.body')}
          wide
        >
          <GroupsWaiting />
        </Section>
      </div>
    </div>
  );
}
