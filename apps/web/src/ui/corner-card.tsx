import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#lib/device/focus.ts';
import { IconButton } from './button.tsx';
import css from './corner-card.module.css';
import { CloseIcon } from './icons.tsx';

interface CornerCardProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Two answers of the same visual weight. */
  readonly actions: ReactNode;
}

/** A question in the corner that blocks nothing. After an answer the focus moves to the top of the page. */
export function CornerCard({ title, closeLabel, onClose, children, actions }: CornerCardProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <section ref={ref} className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
