import type { Language } from '../../types.ts';
import { contentLanguages, type Fault, fault, type Problem } from '../problem.ts';

/** An entry with an id and texts in both languages. */
interface Bilingual extends Readonly<Record<Language, object>> {
  readonly id: string;
}

/** The listed fields are there in both languages, no longer than allowed, and no text stands twice in a language. */
export function checkTexts(
  entries: readonly Bilingual[],
  longest: Readonly<Record<string, number>>,
): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) =>
    contentLanguages.flatMap((language) => {
      const text = entry[language] as Readonly<Record<string, unknown>> | undefined;
      return Object.entries(longest).flatMap(([field, length]) => {
        const found =
          checkText(field, text?.[field], length) ?? repeated(seen, language, field, text?.[field]);
        return found === undefined ? [] : [{ symbol: entry.id, language, ...found }];
      });
    }),
  );
}

function checkText(field: string, value: unknown, most: number): Fault | undefined {
  if (typeof value !== 'string' || value.trim() === '') return fault('fieldMissing', { field });
  if (value.length > most) return fault('fieldTooLong', { field, length: value.length, most });
  if (field === 'insight' && !value.endsWith('?')) return fault('insightNoQuestion');
  return undefined;
}

/** Fields whose texts are whole thoughts; names of categories may repeat. */
const own = new Set(['name', 'meaning', 'insight', 'deed', 'description']);

function repeated(seen: Set<string>, language: Language, field: string, value: unknown): Fault | undefined {
  if (!own.has(field)) return undefined;
  const key = `${language} ${field} ${String(value).toLowerCase()}`;
  if (seen.has(key)) return fault('textTwice', { field, value: String(value) });
  seen.add(key);
  return undefined;
}
