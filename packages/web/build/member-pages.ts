import { join } from 'node:path';
import type { memberWords } from '../src/app/routing/member-words.ts';

export const source = (path: string) => join(import.meta.dirname, '../src', path);
export const route = (name: string) => source(`app/routes/${name}.tsx`);

type MemberPage = keyof typeof memberWords;

/** The modules of the pages between which members go to and fro, by the names of their addresses. */
export const memberPages: Readonly<Record<MemberPage, string>> = {
  dreamInput: route('dreams/dream-input'),
  journal: route('dreams/journal'),
  interpretation: route('dreams/interpretation'),
  journalDream: route('dreams/journal-dream'),
};

/** The page that is opened at an address; members at the door of the site go on to write. */
export function memberPageAt(name: string): MemberPage | undefined {
  if (name === 'landing') return 'dreamInput';
  return name in memberPages ? (name as MemberPage) : undefined;
}
