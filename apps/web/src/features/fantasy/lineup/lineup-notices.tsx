import type { LineupReply } from '@tredici/contract/teams';
import type { LineupProblem } from '@tredici/engine/fantasy/scoring/check-lineup';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { useProblemWords } from './draft/problem-words.ts';
import type { LineupEditor } from './draft/use-lineup-editor.ts';
import css from './lineup-notices.module.css';
import type { LineupTeam } from './lineup-team.ts';

interface LineupNoticesProps {
  readonly team: LineupTeam;
  readonly reply: LineupReply;
  readonly editor: LineupEditor;
  readonly isClosed: boolean;
  /** Why the line-up cannot be submitted as it is. */
  readonly problems: readonly LineupProblem[];
  readonly onNextRound: () => void;
}

/** What the user must know before they continue: what changed, what is closed, what is missing. */
export function LineupNotices({
  team,
  reply,
  editor,
  isClosed,
  problems,
  onNextRound,
}: LineupNoticesProps) {
  const t = useText('lineup');
  const words = useProblemWords(team, editor.draft);
  const isOld = editor.base === reply && reply.problems.length > 0;
  return (
    <div className={css.notices}>
      {editor.isElsewhere && (
        <div role="alert" className={css.notice}>
          <p>{t('elsewhere')}</p>
          <div className={css.actions}>
            <Button onClick={() => editor.adopt(false)}>{t('elsewhere.take')}</Button>
            <Button onClick={() => editor.adopt(true)}>{t('elsewhere.keep')}</Button>
          </div>
        </div>
      )}
      {editor.isRestored && !editor.isElsewhere && (
        <div role="status" className={`${css.notice} ${css.row}`}>
          <p>{t('restored')}</p>
          <div className={css.actions}>
            <Button onClick={editor.discard}>{t('restored.discard')}</Button>
          </div>
        </div>
      )}
      {isClosed && (
        <div role="alert" className={css.notice}>
          <p>{t('closed', { round: editor.base.round ?? '' })}</p>
          <div className={css.actions}>
            <Button onClick={onNextRound}>{t('closed.next')}</Button>
          </div>
        </div>
      )}
      {isOld && (
        <div role="status" className={css.notice}>
          <p>{t('rulesChanged')}</p>
          <ul>
            {reply.problems.map(({ code, detail }) => (
              <li key={code + detail}>{words(code)}</li>
            ))}
          </ul>
        </div>
      )}
      {/* A restored draft is no longer the line-up of that round. */}
      {reply.is_from_earlier_round && editor.base === reply && !editor.isRestored && (
        <p className={css.hint}>{t('fromEarlier', { round: reply.lineup?.round ?? '' })}</p>
      )}
      <div role="alert">
        {problems.length > 0 && (
          <div className={css.notice}>
            <p>{t('incomplete')}</p>
            <ul>
              {problems.map(({ code, detail }) => (
                <li key={code + detail}>{words(code)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
