import type { SecondLook } from '@chitta/contract';

type Found = SecondLook['found'][number];

const web = /(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"']+/giu;
/** An address without either, by the endings that people write. */
const bare =
  /(?<![\w.@-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|info|io|app|me|tv|es|mx|ar|co|uk|link|xyz)\b/giu;
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** Nine digits and more: fewer are a date. */
const phone = /(?<![\d+])\+?\d(?:[ ()./-]{0,2}\d){8,14}(?!\d)/gu;
/** A name as apps write it. */
const handle = /(?<![\w.@])@[a-z\d_.]{3,30}/giu;

const spans = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind: 'contact',
  }));

/** Links in a text. */
export function findLinks(text: string): Found[] {
  const whole = spans(text, web);
  const within = ({ start }: Found) => whole.some((each) => start >= each.start && start < each.end);
  return [...whole, ...spans(text, bare).filter((found) => !within(found))];
}

/** Ways to reach somebody that a text gives: addresses, numbers, names in apps. */
export function findReachable(text: string): Found[] {
  return [...spans(text, mail), ...spans(text, phone), ...spans(text, handle)];
}
