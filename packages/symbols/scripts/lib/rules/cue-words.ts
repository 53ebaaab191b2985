/** Verbs that carry the denial of a contraction already, so that none follows them. */
const auxiliaries =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must)$/;
const contraction = /n['’]?t$/;
/** Words that only end so. */
const isContraction = (word: string): boolean =>
  contraction.test(word) && auxiliaries.test(word.replace(contraction, '').replace(/^(?:ca|wo)$/, 'can'));

const choicesOf = (word: string): readonly string[] => word.replace(/^~/, '').replace(/\?$/, '').split('/');

/**
 * Words of a phrase that stand where they never match: a choice is made between single words, so “could not/couldn't” is
 * “could not” or “could couldn't”, and “didn't/did not” is “didn't not” or “did not”. The two are phrases of their own.
 */
export function unmatchedWords(phrase: string): string[] {
  const words = phrase.split(/\s+/);
  return words.flatMap((word, at) => {
    const choices = choicesOf(word);
    const before = choicesOf(words[at - 1] ?? '');
    const isSecond = before.some((one) => auxiliaries.test(one)) && choices.some(isContraction);
    const isDenial = choices.every((one) => one === 'not' || isContraction(one));
    const isDeniedTwice = !word.endsWith('?') && isDenial && before.length > 1 && before.some(isContraction);
    const isTorn = choices.some((one) => /^n?['’]t$/.test(one));
    return isSecond || isDeniedTwice || isTorn ? [`${words[at - 1] ?? ''} ${word}`.trim()] : [];
  });
}
