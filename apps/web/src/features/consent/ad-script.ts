import { AD_FRAME } from '@tredici/contract/ad-frame';

const ID = 'tredici-ad-frame';

/** The only script of a third party; called after consent and never before. It runs in a frame without
 *  an origin, where it reaches neither this page nor what the device keeps of it. */
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
