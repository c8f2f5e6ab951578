import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { EmptyState } from './empty-state.tsx';
import { slugOf } from './league-filter.ts';
import css from './league-frame.module.css';
import { LeaguePicker } from './league-picker.tsx';
import { LeagueTabs } from './league-tabs.tsx';
import { useChoiceLabel } from './use-league-choices.ts';

interface LeagueFrameProps {
  /** As it stands in the address. */
  readonly slug: string;
  /** Of the page about a league; without a name, about one that there is not. */
  readonly headingOf: (league: string | undefined) => string;
  readonly onLeague: (slug: string) => void;
  /** Somebody may be about to choose this one. */
  readonly onConsider: (slug: string) => void;
  readonly wide?: boolean;
  readonly children: (league: Tournament) => ReactNode;
}

/** A page about one league at a time: which one, its tabs, and what the page says of it. */
export function LeagueFrame(props: LeagueFrameProps) {
  const { slug, headingOf, onLeague, onConsider, wide = false, children } = props;
  const say = useText('catalogue');
  const labelOf = useChoiceLabel();
  const league = tournamentBySlug(slug);
  return (
    <div className={wide ? `${css.page} ${css.wide}` : css.page}>
      <div>
        <PageHeading className="visually-hidden">
          {headingOf(league && labelOf(league))}
        </PageHeading>
        <LeaguePicker
          league={league}
          single
          onChoose={(choice) => onLeague(slugOf(choice))}
          onConsider={(choice) => onConsider(slugOf(choice))}
        />
        {league && <LeagueTabs league={league} />}
      </div>
      {league ? children(league) : <EmptyState message={say('championshipNotFound')} />}
    </div>
  );
}
