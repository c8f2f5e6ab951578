import { link, list, mail, note, p, table } from './blocks.ts';
import { identityEn } from './identity.ts';
import type { LegalText } from './operator.ts';

export const privacyEn: LegalText = (operator) => ({
  title: 'Privacy notice',
  updated: '2026-11-15',
  intro: [
    'Here you find which data we collect, why, for how long and what you can ask of us. It is the notice required by articles 13 and 14 of Regulation (EU) 2016/679 (GDPR). This is a translation: the Italian text prevails.',
    'In short: we collect little, sell data to no one, and when you delete your account we delete everything except what the law obliges us to keep.',
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who processes your data',
      blocks: [
        p(
          'The controller is the operator of Tredici, that is, whoever runs this site and decides how data are used.',
        ),
        identityEn(operator),
        p(
          'This processing is not among the cases in which the GDPR requires a data protection officer. For every question there is one address: the one above.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Which data',
      blocks: [
        p('You give us:'),
        list(
          'for the account: first name, last name, e-mail address, password, acceptance of the terms with the declaration that you are at least 18;',
          'to use the service: plan budget, teams, lineups, lists, notes, preferences;',
          'for the newsletter: your choice, yes or no;',
          'when you write to us: the message and the address it comes from.',
        ),
        p('Your use of the site produces:'),
        list(
          'session data: opening, last use, expiry, name of the browser;',
          'the IP address, needed to limit requests and login attempts;',
          'technical logs: time, call requested, outcome and, where security needs it, IP address.',
        ),
        p(
          'If you subscribe to the Pro plan, Stripe tells us the plan, its state, the amounts and the dates. We do not receive your card number.',
        ),
        note(
          'We do not ask whether or how much you bet, have no access to your betting accounts and collect no special categories of data, such as health data.',
        ),
        p(
          'The fantasy-football functions show professional footballers: name, role, club and playing statistics already public, supplied by publishers of sports data.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Why, and on what basis',
      blocks: [
        table(
          'Purposes of processing and legal bases (art. 6 GDPR)',
          ['Purpose', 'Legal basis'],
          [
            'Creating and managing the account, providing the service, answering your messages',
            'Contract (point b)',
          ],
          ['Managing the Pro subscription, payments, withdrawal and refunds', 'Contract (point b)'],
          ['Issuing and keeping invoices and accounting records', 'Legal obligation (point c)'],
          [
            'Reserving the service for adults, protecting it from abuse and unlawful access, defending a right',
            'Legitimate interest (point f)',
          ],
          ['Sending you the newsletter', 'Consent (point a)'],
          ['Measuring our advertising with a third-party script', 'Consent (point a)'],
          [
            'Showing public sports data about footballers',
            'Legitimate interest in informing (point f)',
          ],
        ),
        p(
          'You can withdraw any consent whenever you like: the newsletter from your profile, advertising measurement from the footer. What happened before remains lawful.',
        ),
      ],
    },
    {
      id: 'required',
      heading: 'What is compulsory',
      blocks: [
        p(
          'Account data and the declaration of age are necessary: without them we cannot register you. Payment data are needed only for the Pro plan. All the rest is optional, and whoever says no loses nothing.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'To whom we disclose them',
      blocks: [
        p(
          'We do not sell your data and do not pass them to gambling operators. They are seen only by people the operator has authorised and, as far as needed, by:',
        ),
        list(
          'those who host our servers and those who deliver our e-mail, as processors;',
          'Stripe, for card payments;',
          'those who help us with accounting, for invoices;',
          'the provider of the advertising-measurement script, only if you accept it;',
          'authorities and courts, when the law requires it.',
        ),
        p(
          'The full list, with roles and places, is on the page about the ',
          link('processing of data', '/data-processing#processors'),
          '. Those who supply us with results and odds receive nothing about you.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Outside Europe',
      blocks: [
        p(
          'We keep data in the European Economic Area. Stripe may process some in the United States too, with the safeguards of chapter V of the GDPR: the adequacy decision on the EU-US Data Privacy Framework or the European Commission’s standard contractual clauses. You can ask us for a copy of the safeguards.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'For how long',
      blocks: [
        note(
          'Contract data and invoices: 10 years after the contract ends. Everything else: until you delete your account, or sooner.',
        ),
        p(
          'The ten years apply only if you have had a paid subscription. They concern what is needed to document it: name and e-mail of the subscriber, plan, dates, amounts, invoices. Article 2220 of the Italian Civil Code and tax rules require it, and it is also the ordinary limitation period (art. 2946).',
        ),
        list(
          'Account, budget, plan, teams, lists, notes: until the account is deleted.',
          'Account never confirmed: 30 days from the last verification e-mail.',
          'Sessions: 30 days from last use, or until logout; the trace is erased after 7 more days.',
          'Technical logs and backups: no longer than 30 days.',
          'Messages you write to us: up to one year after the answer, except those that document the contract.',
          'Cookie choice: six months, in your browser.',
        ),
        p(
          'The full table is ',
          link('on the page about processing', '/data-processing#retention'),
          '.',
        ),
      ],
    },
    {
      id: 'automated',
      heading: 'No automated decision about you',
      blocks: [
        p(
          'Our models study matches, not people. The weekly plan applies the same calculation to everyone, in proportion to the budget you write. We do not profile you and take no automated decisions with legal or similar effects (art. 22 GDPR).',
        ),
      ],
    },
    {
      id: 'minors',
      heading: 'Minors',
      blocks: [
        p(
          'The service is forbidden to anyone under 18. If we learn that a minor has registered, we delete the account and its data. If you notice it first, write to us.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        p('Articles 12 to 22 of the GDPR give you the right to:'),
        list(
          'know whether we process data about you and have a copy (art. 15);',
          'have wrong or incomplete data corrected (art. 16);',
          'have them erased (art. 17);',
          'have their use restricted (art. 18), and know to whom we passed on corrections and erasures (art. 19);',
          'receive them in a machine-readable format and take them elsewhere (art. 20);',
          'object to processing based on legitimate interest (art. 21);',
          'not be subject to solely automated decisions (art. 22);',
          'withdraw a consent at any time (art. 7).',
        ),
        p(
          'Much of this you can do yourself, from the profile: correct your name, download all your data as JSON, switch off the newsletter, delete the account. Deletion is final.',
        ),
      ],
    },
    {
      id: 'requests',
      heading: 'How to ask',
      blocks: [
        p(
          'Write to ',
          mail(operator.email),
          ' from the address of your account, in your own words. It costs nothing.',
        ),
        note('We answer within 30 days.'),
        p(
          'If a request is very complex the law allows up to two more months: in that case we tell you so, with the reason, within the same 30 days. If we have doubts about your identity we may ask you to confirm it.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Complaint to the Garante',
      blocks: [
        p(
          'If you think we mishandle your data you can turn to the Italian data protection authority, Garante per la protezione dei dati personali, piazza Venezia 11, 00187 Rome, ',
          link('garanteprivacy.it', 'https://www.garanteprivacy.it/'),
          ', or to the authority of the country where you live or work. You can also go to court. You need not come to us first, but if you write to us we try to put things right.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How we protect them',
      blocks: [
        p(
          'We do not know your password: we keep only a hash of it computed with argon2id. Session keys too are stored only as hashes. The other measures are described on the page about the ',
          link('processing of data', '/data-processing#security'),
          '; what stays in your browser, on the one about ',
          link('cookies and local storage', '/cookie-policy'),
          '.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and language',
      blocks: [
        p(
          'If we change this notice we update the date at the top. If the change concerns you closely, for example a new purpose, we write to you first. The authoritative text is the Italian one; the English version is a translation.',
        ),
      ],
    },
  ],
});
