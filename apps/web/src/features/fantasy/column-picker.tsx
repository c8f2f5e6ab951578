import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import type { Column } from './column.ts';
import css from './column-picker.module.css';

interface ColumnPickerProps {
  readonly columns: readonly Column[];
  /** Column ids in display order. */
  readonly chosen: readonly string[];
  /** Called with null to restore the default. */
  readonly onChoose: (ids: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Chooses the columns beside the names, and their order. */
export function ColumnPicker({ columns, chosen, onChoose, onClose }: ColumnPickerProps) {
  const t = useText('fantasy');
  const common = useText('common');
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Dialog
      title={t('columns')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary onClick={onClose}>
            {common('understood')}
          </Button>
          <Button onClick={() => onChoose(null)}>{t('columns.reset')}</Button>
        </>
      }
    >
      <p className={css.hint}>{t('columns.hint')}</p>
      <ul className={css.columns}>
        {columns.map(({ id, short, name, locked }) => {
          const place = chosen.indexOf(id);
          return (
            <li key={id}>
              <TickBox
                label={place < 0 ? short : `${short} · ${place + 1}`}
                checked={place >= 0}
                // The last column cannot be removed: names alone would be no table.
                disabled={place >= 0 && chosen.length === 1}
                hint={
                  <>
                    {name} {locked && <ProBadge />}
                  </>
                }
                onChange={() => toggle(id)}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
