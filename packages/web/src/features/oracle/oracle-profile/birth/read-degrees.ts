const degreesForm = /^([+\-−]?) ?(\d{1,3}(?:[.,]\d{1,10})?) ?°? ?([nsewo]?)$/iu;

/** Degrees as people write them: `-3,7`, `3.7 W`, `3,7° O`; null where they are none, or beyond `most`. */
export function readDegrees(text: string, most: number): number | null {
  const match = degreesForm.exec(text.trim().replaceAll(/\s+/g, ' '));
  if (!match) return null;
  const [, sign = '', digits = '', side = ''] = match;
  const degrees = Number(digits.replace(',', '.'));
  if (degrees > most) return null;
  // South, and west in English and Spanish.
  const isNegative = sign === '-' || sign === '−' || /[swo]/i.test(side);
  return isNegative ? -degrees : degrees;
}
