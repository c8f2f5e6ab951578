import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';
import type { RecommendedAnswerProps } from './recommended-answer.tsx';
import css from './recommended-eleven.module.css';

/** Fetched, with its data, only when the user asks for it. */
const RecommendedAnswer = latePart(
  async () => (await import('./recommended-answer.tsx')).RecommendedAnswer,
);

export function RecommendedEleven(props: RecommendedAnswerProps) {
  const t = useText('lineup');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.eleven}>
      <p className={css.what}>{t('eleven.what')}</p>
      {isAsked ? (
        <RecommendedAnswer {...props} />
      ) : (
        <div className={css.ask}>
          <Button primary busy={!props.candidates} onClick={() => setAsked(true)}>
            {t('eleven.ask')}
          </Button>
        </div>
      )}
    </div>
  );
}
