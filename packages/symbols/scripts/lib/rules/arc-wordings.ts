import type { ArcWordings, Language } from '../../../src/types.ts';

/** So many wordings of each text at least. */
const fewest = { headline: 2, insight: 2, guidance: 1, question: 2, step: 2 } as const;
type TextKind = keyof typeof fewest;
const textKinds = Object.keys(fewest) as TextKind[];
const mostWords = 28;
const mostInHeadline = 25;
/** Prophecy, commands, the tired words, and words for translation rather than meaning. */
const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /[!{}]|\b(?:you must\b(?! have)|you need to|journey|energy|universe|symboli[sz]es?|represents?)\b/i,
  es: /[!¡{}]|(?<!\p{L})(?:debes(?! algo)|energía|universo|simboliza|representa|sanar)(?!\p{L})/iu,
};

/**
 * What is wrong with what is said of an arc or its end: a wording that readings may not use, too few of them, or one that `said`
 * holds already; those that are new are added to it.
 */
export function wordingFaults(text: ArcWordings, language: Language, said: Map<string, string>): string[] {
  return textKinds.flatMap((kind) => {
    const wordings = text[kind] ?? [];
    const missing = wordings.length < fewest[kind] ? [`"${kind}": ${fewest[kind]} wordings are needed`] : [];
    return [
      ...missing,
      ...wordings.flatMap((wording) => {
        const key = `${kind} ${wording}`;
        const before = said.get(key);
        said.set(key, kind);
        const twice = before === undefined ? [] : ['is said elsewhere as well'];
        return [...faultsOf(wording, kind, language), ...twice].map(
          (fault) => `"${kind}": "${wording}" ${fault}`,
        );
      }),
    ];
  });
}

/** What is wrong with one wording. */
function faultsOf(wording: string, kind: TextKind, language: Language): string[] {
  const sentences = wording.split(/(?<=[.?])\s+/u);
  const most = kind === 'headline' ? mostInHeadline : mostWords;
  const faults: readonly (readonly [boolean, string])[] = [
    [forbidden[language].test(wording), 'has a word that readings do not use'],
    [!/^[¿"“«]?\p{Lu}/u.test(wording), 'begins with a capital'],
    [!/[.?…][”»]?$/u.test(wording), 'ends its sentence'],
    [kind === 'question' && !wording.includes('?'), 'is a question'],
    [kind === 'headline' && sentences.length > 1, 'is one sentence'],
    [sentences.some((each) => each.split(/\s+/u).length > most), `has a sentence of more than ${most} words`],
  ];
  return faults.flatMap(([isWrong, message]) => (isWrong ? [message] : []));
}
