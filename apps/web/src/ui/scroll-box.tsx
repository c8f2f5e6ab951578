import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './scroll-box.module.css';

/** A container in which a wide or tall table scrolls, so that the page does not. When it scrolls it can be
 *  reached by keyboard, and its name says so. */
export function ScrollBox({
  label,
  tall = false,
  children,
}: {
  readonly label: string;
  readonly tall?: boolean;
  readonly children: ReactNode;
}) {
  const t = useText('forecasts');
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const reachable = overflows
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-label': tall ? label : t('table.scroll', { table: label }),
      }
    : {};
  return (
    <div ref={box} className={tall ? css.tall : css.wide} {...reachable}>
      {children}
    </div>
  );
}
