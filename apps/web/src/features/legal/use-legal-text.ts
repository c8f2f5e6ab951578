import { useEffect, useState } from 'react';
import { type LegalDocumentName, type LegalLanguage, loadLegalText } from './texts/load.ts';
import type { LegalText } from './texts/operator.ts';

type Arrival = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; text: LegalText };

/** The text, once its chunk is here. A browser may remember a module that did not arrive for as long
 *  as the page lives: where a new attempt fails on a device that is online, the page is reloaded. */
export function useLegalText(name: LegalDocumentName, language: LegalLanguage) {
  const wanted = `${name} ${language}`;
  const [attempt, setAttempt] = useState({ wanted, number: 1 });
  const [last, setLast] = useState<Arrival & { wanted: string; attempt: number }>();
  const number = attempt.wanted === wanted ? attempt.number : 1;

  useEffect(() => {
    let awaited = true;
    const arrive = (arrival: Arrival) => {
      if (awaited) setLast({ ...arrival, wanted, attempt: number });
    };
    loadLegalText(name, language).then(
      (text) => arrive({ state: 'ready', text }),
      () => {
        if (awaited && number > 1 && navigator.onLine) location.reload();
        else arrive({ state: 'failed' });
      },
    );
    return () => {
      awaited = false;
    };
  }, [name, language, wanted, number]);

  const arrival: Arrival =
    last?.wanted === wanted && last.attempt === number ? last : { state: 'loading' };
  const retry = () => setAttempt({ wanted, number: number + 1 });
  return { arrival, retry };
}
