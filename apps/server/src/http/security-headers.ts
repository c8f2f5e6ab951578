/** What every reply carries. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

/** A reply that is data may do nothing at all when somebody opens it in a browser. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every reply carries that is data. */
export const DATA_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': DATA_POLICY } as const;

/** A script may become a worker, which lives by the policy it came with. It needs nothing from
 *  anywhere, but in a sandbox it would have no origin, and so no cryptography to solve a captcha. */
export const SCRIPT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker fetches what this server gives, and nothing else. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** A year, as browsers ask before they believe it. Only sent over https, where it means something. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** A page may load what this server gives and what carries this reply's nonce, nothing else. Text becomes
 *  a script only through the page's one policy of trusted types. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The frame of the ad script: a page of ours may hold it, and it has no origin, so that its script
 *  reaches neither that page nor anything the browser keeps for us. */
export function adFrameHeaders(adTrackingSrc: string, nonce: string) {
  const { origin } = new URL(adTrackingSrc);
  return {
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${origin}`,
      `img-src data: ${origin}`,
      `connect-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ].join('; '),
  };
}
