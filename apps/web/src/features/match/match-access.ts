/** Visitors without a login can see the match of the day and no other. */
export type MatchAccess = 'anonymous' | 'free' | 'premium';
