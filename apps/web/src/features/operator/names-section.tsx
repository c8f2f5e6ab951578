import { useQuery } from '@tanstack/react-query';
import { operatorNameCalls, type UnknownName } from '@tredici/contract/operator';
import { type SubmitEvent, useId, useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { request } from '#lib/api/request.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import lines from './lines.module.css';
import css from './names-section.module.css';
import { Part } from './part.tsx';
import { namesQuery } from './queries.ts';
import { useAct } from './use-act.ts';

const ID = 'nomi';

/** Club names from providers that are not recognised: one click assigns each to its club. */
export function NamesSection() {
  const t = useText('operator');
  const query = useQuery(namesQuery);
  const { busy, act } = useAct(ID);
  return (
    <Part id={ID} title={t('names.title')} query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <p>{t('names.none')}</p>
        ) : (
          <ul className={lines.list}>
            {results.map((name) => (
              <NameLine
                key={`${name.source} ${name.country} ${name.name}`}
                name={name}
                busy={busy}
                act={act}
              />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

interface NameLineProps {
  readonly name: UnknownName;
  readonly busy: boolean;
  readonly act: (work: () => Promise<string>) => void;
}

function NameLine({ name: unknown, busy, act }: NameLineProps) {
  const t = useText('operator');
  const { source, country, name, seasons, suggestions } = unknown;
  const resolve = (club: string, create = false) =>
    act(async () => {
      const done = await request(operatorNameCalls.resolveName, {
        body: { source, country, name, club, create },
      });
      const said = { name, club: done.club };
      const [cause] = done.failed;
      if (cause) return t('names.doneFailed', { ...said, cause });
      return t('names.done', { ...said, count: done.changed });
    });
  return (
    <li className={lines.line}>
      <div>
        <p className={lines.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={lines.soft}>
          {t('names.where', { country, source, seasons: seasons.join(', ') })}
        </p>
      </div>
      <div className={css.choices}>
        {suggestions.length === 0 && <p className={lines.soft}>{t('names.noSuggestion')}</p>}
        {suggestions.map((club, at) => (
          <Button
            key={club}
            primary={at === 0}
            busy={busy}
            aria-label={t('names.is', { name, club })}
            onClick={() => resolve(club)}
          >
            {club}
          </Button>
        ))}
      </div>
      <div className={css.other}>
        <Fold title={t('names.other')}>
          <OtherClub country={country} busy={busy} onChoose={resolve} />
        </Fold>
      </div>
    </li>
  );
}

interface OtherClubProps {
  readonly country: string;
  readonly busy: boolean;
  readonly onChoose: (club: string, create: boolean) => void;
}

function OtherClub({ country, busy, onChoose }: OtherClubProps) {
  const t = useText('operator');
  const list = useId();
  const { data } = useQuery(callQuery(operatorNameCalls.listClubNames, { query: { country } }));
  const [club, setClub] = useState('');
  const [isNew, setIsNew] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (club.trim() !== '' && !busy) onChoose(club.trim(), isNew);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('names.club')}
        error={null}
        list={list}
        value={club}
        maxLength={200}
        autoComplete="off"
        required
        onChange={(event) => setClub(event.target.value)}
      />
      <datalist id={list}>
        {data?.results.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <TickBox
        label={t('names.new')}
        hint={t('names.new.hint')}
        checked={isNew}
        onChange={(event) => setIsNew(event.target.checked)}
      />
      <Button type="submit" busy={busy}>
        {t('names.confirm')}
      </Button>
    </form>
  );
}
