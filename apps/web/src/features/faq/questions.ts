import { paths } from '#lib/navigation/paths.ts';

/** Every question by its group, with the page that explains more where there is one. The texts are in
 *  `locales/<language>/faq.json` under these names, which are also used as addresses. */
export const GROUPS = [
  {
    name: 'probability',
    questions: [
      { name: 'meaning', more: null },
      { name: 'made', more: paths.trackRecord() },
      { name: 'frozen', more: paths.trackRecord() },
      { name: 'losses', more: paths.resultsBase() },
      { name: 'cross', more: null },
      { name: 'projection', more: null },
    ],
  },
  {
    name: 'prices',
    questions: [
      { name: 'best', more: null },
      { name: 'delay', more: null },
      { name: 'none', more: null },
      { name: 'bookmakers', more: null },
      { name: 'hide', more: paths.profile(), part: 'gioco-responsabile' },
    ],
  },
  {
    name: 'strategy',
    questions: [
      { name: 'rule', more: paths.investmentPlan() },
      { name: 'promise', more: null },
      { name: 'limits', more: paths.profile(), part: 'gioco-responsabile' },
      { name: 'help', more: null },
    ],
  },
  {
    name: 'account',
    questions: [
      { name: 'free', more: paths.pricing() },
      { name: 'cancel', more: paths.pricing() },
      { name: 'withdraw', more: paths.legal() },
      { name: 'data', more: paths.privacy() },
      { name: 'delete', more: paths.profile(), part: 'danger-zone' },
    ],
  },
  {
    name: 'fantasy',
    questions: [
      { name: 'files', more: paths.playerFiles() },
      { name: 'projections', more: paths.playerList() },
      { name: 'lineup', more: null },
    ],
  },
] as const;

type Group = (typeof GROUPS)[number];
export type QuestionName = Group['questions'][number]['name'];
