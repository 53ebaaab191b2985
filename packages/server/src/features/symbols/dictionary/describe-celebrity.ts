import type { Language } from '@chitta/contract';

/** What the table says of a famous person, made from their quality. */
export const describeCelebrity: Readonly<Record<Language, (quality: string) => string>> = {
  en: (quality) => `Stands for ${quality} as the dreamer sees it in them.`,
  es: (quality) => `Representa ${quality}, tal como quien sueña lo ve en esa persona.`,
};
