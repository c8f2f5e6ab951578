import { type ComponentType, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { reloadOnce } from './missing-files.ts';
import { notify } from './notify.ts';

/** A part of a page that is fetched on demand. If its file cannot be loaded, a message says so and the page
 *  stays as it is, with what was typed into it; asking again retries. */
export function useLatePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): readonly [Part: ComponentType<Props> | null, ask: () => Promise<boolean>] {
  const t = useText('pages');
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = async () => {
    try {
      const part = await fetchPart();
      setPart(() => part);
      return true;
    } catch (error) {
      if (!(await reloadOnce(error))) notify(t('error.unreachable'), 'failed');
      return false;
    }
  };
  return [Part, ask];
}
