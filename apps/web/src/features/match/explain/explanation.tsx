import type { MatchDetail, MatchExplanation } from '@tredici/contract/match';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { useState } from 'react';
import { likeliest } from '#football/coupon-match.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { useBetWords } from '../bets/use-bet-words.ts';
import { Section } from '../section.tsx';
import css from './explanation.module.css';
import { stepsOf } from './forecast-steps.ts';
import { useFactorWords } from './use-factor-words.ts';
import { Waterfall } from './waterfall.tsx';

/** What moved the forecast of a result, step by step from an even match. */
export function Explanation({
  match,
  explanation,
}: {
  readonly match: MatchDetail;
  readonly explanation: MatchExplanation;
}) {
  const t = useText('match');
  const { odds } = useFormats();
  const wordsOf = useBetWords(match);
  const [sign, setSign] = useState<FinalResult>(
    () => likeliest(explanation.end, FINAL_RESULTS) ?? '1',
  );
  const { home_team_name: home, away_team_name: away } = match;
  const { expected_goals: goals } = explanation;
  return (
    <Section
      title={t('why.title')}
      body={t('why.body', { result: wordsOf(sign).meaning ?? sign })}
      action={
        <RadioStrip
          legend={t('why.sign')}
          choices={FINAL_RESULTS.map((one) => ({
            value: one,
            label: one,
            name: `${one}, ${wordsOf(one).meaning}`,
          }))}
          value={sign}
          onChoose={setSign}
          inline
        />
      }
      wide
    >
      <Waterfall explanation={explanation} sign={sign} home={home} />
      <p className={css.goals}>
        {t('why.goals', { home, away, homeGoals: odds(goals.home), awayGoals: odds(goals.away) })}
      </p>
      <ChartData>
        <StepTable explanation={explanation} home={home} />
      </ChartData>
    </Section>
  );
}

function StepTable({
  explanation,
  home,
}: {
  readonly explanation: MatchExplanation;
  readonly home: string;
}) {
  const t = useText('match');
  const { percent, signed } = useFormats();
  const wordsOf = useFactorWords(home);
  const whole = (name: string, at: MatchExplanation['start']) => ({
    name,
    figure: (sign: FinalResult) => percent(at[sign], 1),
  });
  const rows = [
    whole(t('why.start'), explanation.start),
    ...stepsOf(explanation).map(({ name, change }) => ({
      name: wordsOf(name).name,
      figure: (sign: FinalResult) => signed(change[sign], 1),
    })),
    whole(t('why.end'), explanation.end),
  ];
  return (
    <DataTable
      caption={t('why.title')}
      columns={[
        { key: 'factor', name: t('why.factor'), cell: ({ name }) => name },
        ...FINAL_RESULTS.map((sign) => ({
          key: sign,
          name: sign,
          cell: ({ figure }: (typeof rows)[number]) => figure(sign),
          className: css.figure,
        })),
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
