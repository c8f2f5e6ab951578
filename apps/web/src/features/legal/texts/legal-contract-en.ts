import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import type { Operator } from './operator.ts';

/** Second half of the terms: plans, money, ending, law. */
export const legalContractEn = (operator: Operator): Section[] => [
  {
    id: 'plans',
    heading: 'Free plan and Pro plan',
    blocks: [
      table(
        'What each plan includes',
        ['Function', 'Free', 'Pro'],
        ['Profile, squads, lineups, lists and notes', 'Yes', 'Yes'],
        ['Public track record', 'Yes', 'Yes'],
        ['Forecasts, match page and odds', 'No', 'Yes'],
        ['Home page with the best estimates, and weekly plan', 'No', 'Yes'],
        ['Expected points and recommended eleven for fantasy football', 'No', 'Yes'],
      ),
      p(
        'The Free plan costs nothing and does not expire. The Pro plan is a monthly or yearly subscription. The page ',
        link('Pricing', '/prezzi'),
        ' says what it includes and what it costs.',
      ),
    ],
  },
  {
    id: 'payment',
    heading: 'Price, payment and renewal',
    blocks: [
      p(
        'The price is the one shown on the Pricing page when you order, taxes included. Before paying you see the summary: plan, amount, renewal date. The Pro contract is concluded when the payment succeeds; you receive confirmation by e-mail.',
      ),
      p(
        'You pay by card through Stripe, a payment service provider. You enter your card details on Stripe’s pages: we neither see nor keep them.',
      ),
      p(
        'The subscription renews itself for an equal period until you cancel it. For the yearly plan we write to you 30 days before renewal and remind you by when you can cancel. If we do not, you may withdraw at any time, free of charge, until the following expiry (art. 65-bis of the Consumer Code).',
      ),
      p(
        'If a payment fails, Stripe may try the charge again. If it still fails, the Pro plan ends and you return to the Free plan: you owe us nothing for the unpaid period.',
      ),
      p(
        'A new price applies only from the next renewal. We tell you by e-mail at least 30 days before, so that you can cancel.',
      ),
    ],
  },
  {
    id: 'withdrawal',
    heading: 'Changing your mind: 14 days',
    blocks: [
      note(
        'You have 14 days from the conclusion of the Pro contract to withdraw, without giving reasons and at no cost.',
      ),
      p('You can do so in one of these ways:'),
      list(
        'from your profile, under subscriptions, with the function “Withdraw from the contract here”;',
        [
          'by writing to ',
          mail(operator.email),
          ' in your own words, as long as the decision is clear.',
        ],
      ),
      p(
        'If you prefer a model, copy this one: “I give notice that I withdraw from the contract for the Tredici Pro plan”. Add the date of the order, your name, the e-mail of the account and today’s date. Using it is not compulsory.',
      ),
      p(
        'It is enough to send the notice by the fourteenth day. We confirm at once that we have received it. Within 14 days we refund you in full, by the same means of payment, even if you have used the service in the meantime. The Pro plan is closed and you return to the Free plan.',
      ),
      p('The right arises from articles 52 and following of the Consumer Code.'),
    ],
  },
  {
    id: 'cancellation',
    heading: 'Cancelling, whenever you like',
    blocks: [
      p(
        'Cancel whenever you like, as easily as you joined: open the management of your subscription from the profile and confirm. No phone calls, registered letters or explanations are needed.',
      ),
      p(
        'Cancelling stops the renewal. The Pro plan stays active until the end of the period already paid; then you move to the Free plan with your data intact.',
      ),
    ],
  },
  {
    id: 'deletion',
    heading: 'Deleting your account',
    blocks: [
      p(
        'You can delete your account from the profile. To avoid mistakes we ask for your password.',
      ),
      note('Deletion is final: we cannot undo it or recover the data.'),
      p(
        'We erase profile, password, sessions, preferences, budget, weekly plan, teams, lineups, lists, notes and newsletter subscription. We also close the Pro subscription. We keep only the contract and invoice data the law requires of us, for 10 years after the contract ends. If you have never paid, nothing remains.',
      ),
      p(
        'If you still have a paid Pro period, you lose it by deleting the account. If you want to use it, cancel and delete the account when it expires. Your right to withdraw within 14 days, with the refund, remains yours in any case.',
      ),
    ],
  },
  {
    id: 'conformity',
    heading: 'Operation and guarantee',
    blocks: [
      p(
        'We take care that the service always works, but interruptions for maintenance, faults or delays of those who supply us with data can happen. During league breaks some pages have no matches to show: a notice says so.',
      ),
      p(
        'The legal guarantee of conformity of digital services (articles 135-octies and following of the Consumer Code) applies to the Pro plan. If the service is not as described, write to us: we put it right free of charge. If we cannot within a reasonable time, you are entitled to a price reduction or to end the contract.',
      ),
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    blocks: [
      p(
        'Betting decisions are yours. Within the limits the law allows we do not answer for sums you lose by betting, for errors in third parties’ data, or for what happens on operators’ sites.',
      ),
      p(
        'Nothing in these terms excludes or reduces our liability for wilful misconduct or gross negligence, for personal injury, or the rights the law gives you as a consumer.',
      ),
    ],
  },
  {
    id: 'suspension',
    heading: 'Suspension and closure by us',
    blocks: [
      p(
        'We may suspend an account that seriously breaches these terms: for example because it belongs to a minor, endangers the service or resells its content. We write you the reason and hear your answer, unless the law or urgency obliges us to act first.',
      ),
      p(
        'If we close the service, or your account through no fault of yours, we give you at least 30 days’ notice and refund the part of the subscription paid and not enjoyed.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to the terms',
    blocks: [
      p(
        'We may change these terms for a valid reason: a new law, a new function, the security of the service. We tell you by e-mail at least 30 days before and explain what changes.',
      ),
      p(
        'If the change puts you at a more than negligible disadvantage you may end the contract at no cost within 30 days of the notice, or of the change if that is later. We refund the part paid and not enjoyed.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'Law, court and disputes',
    blocks: [
      p(
        'The contract is governed by Italian law. If you are a consumer living in another country of the Union, the mandatory protections of that country remain yours.',
      ),
      p(
        'For every dispute the competent court is that of the place where the consumer has residence or domicile (art. 66-bis of the Consumer Code).',
      ),
      p(
        'First, though, write to us: we answer within 30 days. You may also turn to an alternative dispute resolution body (articles 141 and following of the Consumer Code), chosen from the list kept by the Ministry of Enterprises and Made in Italy. The European ODR platform was closed on 20 July 2025 and can no longer be used.',
      ),
    ],
  },
  {
    id: 'language-contact',
    heading: 'Language, documents and contacts',
    blocks: [
      p(
        'The binding text is the Italian one. The English version is a translation, and where they differ the Italian prevails.',
      ),
      p(
        'How we process your data is explained in the ',
        link('privacy notice', '/privacy'),
        ', on the page about ',
        link('cookies and local storage', '/cookie-policy'),
        ' and on the one about the ',
        link('processing of data', '/data-processing'),
        '.',
      ),
      p(
        'For anything at all write to ',
        mail(operator.email),
        '. You can print or save this page; on request we send you a copy.',
      ),
    ],
  },
];
