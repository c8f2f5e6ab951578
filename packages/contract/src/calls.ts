import { accountCalls } from './account.ts';
import { accuracyCalls } from './accuracy.ts';
import { betsCalls } from './bets.ts';
import { billingCalls } from './billing.ts';
import { championshipCalls } from './championships.ts';
import { clubCalls } from './clubs.ts';
import { dataExportCalls } from './data-export.ts';
import { emailChangeCalls } from './email-change.ts';
import { fantasyCalls } from './fantasy.ts';
import { fantasyImportCalls } from './fantasy-imports.ts';
import { fantasyPlayerCalls } from './fantasy-players.ts';
import { favouriteCalls } from './favourites.ts';
import { healthCalls } from './health.ts';
import { listCalls } from './lists.ts';
import { matchCalls } from './match.ts';
import { myBetCalls } from './my-bets.ts';
import { newsletterCalls } from './newsletter.ts';
import { noticeCalls } from './notices.ts';
import {
  operatorActionCalls,
  operatorNameCalls,
  operatorNoticeCalls,
  operatorUserCalls,
} from './operator.ts';
import { operatorForecastCalls, operatorWatchCalls } from './operator-watch.ts';
import { planCalls, planFigureCalls } from './plan.ts';
import { preMatchCalls } from './pre-match.ts';
import { recoveryCalls } from './recovery.ts';
import { registrationCalls } from './registration.ts';
import { resultCalls } from './results.ts';
import { secondFactorCalls } from './second-factor.ts';
import { selfExclusionCalls } from './self-exclusion.ts';
import { sessionCalls } from './sessions.ts';
import { settingsCalls } from './settings.ts';
import { sharedListCalls } from './shared-lists.ts';
import { suggestionCalls } from './suggestions.ts';
import { tableCalls } from './tables.ts';
import { teamCalls } from './teams.ts';
import { trackRecordCalls } from './track-record.ts';
import { userProfileCalls } from './user-profile.ts';

/** Every call of the API by name. The server does not compile without a handler for each, and a test compares
 *  its routes with this list. */
export const CALLS = {
  ...healthCalls,
  ...settingsCalls,
  ...accountCalls,
  ...registrationCalls,
  ...recoveryCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...emailChangeCalls,
  ...selfExclusionCalls,
  ...dataExportCalls,
  ...userProfileCalls,
  ...newsletterCalls,
  ...noticeCalls,
  ...betsCalls,
  ...sharedListCalls,
  ...matchCalls,
  ...preMatchCalls,
  ...resultCalls,
  ...tableCalls,
  ...clubCalls,
  ...favouriteCalls,
  ...accuracyCalls,
  ...trackRecordCalls,
  ...fantasyCalls,
  ...championshipCalls,
  ...teamCalls,
  ...listCalls,
  ...fantasyPlayerCalls,
  ...fantasyImportCalls,
  ...billingCalls,
  ...suggestionCalls,
  ...planCalls,
  ...planFigureCalls,
  ...myBetCalls,
  ...operatorWatchCalls,
  ...operatorForecastCalls,
  ...operatorNameCalls,
  ...operatorUserCalls,
  ...operatorNoticeCalls,
  ...operatorActionCalls,
};
