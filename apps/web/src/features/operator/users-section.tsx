import { useQuery } from '@tanstack/react-query';
import { type OperatorUser, operatorUserCalls } from '@tredici/contract/operator';
import { type SubmitEvent, useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { request } from '#lib/api/request.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextField } from '#ui/text-field.tsx';
import lines from './lines.module.css';
import { useAct } from './use-act.ts';
import css from './users-section.module.css';

const ID = 'utenti';
/** The call returns at most this many. */
const MOST = 20;

/** Users can be searched but not listed: this is the only place that shows e-mail addresses. */
export function UsersSection() {
  const t = useText('operator');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setQ(typed.trim());
  };
  return (
    <PageSection id={ID} title={t('users.title')}>
      <search>
        <form className={css.search} onSubmit={submit}>
          <TextField
            label={t('users.label')}
            error={null}
            value={typed}
            maxLength={254}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('users.search')}</Button>
        </form>
      </search>
      {q !== '' && <Found q={q} />}
    </PageSection>
  );
}

function Found({ q }: { readonly q: string }) {
  const t = useText('operator');
  const query = useQuery(callQuery(operatorUserCalls.findUsers, { query: { q } }));
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    return <NotLoaded text={t('failed')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <p role="status" className={lines.soft}>
        {!data ? t('loading') : data.results.length === 0 ? t('users.none') : null}
        {data?.results.length === MOST && t('users.most')}
      </p>
      <ul className={lines.list}>
        {data?.results.map((user) => (
          <UserLine key={user.id} user={user} />
        ))}
      </ul>
    </>
  );
}

function UserLine({ user }: { readonly user: OperatorUser }) {
  const t = useText('operator');
  const now = useNow();
  const { date } = useFormats();
  const { busy, act } = useAct(ID);
  const [until, setUntil] = useState('');
  const { id, email, premium_until: pro, grant_until: grant } = user;
  const isAhead = (instant: string | null) => instant !== null && new Date(instant) > now;
  // Pro ends with the last instant of a day.
  const lastDay = (instant: string) => date(new Date(new Date(instant).getTime() - 1));
  const done = () => t('users.done', { email });
  const give = (event: SubmitEvent) => {
    event.preventDefault();
    if (until === '') return;
    act(async () => {
      await request(operatorUserCalls.grantPremium, { params: { id }, body: { until } });
      setUntil('');
      return done();
    });
  };
  const end = () =>
    act(async () => {
      await request(operatorUserCalls.endGrant, { params: { id } });
      return done();
    });
  const facts = [
    `#${id}`,
    t('users.since', { day: date(user.created_at) }),
    t(user.verified ? 'users.verified' : 'users.unverified'),
    user.second_factor && t('users.factor'),
    user.operator && t('users.operator'),
    user.deletion_asked_at !== null && t('users.deleting'),
  ];
  const rights = [
    pro === null
      ? t('users.free')
      : t(isAhead(pro) ? 'users.pro' : 'users.wasPro', { day: lastDay(pro) }),
    grant !== null && isAhead(grant) && t('users.granted', { day: lastDay(grant) }),
  ];
  return (
    <li className={lines.line}>
      <div>
        <p className={lines.name}>
          <bdi>{email}</bdi>
        </p>
        <p className={lines.soft}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={css.rights}>{rights.filter(Boolean).join(' · ')}</p>
      </div>
      <form className={css.grant} onSubmit={give}>
        <TextField
          type="date"
          label={t('users.until')}
          error={null}
          value={until}
          required
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" busy={busy} aria-label={t('users.grantNamed', { email })}>
          {t('users.grant')}
        </Button>
        {isAhead(grant) && (
          <Button busy={busy} aria-label={t('users.endNamed', { email })} onClick={end}>
            {t('users.end')}
          </Button>
        )}
      </form>
    </li>
  );
}
