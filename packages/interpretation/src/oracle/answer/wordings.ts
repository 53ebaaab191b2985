import { chooseWording, hashOfText } from '../../reading/choose-wording.ts';
import { finishSentence, withTypographicApostrophes } from '../../reading/finish-sentence.ts';
import type { IsSaid } from './recently-said.ts';

/** What stands in the places of a wording; a wording with a place that has nothing is not chosen. */
export type Slots = Readonly<Record<string, string | undefined>>;
/** The wording of a place with its slots filled, or one further on; undefined where none can be. */
export type Say = (id: string, slots?: Slots, further?: number) => string | undefined;

const placeholder = /\{(?<name>[a-zA-Z]+)\}/gu;

/** Chooses among wordings, the same for the same question; those that the last answers used only where there is no other. */
export function sayer(
  texts: Readonly<Record<string, readonly string[]>>,
  seed: string,
  isSaid: IsSaid = () => false,
): Say {
  const number = hashOfText(seed);
  return (id, slots = {}, further = 0) => {
    const all = (texts[id] ?? []).filter((wording) =>
      [...wording.matchAll(placeholder)].every(({ groups }) => slots[groups?.name ?? ''] !== undefined),
    );
    const unsaid = all.filter((wording) => !isSaid(wording));
    const possible = unsaid.length > 0 ? unsaid : all;
    const wording = chooseWording(possible, number, id, possible.length > 0 ? further % possible.length : 0);
    return wording?.replace(placeholder, (_, name: string) => slots[name] ?? '');
  };
}

/** As a sentence stands in an answer: capital first, a full stop last, none twice. */
export function asSentence(text: string): string {
  return withTypographicApostrophes(
    finishSentence(
      text
        .replace(/(?<stop>[.!?…])(?<mark>[”»])\.(?=\s|$)/gu, '$<stop>$<mark>')
        .replace(/\.{2}(?!\.)/gu, '.'),
    ).replace(/(?<=[.?!] )(?<first>\p{Ll})/gu, (letter) => letter.toUpperCase()),
  );
}

/** Words that are set into a sentence without the stop of their own. */
export function withoutStop(text: string): string {
  return text.replace(/[.…]{1,3}$/u, '');
}
