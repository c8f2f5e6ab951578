import { CouponLargeWaiting } from '#football/coupon-large-waiting.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { GroupsWaiting } from './bets/groups-waiting.tsx';
import stub from './bets/top-bet.module.css';
import page from './match-page.module.css';
import css from './match-waiting.module.css';
import { Section } from './section.tsx';

/** The page before its match is there: what is seen first is as high as it will be, so that nothing
 *  moves. */
export function MatchWaiting() {
  const t = useText('match');
  const oddsHidden = useOddsHidden();
  return (
    <div className={css.waiting} aria-busy="true">
      {/* No heading yet: focus waits for the one with the clubs. */}
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div className={page.top}>
        <div className={page.head}>
          <CouponLargeWaiting prices={!oddsHidden} />
          <p className={css.age}>&nbsp;</p>
        </div>
        <div className={stub.stub}>
          <h2 className={stub.title}>{t('top.title')}</h2>
          <p className={stub.bet}>
            <span className={stub.box} />
            <span className={`${stub.meaning} ${css.line}`}>&nbsp;</span>
          </p>
          <span className={css.bar} />
          <div className={css.facts} />
        </div>
      </div>
      <div className={page.sections}>
        <Section title={t('groups.title')} body={t('groups.body')} wide>
          <GroupsWaiting />
        </Section>
      </div>
    </div>
  );
}
