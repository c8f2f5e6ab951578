import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { roundedParts } from '#lib/rounded-parts.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { FigureList } from '../figure-list.tsx';
import { LockedPart } from '../locked-part.tsx';
import { Distribution } from './distribution.tsx';
import css from './next-match.module.css';

type Projection = NonNullable<PlayerDetail['projection']>;

/** What to expect of the next match: the expected fantavoto, its range, and what it is made up of. */
export function NextMatch({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const { day, time } = useFormats();
  const { projection, fixtures, locked, player } = detail;
  const match = fixtures.find(({ match_id }) => match_id === projection?.match_id) ?? fixtures[0];
  return (
    <PageSection id="prossima" title={t('next.title')}>
      {match ? (
        <p className={css.match}>
          <b>{t(match.at_home ? 'fixtures.home' : 'fixtures.away', { club: match.opponent })}</b>
          <span>
            {day(match.match_date)} {time(match.match_date)}
          </span>
        </p>
      ) : (
        <p className={css.match}>{t('next.none')}</p>
      )}
      {locked ? (
        <LockedPart>{t('next.locked')}</LockedPart>
      ) : (
        projection && <Projected projection={projection} isGoalkeeper={player.role === 'P'} />
      )}
    </PageSection>
  );
}

function Projected({
  projection,
  isGoalkeeper,
}: {
  readonly projection: Projection;
  readonly isGoalkeeper: boolean;
}) {
  const t = useText('player');
  const { decimal, percent, signed } = useFormats();
  const { fantavoto, low, high, plays } = projection;
  const chances = [
    [t('next.goal'), projection.goal_chance],
    [t('next.assist'), projection.assist_chance],
    [t(isGoalkeeper ? 'next.cleanSheet' : 'next.teamCleanSheet'), projection.clean_sheet_chance],
    [t('next.card'), projection.card_chance],
  ] as const;
  return (
    <>
      <div className={css.expected}>
        <BigFigure figure={decimal(fantavoto, 1)} label={t('next.expected')} />
        <div className={css.range}>
          <p>{t('next.range', { low: decimal(low, 1), high: decimal(high, 1) })}</p>
          <p>{t('next.given', { plays: percent(plays) })}</p>
        </div>
      </div>
      <Distribution projection={projection} />
      <h3 className={css.subtitle}>{t('next.chances')}</h3>
      <FigureList
        figures={chances.map(([name, share]) => ({ name, figure: percent(share), share }))}
      />
      <h3 className={css.subtitle}>{t('next.why', { points: decimal(fantavoto, 2) })}</h3>
      <FigureList
        figures={shownParts(projection).map(({ part, points }) => ({
          name: t(`part.${part}`),
          figure: part === 'season-vote' ? decimal(points, 2) : signed(points, 2),
        }))}
      />
      <p className={css.honest}>{t('next.honest')}</p>
    </>
  );
}

/** The parts as they are displayed, rounded so that they add up to the expected fantavoto, without those that are 0. */
function shownParts({ because, fantavoto }: Projection): Projection['because'] {
  const points = roundedParts(
    because.map((one) => one.points),
    2,
    fantavoto,
  );
  return because
    .map(({ part }, at) => ({ part, points: points[at]! }))
    .filter((one) => one.points !== 0);
}
