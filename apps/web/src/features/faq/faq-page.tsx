import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { SearchField } from '#ui/search-field.tsx';
import css from './faq-page.module.css';
import { speaksOf } from './find-questions.ts';
import { GROUPS, type QuestionName } from './questions.ts';

/** Searchable questions and answers; each has its own address. */
export function FaqPage() {
  const t = useText('faq');
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const groups = GROUPS.map(({ name, questions }) => ({
    name,
    questions: questions.filter((one) =>
      speaksOf(`${t(`q.${one.name}`)} ${t(`a.${one.name}`)}`, typed),
    ),
  })).filter(({ questions }) => questions.length > 0);
  const found = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={css.page}>
      <PageWithLead title={t('heading')} lead={t('lead')}>
        <SearchField label={t('search')} value={typed} onType={setTyped} />
        <p role="status" className={isSearching ? css.found : 'visually-hidden'}>
          {isSearching && (found === 0 ? t('none') : t('found', { count: found }))}
        </p>
        {groups.map(({ name, questions }) => (
          <PageSection key={name} title={t(`group.${name}`)}>
            {questions.map((one) => (
              <Question key={one.name} {...one} isFound={isSearching && found <= FEW} />
            ))}
          </PageSection>
        ))}
      </PageWithLead>
    </div>
  );
}

/** With at most this many results the answers are shown open. */
const FEW = 3;

interface QuestionProps {
  readonly name: QuestionName;
  readonly more: string | null;
  /** The fragment of that page. */
  readonly part?: string;
  /** One of the few results of a search, shown open. */
  readonly isFound: boolean;
}

function Question({ name, more, part, isFound }: QuestionProps) {
  const t = useText('faq');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      id={name}
      className={css.question}
      open={isOpen || isFound}
      onToggle={(event) => !isFound && setOpen(event.currentTarget.open)}
    >
      <summary>{t(`q.${name}`)}</summary>
      <p>{t(`a.${name}`)}</p>
      {more && (
        <p>
          <Link to={more} {...(part && { hash: part })}>
            {t('more')}
          </Link>
        </p>
      )}
    </details>
  );
}
