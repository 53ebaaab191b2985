import { foldIdentifier } from './fold-identifier.ts';

const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address, as one person can write it in many ways: without a tag, and at Google without dots and
 * by its one name.
 */
export function unaliasAddress(address: string): string {
  const folded = foldIdentifier(address);
  const at = folded.lastIndexOf('@');
  if (at < 1) return folded;
  const domain = domainOf(folded);
  const tag = folded.indexOf('+');
  const local = folded.slice(0, tag > 0 && tag < at ? tag : at);
  if (!googleDomains.includes(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Behind the last `@`. */
export function domainOf(address: string): string {
  return foldIdentifier(address).split('@').at(-1) ?? '';
}
