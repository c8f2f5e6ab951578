import { COLOR_SCHEMES, preferences, usePreferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';

const ICONS = { light: SunIcon, dark: MoonIcon, auto: DeviceIcon } as const;

/** One button that cycles through the three choices; its label names the current one. */
export function SchemeSwitch() {
  const t = useText('shell');
  const { colorScheme } = usePreferences();
  const Current = ICONS[colorScheme];
  const next = COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(colorScheme) + 1) % COLOR_SCHEMES.length]!;
  return (
    <IconButton
      label={`${t('scheme')}: ${t(`scheme.${colorScheme}`)}`}
      onClick={() => preferences.set({ colorScheme: next })}
    >
      <Current />
    </IconButton>
  );
}
