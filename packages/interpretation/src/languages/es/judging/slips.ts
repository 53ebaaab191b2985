import type { Slip } from '../../pack/judging-pack.ts';
import { agreementSlips } from './agreement.ts';

const quotations = /«[^»]*»|“[^”]*”/gu;
const before = '(?<!\\p{L})';
const after = '(?!\\p{L})';
const articles = 'el|la|los|las|un|una|unos|unas';
const possessives = 'tu|tus|su|sus|mi|mis';

const shape = (fault: string, words: string, flags = 'giu') => ({
  fault,
  pattern: new RegExp(`${before}(?:${words})${after}`, flags),
});

const shapes = [
  // "De El Salvador" and the like begin with a capital.
  shape('not contracted', 'de el|a el', 'gu'),
  shape(
    'two articles',
    `(?!(?:la una|las unas|el uno|los unos) (?:con|a|de|y)(?!\\p{L}))(?:${articles}) (?:${articles}|${possessives})|(?:${possessives}) (?:${articles}|${possessives})`,
  ),
  shape('contraction and article', `(?:del|al) (?:${articles}|${possessives})`),
  shape('first person', '(?<!(?:el|tu|su|un) )yo(?! interior)|mí|mi|mis|mío|mía|míos|mías|conmigo|me'),
  shape('y before i', 'y (?:i(?!o)|hi(?!e))\\p{L}*'),
  shape('o before o', 'o (?:o|ho)\\p{L}*'),
  shape('two prepositions', '(?:de|con|en|por|sin) (?:de|del|con|en|sin)(?! medio)'),
  shape(
    'la before a stressed a',
    'la (?:agua|águila|alma|área|arma|aula|ave|hada|hacha|hambre|alba|ala|ancla)',
  ),
  shape('con and pronoun', 'con (?:ti|mí|sí)'),
] as const;

/**
 * What goes wrong in Spanish sentences that are put together: articles, contractions, "y" and "o" before their own
 * sound, the first person where the dreamer is spoken to, and agreement. Quotations are the dreamer's and left alone.
 */
export function spanishSlips(sentence: string, nouns: ReadonlySet<string>): Slip[] {
  const own = sentence.replace(quotations, '«»');
  const found = shapes.flatMap(({ fault, pattern }) =>
    [...own.matchAll(pattern)].map(([words]) => ({ fault, words: `${words}: ${own}` })),
  );
  return [...found, ...agreementSlips(own, nouns)];
}
