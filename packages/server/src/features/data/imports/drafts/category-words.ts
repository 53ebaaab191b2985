import type { DreamCategory } from '@chitta/contract';

/** What people call the categories of dreams, in both languages and without accents. */
const words: Readonly<Record<DreamCategory, readonly string[]>> = {
  lucid: ['lucid', 'lucido'],
  recurring: ['recurring', 'recurrent', 'recurrente', 'repetitivo'],
  nightmare: ['nightmare', 'pesadilla'],
  light: ['light', 'luz', 'luminoso', 'claro'],
  dark: ['dark', 'oscuro', 'oscuridad'],
  visitation: ['visitation', 'visit', 'visita', 'visitacion'],
  precognitive: ['precognitive', 'premonition', 'prophetic', 'precognitivo', 'premonitorio', 'premonicion'],
};

/** The category that a word names; undefined for any other. */
export function categoryNamed(text: string): DreamCategory | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:dream|sueno)s?\b/gu, '')
    .trim()
    .replace(/s$/, '');
  const found = Object.entries(words).find(([, names]) => names.includes(plain));
  return found?.[0] as DreamCategory | undefined;
}
