import type { ReactNode } from 'react';
import { BlankCoupon } from './blank-coupon.tsx';
import css from './message-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { Stamp } from './stamp.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly stamp: string;
  readonly body: string;
  /** What led here, if there is something to say about it. */
  readonly note?: ReactNode;
  readonly small?: ReactNode;
  readonly actions: ReactNode;
}

/** A page with a single message, such as "not found" or an error. */
export function MessagePage({ title, stamp, body, note, small, actions }: MessagePageProps) {
  return (
    <div className={css.page}>
      <div className={css.words}>
        {note && <div className={css.note}>{note}</div>}
        <div className={css.stamp}>
          <Stamp>{stamp}</Stamp>
        </div>
        <PageHeading className={css.title}>{title}</PageHeading>
        <p className={css.body}>{body}</p>
        {small && <p className={css.small}>{small}</p>}
        <div className={css.actions}>{actions}</div>
      </div>
      <div className={css.picture}>
        <BlankCoupon />
      </div>
    </div>
  );
}

interface NotFoundMessageProps {
  /** The message file of the feature that looked for it. */
  readonly t: (key: 'notFound.heading' | 'notFound.stamp' | 'notFound.body') => string;
  readonly children: ReactNode;
}

/** Says that something was not found, and where to go instead. */
export function NotFoundMessage({ t, children }: NotFoundMessageProps) {
  return (
    <MessagePage
      title={t('notFound.heading')}
      stamp={t('notFound.stamp')}
      body={t('notFound.body')}
      actions={children}
    />
  );
}
