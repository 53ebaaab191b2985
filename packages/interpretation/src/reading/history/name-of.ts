import type { HistoryWays } from '../../languages/pack/history-ways.ts';
import type { Sign } from '../model.ts';

/** A dictionary name as it stands inside a sentence; of a double name ("pushing or pulling") the part that was told. */
export function nameOf({ entry, mention }: Sign, { or }: HistoryWays): string {
  const parts = entry.name.split(or);
  const isTold = (part: string) => startOf(part) === startOf(mention.variation);
  const name = parts.length > 1 ? (parts.find(isTold) ?? entry.name) : entry.name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** So many letters show which of two verbs a word belongs to. */
const tellingLetters = 4;

function startOf(name: string): string {
  return name.slice(0, tellingLetters).toLowerCase();
}
