import { legalContractEn } from './legal-contract-en.ts';
import { legalServiceEn } from './legal-service-en.ts';
import type { LegalText } from './operator.ts';

export const legalEn: LegalText = (operator) => ({
  title: 'Terms of service',
  updated: '2026-11-15',
  intro: [
    'This is the contract between you and the operator of Tredici. You accept it when you register. We wrote it to be read: short sentences, no needless cross-references. This is a translation: the Italian text prevails.',
    'In one line: Tredici works out probabilities for football matches. It takes no bets, promises no win and is reserved for people aged 18 or over.',
  ],
  sections: [...legalServiceEn(operator), ...legalContractEn(operator)],
});
