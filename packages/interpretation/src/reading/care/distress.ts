import type { Span } from '../../types.ts';
import { inSmallLetters } from './small-letters.ts';

/**
 * Words that speak of real violence against the dreamer, abuse or the wish to die. Kept narrow on purpose: a pursuer, a
 * shooting or a monster is an ordinary dream and is read; these are not.
 * They search the dream in small letters. The Latin letters that no word of theirs stands behind are listed, which takes
 * a third of the time of asking for any letter.
 */
const patterns: readonly RegExp[] = [
  /\b(?:suicid\w*|kill(?:ed|ing)? myself|end(?:ed|ing)? my (?:own )?life|take my own life|self-?harm\w*|hang(?:ed|ing)? myself|cut(?:ting)? myself on purpose|cut(?:ting)? my wrists?|slit my wrists?|want(?:ed)? to die|(?:did|do)(?:n't| not) want to (?:live|be alive) any ?more|end it all)\b/u,
  /\b(?:raped?|raping|rapist|molest\w*|sexual(?:ly)? (?:assault|abus)\w*|abus(?:ed|es|ing) (?:me|us)|my abuser|he abused|she abused|being abused|was abused)\b/u,
  /\b(?:hits?|hitting|beats?|beating|beaten|hurts?|hurting|chok(?:ed|es|ing)|strangl(?:ed|es|ing)|punch(?:ed|es|ing)?|kick(?:ed|s|ing)?|touch(?:ed|es|ing)?) (?:me|my mother|my mom) (?:again|like (?:he|she|they|when)|as (?:he|she|they) (?:used|did)|the way (?:he|she|they))/u,
  /\b(?:touched|hurt|hit|beat|abused) me (?:when i was (?:a (?:child|kid|boy|girl)|little|small|young)|as a child)\b/u,
  /\b(?:domestic violence|(?:my|a) (?:trauma|ptsd)|ptsd|flashbacks?)\b/u,
  /(?<![a-zªµºß-öø-ɏ])(?:me (?:tocaba|pegaba|golpeaba|abusaba|maltrataba) (?:de|cuando era) (?:niñ[oa]|pequeñ[oa]|chic[oa])|violencia (?:doméstica|de género)|mi trauma|no quer(?:ía|o) (?:seguir viviendo|vivir más)|acabar con todo)(?!\p{L})/u,
  /\bused to (?:hit|beat|hurt|choke|touch) (?:me|us)\b/u,
  /(?<![a-zªµºß-öø-ɏ])(?:suicid\p{L}*|quitarme la vida|me quité la vida|me quitaba la vida|matarme yo|me mataba yo mism[ao]|cortarme las venas|me cort(?:é|aba) las venas|autolesi\p{L}+|me autolesion\p{L}+|quería morirme|quiero morirme|ahorcarme)(?!\p{L})/u,
  /(?<![a-zªµºß-öø-ɏ])(?:me viol(?:ó|aron|aba|aban|a|an)|violarme|violación|abus(?:ó|aba|aban|aron|a|ar|aban) de mí|abusos? sexual(?:es)?|mi abusador|me maltrat(?:a|aba|ó|aban))(?!\p{L})/u,
  /(?<![a-zªµºß-öø-ɏ])(?:me (?:pega|pegaba|pegó|golpea|golpeaba|golpeó|hacía daño|hizo daño|tocaba) (?:otra vez|de nuevo|como (?:cuando|antes|entonces|él|hacía))|(?:otra vez|de nuevo|volvía a|volvió a) (?:me )?(?:pegarme|pegaba|golpearme|golpeaba|hacerme daño|tocarme))(?!\p{L})/u,
];

/** Where a dream speaks of real violence or of harming oneself; empty for an ordinary dream, however frightening. */
export function findDistress(text: string): Span[] {
  const small = inSmallLetters(text);
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(small);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
}
