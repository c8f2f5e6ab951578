import type { LegalText } from './operator.ts';

export const cookiePolicyIt: LegalText = () => ({
  title: 'Cookie e memoria locale',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
