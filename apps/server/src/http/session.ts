/** What the routes must know of a caller. Only `features/accounts` finds it and knows how it is stored. */
export interface SessionUser {
  readonly id: number;
  readonly role: 'user' | 'operator';
  /** Logs in with a second factor, as operators must. */
  readonly hasSecondFactor: boolean;
  /** The latest end of everything that grants Pro. */
  readonly premiumUntil: Date | null;
  readonly selfExcludedUntil: Date | null;
  readonly noOdds: boolean;
}

export interface Session {
  readonly id: number;
  readonly user: SessionUser;
}

/** Finds the session of a token. Synchronous when it is cached: most calls are answered from memory, where
 *  awaiting a promise would cost as much as all the rest. */
export interface Sessions {
  find(token: string): Session | undefined | Promise<Session | undefined>;
}

/** The only place that decides who has Pro, at the moment it is asked. */
export function isPremium(user: Pick<SessionUser, 'premiumUntil'>, now: Date): boolean {
  return user.premiumUntil !== null && user.premiumUntil > now;
}

/** During a self-exclusion users see no odds, suggestions or plan. */
export function isSelfExcluded(user: Pick<SessionUser, 'selfExcludedUntil'>, now: Date): boolean {
  return user.selfExcludedUntil !== null && user.selfExcludedUntil > now;
}

/** The bearer token of an Authorization header, if it holds one. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer +([^\s]{1,200}) *$/i.exec(header)?.[1];
}
