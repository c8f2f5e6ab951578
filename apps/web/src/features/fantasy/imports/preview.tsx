import { useQuery } from '@tanstack/react-query';
import type { ImportPreview } from '@tredici/contract/fantasy-imports';
import { useEffect } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { focusPart } from '#lib/device/focus.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Difference } from './difference.tsx';
import css from './preview.module.css';
import { importQuery } from './queries.ts';
import { RowProblems } from './row-problems.tsx';
import { useFileAction } from './use-file-action.ts';

const ID = 'anteprima';

interface PreviewProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The changes that a file makes or would make, shown before it takes effect. */
export function Preview({ id, onClose }: PreviewProps) {
  const t = useText('imports');
  const errorText = useErrorText();
  const { data, error } = useQuery(importQuery(id));
  useEffect(() => {
    document.getElementById(ID)?.scrollIntoView({ block: 'nearest' });
    focusPart(ID);
  }, []);
  return (
    <PageSection id={ID} title={t('preview.title')}>
      {data ? (
        <Shown preview={data} onClose={onClose} />
      ) : error ? (
        <ProblemPanel heading="" problems={[{ field: null, text: errorText(error) }]} />
      ) : (
        <div className={css.waiting} aria-busy="true" />
      )}
    </PageSection>
  );
}

function Shown({
  preview,
  onClose,
}: {
  readonly preview: ImportPreview;
  readonly onClose: () => void;
}) {
  const t = useText('imports');
  const { count } = useFormats();
  const { file, warnings, difference } = preview;
  const { act, busy } = useFileAction(file.id, onClose);
  const kind = t(`guide.${file.kind}`);
  return (
    <>
      <div className={css.what}>
        <p className={css.kind}>
          {file.round === null
            ? t('preview.what', { kind, season: file.season })
            : t('preview.whatRound', { kind, season: file.season, round: file.round })}
        </p>
        <p className={css.file}>{file.file_name}</p>
        <p>{t('preview.rows', { count: file.rows, number: count(file.rows) })}</p>
      </div>
      {warnings.length > 0 && (
        <ul className={css.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{t(`warning.${warning}`)}</li>
          ))}
        </ul>
      )}
      <Difference difference={difference} />
      <RowProblems problems={preview.problems} all={preview.problem_count} />
      {file.status === 'preview' ? (
        <>
          <p className={css.soft}>{t('preview.nothingYet')}</p>
          <div className={css.actions}>
            <Button primary busy={busy} onClick={() => act('confirm')}>
              {t('preview.confirm')}
            </Button>
            <Button busy={busy} onClick={() => act('delete')}>
              {t('preview.drop')}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.actions}>
          <Button onClick={onClose}>{t('preview.close')}</Button>
        </div>
      )}
    </>
  );
}
