import type { LegalText } from './operator.ts';

export const privacyEn: LegalText = () => ({
  title: 'Privacy notice',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
