import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';

/** The rules in a reply. The server has completed and validated them; the contract leaves their type to the
 *  engine. */
export const rulesIn = ({ rules }: { readonly rules: object }): ChampionshipRules =>
  rules as ChampionshipRules;
