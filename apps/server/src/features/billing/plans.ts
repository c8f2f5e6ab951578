import type { Plan } from '@tredici/contract/billing';

/** Determined by the billing interval, not by the price's id: prices change, and users who subscribed at an
 *  earlier one keep their plan. */
export const PLAN_OF: Readonly<Record<string, Plan>> = { month: 'monthly', year: 'yearly' };
