/** Whether the check digits of an IBAN are right, as ISO 13616 counts them. Spaces do not matter. */
export function isIban(typed: string): boolean {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
