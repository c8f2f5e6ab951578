import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadBlob } from '#ui/download.ts';
import { lineupText, type TellLineup } from './lineup-text.ts';

/** Copies the line-up to share it: as text, or as an image where the browser can copy one, otherwise as a
 *  file. */
export function CopyLineup({ lineup }: { readonly lineup: TellLineup }) {
  const t = useText('lineup');
  const words = {
    bench: t('bench'),
    captain: t('armband.captain.short'),
    vice: t('armband.vice.short'),
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(lineupText(lineup, words));
      notify(t('copied.text'));
    } catch {
      notify(t('copied.failed'), 'failed');
    }
  };
  const copyImage = async () => {
    const { lineupImage } = await import('./lineup-image.ts');
    const drawing = lineupImage(lineup, words);
    try {
      // Passed as a promise, because some browsers lose the user activation while the image is drawn.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawing })]);
      notify(t('copied.image'));
    } catch {
      downloadBlob('tredici-formazione.png', await drawing);
    }
  };
  return (
    <>
      <Button onClick={() => void copyText()}>{t('copy.text')}</Button>
      <Button onClick={() => void copyImage()}>{t('copy.image')}</Button>
    </>
  );
}
