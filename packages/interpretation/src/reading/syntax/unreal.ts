import type { Language } from '@chitta/symbols/types';
import type { Sign } from '../model.ts';
import { type Word, wordIndexAt } from './words.ts';

/** Words behind which an action is only thought of: supposed, avoided, refused, threatened. */
const cues: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|would|wouldn't|might|avoid(?:s|ed|ing)?|unless|lest|refused?|refuses|threaten(?:s|ed|ing)?|instead|rather|never|without)$/u,
  es: /^(?:habría|hubiera|hubiese|podría|evit\p{L}+|amenaz\p{L}+|neg(?:ó|aba|ué)|nunca|jamás|sin)$/u,
};
/** "could have run away" */
const missed: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:could|should|might|would) have\b/u,
  es: /(?<!\p{L})(?:(?:podría|debería|pude|pudo) haber|(?:pensaba|pensé|creía|creí|temía|temí|quería|imaginaba|imaginé) que)(?!\p{L})|(?<!\p{L})(?:dej(?:a|an|ó|é|aba|aban|aron)|par[óé]) de$/u,
};
/** "quise levantarme, pero no podía": the failing is told right behind what failed, and by itself. */
const failed: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\S+ ){0,3}but (?:i |we )?(?:couldn't|could not|can't|cannot|wasn't able to|failed)$/u,
  es: /^(?:\S+ ){0,3}(?:pero|y) (?:no|nunca|tampoco) (?:lo |la |me |nos )?(?:pod|pud|pued|logr|consegu|consig|sal)\p{L}*$/u,
};
/** As far as such a word reaches in its sentence. */
const reach = 7;
/** Whoever is kicked out moves, not the one who kicks. */
const thrownOut = /^(?:kick\p{L}* (?:\p{L}+ )?out|evict\p{L}*)$/iu;
/** Words in the phrase of an action that show on whom it is done: "take my hand", "followed me". */
const onSpeaker = /(?<!\p{L})(?:me|my|us|our)(?!\p{L})/iu;

/** Whether the dream only speaks of an action without anybody doing it, so that no line may say that it happens. */
export function isUnreal({ mention }: Sign, words: readonly Word[], language: Language): boolean {
  // Done by the dreamer to the dreamer's own hand, the phrase says something else.
  const isTurned = onSpeaker.test(mention.text) || thrownOut.test(mention.text);
  if (isTurned && mention.actor?.who === 'dreamer' && language === 'en') return true;
  const at = wordIndexAt(words, mention.start);
  const before = words
    .slice(Math.max(0, at - reach), at)
    .filter(({ sentence }) => sentence === words[at]?.sentence);
  const after = words.slice(at, at + reach).filter(({ sentence }) => sentence === words[at]?.sentence);
  // "Just before I hit it I woke up."
  const isCutOff =
    before.some(({ lower }) => lower === 'before') &&
    after.some(({ lower }) => /^(?:woke|awoke|wake)/u.test(lower));
  return (
    isCutOff ||
    hasFailed(mention.end, words, failed[language]) ||
    before.some(({ lower }) => cues[language].test(lower)) ||
    missed[language].test(before.map(({ lower }) => lower).join(' '))
  );
}

function hasFailed(end: number, words: readonly Word[], pattern: RegExp): boolean {
  const last = wordIndexAt(words, end - 1);
  let said = '';
  for (let at = last + 1; at <= last + reach; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || word.sentence !== words[last]?.sentence) return false;
    said += `${said === '' ? '' : ' '}${word.lower}`;
    if (next?.clause !== word.clause && pattern.test(said)) return true;
  }
  return false;
}
