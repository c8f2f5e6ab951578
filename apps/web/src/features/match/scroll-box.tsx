import { type ReactNode, type RefCallback, useState } from 'react';
import { useText } from '#lib/i18n.ts';
import css from './scroll-box.module.css';

/** Room for a table that may be wider than the page: it scrolls inside, the page never does. Where it
 *  does scroll, the keyboard can reach it and its name says so. */
export function ScrollBox({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const t = useText('match');
  const [ref, overflows] = useOverflow();
  const reachable = overflows
    ? { role: 'region', tabIndex: 0, 'aria-label': t('scroll', { table: label }) }
    : {};
  return (
    <div ref={ref} className={css.box} {...reachable}>
      {children}
    </div>
  );
}

function useOverflow(): readonly [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref: RefCallback<HTMLElement> = (element) => {
    if (!element) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  };
  return [ref, overflows];
}
