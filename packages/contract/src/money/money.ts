/** Money as it is kept and sent: whole minor units of an ISO 4217 currency in lower case. Never a fraction, never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Currencies whose minor unit is not a hundredth (ISO 4217; UGX has none with card schemes). */
const exponents: Readonly<Record<string, number>> = {
  bif: 0,
  clp: 0,
  djf: 0,
  gnf: 0,
  jpy: 0,
  kmf: 0,
  krw: 0,
  mga: 0,
  pyg: 0,
  rwf: 0,
  ugx: 0,
  vnd: 0,
  vuv: 0,
  xaf: 0,
  xof: 0,
  xpf: 0,
  bhd: 3,
  jod: 3,
  kwd: 3,
  omr: 3,
  tnd: 3,
};

/** Digits after the point: 2 for most currencies, 0 for the yen, 3 for the dinar of Bahrain. */
export function exponentOf(currency: string): number {
  return exponents[currency.toLowerCase()] ?? 2;
}

/** Minor units as the digits people and files read: 1999 of usd is `19.99`, 500 of jpy `500`. Keeps the sign. */
export function toDecimal({ amount, currency }: Money): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/**
 * What a year's plan saves against twelve months of the monthly one, in whole per cent rounded down, so that the label
 * never promises more than the prices hold. Zero where nothing is saved.
 */
export function savingPercent(monthly: number, yearly: number): number {
  const twelve = 12 * monthly;
  return twelve <= yearly ? 0 : Math.floor((100 * (twelve - yearly)) / twelve);
}
