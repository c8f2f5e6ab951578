import { useQueryClient } from '@tanstack/react-query';
import { fantasyImportCalls, VOTE_SOURCES } from '@tredici/contract/fantasy-imports';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { sendingWith } from '#lib/api/upload.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useText } from '#lib/i18n/translate.ts';
import { beginningOf } from '#lib/text-length.ts';
import { SelectField } from '#ui/select-field.tsx';
import { type FileDetails, isTakeable } from './chosen-file.ts';
import { DropZone } from './drop-zone.tsx';
import { importQuery, importsQuery } from './queries.ts';
import { Refusal } from './refusal.tsx';
import css from './upload-file.module.css';

type Source = (typeof VOTE_SOURCES)[number];

/** Uploads a file and has it read. Its changes are then shown, and nothing takes effect until the user
 *  confirms. */
export function UploadFile({ onRead }: { readonly onRead: (id: number) => void }) {
  const t = useText('imports');
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState<Source>('Fantacalcio');
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error, reset } = useChange({
    mutationFn: ({ chosen, details }: { chosen: File; details: FileDetails }) => {
      setSent(0);
      const query = { name: beginningOf(chosen.name, 200), source, ...details };
      return request(
        fantasyImportCalls.uploadImport,
        { query, body: chosen },
        { send: sendingWith(setSent) },
      );
    },
    onSuccess: (preview) => {
      queries.setQueryData(importQuery(preview.file.id).queryKey, preview);
      void queries.invalidateQueries({ queryKey: importsQuery().queryKey });
      onRead(preview.file.id);
    },
  });
  const read = (chosen: File, details: FileDetails = {}) => {
    setFile(chosen);
    if (isTakeable(chosen)) mutate({ chosen, details });
    else reset();
  };
  return (
    <div className={css.upload}>
      <DropZone busyWith={isPending && file ? { name: file.name, sent } : null} onFile={read} />
      <SelectField
        label={t('drop.votes')}
        choices={VOTE_SOURCES.map((value) => ({ value, label: value }))}
        value={source}
        onChoose={setSource}
      />
      <p className={css.hint}>{t('drop.votesHint')}</p>
      {file && !isPending && (error !== null || !isTakeable(file)) && (
        <Refusal
          key={`${file.name} ${file.lastModified}`}
          file={file}
          error={error}
          onAgain={(details) => read(file, details)}
        />
      )}
    </div>
  );
}
