import { useQuery } from '@tanstack/react-query';
import { NOTICE_KINDS } from '@tredici/contract/notices';
import { NOTICE_KEY, type OperatorNotice, operatorNoticeCalls } from '@tredici/contract/operator';
import { type SubmitEvent, useState } from 'react';
import { request } from '#lib/api/request.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Fold } from '#ui/fold.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './notices-section.module.css';
import { Part } from './part.tsx';
import { noticesQuery } from './queries.ts';
import tables from './tables.module.css';
import { useAct } from './use-act.ts';
import { useInstants } from './use-instants.ts';

const ID = 'avvisi';

/** Temporary notices shown to visitors. */
export function NoticesSection() {
  const t = useText('operator');
  const query = useQuery(noticesQuery);
  return (
    <Part id={ID} title={t('notices.title')} query={query}>
      {({ results }) => (
        <>
          {results.length === 0 ? <p>{t('notices.none')}</p> : <Notices notices={results} />}
          <Fold title={t('notices.add')}>
            <NoticeForm />
          </Fold>
        </>
      )}
    </Part>
  );
}

function Notices({ notices }: { readonly notices: readonly OperatorNotice[] }) {
  const t = useText('operator');
  const now = useNow();
  const { at } = useInstants();
  const { busy, act } = useAct(ID);
  const stateOf = ({ starts_at, ends_at }: OperatorNotice) => {
    if (new Date(ends_at) <= now) return 'over';
    return new Date(starts_at) > now ? 'coming' : 'open';
  };
  const end = (key: string) =>
    act(async () => {
      await request(operatorNoticeCalls.endNotice, { params: { key } });
      return t('notices.ended', { key });
    });
  return (
    <DataTable
      slips
      caption={t('notices.title')}
      className={tables.table}
      rows={notices}
      keyOf={({ key }) => key}
      columns={[
        { key: 'key', name: t('notices.key'), cell: ({ key }) => key },
        {
          key: 'kind',
          name: t('notices.kind'),
          className: tables.word,
          cell: ({ kind }) => t(`notice.${kind}`),
        },
        { key: 'from', name: t('notices.from'), cell: (row) => at(row.starts_at) },
        { key: 'to', name: t('notices.to'), cell: (row) => at(row.ends_at) },
        { key: 'state', name: t('notices.state'), cell: (row) => t(`notices.${stateOf(row)}`) },
        {
          key: 'end',
          name: t('notices.end'),
          className: tables.act,
          cell: (row) =>
            stateOf(row) !== 'over' && (
              <Button
                busy={busy}
                aria-label={t('notices.endNamed', { key: row.key })}
                onClick={() => end(row.key)}
              >
                {t('notices.end')}
              </Button>
            ),
        },
      ]}
    />
  );
}

function NoticeForm() {
  const t = useText('operator');
  const { busy, act } = useAct(ID);
  const [kind, setKind] = useState<OperatorNotice['kind']>('national-break');
  const [key, setKey] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    act(async () => {
      const window = { starts_at: instantOf(from), ends_at: instantOf(to) };
      await request(operatorNoticeCalls.addNotice, { body: { key, kind, ...window } });
      setKey('');
      return t('notices.added', { key });
    });
  };
  const instant = { type: 'datetime-local', error: null, required: true } as const;
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={css.hint}>{t('notices.hint')}</p>
      <SelectField
        label={t('notices.kind')}
        value={kind}
        onChoose={setKind}
        choices={NOTICE_KINDS.map((one) => ({ value: one, label: t(`notice.${one}`) }))}
      />
      <TextField
        label={t('notices.key')}
        error={null}
        value={key}
        required
        maxLength={60}
        pattern={NOTICE_KEY.source.slice(1, -1)}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setKey(event.target.value)}
      />
      <TextField
        {...instant}
        label={t('notices.from')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...instant}
        label={t('notices.to')}
        value={to}
        min={from}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" primary busy={busy}>
        {t('notices.publish')}
      </Button>
    </form>
  );
}

/** The typed time is in the device's time zone. */
const instantOf = (typed: string): string => new Date(typed).toISOString();
