/** Set on every reply. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

/** A reply with data may do nothing at all when it is opened in a browser. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Set on every reply with data. */
export const DATA_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': DATA_POLICY } as const;

/** A script may be run as a worker, which follows the policy of its own reply. It needs no resources, but no
 *  sandbox either: without an origin it would have no cryptography to solve a captcha. */
export const SCRIPT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker may fetch from this server and nowhere else. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** One year, the minimum for browsers' preload lists. Only sent over https, where it has a meaning. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** A page may load only what this server gives and what carries this reply's nonce. Text becomes a script
 *  only through the page's single Trusted Types policy. */
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

/** The frame of the ad script. Only our pages may embed it, and it has no origin, so its script can reach
 *  neither the page nor anything the browser stores for us. */
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
