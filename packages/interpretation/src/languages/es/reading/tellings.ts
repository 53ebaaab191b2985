import { wordSet } from '../../../reading/syntax/word-set.ts';
import type { TellingWords } from '../../pack/telling-words.ts';

export const spanishTellings: TellingWords = {
  choosing: wordSet('o u'),
  adding: wordSet('y e'),
  each: wordSet('cada'),
  kept: wordSet('si aunque hasta sin antes cuando mientras donde'),
  closing: wordSet(`
    fuera dentro cerca detrás debajo encima delante después luego entonces`),
  relative: wordSet('que quien donde'),
  joining: /^(?:(?:y|e|pero|entonces|luego|así que|después)[, ]+)+/u,
  pointing: /^(?:y |pero |luego |entonces )*(?:él|ella|ellos|ellas|este|esta|eso|ese|esa)(?= )/u,
  ofSleep: /(?<!\p{L})(?:sueño|soñ|despi?ert)/u,
  speech: {
    saying: /(?<!\p{L})(?:digo(?!\p{L})|(?:dij|dic|dec|pens|piens|grit|pregunt|contest|respond)\p{L})/iu,
    inner: ['“', '”'],
    saidBehind: /^[,"”»]? ?(?:(?:le|les|me|nos) )?(?:dije|dijo|dice|digo|decía|gritó|pensé)(?!\p{L})/iu,
    woken: /(?<!\p{L})(?:me (?:desperté|despierto)|Al despertar(?:me)?)(?!\p{L})/gu,
    dayBefore: /^\s*(?:anoche|ayer)(?!\p{L})(?![^.!?\n]*(?:soñ|sueñ))/iu,
    dreamItself: /(?<!\p{L})(?:soñé|en (?:el|mi) sueño)(?!\p{L})/iu,
  },
};
