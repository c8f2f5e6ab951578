import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '@tredici/contract/account';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { MatchOfTheDay } from './match-of-the-day.tsx';
import { OpenWays } from './open-ways.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import css from './pricing-page.module.css';
import { RecordBesidePrice } from './record-beside-price.tsx';
import section from './section.module.css';

interface PricingPageProps {
  readonly user: CurrentUser | null;
  /** The guard has redirected the user here from a premium page. */
  readonly isTurnedAway: boolean;
}

/** The public page about what Tredici is, what it costs and what is free. */
export function PricingPage({ user, isTurnedAway }: PricingPageProps) {
  const t = useText('billing');
  const say = useText('catalogue');
  return (
    <div className={css.page}>
      {isTurnedAway && (
        <p className={css.turnedAway} role="status">
          {say('premiumFeature')}
        </p>
      )}
      <header className={css.head}>
        <PageHeading className={css.title}>{t('heading')}</PageHeading>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      {user && !user.premium && <OpenWays />}
      <div className={css.columns}>
        <PlanCards user={user} />
        <RecordBesidePrice />
      </div>
      <MatchOfTheDay />
      <PlanComparison />
      <PageSection title={t('fair.title')} look={section}>
        <ul className={css.fair}>
          <li>{t('fair.cancel')}</li>
          <li>{t('fair.withdraw')}</li>
          <li>{t('fair.noPromise')}</li>
        </ul>
        <p className={css.questions}>
          <Link to={paths.faq()}>{t('fair.faq')}</Link>
        </p>
      </PageSection>
    </div>
  );
}
