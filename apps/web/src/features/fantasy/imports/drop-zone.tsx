import { type DragEvent, useRef, useState } from 'react';
import { useMedia } from '#lib/device/use-media.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import css from './drop-zone.module.css';

interface BusyWith {
  readonly name: string;
  /** From 0 to 1. */
  readonly sent: number;
}

interface DropZoneProps {
  /** The file that is being uploaded, and then read by the server. */
  readonly busyWith: BusyWith | null;
  readonly onFile: (file: File) => void;
}

/** An area to drop a file on or to choose one; one file at a time. */
export function DropZone({ busyWith, onFile }: DropZoneProps) {
  const t = useText('imports');
  const [over, setOver] = useState(false);
  // A touch screen has no files to drag.
  const byTouch = useMedia('(pointer: coarse)');
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && busyWith === null) onFile(file);
    // Allows choosing the same file again after it was corrected.
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
              {!byTouch && `${t('drop.text')} `}
              <label className={css.choose}>
                {t(byTouch ? 'drop.chooseOnly' : 'drop.choose')}
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
        <Busy {...busyWith} />
      )}
    </div>
  );
}

/** Shows the progress of the upload, then that the server is reading the file, which has no known duration. */
function Busy({ name, sent }: BusyWith) {
  const t = useText('imports');
  const { percent } = useFormats();
  const isThere = sent >= 1;
  const reading = t('drop.reading', { name });
  return (
    <div className={css.busy}>
      <p role="status">{isThere ? reading : t('drop.sending', { name })}</p>
      <ProgressBar
        label={isThere ? reading : t('drop.sending', { name })}
        share={isThere ? null : sent}
      />
      {!isThere && <p className={css.sent}>{percent(100 * sent)}</p>}
    </div>
  );
}
