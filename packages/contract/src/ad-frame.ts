/** The page in which an ad script runs, if an operator has configured one. */
export const AD_FRAME = '/ad-frame.html';
