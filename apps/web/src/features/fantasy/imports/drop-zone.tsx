import { type DragEvent, useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './drop-zone.module.css';

interface DropZoneProps {
  /** The file that is being read. */
  readonly busyWith: string | null;
  readonly onFile: (file: File) => void;
}

/** A place to drop a file on, or to choose one from; one at a time. */
export function DropZone({ busyWith, onFile }: DropZoneProps) {
  const t = useText('imports');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && busyWith === null) onFile(file);
    // The same file, mended meanwhile, can be chosen again.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file input inside is the keyboard's way.
    <div
      className={css.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <svg className={css.picture} viewBox="0 0 48 40" aria-hidden="true">
        <path d="M24 4v22M15 17l9 9 9-9M4 28v8h40v-8" />
      </svg>
      {busyWith === null ? (
        <p>
          {over ? (
            t('drop.over')
          ) : (
            <>
              {t('drop.text')}{' '}
              <label className={css.choose}>
                {t('drop.choose')}
                <input
                  ref={input}
                  type="file"
                  className={css.input}
                  accept=".xlsx,.csv"
                  onChange={(event) => take(event.target.files)}
                />
              </label>
            </>
          )}
        </p>
      ) : (
        <div className={css.busy} role="status">
          <p>{t('drop.reading', { name: busyWith })}</p>
          <progress className={css.progress} aria-label={t('drop.reading', { name: busyWith })} />
        </div>
      )}
    </div>
  );
}
