import type { PlayedRound, PlayerDetail } from '@tredici/contract/fantasy-players';
import type { SeasonLabel } from '@tredici/contract/seasons';
import type { CSSProperties } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { EVENT_MARKS, EventMark, type EventName, eventsOf } from './event-mark.tsx';
import page from './player-page.module.css';
import css from './round-strip.module.css';

interface RoundStripProps {
  readonly detail: PlayerDetail;
  readonly onSeason: (season: SeasonLabel) => void;
}

/** A season as a row of boxes like those of a coupon: one per match-day with the vote, and the events below it. */
export function RoundStrip({ detail, onSeason }: RoundStripProps) {
  const t = useText('player');
  const { rounds, season, seasons } = detail;
  const happened = EVENT_MARKS.filter((name) => rounds.some(({ events }) => events[name]));
  return (
    <PageSection id="giornate" title={t('rounds.title')} className={page.whole}>
      {seasons.length > 1 && (
        <div className={css.seasons}>
          <RadioStrip
            legend={t('rounds.season')}
            choices={seasons.map((one) => ({ value: one.season, label: one.season }))}
            value={season}
            onChoose={(chosen) => onSeason(chosen as SeasonLabel)}
          />
        </div>
      )}
      {rounds.length === 0 ? (
        <p className={css.key}>{t('rounds.none')}</p>
      ) : (
        <>
          <ol className={css.strip}>
            {rounds.map((round) => (
              <Round key={round.round} round={round} />
            ))}
          </ol>
          <div className={css.key}>
            <p>{t('rounds.key')}</p>
            {happened.map((name) => (
              <p key={name} className={css.meaning}>
                <EventMark name={name} /> {t(`event.${name}`)}
              </p>
            ))}
          </div>
        </>
      )}
    </PageSection>
  );
}

/** The level of a box is empty at the first of these votes and full at the second. */
const LOW = 4;
const HIGH = 8;

function Round({
  round: { round, vote, fantavoto, match, events },
}: {
  readonly round: PlayedRound;
}) {
  const t = useText('player');
  const { decimal } = useFormats();
  const said = eventsOf(events);
  const figure = (value: number) => decimal(value, value % 1 === 0 ? 0 : 1);
  const against = match
    ? `${t(match.at_home ? 'fixtures.home' : 'fixtures.away', { club: match.opponent })} ${match.goals_for}–${match.goals_against}`
    : t('rounds.noMatch');
  const named = ({ name, count }: { name: EventName; count: number }) =>
    count > 1 ? `${t(`event.${name}`)} ×${count}` : t(`event.${name}`);
  const sentence =
    vote === null
      ? t('rounds.saidNoVote', { round, match: against })
      : t('rounds.said', {
          round,
          match: against,
          vote: figure(vote),
          fantavoto: figure(fantavoto ?? vote),
          events: said.length > 0 ? ` (${said.map(named).join(', ')})` : '',
        });
  const level = vote === null ? 0 : Math.min(1, Math.max(0, (vote - LOW) / (HIGH - LOW)));
  return (
    <li className={css.round} title={sentence}>
      <span className="visually-hidden">{sentence}</span>
      <span className={css.number} aria-hidden="true">
        {round}
      </span>
      <span
        className={vote === null ? `${css.box} ${css.none}` : css.box}
        style={{ '--level': level } as CSSProperties}
        aria-hidden="true"
      >
        {vote === null ? t('rounds.noVote') : figure(vote)}
      </span>
      <span className={css.total} aria-hidden="true">
        {fantavoto !== null && fantavoto !== vote && figure(fantavoto)}
      </span>
      <span className={css.events} aria-hidden="true">
        {said.map(({ name, count }) => (
          <EventMark key={name} name={name} count={count} />
        ))}
      </span>
    </li>
  );
}
