/** The page that an ad script runs in, where an operator has configured one. */
export const AD_FRAME = '/ad-frame.html';
