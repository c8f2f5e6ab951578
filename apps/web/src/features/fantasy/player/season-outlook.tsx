import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { FigureList } from '../figure-list.tsx';
import css from './next-match.module.css';

/** What to expect of the whole season, for users who prepare an auction. */
export function SeasonOutlook({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const { decimal } = useFormats();
  const outlook = detail.season_projection;
  if (!outlook) return null;
  const figures = [
    { name: t('season.votes'), figure: decimal(outlook.season_votes, 0) },
    {
      name: t('season.value'),
      figure: t('season.credits', {
        count: Math.round(outlook.value),
        value: decimal(outlook.value, 0),
      }),
    },
    { name: t('season.goals'), figure: decimal(outlook.goals, 2) },
    { name: t('season.assists'), figure: decimal(outlook.assists, 2) },
  ];
  return (
    <PageSection id="stagione" title={t('season.title')}>
      <div className={css.expected}>
        <BigFigure figure={decimal(outlook.season_fantavoto, 2)} label={t('season.fm')} />
        <p className={css.range}>
          {t('next.range', {
            low: decimal(outlook.season_low, 2),
            high: decimal(outlook.season_high, 2),
          })}
        </p>
      </div>
      <FigureList figures={figures} />
    </PageSection>
  );
}
