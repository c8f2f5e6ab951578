import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useState } from 'react';
import { type HadModifiers, hadAfter } from './edit-rules.ts';

/** Remembers what was switched off, so that switching it on again brings it back. */
export function useHadModifiers(
  rules: ChampionshipRules,
  onChange: (rules: ChampionshipRules) => void,
) {
  const [had, setHad] = useState<HadModifiers>({});
  const change = (next: ChampionshipRules) => {
    setHad(hadAfter(had, rules, next));
    onChange(next);
  };
  return { had, change };
}
