import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import { dataRightsEn } from './data-rights-en.ts';
import { identityEn } from './identity.ts';
import type { LegalText, Operator } from './operator.ts';

export const dataProcessingEn: LegalText = (operator, adScriptHost) => ({
  title: 'Processing of personal data',
  updated: '2026-11-15',
  intro: [
    'The privacy notice says the essentials. This page is the detail: every category of data, its purpose, its legal basis, who processes it and where, how we protect it, when we delete it. This is a translation: the Italian text prevails.',
  ],
  sections: [...processing(operator, adScriptHost), ...dataRightsEn(operator)],
});

const processing = (operator: Operator, adScriptHost: string | null): Section[] => [
  {
    id: 'roles',
    heading: 'Controller and roles',
    blocks: [
      p(
        'The controller is the operator of Tredici. Data are processed by people the operator has authorised and instructed, and by the suppliers listed below. Regulation (EU) 2016/679 (GDPR) and Italian Legislative Decree 196/2003 apply.',
      ),
      identityEn(operator),
    ],
  },
  {
    id: 'categories',
    heading: 'Categories of data',
    blocks: [
      table(
        'Which data, whose, and where they come from',
        ['Category', 'Data', 'Origin'],
        [
          'Account',
          'First name, last name, e-mail (which is also the username), password hash, language, creation and verification dates, acceptance of the terms and declaration of age',
          'You, at registration',
        ],
        [
          'Sessions',
          'Hash of the session key, opening, last use, expiry, name of the browser; for 180 days the devices used before',
          'The system',
        ],
        [
          'Use of the service',
          'Budget, weekly plan, preferences, teams, lineups, championships, lists, notes',
          'You',
        ],
        ['Newsletter', 'Choice: yes, no, not asked yet', 'You'],
        [
          'Subscription',
          'Plan, state, dates, amounts, invoices, customer identifier at Stripe; never the card number',
          'You and Stripe',
        ],
        [
          'Security',
          'IP address, time, call requested, outcome, count of login attempts',
          'The system',
        ],
        ['Correspondence', 'Messages, sender’s address, replies', 'You'],
        [
          'Professional footballers',
          'Name, role, club, public playing statistics',
          'Suppliers of sports data',
        ],
      ),
      p(
        'We process no special categories of data (art. 9 GDPR) and no data on criminal matters (art. 10). Please do not write any in your notes.',
      ),
    ],
  },
  {
    id: 'purposes',
    heading: 'Purposes and legal bases',
    blocks: [
      table(
        'What we do with data and why we may',
        ['Purpose', 'Categories', 'Basis (art. 6 GDPR)'],
        [
          'Registering you, verifying your e-mail, letting you log in, recovering your password',
          'Account, sessions',
          'Contract, point b',
        ],
        [
          'Providing forecasts, plan and fantasy football',
          'Use of the service',
          'Contract, point b',
        ],
        [
          'Managing subscription, withdrawal, cancellation and refunds',
          'Account, subscription',
          'Contract, point b',
        ],
        ['Invoices and accounting', 'Subscription', 'Legal obligation, point c'],
        ['Answering requests about rights', 'Correspondence', 'Legal obligation, point c'],
        [
          'Preventing abuse, limiting login attempts, mending faults',
          'Security, sessions',
          'Legitimate interest, point f',
        ],
        ['Reserving the service for adults', 'Account', 'Legitimate interest, point f'],
        ['Defending a right in court', 'Those the case requires', 'Legitimate interest, point f'],
        ['Newsletter', 'Account, newsletter', 'Consent, point a'],
        [
          'Measuring advertising with a third-party script',
          'Browsing data collected by the script',
          'Consent, point a',
        ],
        [
          'Sports information and fantasy football',
          'Professional footballers',
          'Legitimate interest, point f',
        ],
      ),
      p(
        'Where we rely on legitimate interest we have weighed it against your rights: we use few data, for a short time, for purposes that anyone using a site expects. You can object by writing to us. We do not use data for purposes other than these without telling you first.',
      ),
    ],
  },
  {
    id: 'processors',
    heading: 'Who processes data for us, and where',
    blocks: [
      table(
        'Recipients of data',
        ['Who', 'What they do', 'Role', 'Where'],
        [
          'Hosting provider',
          'Hosts the site and the database',
          'Processor (art. 28)',
          'European Economic Area',
        ],
        [
          'E-mail provider',
          'Delivers verifications, notices and newsletter',
          'Processor (art. 28)',
          'European Economic Area',
        ],
        [
          'Stripe',
          'Collects card payments, runs the subscription portal, prevents fraud',
          'Processor for payments; independent controller for its own obligations and for fraud prevention',
          'Ireland; partly the United States',
        ],
        ['Accountant', 'Keeps invoices and books', 'Processor (art. 28)', 'European Economic Area'],
        [
          adScriptHost
            ? `Provider of the advertising script (${adScriptHost})`
            : 'Provider of the advertising script: none today',
          'Measures advertising, only after consent',
          'Independent controller',
          'Stated in its notice',
        ],
      ),
      p(
        'Processors are bound to our instructions by a written contract. The names of the suppliers in use, which may change, we tell you on request: ',
        mail(operator.email),
        '.',
      ),
      p(
        'Gambling operators and suppliers of results and odds receive no data about you. Links to odds carry no code that identifies you.',
      ),
    ],
  },
  {
    id: 'transfers',
    heading: 'Transfers outside Europe',
    blocks: [
      p(
        'Our data are in the European Economic Area. The Stripe group may process part of them in the United States, on the basis of the adequacy decision on the EU-US Data Privacy Framework (art. 45 GDPR) or of the standard contractual clauses (art. 46). The advertising script, if you accept it, follows the safeguards declared by its provider.',
      ),
    ],
  },
  {
    id: 'security',
    heading: 'Security measures',
    blocks: [
      list(
        'Passwords: we keep only the hash, computed with argon2id and a different salt for each. No one can read it, not even us.',
        'Sessions: random keys of 256 bits, stored on the server only as hashes. They last 30 days from last use. Logout, change and reset of the password close sessions. A login from a new device is told to you by e-mail.',
        'Two-step login, if you switch it on: the key is stored encrypted, the recovery codes only as hashes.',
        'Verification and recovery links: they work once only, for 3 days the former and one hour the latter, and of these too we keep only the hash.',
        'Login: attempts limited per account and per network address.',
        'Anti-robot check: a calculation your browser makes, without third-party services.',
        'Pages: protective headers and a policy that allows only the expected scripts.',
        'Logs: passwords, keys and other secrets do not appear in them.',
        'Payments: card details do not pass through our servers.',
        'Transmission: the public site is reached only over an encrypted connection (HTTPS).',
        'People: data are accessible only to those who need them for their task.',
      ),
      p('We review these measures when the service or the risks change (art. 32 GDPR).'),
    ],
  },
  {
    id: 'retention',
    heading: 'Retention periods',
    blocks: [
      table(
        'How long we keep data, and why',
        ['Data', 'Period', 'Reason'],
        [
          'Pro contract and invoices: subscriber, e-mail, plan, dates, amounts, payments',
          '10 years after the contract ends',
          'Arts. 2220 and 2946 of the Italian Civil Code, tax rules',
        ],
        ['Account', 'Until the account is deleted', 'Needed for the service'],
        [
          'Account never confirmed',
          '30 days from the last verification e-mail',
          'Unconfirmed, it is of use to nobody',
        ],
        [
          'Budget, plan, teams, lineups, lists, notes',
          'Until you remove them, at the latest with the account',
          'Needed for the service',
        ],
        [
          'Sessions',
          '30 days from last use, or until logout; the trace is erased after 7 more days',
          'Security',
        ],
        [
          'Verification and recovery keys',
          '3 days and one hour; the trace is erased after 7 more days, or with the account never confirmed',
          'Security',
        ],
        ['Newsletter choice', 'Until withdrawn or the account is deleted', 'Consent'],
        [
          'Technical logs and counts of attempts',
          'No longer than 30 days',
          'Security and mending of faults',
        ],
        ['Backups', 'No longer than 30 days', 'Recovery after a fault'],
        [
          'Correspondence',
          'Up to one year after the answer; 10 years after the contract ends if it documents the contract',
          'Proof that we answered you',
        ],
        ['Cookie choice, in your browser', 'Six months', 'Guidelines of the Garante'],
      ),
      p(
        'If a dispute is under way we keep the data it requires until it ends. Then these periods apply again.',
      ),
    ],
  },
  {
    id: 'deletion',
    heading: 'What happens when you delete your account',
    blocks: [
      note('Deletion is final: it cannot be undone.'),
      list(
        'Erased: name, e-mail, password hash, sessions, keys, preferences, budget, plan, teams, lineups, championships, lists, notes, newsletter choice.',
        'Closed: the Pro subscription, if there is one.',
        'Kept, apart and for that purpose only: what documents contract and invoices, for 10 years after the contract ends. If you have never paid, nothing remains.',
        'In backups the data disappear as these are replaced, within 30 days. If a backup is restored, the deletion is repeated.',
      ),
      p(
        'Before deleting you can download a copy of your data. What stays in the browser is explained on the page about ',
        link('cookies and local storage', '/cookie-policy'),
        '.',
      ),
    ],
  },
];
