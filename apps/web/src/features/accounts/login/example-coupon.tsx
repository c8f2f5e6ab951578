import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { settings } from '#lib/api/settings.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Logo } from '#ui/logo.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { Stamp } from '#ui/stamp.tsx';
import css from './example-coupon.module.css';
import { EXAMPLE_MATCHES } from './example-matches.ts';
import { FrontDoor } from './front-door.tsx';

/** The product's face on its first page: what is open to all, and a whole coupon, stamped as an example. */
export function ExampleCoupon() {
  const t = useText('accounts');
  return (
    <div className={css.parts}>
      <FrontDoor {...settings().front_door} />
      <figure aria-label={t('login.exampleHeading')}>
        <PaperCard>
          <div className={css.head}>
            <h2 className={css.title}>
              <Logo size={24} />
              {t('login.exampleHeading')}
            </h2>
            <Stamp small>{t('login.exampleStamp')}</Stamp>
          </div>
          <Coupon caption={t('login.exampleHeading')}>
            {EXAMPLE_MATCHES.map((match) => (
              <CouponRow key={match.home_team_name} match={match} />
            ))}
          </Coupon>
          <figcaption className={css.caption}>{t('login.exampleCaption')}</figcaption>
        </PaperCard>
      </figure>
    </div>
  );
}
