import { link, list, mail, note, p, table } from './blocks.ts';
import type { LegalText } from './operator.ts';

export const cookiePolicyEn: LegalText = (operator, adScriptHost) => ({
  title: 'Cookies and local storage',
  updated: '2026-11-19',
  intro: [
    'To work, Tredici writes a few pieces of information in your browser’s storage. One thing more is optional: a third-party script that measures advertising. It loads only if you say yes. This is a translation: the Italian text prevails.',
  ],
  sections: [
    {
      id: 'summary',
      heading: 'In short',
      blocks: [
        list(
          'Tredici sets no cookies of its own. It uses the browser’s local storage, for technical purposes.',
          'Before your choice, and after a refusal, no third-party tool starts.',
          'Refusing is as easy as accepting, and takes nothing away from you.',
          'You can change your mind whenever you like, from the footer.',
          'After six months the choice expires and we ask you again.',
        ),
      ],
    },
    {
      id: 'what',
      heading: 'What we are talking about',
      blocks: [
        p(
          'A cookie is a short text that the browser keeps for a site and sends back to it at every visit. Local storage does something similar, but its content stays on your device until the site reads it. The law treats the two alike: what counts is the purpose they serve.',
        ),
        p(
          'Those needed to give you what you ask for are called technical and require no consent. All others do (art. 122 of Italian Legislative Decree 196/2003 and the Garante’s guidelines of 10 June 2021).',
        ),
      ],
    },
    {
      id: 'technical',
      heading: 'What we keep in your browser',
      blocks: [
        p(
          'These are all technical items, written and read by Tredici alone. They stay in this browser: on another device you start afresh.',
        ),
        table(
          'Technical items in the browser’s storage',
          ['What', 'Why', 'How long'],
          [
            'Session and user: identifier, name, e-mail, plan, newsletter choice, safer-gambling tools, budget, names of teams, session key',
            'Keeping you logged in and greeting you by name',
            'Until logout. The key expires in any case 30 days after its last use',
          ],
          [
            'Language',
            'Showing you the site in Italian or English',
            'Until you change or clear it',
          ],
          [
            'Light or dark colours',
            'Remembering the look you prefer',
            'Until you change or clear them',
          ],
          [
            'Menu state: sidebar and list of teams open or closed',
            'Finding the menu as you left it',
            'Until you change or clear it',
          ],
          [
            'Default season',
            'Opening pages on the season you follow',
            'Until you change or clear it',
          ],
          [
            'League filter: chosen tournament and order',
            'Reopening the forecasts as you left them',
            'Until logout, or until you change it',
          ],
          [
            'Choices on pages: filters of the best bets, groups of odds that are open, columns and filters of fantasy',
            'Finding the pages as you left them',
            'Until you change or delete them',
          ],
          [
            'Purchases of an auction that wait for the network',
            'Losing nothing if the network fails during the auction',
            'Until they have reached the server',
          ],
          [
            'A line-up that was changed, a team or championship that was begun, not saved yet',
            'Not making you do it again if you reload the page',
            'Until you save or discard it, at most until you log out',
          ],
          [
            'Notices already closed',
            'Not showing you the same notice twice',
            'Until you clear them',
          ],
          [
            'Position on the page',
            'Taking you back to where you were when you return',
            'Until the tab is closed',
          ],
          [
            'Registration under way: name, e-mail and crossed boxes, never the passwords',
            'Sparing you from writing it all again if you reload the page',
            'Until the tab is closed',
          ],
          [
            'Time spent here, only if you asked for the reminder',
            'Telling you how long you have been here, counting all tabs once',
            'Starts from zero after half an hour away',
          ],
          [
            'Copies for when you are offline: the files of the site and the last forecasts you saw',
            'Opening Tredici and reading forecasts again without a network',
            'Forecasts until logout, files until a new version takes their place or you clear them',
          ],
          [
            'Time of the last automatic reload',
            'Moving on to a new version of the site without reloading the page more than once',
            'Until the tab is closed',
          ],
          [
            'Cookie choice: yes or no, and when',
            'Respecting it without asking at every visit',
            'Six months',
          ],
        ),
      ],
    },
    {
      id: 'advertising',
      heading: 'The optional script',
      blocks: [
        p(
          'If you accept, the page loads a third-party script that measures advertising: it tells whether a visit or a registration comes from one of our advertisements. It has nothing to do with advertising of gambling, which we do not do.',
        ),
        p(
          'The script may set cookies of its own and receive the IP address, the type of browser and the page visited. Its provider decides how long those cookies last and answers for them.',
        ),
        adScriptHost
          ? p(
              `On this site the script comes from ${adScriptHost}. Purposes, life of the cookies and places of processing are in the provider’s notice; if you would like us to point you to it, write to `,
              mail(operator.email),
              '.',
            )
          : p(
              'Today no script is configured on this site: even if you accept, nothing loads. If one day there is one, this page will say where it comes from. For questions write to ',
              mail(operator.email),
              '.',
            ),
        note('Without your consent the script is not loaded: not even for an instant.'),
      ],
    },
    {
      id: 'choice',
      heading: 'How you choose',
      blocks: [
        p(
          'On your first visit a panel asks whether you accept or refuse. The two buttons carry the same weight. Until you choose, the answer is no. Scrolling the page or reading on is not consent.',
        ),
        p(
          'If you refuse you use the whole site. On this page the panel does not appear, so that you can read in peace.',
        ),
        p(
          'The choice is valid for six months, be it yes or no. Then we ask you again. We ask sooner only if you clear it from the browser or if the conditions of processing change.',
        ),
      ],
    },
    {
      id: 'withdraw',
      heading: 'How you change your mind',
      blocks: [
        p(
          'At the foot of every page, in the footer, the entry “Cookie preferences” reopens the choice. Two clicks are enough. After withdrawal the script no longer loads; if it was already running, it stops when you reload the page.',
        ),
        p(
          'Cookies the provider had already written are out of our reach: you remove them in your browser’s settings.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'Clearing everything from the browser',
      blocks: [
        p(
          'In every browser you can clear the data of a site: the entry is usually in the settings, under privacy. If you do so for Tredici you are logged out and preferences return to their initial state. Your account’s data are not lost: they are on the server.',
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Other sites',
      blocks: [
        p(
          'Fonts, images and code come from our server. The anti-robot check at registration is ours too and involves no third party. We use no visitor-statistics tools.',
        ),
        p(
          'When you pay or manage your subscription you move to Stripe’s pages, which use cookies of their own under ',
          link('its notice', 'https://stripe.com/privacy'),
          '. The same goes for the operators’ sites to which links lead: from there on their rules apply.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Questions and rights',
      blocks: [
        p(
          'The controller is the operator of Tredici: write to ',
          mail(operator.email),
          ' and we answer within 30 days. Your rights and the complaint to the Garante are explained in the ',
          link('privacy notice', '/privacy'),
          '. The authoritative text is the Italian one; the English version is a translation.',
        ),
      ],
    },
  ],
});
