import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@chitta/symbols/types';
import type { GuardKind } from '../care/guards/guard.ts';

export interface GuardExample {
  readonly kind: GuardKind;
  readonly text: string;
  /** Whether the guard of the kind has to find it. */
  readonly must: boolean;
}

/** The sentences of `corpus/care`: `# kind`, then `+` what must be found and `-` what must not. */
export function guardExamples(language: Language, file = 'guards'): GuardExample[] {
  const path = fileURLToPath(new URL(`../../../corpus/care/${file}.${language}.txt`, import.meta.url));
  let kind: GuardKind | undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line): GuardExample[] => {
      if (line.startsWith('# ')) kind = line.slice(2) as GuardKind;
      else if (kind && /^[+-] /u.test(line))
        return [{ kind, text: line.slice(2), must: line.startsWith('+') }];
      return [];
    });
}
