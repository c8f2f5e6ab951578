import { clubCalls } from '@tredici/contract/clubs';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

const partsOf = (slug: string) => ({ params: { slug } });

export const clubQuery = (slug: string) => callQuery(clubCalls.getClub, partsOf(slug));

/** For the loader: requests the data while the page itself still loads. */
export const prefetchClub = (slug: string): void => prefetchCall(clubCalls.getClub, partsOf(slug));
