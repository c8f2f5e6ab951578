/** Who is not logged in can be shown the match of the day and no other. */
export type MatchAccess = 'anonymous' | 'free' | 'premium';
