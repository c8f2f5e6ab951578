import type { LegalText } from './operator.ts';

export const privacyIt: LegalText = () => ({
  title: 'Informativa sulla privacy',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
