import { championshipCalls } from '@tredici/contract/championships';
import { callQuery } from '#lib/api/call-query.ts';

export const auctionQueries = {
  purchases: (championshipId: number) =>
    callQuery(championshipCalls.listPurchases, { params: { id: String(championshipId) } }),
};
