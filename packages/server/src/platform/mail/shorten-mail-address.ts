/** Enough to tell one address from another, and no more: `lu…@e….org`. */
export function shortenMailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return '';
  const name = Array.from(address.slice(0, at));
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}…@${Array.from(domain)[0] ?? ''}…${ending}`;
}
