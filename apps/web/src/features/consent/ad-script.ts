import { AD_FRAME } from '@tredici/contract/ad-frame';

const ID = 'tredici-ad-frame';

/** The only third-party script, loaded after consent and never before. It runs in a frame without an origin,
 *  where it can reach neither this page nor its storage. */
export function loadAdScript(): void {
  if (adScriptLoaded()) return;
  const frame = document.createElement('iframe');
  frame.id = ID;
  frame.sandbox.add('allow-scripts');
  frame.src = AD_FRAME;
  frame.hidden = true;
  document.body.append(frame);
}

export function adScriptLoaded(): boolean {
  return document.getElementById(ID) !== null;
}
