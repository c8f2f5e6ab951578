/** Control characters, lone halves of a pair, and the marks that turn the direction of what follows:
 *  the last would make another's words out of a sentence that holds the name. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Something to see, and to click on. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
