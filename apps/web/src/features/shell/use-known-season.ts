import { useEffect } from 'react';
import { settings } from '#lib/api/settings.ts';
import { notify } from '#lib/device/notify.ts';
import { preferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';

/** Tells the user if the season stored on the device no longer exists, and which one is used instead. */
export function useKnownSeason(): void {
  const t = useText('shell');
  useEffect(() => {
    const current = settings().default_season;
    const season = preferences.replaceUnknownSeason(current);
    if (season !== null) notify(t('unknownSeason', { season, current }), 'failed');
  }, [t]);
}
