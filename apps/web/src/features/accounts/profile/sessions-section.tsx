import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeDevice } from '@tredici/contract/describe-device';
import { type ActiveSession, sessionCalls } from '@tredici/contract/sessions';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { focusPart, isFocusLost } from '#lib/device/focus.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Stamp } from '#ui/stamp.tsx';

import css from './parts.module.css';
import { SESSIONS_QUERY, sessionsQuery } from './queries.ts';
import { Section } from './section.tsx';

const ID = 'sessioni';

/** Where the account is logged in, and how to log out there. */
export function SessionsSection() {
  const t = useText('profile');
  const common = useText('common');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const [busy, setBusy] = useState(false);
  // The clicked button disappears with its row, so the focus moves to the section.
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines may have changed.
  useEffect(() => {
    if (acted.current && isFocusLost()) focusPart(ID);
  }, [data]);

  async function act(action: () => Promise<string>) {
    setBusy(true);
    acted.current = true;
    try {
      notify(await action());
    } catch (refusal) {
      notify(errorText(refusal), 'failed');
    }
    await queries.invalidateQueries({ queryKey: SESSIONS_QUERY });
    setBusy(false);
  }
  const end = (id: number) =>
    act(async () => {
      await request(sessionCalls.endSession, { params: { id } });
      return t('sessions.ended');
    });
  const endOthers = () =>
    act(async () => {
      const { ended } = await request(sessionCalls.endOtherSessions, {});
      return t('sessions.othersEnded', { count: ended });
    });

  const others = data?.filter((session) => !session.current).length ?? 0;
  return (
    <Section
      id={ID}
      title={t('sessions.title')}
      glance={data ? t('sessions.glance', { count: data.length }) : '\u00a0'}
      intro={t('sessions.body')}
      isMadeWhenOpened
    >
      {error && (
        <ProblemPanel heading="" problems={[{ field: null, text: errorText(error) }]}>
          <div className={css.actions}>
            <Button onClick={() => void refetch()}>{common('retry')}</Button>
          </div>
        </ProblemPanel>
      )}
      <ul className={css.list} aria-busy={!data && !error}>
        {/* There is always at least one session, so the room of its row is reserved. */}
        {!data && !error && <li className={css.line} />}
        {data?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <div className={css.actions}>
        {others > 0 ? (
          <Button busy={busy} onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        ) : (
          data && <p className={css.soft}>{t('sessions.only')}</p>
        )}
      </div>
    </Section>
  );
}

interface SessionLineProps {
  readonly session: ActiveSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const t = useText('profile');
  const { day, time, date } = useFormats();
  const device = describeDevice(session.user_agent);
  const name = device ? t('sessions.on', { ...device }) : t('sessions.unknown');
  const used = session.last_used_at;
  return (
    <li className={css.line}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.soft}>
          {t('sessions.lastUsed', { when: `${day(used)} ${time(used)}` })} ·{' '}
          {t('sessions.since', { when: date(session.created_at) })}
        </p>
      </div>
      {session.current ? (
        <Stamp small>{t('sessions.current')}</Stamp>
      ) : (
        <Button busy={busy} onClick={onEnd} aria-label={t('sessions.endNamed', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
