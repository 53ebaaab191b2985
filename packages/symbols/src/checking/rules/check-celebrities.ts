import type { Celebrity, CelebrityFile, Language } from '../../types.ts';
import { contentLanguages, type Fault, fault, type Problem } from '../problem.ts';

const longest = 120;

/** Every celebrity has a quality in both languages, and no name stands twice. */
export function checkCelebrities(files: readonly CelebrityFile[]): Problem[] {
  const seen = new Set<string>();
  return files.flatMap(({ category, people }) =>
    people.flatMap((person) => {
      const faults = [
        ...findKnownNames(person, seen),
        ...contentLanguages.flatMap((language) => checkQuality(person[language], language)),
        ...contentLanguages
          .filter((language) => !category?.[language])
          .map((language) => fault('categoryMissing', { language })),
      ];
      return faults.map((found) => ({ symbol: person.name, ...found }));
    }),
  );
}

function findKnownNames({ name, also = [] }: Celebrity, seen: Set<string>): Fault[] {
  return [name, ...also].flatMap((each) => {
    const key = each.toLowerCase();
    if (seen.has(key)) return [fault('nameTwice', { name: each })];
    seen.add(key);
    return [];
  });
}

function checkQuality(quality: unknown, language: Language): Fault[] {
  if (typeof quality !== 'string' || quality.trim() === '') return [fault('qualityMissing', { language })];
  return quality.length > longest || quality.endsWith('.') ? [fault('qualityNoPhrase', { language })] : [];
}
