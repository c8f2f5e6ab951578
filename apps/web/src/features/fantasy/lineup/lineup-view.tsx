import { useQueryClient } from '@tanstack/react-query';
import type { LineupReply, Team } from '@tredici/contract/teams';
import { useText } from '#lib/i18n/translate.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LockedPart } from '../locked-part.tsx';
import { AfterRoundSection } from './after-round/after-round-section.tsx';
import { usePast } from './after-round/use-past.ts';
import type { Board } from './board/board.ts';
import { DragArea } from './board/drag-area.tsx';
import { PickBar } from './board/pick-bar.tsx';
import { Pitch } from './board/pitch.tsx';
import { Bench, Stand } from './board/trays.tsx';
import { Deadline } from './deadline.tsx';
import { playersOf } from './draft/draft.ts';
import { movePlayer, readPlace } from './draft/move-player.ts';
import { useLineupEditor } from './draft/use-lineup-editor.ts';
import { useSaveLineup } from './draft/use-save-lineup.ts';
import { LineupNotices } from './lineup-notices.tsx';
import { lineupTeam } from './lineup-team.ts';
import css from './lineup-view.module.css';
import { lineupQueries } from './queries.ts';
import { expectedOf, useCandidates } from './recommended/candidates.ts';
import { RecommendedEleven } from './recommended/recommended-eleven.tsx';
import { useWishes } from './recommended/use-wishes.ts';
import { CopyLineup } from './share/copy-lineup.tsx';
import { SwitchField } from './switch-field.tsx';

interface LineupViewProps {
  readonly team: Team;
  readonly reply: LineupReply;
}

/** The line-up of a team for a round: pitch, bench and stand, with the actions on them. */
export function LineupView({ team: stored, reply }: LineupViewProps) {
  const t = useText('lineup');
  const queries = useQueryClient();
  const team = lineupTeam(stored, reply.players);
  const isPast = usePast(reply.deadline);
  const editor = useLineupEditor(stored.id, team, reply, isPast);
  const { draft, picked, announcement } = editor;
  const isPremium = useSession()?.user.premium ?? false;
  const candidates = useCandidates(stored.id, team, isPremium);
  const { wishes, wish, clear } = useWishes(team, editor);
  const { save, isSaving, problems } = useSaveLineup(stored.id, team, editor);
  const title =
    reply.round === null ? stored.name : `${stored.name} · ${t('round', { round: reply.round })}`;
  const board: Board = {
    team,
    draft,
    picked,
    isClosed: isPast,
    words: editor.words,
    expected: expectedOf(team, candidates),
    wishes,
    isOpen: (place) => picked === null || movePlayer(team, draft, picked, place).ok,
    onActivate: editor.activate,
    onPlace: editor.place,
  };
  const drop = (id: number, name: string) => {
    const to = readPlace(name);
    if (to) editor.move(id, to);
  };
  const lines = [1, ...draft.module.split('-').map(Number)].map((count, row, counts) => {
    const from = counts.slice(0, row).reduce((sum, one) => sum + one, 0);
    return playersOf(
      team,
      draft.field.slice(from, from + count).filter((id) => id !== null),
    );
  });
  const count = draft.field.filter((id) => id !== null).length;
  return (
    <div className={css.view}>
      <header className={css.head}>
        <div>
          <PageHeading className={css.name}>{stored.name}</PageHeading>
          <p className={css.round}>
            {reply.round === null ? t('noRound') : t('round', { round: reply.round })}
          </p>
          {reply.round !== null && <Deadline deadline={reply.deadline} />}
        </div>
        <div className={css.controls}>
          <SelectField
            label={t('module')}
            choices={team.modules.map(({ name }) => ({ value: name, label: name }))}
            value={draft.module}
            onChoose={editor.chooseModule}
          />
        </div>
      </header>
      <LineupNotices
        team={team}
        reply={reply}
        editor={editor}
        problems={problems}
        isClosed={isPast}
        onNextRound={() =>
          void queries.invalidateQueries({ queryKey: lineupQueries.lineup(stored.id).queryKey })
        }
      />
      <DragArea className={css.board} onPick={editor.pick} onDrop={drop}>
        <Pitch board={board} />
        <div className={css.trays}>
          <Bench board={board} />
          <Stand board={board} />
          {team.rules.switch !== 'off' && (
            <SwitchField team={team} draft={draft} onChoose={editor.exchange} />
          )}
          <p className={css.help}>{t('help')}</p>
          <div className={css.actions}>
            <CopyLineup
              lineup={{
                title,
                module: draft.module,
                lines,
                bench: playersOf(team, draft.bench),
                captain: draft.captain,
                vice: draft.vice,
              }}
            />
          </div>
        </div>
      </DragArea>
      <section className={css.bar} aria-label={t('handIn')}>
        <p role="status" className={css.said} data-refused={announcement.isRefusal || undefined}>
          {announcement.text}
        </p>
        <PickBar team={team} editor={editor} wishes={isPremium ? wishes : null} onWish={wish} />
        <div className={`${css.actions} ${css.handIn}`}>
          <Button
            primary
            busy={isSaving}
            disabled={reply.round === null || isPast}
            onClick={() => save()}
          >
            {t('save')}
          </Button>
          <span className={css.state}>
            {t('count', { count })}
            {' · '}
            {t(editor.isChanged ? 'state.changed' : stateOf(editor.base))}
          </span>
        </div>
      </section>
      <PageSection title={t('eleven')}>
        {isPremium ? (
          <RecommendedEleven
            team={team}
            stored={stored}
            editor={editor}
            candidates={candidates}
            wishes={wishes}
            round={reply.round}
            onClear={clear}
          />
        ) : (
          <LockedPart>{t('eleven.locked')}</LockedPart>
        )}
      </PageSection>
      <AfterRoundSection team={team} stored={stored} nextRound={reply.round} />
    </div>
  );
}

/** A saved line-up is called outdated if today's rules or roster no longer allow it, because the pitch then
 *  differs from it. */
function stateOf({ lineup, is_from_earlier_round, problems }: LineupReply) {
  if (!lineup || is_from_earlier_round) return 'state.none';
  return problems.length > 0 ? 'state.outdated' : 'state.saved';
}
