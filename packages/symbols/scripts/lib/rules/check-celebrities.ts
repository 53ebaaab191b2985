import type { Celebrity, CelebrityFile, Language } from '../../../src/types.ts';
import { contentLanguages, type Problem } from './problem.ts';

const longest = 120;

/** Every celebrity has a quality in both languages, and no name stands twice. */
export function checkCelebrities(files: readonly CelebrityFile[]): Problem[] {
  const seen = new Set<string>();
  return files.flatMap(({ category, people }) =>
    people.flatMap((person) => {
      const messages = [
        ...findKnownNames(person, seen),
        ...contentLanguages.flatMap((language) => checkQuality(person[language], language)),
        ...contentLanguages
          .filter((language) => !category?.[language])
          .map((language) => `no category in "${language}"`),
      ];
      return messages.map((message) => ({ symbol: person.name, message }));
    }),
  );
}

function findKnownNames({ name, also = [] }: Celebrity, seen: Set<string>): string[] {
  return [name, ...also].flatMap((each) => {
    const key = each.toLowerCase();
    if (seen.has(key)) return [`name "${each}" stands twice`];
    seen.add(key);
    return [];
  });
}

function checkQuality(quality: unknown, language: Language): string[] {
  if (typeof quality !== 'string' || quality.trim() === '') return [`no quality in "${language}"`];
  return quality.length > longest || quality.endsWith('.')
    ? [`the quality in "${language}" is no short phrase`]
    : [];
}
