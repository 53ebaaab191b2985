/** Digits of a rate in per cent: basis points are hundredths of one. */
export const rateDigits = 2;
