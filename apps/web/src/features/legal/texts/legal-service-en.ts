import { link, list, note, p, type Section } from './blocks.ts';
import { identityEn } from './identity.ts';
import type { Operator } from './operator.ts';

/** First half of the terms: what Tredici is, what it is not, who may use it. */
export const legalServiceEn = (operator: Operator): Section[] => [
  {
    id: 'who',
    heading: 'Who we are',
    blocks: [
      p(
        'The service is offered by the operator of Tredici, that is, by whoever runs this site. On these pages “we” and “the operator” mean the same person or company.',
      ),
      identityEn(operator),
      p(
        '“You” are the person who uses the site. If you use it for purposes outside your trade or profession you are a consumer, and the Italian Consumer Code (Legislative Decree 206/2005) protects you even where we do not repeat it here.',
      ),
    ],
  },
  {
    id: 'service',
    heading: 'What Tredici does',
    blocks: [
      p('Tredici is a tool for the statistical analysis of football. It offers you:'),
      list(
        'the estimated probabilities of a match’s outcomes, in 22 tournaments;',
        'the odds published by third-party operators, beside our estimates;',
        'a weekly plan: a calculation of how a budget you choose would be spread, with simulated losses beside simulated gains;',
        'fantasy-football tools: squads, lineups, the player list, notes;',
        'the public record of how accurate our estimates have been.',
      ),
      p(
        'In the demonstration installation every page carries the words “Dati dimostrativi” (demonstration data). There, matches, results, odds and players are invented and must not be used for any decision.',
      ),
    ],
  },
  {
    id: 'not-betting',
    heading: 'What Tredici is not',
    blocks: [
      note(
        'Tredici is not a betting operator. Nobody plays here, deposits money to play or collects winnings.',
      ),
      p(
        'We take no stakes, for ourselves or for others. We are no intermediary. The budget you write in the plan is a number for the calculations: no money moves.',
      ),
      p(
        'We do not advertise gambling for money, which article 9 of Decree-Law 87/2018, converted by Law 96/2018, forbids in Italy. We publish no bonuses, promotions or invitations to play.',
      ),
      p(
        'Nor does Tredici give financial advice. “Capital”, “plan” and “return” are words of the calculation: betting is not an investment and does not solve money problems.',
      ),
    ],
  },
  {
    id: 'estimates',
    heading: 'Estimates, not promises',
    blocks: [
      p(
        'Probabilities are estimates. We draw them from past results and market data, with statistical models that can be wrong. An outcome at 70% fails to happen, on average, three times in ten.',
      ),
      note('No win is guaranteed. Whoever bets can lose everything they stake.'),
      p(
        'We show losses as we show gains: same place, same prominence. Each forecast is frozen at kick-off and never rewritten. The ',
        link('track record', '/affidabilita'),
        ' includes the wrong ones too.',
      ),
      p(
        'Past results, real or simulated, do not tell what future ones will be. Sample charts say that they are samples.',
      ),
    ],
  },
  {
    id: 'odds',
    heading: 'Odds and links',
    blocks: [
      p(
        'Odds belong to the operators that publish them. We show them for information, to compare them with our estimates. They may change or contain errors: only the price the operator applies at that moment counts.',
      ),
      p(
        'Links to operators’ sites are plain: they hold no affiliate code and earn us nothing. The order in which operators appear is not for sale. If one always comes first, it does so by a neutral criterion, such as how complete its prices are.',
      ),
      p(
        'In Italy only holders of a licence from the Customs and Monopolies Agency (ADM) may take bets. The list of licensees is on the site of ',
        link('ADM', 'https://www.adm.gov.it/'),
        '. With those sites you have a direct relationship, governed by their own conditions.',
      ),
    ],
  },
  {
    id: 'adults',
    heading: 'From 18 years only',
    blocks: [
      note('Tredici is reserved for people aged 18 or over.'),
      p(
        'When you register and tick the acceptance box you declare that you are. The declaration must be true. If we find that an account belongs to a minor, we close it, delete its data and refund what was paid.',
      ),
      p(
        'If you are a parent and think your child has registered, write to us: we act at once. In any case the law forbids gambling for money to anyone under 18.',
      ),
    ],
  },
  {
    id: 'responsible-gambling',
    heading: 'Responsible gambling',
    blocks: [
      p(
        'Gambling can be addictive. If you feel you have lost control, or see it happen to someone close to you, talking about it early helps.',
      ),
      list(
        [
          'The national help line of the Italian Institute of Health: ',
          link('800 55 88 22', 'tel:800558822'),
          '. It is free and anonymous, Monday to Friday, from 10 to 16.',
        ],
        [
          'ADM’s self-exclusion register: one request excludes you from every gambling site licensed in Italy. Instructions are at ',
          link('adm.gov.it', 'https://www.adm.gov.it/'),
          '.',
        ],
        'The addiction service (SerD) of your local health authority: access is open and free.',
      ),
      p(
        'If you bet, decide beforehand how much you can lose without harm, and do not chase losses. No function of Tredici is meant for winning lost money back.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      p(
        'To register you need a first name, a last name, an e-mail address you really read and a password. You confirm the address with the link we send you. The account is personal: one per person.',
      ),
      p(
        'Keep the password safe and give it to no one. If you fear that somebody knows it, change it: all other sessions are closed. Tell us if you notice access you do not recognise.',
      ),
      p('We may suspend new registrations. Those already registered carry on as before.'),
    ],
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    blocks: [
      p('Use Tredici for yourself. You may not:'),
      list(
        'resell, republish or copy in bulk estimates, odds and data;',
        'give others access to your account;',
        'get around technical limits, protective measures or the plan you chose;',
        'query the service with automatic programs in a way that slows it for others;',
        'use our content to invite other people to bet.',
      ),
      p(
        'Quoting a number, sharing a page, downloading the public record to verify it: all this is allowed, and welcome.',
      ),
    ],
  },
  {
    id: 'content',
    heading: 'Content, ours and yours',
    blocks: [
      p(
        'Tredici’s software, texts, graphics and estimates belong to the operator or to those who licensed them. Names and marks of clubs, tournaments and operators belong to their owners: we use them only to say who is meant.',
      ),
      p(
        'Squads, lineups, lists and notes you write remain yours. We need them only to show them to you and to make the calculations you ask for. You can download or delete them whenever you like.',
      ),
    ],
  },
];
