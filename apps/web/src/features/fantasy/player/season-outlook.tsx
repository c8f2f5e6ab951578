import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './next-match.module.css';

/** What to expect of the whole season, for who prepares an auction. */
export function SeasonOutlook({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const { decimal } = useFormats();
  const outlook = detail.season_projection;
  if (!outlook) return null;
  const figures = [
    [t('season.votes'), decimal(outlook.season_votes, 0)],
    [t('season.value'), `${decimal(outlook.value, 0)} ${t('season.valueUnit')}`],
    [t('season.goals'), decimal(outlook.goals, 2)],
    [t('season.assists'), decimal(outlook.assists, 2)],
  ] as const;
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
      <dl className={css.parts}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
