import { cspNonce } from '#lib/device/csp.ts';

const ID = 'tredici-ad-script';

/** The only script of a third party; called after consent and never before. */
export function loadAdScript(src: string): void {
  if (adScriptLoaded()) return;
  const script = document.createElement('script');
  script.id = ID;
  script.src = src;
  script.async = true;
  script.nonce = cspNonce();
  document.head.append(script);
}

export function adScriptLoaded(): boolean {
  return document.getElementById(ID) !== null;
}
