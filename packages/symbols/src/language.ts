/** The languages of the dictionary. */
export type Language = 'en' | 'es';
