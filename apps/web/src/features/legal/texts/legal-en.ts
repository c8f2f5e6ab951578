import type { LegalText } from './operator.ts';

export const legalEn: LegalText = () => ({
  title: 'Terms of service',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
