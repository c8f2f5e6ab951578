import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ForecastScore, LeagueResults } from '@tredici/contract/results';
import type { Tournament } from '@tredici/contract/tournaments';
import { Coupon } from '#football/coupon.tsx';
import { CouponRoom } from '#football/coupon-room.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { TurnButton } from '#ui/pager.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { EmptyState } from '../empty-state.tsx';
import { SeasonField } from '../season-field.tsx';
import { groupResults, type ResultGroup, scoreOf, shownGroup } from './group-results.ts';
import { resultsQuery } from './queries.ts';
import css from './results-list.module.css';
import type { ResultsView } from './results-view.ts';

/** The matches of a round in most leagues. */
const WAITING_ROWS = 10;

interface ResultsListProps {
  readonly league: Tournament;
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
}

export function ResultsList({ league, view, onView }: ResultsListProps) {
  const t = useText('results');
  const forecasts = useText('forecasts');
  const reasonOf = useErrorText();
  const asked = useQuery({
    ...resultsQuery(league, view.season),
    refetchInterval: LIVE_REFRESH_MS,
  });
  if (asked.data) return <Season results={asked.data} view={view} onView={onView} />;
  if (asked.isError) {
    return (
      <SectionMessage
        alert
        lines={WAITING_ROWS}
        text={`${t('failed')} ${reasonOf(asked.error)}`}
        action={<Button onClick={() => void asked.refetch()}>{forecasts('problem.retry')}</Button>}
      />
    );
  }
  return (
    <div className={css.waiting} aria-busy="true">
      <Coupon caption={t('loading')}>
        <CouponWaiting rows={WAITING_ROWS} />
      </Coupon>
    </div>
  );
}

interface SeasonProps {
  readonly results: LeagueResults;
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
}

function Season({ results, view, onView }: SeasonProps) {
  const t = useText('results');
  const nameOf = useGroupNames();
  const groups = groupResults(results.results);
  const { group, at } = shownGroup(groups, view.round);
  const { season } = results;
  if (season === null || results.seasons.length === 0) {
    return (
      <EmptyState message={t('empty')}>
        <p>{t('empty.hint')}</p>
      </EmptyState>
    );
  }
  const seasonField = (
    <SeasonField
      label={t('season')}
      seasons={results.seasons}
      season={season}
      onChoose={(label) => onView({ season: label })}
    />
  );
  if (!group) {
    return (
      <>
        <div className={css.controls}>{seasonField}</div>
        <EmptyState message={t('empty.season')}>
          <p>{t('empty.seasonHint')}</p>
        </EmptyState>
      </>
    );
  }
  const seasonView = view.season ? { season: view.season } : {};
  const show = ({ round, key }: ResultGroup) => onView({ ...seasonView, round: round ?? key });
  const turnTo = (to: number) => show(groups[to]!);
  return (
    <>
      <div className={css.controls}>
        {seasonField}
        <SelectField
          label={t(group.round === null ? 'week.label' : 'round.label')}
          choices={groups.map((each) => ({ value: each.key, label: nameOf(each) }))}
          value={group.key}
          onChoose={(key) => show(groups.find((each) => each.key === key)!)}
        />
      </div>
      <Scores results={results} group={group} />
      <section aria-labelledby="risultati-giornata">
        <div className={css.turn}>
          <h2 id="risultati-giornata" className={css.title}>
            {nameOf(group)}
          </h2>
          <TurnButton
            direction="back"
            label={t('previous')}
            to={at > 0 ? at - 1 : null}
            onTurn={turnTo}
          />
          <TurnButton
            direction="on"
            label={t('next')}
            to={at + 1 < groups.length ? at + 1 : null}
            onTurn={turnTo}
          />
        </div>
        <Coupon key={group.key} caption={nameOf(group)}>
          <Lines group={group} />
        </Coupon>
        <p className={css.note}>{t(noteOf(results, group))}</p>
      </section>
    </>
  );
}

const LINES_AT_ONCE = 3;

/** Draws a few rows at a time, with room for all of them. */
function Lines({ group: { matches } }: { readonly group: ResultGroup }) {
  const drawn = Math.min(matches.length, useInTurn(matches.length, LINES_AT_ONCE, 0));
  return (
    <>
      {matches.slice(0, drawn).map((match) => (
        <CouponRow
          key={match.match_id}
          match={match}
          league={null}
          {...(match.best_odds ? { prices: match.best_odds } : {})}
        />
      ))}
      {drawn < matches.length && <CouponRoom rows={matches.length - drawn} />}
    </>
  );
}

/** The legend of the boxes, shown once below them. */
function noteOf({ forecasts_locked, odds_hidden }: LeagueResults, { matches }: ResultGroup) {
  if (forecasts_locked) return 'note.results';
  if (matches.every(({ bets }) => Object.keys(bets).length === 0)) return 'note.noForecasts';
  return odds_hidden ? 'note.noOdds' : 'note';
}

function Scores({
  results,
  group,
}: {
  readonly results: LeagueResults;
  readonly group: ResultGroup;
}) {
  const t = useText('results');
  if (results.forecasts_locked) {
    return (
      <p className={css.locked}>
        {t('locked')} <Link to={paths.pricing()}>{t('locked.link')}</Link>
      </p>
    );
  }
  const ofGroup = scoreOf(group.matches);
  const { score } = results;
  if (!score || score.judged === 0) return null;
  return (
    <dl className={css.scores}>
      {ofGroup.judged > 0 && (
        <Score score={ofGroup} name={t(group.round === null ? 'score.week' : 'score.round')} />
      )}
      <Score score={score} name={t('score.season')} />
    </dl>
  );
}

function Score({ score, name }: { readonly score: ForecastScore; readonly name: string }) {
  const t = useText('results');
  const { count, decimal } = useFormats();
  return (
    <div className={css.scoreLine}>
      <dt>{name}</dt>
      <dd>
        <b>{t('score', { right: count(score.right), judged: count(score.judged) })}</b>
        <span>{t('score.expected', { expected: decimal(score.expected, 1) })}</span>
      </dd>
    </div>
  );
}

function useGroupNames(): (group: ResultGroup) => string {
  const t = useText('results');
  const { dayOfMonth } = useFormats();
  return ({ key, round }) =>
    round === null ? t('week', { day: dayOfMonth(key) }) : t('round', { number: round });
}
