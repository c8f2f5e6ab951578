/** Telefono Verde Nazionale on gambling, Istituto Superiore di Sanità: Monday to Friday, 10 to 16.
 *  A free number has no international form. */
export const HELP_LINE = '800 55 88 22';
export const HELP_LINE_TEL = 'tel:800558822';

export const ADM_URL = 'https://www.adm.gov.it/';
