import { useEffect } from 'react';
import { settings } from '#lib/api/settings.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LegalBlock, RichText } from './legal-block.tsx';
import css from './legal-page.module.css';
import type { LegalDocument } from './texts/blocks.ts';
import type { LegalDocumentName, LegalLanguage } from './texts/load.ts';
import { useLegalText } from './use-legal-text.ts';
import { formatDay, legalWords } from './words.ts';

interface LegalPageProps {
  readonly document: LegalDocumentName;
  readonly language: LegalLanguage;
}

export function LegalPage({ document: name, language }: LegalPageProps) {
  const words = legalWords[language];
  const { arrival, retry } = useLegalText(name, language);
  const { operator, ad_tracking_src: adScript } = settings();
  const adScriptHost = adScript ? new URL(adScript).host : null;
  const legal = arrival.state === 'ready' ? arrival.text(operator, adScriptHost) : undefined;

  return (
    <article className={css.page} lang={language} aria-busy={arrival.state === 'loading'}>
      <header className={css.header}>
        <PageHeading className={css.title}>{words.titles[name]}</PageHeading>
        <p className={css.updated}>
          {legal && (
            <>
              {words.updatedOn}{' '}
              <time dateTime={legal.updated}>{formatDay(legal.updated, language)}</time>
            </>
          )}
        </p>
        {operator.email.endsWith('.test') && <p className={css.demo}>{words.demo}</p>}
      </header>
      {legal && <Body key={`${name} ${language}`} legal={legal} contents={words.contents} />}
      {arrival.state === 'loading' && <Skeleton label={words.loading} />}
      {arrival.state === 'failed' && (
        <div className={css.failure} role="alert">
          <p>{words.failed}</p>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      )}
    </article>
  );
}

interface BodyProps {
  readonly legal: LegalDocument;
  readonly contents: string;
}

function Body({ legal, contents }: BodyProps) {
  useEffect(() => {
    // The browser looked for the anchor before the text was here.
    const anchor = location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);

  return (
    <>
      <div className={css.intro}>
        {legal.intro.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
          <p key={index}>
            <RichText text={text} />
          </p>
        ))}
      </div>
      <div className={css.columns}>
        <nav className={css.contents} aria-labelledby="legal-contents">
          <h2 id="legal-contents" className={css.contentsTitle}>
            {contents}
          </h2>
          <ol>
            {legal.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          {legal.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`} className={css.heading}>
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
    </>
  );
}

/** Same places and line height as the text, and a page tall, so that nothing moves under the eye. */
function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={css.intro}>
        <Bones count={5} />
      </div>
      <div className={css.columns}>
        <div className={css.contents}>
          <Bones count={12} />
        </div>
        <div className={css.skeletonText}>
          <Bones count={12} />
        </div>
      </div>
    </div>
  );
}

function Bones({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have no other name
    <div key={line} className={css.bone} />
  ));
}
