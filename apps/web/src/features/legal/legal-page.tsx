import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LegalBlock, RichText } from './legal-block.tsx';
import styles from './legal-page.module.css';
import type { LegalDocument } from './texts/blocks.ts';
import { type LegalDocumentName, type LegalLanguage, loadLegalText } from './texts/load.ts';
import { demoOperator, type Operator } from './texts/operator.ts';
import { formatDay, legalWords } from './words.ts';

interface LegalPageProps {
  document: LegalDocumentName;
  language: LegalLanguage;
  operator?: Operator;
}

export function LegalPage({ document: name, language, operator = demoOperator }: LegalPageProps) {
  const words = legalWords[language];
  const text = useQuery({
    queryKey: ['legal', name, language],
    queryFn: () => loadLegalText(name, language),
    staleTime: Number.POSITIVE_INFINITY,
    // The chunk may be in the browser's cache: try even when the device says it is offline.
    networkMode: 'always',
    retry: false,
  });
  const legalDocument = text.data?.(operator);

  return (
    <article className={styles.page} lang={language} aria-busy={text.isPending}>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.titles[name]}</h1>
        <p className={styles.updated}>
          {legalDocument ? (
            <>
              {words.updatedOn}{' '}
              <time dateTime={legalDocument.updated}>
                {formatDay(legalDocument.updated, language)}
              </time>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        {operator.email.endsWith('.test') && <p className={styles.demo}>{words.demo}</p>}
      </header>
      {legalDocument ? (
        <Body document={legalDocument} contents={words.contents} />
      ) : text.isError ? (
        <div className={styles.failure} role="alert">
          <p>{words.failed}</p>
          <button
            type="button"
            className={styles.retry}
            // A browser may remember a failed module for as long as the page lives.
            onClick={() => (text.errorUpdateCount > 1 ? location.reload() : void text.refetch())}
          >
            {words.retry}
          </button>
        </div>
      ) : (
        <Skeleton label={words.loading} />
      )}
    </article>
  );
}

function Body({ document: { intro, sections }, contents }: BodyProps) {
  useEffect(() => {
    // The browser looked for the anchor before the text was here.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents" className={styles.contentsTitle}>
          {contents}
        </h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <div className={styles.intro}>
          {intro.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
            <p key={index}>
              <RichText text={text} />
            </p>
          ))}
        </div>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`} className={styles.heading}>
              {section.heading}
            </h2>
            {section.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
              <LegalBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface BodyProps {
  document: LegalDocument;
  contents: string;
}

const skeletonLines = Array.from({ length: 12 }, (_, line) => line);

/** Same columns and line height as the text, and a page tall, so that nothing moves under the eye. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.columns} role="status">
      <span className={styles.spoken}>{label}</span>
      <div className={styles.contents}>
        {skeletonLines.map((line) => (
          <div key={line} className={styles.bone} />
        ))}
      </div>
      <div className={styles.skeletonText}>
        {skeletonLines.map((line) => (
          <div key={line} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
