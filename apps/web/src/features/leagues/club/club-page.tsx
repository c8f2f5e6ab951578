import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Club } from '@tredici/contract/clubs';
import type { PlayedMatch } from '@tredici/contract/results';
import type { LeagueTable } from '@tredici/contract/tables';
import { tournamentById } from '@tredici/contract/tournaments';
import { useDeferredValue, useState } from 'react';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { FavouriteStar } from '#football/favourite-star.tsx';
import { FormDiscs } from '#football/form-discs.tsx';
import { useLeagueLabel } from '#football/league-names.ts';
import { TeamBadge } from '#football/team-badge.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { EmptyState } from '../empty-state.tsx';
import { scoreOf } from '../results/group-results.ts';
import { tableQuery } from '../table/queries.ts';
import css from './club-page.module.css';
import { clubQuery } from './queries.ts';
import { RatingSection } from './rating-section.tsx';
import { SeasonSection } from './season-section.tsx';

const WAITING_LINES = 8;
/** The number of results shown before the reader asks for all. */
const LATEST = 8;
/** For the upcoming and the past matches. */
const LINES_AT_ONCE = 2;

/** The page of a club: its next matches, its results and how our forecasts of it did, its strength and how
 *  its season may end. */
export function ClubPage({ slug }: { readonly slug: string }) {
  const t = useText('club');
  const pages = useText('pages');
  const forecasts = useText('forecasts');
  const reasonOf = useErrorText();
  const asked = useQuery({ ...clubQuery(slug), refetchInterval: LIVE_REFRESH_MS });
  // Deferred even when the data are already loaded, so that other work on the page goes first.
  const drawn = useDeferredValue(asked.data, undefined);
  const club = asked.data && drawn;
  useHeadingFocus(club ? 'club' : asked.status === 'error');
  if (club) return <ClubView club={club} />;
  if (!asked.isError) {
    return (
      <div className={css.waiting} aria-busy="true">
        <PageHeading className="visually-hidden">{pages('title.club')}</PageHeading>
      </div>
    );
  }
  const { error } = asked;
  // An address that no club can have is refused by validation; nothing else in the request could be wrong.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeading className="visually-hidden">{pages('title.club')}</PageHeading>
      {isMissing ? (
        <EmptyState message={t('missing')}>
          <p>
            {t('missing.hint')} <Link to={paths.resultsBase()}>{t('missing.leagues')}</Link>
          </p>
        </EmptyState>
      ) : (
        <SectionMessage
          alert
          lines={WAITING_LINES}
          text={`${t('failed')} ${reasonOf(error)}`}
          action={
            <Button onClick={() => void asked.refetch()}>{forecasts('problem.retry')}</Button>
          }
        />
      )}
    </>
  );
}

function ClubView({ club }: { readonly club: Club }) {
  const t = useText('club');
  const asked = useQuery(tableQuery(tournamentById(club.tournament_id)!, undefined));
  const table = asked.data;
  const { coming, results } = club;
  const all = coming.length + Math.min(LATEST, results.length) + 1;
  const lines = useInTurn(all, LINES_AT_ONCE);
  const isWhole = lines >= all;
  return (
    <div className={isWhole ? css.page : `${css.page} ${css.waiting}`}>
      <Head club={club} table={table} />
      {club.forecasts_locked && (
        <p className={css.note}>
          {t('locked')} <Link to={paths.pricing()}>{t('locked.link')}</Link>
        </p>
      )}
      <div className={css.parts}>
        <PartsInTurn className={css.column}>
          <PageSection title={t('coming')}>
            {coming.length === 0 ? (
              <p className={css.note}>{t('coming.none')}</p>
            ) : (
              <Lines caption={t('coming')} matches={coming.slice(0, lines)} />
            )}
          </PageSection>
          {lines > coming.length && (
            <ResultsSection club={club} latest={Math.min(LATEST, lines - coming.length)} />
          )}
        </PartsInTurn>
        {/* Shown together with the table's data, which appear above the rest and would move it. */}
        {isWhole && !club.forecasts_locked && !asked.isPending && (
          <PartsInTurn className={css.column}>
            {table && <SeasonSection club={club} table={table} />}
            <RatingSection club={club} />
          </PartsInTurn>
        )}
      </div>
    </div>
  );
}

function Head({ club, table }: { readonly club: Club; readonly table: LeagueTable | undefined }) {
  const t = useText('club');
  const labelOf = useLeagueLabel();
  const league = tournamentById(club.tournament_id)!;
  const line = table?.lines.find(({ team_id }) => team_id === club.team_id);
  return (
    <div className={css.head}>
      <TeamBadge name={club.name} size={44} />
      <div>
        <PageHeading className={css.title}>{club.name}</PageHeading>
        <p className={css.where}>
          <Link to={paths.table(league.slug)}>{labelOf(league)}</Link>
          {line && (
            <>
              <span>
                {t('standing', {
                  place: line.place,
                  played: line.total.played,
                  count: line.total.points,
                })}
              </span>
              <FormDiscs form={line.form} />
            </>
          )}
        </p>
      </div>
      <FavouriteStar kind="club" slug={club.slug} name={club.name} />
    </div>
  );
}

function ResultsSection({ club, latest }: { readonly club: Club; readonly latest: number }) {
  const t = useText('club');
  const { count, decimal } = useFormats();
  const { judged, right, expected } = scoreOf(club.results);
  const league = tournamentById(club.tournament_id)!;
  const [all, setAll] = useState(false);
  return (
    <PageSection
      title={t('results')}
      aside={<Link to={paths.results(league.slug)}>{t('results.all')}</Link>}
    >
      {judged > 0 && (
        <p className={css.note}>
          <b className={css.score}>{t('score', { right: count(right), judged: count(judged) })}</b>
          {`, ${t('score.expected', { expected: decimal(expected, 1) })}`}
        </p>
      )}
      {club.results.length === 0 ? (
        <p className={css.note}>{t('results.none')}</p>
      ) : (
        <Lines
          caption={t('results')}
          matches={all ? club.results : club.results.slice(0, latest)}
        />
      )}
      {latest === LATEST && club.results.length > LATEST && (
        <div>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all
              ? t('results.less', { count: LATEST })
              : t('results.more', { count: club.results.length })}
          </Button>
        </div>
      )}
    </PageSection>
  );
}

function Lines({
  caption,
  matches,
}: {
  readonly caption: string;
  readonly matches: readonly PlayedMatch[];
}) {
  return (
    <Coupon caption={caption}>
      {matches.map((match) => (
        <CouponRow key={match.match_id} match={match} league={null} />
      ))}
    </Coupon>
  );
}
