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

/** A page may load what this server gives and what carries this reply's nonce, nothing else. The
 *  ad script's origin is the only guest, and only where one is configured. */
export function pagePolicy(nonce: string, adTrackingSrc: string | undefined): string {
  const guest = adTrackingSrc ? ` ${new URL(adTrackingSrc).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${guest}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${guest}`,
    "font-src 'self'",
    `connect-src 'self'${guest}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
