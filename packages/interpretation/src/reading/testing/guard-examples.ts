import type { Language } from '@chitta/symbols/types';
import english from '../../../corpus/care/guards.en.json' with { type: 'json' };
import spanish from '../../../corpus/care/guards.es.json' with { type: 'json' };
import { type GuardKind, guardKinds } from '../care/guards/guard.ts';

interface GuardExample {
  readonly kind: GuardKind;
  readonly text: string;
  /** Whether a guard has to find it. */
  readonly must: boolean;
}

const corpora: Readonly<
  Record<Language, Readonly<Record<GuardKind, Readonly<Record<'must' | 'mustNot', readonly string[]>>>>>
> = { en: english, es: spanish };

/** The sentences of `corpus/care` that guards must find and must not find. */
export function guardExamples(language: Language): GuardExample[] {
  return guardKinds.flatMap((kind) => {
    const { must, mustNot } = corpora[language][kind];
    return [
      ...must.map((text) => ({ kind, text, must: true })),
      ...mustNot.map((text) => ({ kind, text, must: false })),
    ];
  });
}
