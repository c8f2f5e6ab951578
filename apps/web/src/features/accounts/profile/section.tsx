import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#lib/device/after-paint.ts';
import { onFirstTouch } from '#lib/device/first-touch.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { setSectionOpen, useOpenSections } from './open-sections.ts';
import css from './section.module.css';

interface SectionProps {
  /** The fragment after the #; an address with it opens the section. */
  readonly id: string;
  readonly title: string;
  /** A summary of its content or state in a word or two, shown while it is closed. A space until it is known,
   *  so that nothing moves then. */
  readonly glance?: string | undefined;
  readonly intro?: string;
  readonly danger?: boolean;
  /** Renders the content only when it is opened, because there is much of it; the browser's search does not
   *  find it until then. */
  readonly isMadeWhenOpened?: boolean;
  readonly children: ReactNode;
}

/** A numbered row of the profile that opens. Once the user has interacted with the page, its content is
 *  rendered even while it is closed: the browser's own search finds and opens it, and it is printed. */
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

/** Whether to render the content of closed sections: once the user has interacted with the page, when the
 *  address names a section or a part of one, and for printing. */
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
