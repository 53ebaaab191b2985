import type { Language } from '@chitta/symbols/types';
import type { Sign } from '../model.ts';
import { rememberedTest } from './remembered.ts';
import { type Word, wordIndexAt } from './words.ts';

/** Words behind which an action is only thought of: supposed, avoided, refused, threatened. */
const cues: Readonly<Record<Language, (lower: string) => boolean>> = {
  en: rememberedTest(
    /^(?:if|would|wouldn't|might|avoid(?:s|ed|ing)?|unless|lest|refused?|refuses|threaten(?:s|ed|ing)?|instead|rather|never|without)$/u,
  ),
  es: rememberedTest(
    /^(?:habría|hubiera|hubiese|podría|evit\p{L}+|amenaz\p{L}+|neg(?:ó|aba|ué)|nunca|jamás|sin)$/u,
  ),
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
  const from = reachBefore(at, words);
  return (
    isCutOff(from, at, words) || hasFailed(mention.end, words, language) || hasCue(from, at, words, language)
  );
}

/** The first word before one, as far as a cue reaches in its sentence. */
function reachBefore(at: number, words: readonly Word[]): number {
  let from = at;
  while (from > 0 && from > at - reach && words[from - 1]?.sentence === words[at]?.sentence) from -= 1;
  return from;
}

/** "Just before I hit it I woke up." */
function isCutOff(from: number, at: number, words: readonly Word[]): boolean {
  let before = from;
  while (before < at && words[before]?.lower !== 'before') before += 1;
  if (before === at) return false;
  for (let next = at; next < at + reach && words[next]?.sentence === words[at]?.sentence; next += 1)
    if (/^(?:woke|awoke|wake)/u.test(words[next]?.lower ?? '')) return true;
  return false;
}

function hasCue(from: number, at: number, words: readonly Word[], language: Language): boolean {
  for (let before = from; before < at; before += 1)
    if (cues[language](words[before]?.lower ?? '')) return true;
  const said = words.slice(from, at).map(({ lower }) => lower);
  return missed[language].test(said.join(' '));
}

/** What failed is told behind one of these. */
const isTurn = rememberedTest(/^(?:but|pero|y)$/u);

function hasFailed(end: number, words: readonly Word[], language: Language): boolean {
  const last = wordIndexAt(words, end - 1);
  let said = '';
  let hasTurned = false;
  for (let at = last + 1; at <= last + reach; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || word.sentence !== words[last]?.sentence) return false;
    hasTurned ||= isTurn(word.lower);
    // It is one of the first four words.
    if (!hasTurned && at > last + 3) return false;
    said += `${said === '' ? '' : ' '}${word.lower}`;
    if (hasTurned && next?.clause !== word.clause && failed[language].test(said)) return true;
  }
  return false;
}
