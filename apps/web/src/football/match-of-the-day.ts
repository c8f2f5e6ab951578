import { matchCalls } from '@tredici/contract/match';
import { callQuery } from '#lib/api/call-query.ts';

/** The match that everybody may see today; without odds for visitors who are not logged in. */
export const ofTheDayQuery = callQuery(matchCalls.getMatchOfTheDay, {});
