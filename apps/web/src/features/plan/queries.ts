import { planCalls, planFigureCalls } from '@tredici/contract/plan';
import { suggestionCalls } from '@tredici/contract/suggestions';
import { callQuery } from '#lib/api/call-query.ts';

export const suggestionsQuery = callQuery(suggestionCalls.listSuggestedBets, {});
export const portfolioQuery = callQuery(planCalls.getPortfolio, {});
export const recordQuery = callQuery(planCalls.getPlanRecord, {});
export const figuresQuery = callQuery(planFigureCalls.getPlanFigures, {});
