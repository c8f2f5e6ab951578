import type { Plan } from '@tredici/contract/billing';

/** Told by how often it is paid, not by the id of its price: prices are changed, and who subscribed at
 *  an earlier one keeps their plan. */
export const PLAN_OF: Readonly<Record<string, Plan>> = { month: 'monthly', year: 'yearly' };
