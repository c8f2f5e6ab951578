import type { Verdict } from '#lib/session/verify-session.ts';
import { paths } from './paths.ts';

/** Who may open a page: anyone, anyone with a session, or Pro users. */
export type PageAccess = 'public' | 'login' | 'premium';

/** The result of a navigation. */
export type GuardResult =
  | { readonly to: 'page' }
  | { readonly to: 'login'; readonly redirectFrom: string | undefined }
  | { readonly to: 'pricing' };

export interface NavigationRequest {
  readonly access: PageAccess;
  /** Path, query and hash of the requested page. */
  readonly fullPath: string;
  /** The user, as stored on the device. */
  readonly visitor: () => { readonly premium: boolean } | null;
  /** Asks the server whether the stored session is valid; only called when it matters. */
  readonly verify: () => Promise<Verdict>;
  /** Whether this page is open to everybody today; only asked before a user is turned away. */
  readonly isOpenToAll?: (() => Promise<boolean>) | undefined;
}

/** The navigation guard. The numbers are those of the specification. */
export async function guard(request: NavigationRequest): Promise<GuardResult> {
  // 1. Public routes pass.
  if (request.access === 'public') return { to: 'page' };
  const login = { to: 'login', redirectFrom: safeReturn(request.fullPath) } as const;
  const unlessOpen = async (result: GuardResult): Promise<GuardResult> =>
    (await request.isOpenToAll?.()) ? { to: 'page' } : result;
  // 2. If not logged in, go to login with redirectFrom set to the full path.
  if (!request.visitor()) return unlessOpen(login);
  // 3. Otherwise the session is validated; if invalid, go to login.
  if ((await request.verify()) === 'invalid') return login;
  // 4. On a premium route, a non-premium user goes to pricing. The verification may just have
  //    changed what is known of the user, so they are looked at again.
  const visitor = request.visitor();
  if (!visitor) return login;
  if (request.access === 'premium' && !visitor.premium) return unlessOpen({ to: 'pricing' });
  return { to: 'page' };
}

/** 5. After login, return to redirectFrom (unless it is the logout url), else home. */
export function afterLogin(redirectFrom: unknown): string {
  return safeReturn(redirectFrom) ?? paths.home();
}

/** A path of this site that is worth returning to, or undefined: never another origin, the logout or the
 *  login itself. */
export function safeReturn(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return undefined;
  // The URL parser treats "/\evil" and "//evil" as another host, and drops tabs and newlines.
  const here = 'http://tredici.invalid';
  if (!URL.canParse(candidate, here)) return undefined;
  const url = new URL(candidate, here);
  if (url.origin !== here) return undefined;
  const page = readablePath(url.pathname);
  if (!page || page === paths.logout() || page === paths.login()) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A path as the router reads it: decoded, with single slashes. Undefined if it cannot be decoded, or would
 *  then lead to another host. */
function readablePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    // Decoded only once: nobody needs an address within an address.
    if (/^[/\\]{2}|\\|%[0-9a-f]{2}/i.test(path)) return undefined;
    const { pathname: page } = new URL(path, 'http://tredici.invalid');
    if (page.startsWith('//')) return undefined;
    return page.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return undefined;
  }
}
