import { useQuery } from '@tanstack/react-query';
import type { ImportedFile } from '@tredici/contract/fantasy-imports';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { TextButton } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Stamp } from '#ui/stamp.tsx';
import css from './file-list.module.css';
import { importsQuery } from './queries.ts';
import { useFileAction } from './use-file-action.ts';

interface FileListProps {
  /** The file whose preview is open. */
  readonly shown: number | null;
  readonly onShow: (id: number | null) => void;
}

/** All files that the user has uploaded, and the actions on them. */
export function FileList({ shown, onShow }: FileListProps) {
  const t = useText('imports');
  const errorText = useErrorText();
  const { data, error } = useQuery(importsQuery());
  return (
    <PageSection id="file" title={t('files.title')}>
      {error && !data && (
        <ProblemPanel
          heading={t('files.failed')}
          problems={[{ field: null, text: errorText(error) }]}
        />
      )}
      {data?.results.length === 0 && <p className={css.soft}>{t('files.none')}</p>}
      <ul className={css.files} aria-label={t('files.caption')} aria-busy={!data && !error}>
        {data?.results.map((file) => (
          <FileLine key={file.id} file={file} isShown={file.id === shown} onShow={onShow} />
        ))}
      </ul>
    </PageSection>
  );
}

function FileLine({
  file,
  isShown,
  onShow,
}: {
  readonly file: ImportedFile;
  readonly isShown: boolean;
  readonly onShow: (id: number | null) => void;
}) {
  const t = useText('imports');
  const { day } = useFormats();
  const { act, busy } = useFileAction(file.id, (action) => {
    if (isShown && action === 'delete') onShow(null);
  });
  const { id, file_name: name, status, is_active, kind, season, round, created_at } = file;
  const actions = [
    { key: 'show', run: () => onShow(id) },
    ...(status === 'confirmed' ? [{ key: 'undo', run: () => act('undo') } as const] : []),
    ...(status === 'confirmed' ? [] : [{ key: 'confirm', run: () => act('confirm') } as const]),
    { key: 'delete', run: () => act('delete') },
  ] as const;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <p className={css.kind}>
          {t(`guide.${kind}`)} {season}
          {round !== null && ` · ${t('files.round', { round })}`}
        </p>
        <p className={css.soft}>{name}</p>
        <p className={css.soft}>
          {t('files.day', { day: day(created_at) })}
          {!is_active && ` · ${t(`status.${status}`)}`}
        </p>
      </div>
      {is_active && <Stamp small>{t('status.active')}</Stamp>}
      <div className={css.actions}>
        {actions.map(({ key, run }) => (
          <TextButton
            key={key}
            aria-label={t(`action.${key}Named`, { name })}
            busy={busy}
            onClick={run}
          >
            {t(`action.${key}`)}
          </TextButton>
        ))}
      </div>
    </li>
  );
}
