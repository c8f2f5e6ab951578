/** Control characters, unpaired surrogates, and marks that change the text direction: the last could alter
 *  the meaning of a sentence that contains the name. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Something visible that can be clicked. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
