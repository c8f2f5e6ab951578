import type { FirstSteps, FrontDoor, Settings, settingsCalls } from '@tredici/contract/settings';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';

export type SettingsDeps = Pick<Deps, 'config' | 'version' | 'clock' | 'logos' | 'demoUsers'> & {
  readonly frontDoor: () => Promise<FrontDoor>;
  readonly firstSteps: () => Promise<FirstSteps | null>;
};

/** The reply of the call, which is also embedded in the page itself. */
export async function currentSettings(deps: SettingsDeps): Promise<Settings> {
  const { config, version, clock, logos, demoUsers, frontDoor, firstSteps } = deps;
  return {
    mode: config.mode,
    version,
    now: clock.now().toISOString(),
    default_season: config.defaultSeason,
    ad_tracking_src: config.adTrackingSrc ?? null,
    operator: {
      name: config.operator.name,
      email: config.operator.email,
      address: config.operator.address ?? null,
      vat_number: config.operator.vatNumber ?? null,
    },
    registration: config.registration,
    bookmaker_logos: logos,
    shared_lists: config.sharedLists,
    demo_users: demoUsers.map(({ username, password }) => ({ username, password })),
    front_door: await frontDoor(),
    first_steps: await firstSteps(),
  };
}

export function settingsHandlers(deps: SettingsDeps): Handlers<typeof settingsCalls> {
  return { getSettings: () => currentSettings(deps) };
}
