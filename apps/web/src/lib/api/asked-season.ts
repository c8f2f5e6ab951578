import type { SeasonLabel } from '@tredici/contract/seasons';
import { preferences } from '#lib/device/preferences.ts';
import { settings } from './settings.ts';

/** The season that lists and accuracy are asked for: the one chosen on this device, else the product's,
 *  which means every league's season in course. */
export const askedSeason = (): SeasonLabel =>
  preferences.get().defaultSeason ?? settings().default_season;
