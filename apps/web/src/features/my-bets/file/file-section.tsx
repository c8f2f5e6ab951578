import { useMutation } from '@tanstack/react-query';
import {
  type FileProblem,
  MY_BETS_LIMITS,
  myBetCalls,
  type StakeLimitReply,
} from '@tredici/contract/my-bets';
import { useId, useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { refreshMyBets } from '../queries.ts';
import { FilePreview } from './file-preview.tsx';
import css from './file-section.module.css';

/** A longer list of problems would not help. */
const PROBLEMS_SHOWN = 8;

/** Imports bets from a file: shows what was read, and saves it after a confirmation. */
export function FileSection({ limit }: { readonly limit: StakeLimitReply }) {
  const t = useText('my-bets');
  const { count } = useFormats();
  const errorText = useErrorText();
  const inputId = useId();
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  // If two files are chosen quickly, only the last one counts.
  const read = useMutation({
    mutationFn: (body: Uint8Array<ArrayBuffer>) =>
      request(myBetCalls.importMyBets, { query: { preview: 'true' }, body }),
  });
  const add = useChange({
    mutationFn: (body: Uint8Array<ArrayBuffer>) =>
      request(myBetCalls.importMyBets, { query: {}, body }),
    onSuccess: async ({ added }) => {
      await refreshMyBets();
      notify(t('file.added', { count: added, bets: count(added) }));
      leave();
    },
  });
  const leave = () => {
    setBytes(null);
    read.reset();
    add.reset();
  };
  const take = async (file: File | undefined) => {
    leave();
    setTooLarge(file !== undefined && file.size > MY_BETS_LIMITS.fileBytes);
    if (!file || file.size > MY_BETS_LIMITS.fileBytes) return;
    const body = new Uint8Array(await file.arrayBuffer());
    setBytes(body);
    read.mutate(body);
  };
  const problem = read.error ?? add.error;
  const problems = add.data?.problems ?? read.data?.problems ?? [];
  return (
    <PageSection id="file" title={t('file.title')}>
      <p>{t('file.lead')}</p>
      <div>
        <label className={css.choose} htmlFor={inputId}>
          {t('file.choose')}
        </label>
        <input
          id={inputId}
          type="file"
          accept=".csv,text/csv"
          className={css.input}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Allows choosing the same file again after it was corrected.
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" className={css.answer}>
        {tooLarge && <p>{t('file.tooLarge')}</p>}
        {problem && <p>{errorText(problem)}</p>}
        {problems.length > 0 && <Problems problems={problems} />}
        {bytes && read.data && problems.length === 0 && (
          <FilePreview
            preview={read.data}
            limit={limit}
            busy={add.isPending}
            onAdd={() => add.mutate(bytes)}
            onLeave={leave}
          />
        )}
      </div>
    </PageSection>
  );
}

function Problems({ problems }: { readonly problems: readonly FileProblem[] }) {
  const t = useText('my-bets');
  const { count } = useFormats();
  const rest = problems.length - PROBLEMS_SHOWN;
  return (
    <>
      <p>
        <b>{t('file.wrong')}</b>
      </p>
      <ul className={css.problems}>
        {problems.slice(0, PROBLEMS_SHOWN).map(({ line, column, problem }) => (
          <li key={`${line} ${column}`}>
            {t('file.line', {
              line: count(line),
              what:
                problem === 'too-many'
                  ? t('problem.too-many', { most: count(MY_BETS_LIMITS.bets) })
                  : problem === 'unknown-match'
                    ? t('problem.unknown-match')
                    : problem === 'missing'
                      ? t('problem.missing', { column: column ?? '' })
                      : t(`problem.${badColumn(column)}`),
            })}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('file.more', { count: rest })}</p>}
    </>
  );
}

const BAD = ['match_id', 'date', 'bet_type', 'odd', 'stake', 'placed_at', 'bookmaker'] as const;

/** The columns whose content can be invalid; the others are not read. */
function badColumn(column: FileProblem['column']): (typeof BAD)[number] {
  return BAD.find((name) => name === column) ?? 'match_id';
}
