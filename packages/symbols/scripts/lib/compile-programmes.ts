import type { Language, ProgrammeEntry, ProgrammeOfLanguage } from '../../src/types.ts';

/** The programmes in one language, in the order in which they are written; a step stands with its words. */
export function compileProgrammes(
  programmes: readonly ProgrammeEntry[],
  language: Language,
): ProgrammeOfLanguage[] {
  return programmes.map(({ en, es, steps, ...head }) => {
    const { steps: words, ...text } = { en, es }[language];
    return {
      ...head,
      ...text,
      steps: steps.map((step) => {
        const said = words[step.id];
        if (said === undefined) throw new TypeError(`${head.id}: no words for ${step.id} in "${language}"`);
        return { ...step, ...said };
      }),
    };
  });
}
