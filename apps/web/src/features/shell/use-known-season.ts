import { useEffect } from 'react';
import { settings } from '#lib/api/settings.ts';
import { notify } from '#lib/device/notify.ts';
import { preferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';

/** Tells whoever has a season on their device that is not in the list, and which one counts instead. */
export function useKnownSeason(): void {
  const t = useText('shell');
  useEffect(() => {
    const current = settings().default_season;
    const season = preferences.replaceUnknownSeason(current);
    if (season !== null) notify(t('unknownSeason', { season, current }), 'failed');
  }, [t]);
}
