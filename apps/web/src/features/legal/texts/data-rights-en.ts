import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import type { Operator } from './operator.ts';

/** Last part of the page on processing: rights, requests, records. */
export const dataRightsEn = (operator: Operator): Section[] => [
  {
    id: 'rights',
    heading: 'Your rights, one by one',
    blocks: [
      p(
        'Articles 12 to 22 of the GDPR. Exercising them is free, and you need not explain why, except where stated.',
      ),
      table(
        'Rights and how to exercise them',
        ['Right', 'What you obtain', 'How'],
        [
          'Transparency (arts. 12, 13 and 14)',
          'Clear information on who processes data and why',
          'These pages, or a question from you',
        ],
        [
          'Access (art. 15)',
          'Confirmation, a copy of the data, explanations',
          'Export from the profile, or e-mail',
        ],
        ['Rectification (art. 16)', 'Correction and completion', 'From the profile, or e-mail'],
        ['Erasure (art. 17)', 'Deletion of the data', 'From the profile, or e-mail'],
        ['Restriction (art. 18)', 'Data stand still while an objection is examined', 'E-mail'],
        [
          'Notification (art. 19)',
          'Whoever had received the data is told of corrections and deletions',
          'We do it; on request we tell you to whom',
        ],
        [
          'Portability (art. 20)',
          'Your data as JSON, to take elsewhere',
          'Export from the profile',
        ],
        [
          'Objection (art. 21)',
          'A stop to processing based on legitimate interest, unless overriding reasons exist',
          'E-mail, describing your situation',
        ],
        [
          'Automated decisions (art. 22)',
          'We take none; if that changed, you would have human intervention',
          'E-mail',
        ],
        [
          'Withdrawal of consent (art. 7)',
          'An end to the newsletter or to advertising measurement',
          'Profile for the former, footer for the latter',
        ],
      ),
      p(
        'Contract and invoice data cannot be deleted before the 10 years are over: the law forbids it (art. 17, paragraph 3, GDPR). We can, however, restrict their use.',
      ),
    ],
  },
  {
    id: 'requests',
    heading: 'How we handle requests',
    blocks: [
      list(
        [
          'Write to ',
          mail(operator.email),
          ', preferably from the address of the account. Just say what you want.',
        ],
        'We confirm that we have received it. If we are not certain that it is you, we ask the minimum needed to tell, never a copy of documents if a reply from the registered e-mail is enough.',
        'We answer within 30 days. For complex requests the term may be extended by two months (art. 12): we tell you so, with the reason, within the first 30 days.',
        'If we say no, we explain why and how you can object.',
        'We note request, date and outcome, to show that we answered.',
      ),
      note('An answer within 30 days, free of charge.'),
    ],
  },
  {
    id: 'breaches',
    heading: 'If something goes wrong',
    blocks: [
      p(
        'In the event of a data breach we assess the risks at once. If there are any for people, we notify the Garante within 72 hours of becoming aware of it (art. 33 GDPR). If the risk is high we write to you too, without delay and in plain words: what happened, what we did, what you had better do (art. 34).',
      ),
      p('If you find a flaw, report it to the same address: we thank you and mend it.'),
    ],
  },
  {
    id: 'records',
    heading: 'Records and assessments',
    blocks: [
      p(
        'The operator keeps the record of processing activities (art. 30 GDPR), which holds the same entries as this page, and the record of breaches (art. 33, paragraph 5).',
      ),
      p(
        'Every new function starts from the least data (art. 25). The processing described here does not require an impact assessment: there is no profiling, no surveillance, no large-scale use of delicate data. If that changed, we would make one before starting (art. 35).',
      ),
    ],
  },
  {
    id: 'automated',
    heading: 'Models and people',
    blocks: [
      p(
        'Statistical models estimate outcomes of matches and sporting performance. They do not use users’ data and do not serve to assess users. Your teams and notes train no model.',
      ),
    ],
  },
  {
    id: 'minors',
    heading: 'Age of majority',
    blocks: [
      p(
        'The service is reserved for people aged at least 18, who declare it at registration. We ask for no documents: that would be collecting more data than necessary. Accounts of minors reported to us are closed and deleted.',
      ),
    ],
  },
  {
    id: 'complaint',
    heading: 'Contacts, complaints and language',
    blocks: [
      p(
        'For any matter write to ',
        mail(operator.email),
        '. You can always lodge a complaint with the Garante per la protezione dei dati personali, piazza Venezia 11, 00187 Rome, ',
        link('garanteprivacy.it', 'https://www.garanteprivacy.it/'),
        ' (art. 77 GDPR), or go to court (art. 79).',
      ),
      p(
        'Read also the ',
        link('privacy notice', '/privacy'),
        ' and the ',
        link('terms of service', '/legal'),
        '. The authoritative text is the Italian one; the English version is a translation.',
      ),
    ],
  },
];
