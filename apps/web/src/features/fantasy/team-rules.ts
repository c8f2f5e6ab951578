import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';

/** The rules that a reply carries. The server has completed and checked them; the contract, which leaves
 *  their parts to the engine, does not name them. */
export const rulesIn = ({ rules }: { readonly rules: object }): ChampionshipRules =>
  rules as ChampionshipRules;
