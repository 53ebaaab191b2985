import type { NameWords } from '../languages/pack/name-words.ts';
import { wordsOfAll } from '../languages/words-of-all.ts';

const ofAll = (list: keyof NameWords) => wordsOfAll(({ names }) => names[list]);

/** `NameWords` of all languages. */
export const isNoName = ofAll('noNames');
export const isTitle = ofAll('titles');
export const isRole = ofAll('roles');
export const isPlaceWord = ofAll('placeWords');
export const isSaying = ofAll('sayings');
export const isSpeaker = ofAll('speakers');
