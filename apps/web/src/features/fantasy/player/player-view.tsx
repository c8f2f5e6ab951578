import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import type { SeasonLabel } from '@tredici/contract/seasons';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { PlayerLists } from '../lists/player-lists.tsx';
import { FixtureList } from './fixture-list.tsx';
import { NextMatch } from './next-match.tsx';
import { Notes } from './notes.tsx';
import { OwnWord } from './own-word.tsx';
import { PlayerHead } from './player-head.tsx';
import css from './player-page.module.css';
import { RoundStrip } from './round-strip.tsx';
import { SeasonOutlook } from './season-outlook.tsx';
import { SeasonsTable } from './seasons-table.tsx';

interface PlayerViewProps {
  readonly detail: PlayerDetail;
  readonly onSeason: (season: SeasonLabel) => void;
}

export function PlayerView({ detail, onSeason }: PlayerViewProps) {
  const isWhole = useInTurn(STEPS, 1) === STEPS;
  return (
    <PartsInTurn className={isWhole ? css.view : `${css.view} ${css.drawing}`}>
      <PlayerHead detail={detail} />
      {isWhole && (
        <>
          <RoundStrip detail={detail} onSeason={onSeason} />
          <PartsInTurn className={css.column}>
            <NextMatch detail={detail} />
            <SeasonOutlook detail={detail} />
          </PartsInTurn>
          <PartsInTurn className={css.column}>
            <FixtureList detail={detail} />
            <OwnWord key={detail.player.id} detail={detail} />
            <Notes detail={detail} />
            <PlayerLists playerId={detail.player.id} />
          </PartsInTurn>
          <SeasonsTable detail={detail} />
        </>
      )}
    </PartsInTurn>
  );
}

/** The head is drawn first, then everything below it. */
const STEPS = 2;
