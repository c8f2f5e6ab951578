import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MatchDetail } from '@tredici/contract/match';
import type { EarlierMatch } from '@tredici/contract/pre-match';
import type { ReactNode } from 'react';
import { FormDiscs } from '#football/form-discs.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { preMatchQuery } from '../queries.ts';
import { Section } from '../section.tsx';
import css from './pre-match-section.module.css';
import { resultFor } from './result-for.ts';

interface PreMatchSectionProps {
  readonly match: MatchDetail;
  /** Whether other matches may be opened from here. */
  readonly isLinked: boolean;
}

/** The recent matches of both clubs, and their earlier matches against each other. */
export function PreMatchSection({ match, isLinked }: PreMatchSectionProps) {
  const t = useText('match');
  const { data, isError } = useQuery(preMatchQuery(match.match_id));
  const lastOf = (name: string, last: readonly EarlierMatch[] | undefined) => (
    <Matches title={t('before.last', { team: name })} none={last && t('before.last.none')}>
      {last?.map((one) => (
        <Line key={one.match_id} match={one} club={name} isLinked={isLinked} />
      ))}
    </Matches>
  );
  return (
    <Section title={t('before.title')} wide>
      {isError && !data ? (
        <p className={css.none}>{t('before.failed')}</p>
      ) : (
        <div className={css.lists}>
          {lastOf(match.home_team_name, data?.home.last)}
          {lastOf(match.away_team_name, data?.away.last)}
          <Matches title={t('before.meetings')} none={data && t('before.meetings.none')}>
            {data?.meetings.map((one) => (
              <Line key={one.match_id} match={one} isLinked={isLinked} isOld />
            ))}
          </Matches>
        </div>
      )}
      <p className={css.note}>{t('before.note')}</p>
    </Section>
  );
}

/** The placeholder of this section, equally high. */
export function PreMatchWaiting() {
  const t = useText('match');
  const blank = <span className={css.blank}>&nbsp;</span>;
  return (
    <Section title={t('before.title')} wide>
      <div className={css.lists} aria-hidden="true">
        {[1, 2, 3].map((list) => (
          <Matches key={list} title={blank} none={undefined} />
        ))}
      </div>
      <p className={css.note}>{t('before.note')}</p>
    </Section>
  );
}

function Matches({
  title,
  none,
  children,
}: {
  readonly title: ReactNode;
  /** The text if there are no matches. */
  readonly none: string | undefined;
  readonly children?: readonly ReactNode[] | undefined;
}) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <ul className={children ? css.list : `${css.list} ${css.waiting}`}>
        {children}
        {none && children?.length === 0 && <li className={css.none}>{none}</li>}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly match: EarlierMatch;
  /** The club whose last matches these are. */
  readonly club?: string;
  readonly isLinked: boolean;
  /** The matches are from other years, so the date includes the year. */
  readonly isOld?: boolean;
}

function Line({ match, club, isLinked, isOld = false }: LineProps) {
  const formats = useFormats();
  const { home_team_name: home, away_team_name: away, date } = match;
  const nameOf = (name: string) => (name === club ? <b>{name}</b> : name);
  const clubs = (
    <>
      {nameOf(home)} – {nameOf(away)}
    </>
  );
  return (
    <li className={css.line}>
      <time dateTime={date} className={css.date}>
        {isOld ? formats.date(date) : formats.day(date)}
      </time>
      {isLinked ? (
        <Link to={paths.match(match.match_id)} className={css.clubs}>
          {clubs}
        </Link>
      ) : (
        <span className={css.clubs}>{clubs}</span>
      )}
      <b className={css.score}>
        {match.home_goals}-{match.away_goals}
      </b>
      {club !== undefined && <FormDiscs form={[resultFor(club, match)]} />}
    </li>
  );
}
