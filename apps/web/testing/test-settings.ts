import type { Settings } from '@tredici/contract/settings';

export const TEST_SETTINGS: Settings = {
  mode: 'demo',
  version: '0.0.0-test',
  now: new Date().toISOString(),
  default_season: '2025/26',
  ad_tracking_src: null,
  operator: { name: 'Tredici', email: 'privacy@tredici.test', address: null, vat_number: null },
  registration: 'open',
  bookmaker_logos: {},
  shared_lists: false,
  demo_users: [
    { username: 'pro@tredici.test', password: 'Tredici13!' },
    { username: 'free@tredici.test', password: 'Tredici13!' },
  ],
  front_door: { match: null, record: null },
  first_steps: null,
};
