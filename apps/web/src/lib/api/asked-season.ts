import type { SeasonLabel } from '@tredici/contract/seasons';
import { preferences } from '#lib/device/preferences.ts';
import { settings } from './settings.ts';

/** The season requested for lists and accuracy: the one chosen on this device, else the product's default,
 *  which means each league's current season. */
export const askedSeason = (): SeasonLabel =>
  preferences.get().defaultSeason ?? settings().default_season;
