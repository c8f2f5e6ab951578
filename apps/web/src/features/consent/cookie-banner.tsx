import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settings } from '#lib/api/settings.ts';
import { type ConsentChoice, consent, useConsent } from '#lib/device/consent.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { CornerCard } from '#ui/corner-card.tsx';
import { adScriptLoaded, loadAdScript } from './ad-script.ts';

interface CookieBannerProps {
  /** The text of the cookie policy must be readable before a choice is made. */
  readonly hidden: boolean;
  readonly policyPath: string;
}

/** Accepting and refusing have the same prominence, and closing means refusing. Reopened from the footer it
 *  shows the current choice, and closing then changes nothing. */
export function CookieBanner({ hidden, policyPath }: CookieBannerProps) {
  const t = useText('consent');
  const { consent: choice, reopened } = useConsent();
  const adSource = settings().ad_tracking_src;

  useEffect(() => {
    if (choice === 'accepted' && adSource) loadAdScript();
  }, [choice, adSource]);

  if (!reopened && (hidden || choice !== 'unset')) return null;

  function choose(chosen: ConsentChoice) {
    consent.choose(chosen);
    // A script that has run can be removed only by reloading the page.
    if (chosen === 'refused' && adScriptLoaded()) location.reload();
  }

  return (
    <CornerCard
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => (choice === 'unset' ? choose('refused') : consent.closeReopened())}
      actions={
        <>
          <Button onClick={() => choose('refused')}>{t('refuse')}</Button>
          <Button onClick={() => choose('accepted')}>{t('accept')}</Button>
        </>
      }
    >
      <p>{adSource ? t('body') : t('bodyNoAds')}</p>
      <p>
        {choice === 'unset' ? t('closing') : `${t(`current.${choice}`)} ${t('current.asked')}`}{' '}
        <Link to={policyPath}>{t('more')}</Link>
      </p>
    </CornerCard>
  );
}
