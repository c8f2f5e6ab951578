import type { LegalText } from './operator.ts';

export const cookiePolicyEn: LegalText = () => ({
  title: 'Cookies and local storage',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
