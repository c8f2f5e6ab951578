import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import type { RecommendedAnswerProps } from './recommended-answer.tsx';
import css from './recommended-eleven.module.css';

/** Fetched, with its data, only when the user asks for it. */
const RecommendedAnswer = lazy(() =>
  import('./recommended-answer.tsx').then((file) => ({ default: file.RecommendedAnswer })),
);

export function RecommendedEleven(props: RecommendedAnswerProps) {
  const t = useText('lineup');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.eleven}>
      <p className={css.what}>{t('eleven.what')}</p>
      {isAsked ? (
        <Suspense>
          <RecommendedAnswer {...props} />
        </Suspense>
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
