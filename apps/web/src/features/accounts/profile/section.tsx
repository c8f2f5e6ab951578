import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#lib/device/after-paint.ts';
import { onFirstTouch } from '#lib/device/first-touch.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { setSectionOpen, useOpenSections } from './open-sections.ts';
import css from './section.module.css';

interface SectionProps {
  /** Its address on the page, after the #; who comes by it finds the section open. */
  readonly id: string;
  readonly title: string;
  /** What it holds, or how that stands now, in a word or two: said while it is closed. A space until it is
   *  known, so that nothing moves then. */
  readonly glance?: string | undefined;
  readonly intro?: string;
  readonly danger?: boolean;
  /** It holds much that is not asked for before somebody wants it: a search of the browser does not find it
   *  until then. */
  readonly isMadeWhenOpened?: boolean;
  readonly children: ReactNode;
}

/** A numbered row of the profile, which opens. What is inside is there while it is closed too, once
 *  somebody has touched the page: the browser's own search finds it and opens it, and paper shows it. */
export function Section(props: SectionProps) {
  const { id, title, glance, intro, danger, isMadeWhenOpened, children } = props;
  const isOpen = useOpenSections().has(id);
  const isWanted = useIsWanted();
  const isMade = isOpen || (isWanted && !isMadeWhenOpened);
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className={danger ? css.danger : css.section}>
      <details
        id={id}
        className={css.fold}
        open={isOpen}
        onToggle={(event) => setSectionOpen(id, event.currentTarget.open)}
      >
        <summary className={css.line}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {!isOpen && glance && <span className={css.glance}>{glance}</span>}
          <svg className={css.arrow} viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </summary>
        <div className={css.body}>
          {isMade && intro && <p className={css.intro}>{intro}</p>}
          {isMade && children}
        </div>
      </details>
    </section>
  );
}

/** Whether what is in the sections is to be made: once somebody has touched the page, or came by an address, which
 *  may name a part of one; and for paper. */
function useIsWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  const printing = usePrinting();
  useEffect(() => {
    const make = () => afterPaint(() => startTransition(() => setWanted(true)));
    if (!location.hash) return onFirstTouch(make);
    make();
  }, []);
  return wanted || printing;
}
