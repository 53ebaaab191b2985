import { phrasingOf } from '../../languages/language-packs.ts';
import type { ReassuranceKind } from '../../languages/pack/phrasing.ts';
import type { Evidence, ReadingSentence } from '../../types.ts';
import type { Analysis } from '../analysis.ts';
import { chooseWording } from '../choose-wording.ts';
import { evidenceOf, type Sign } from '../model.ts';
import type { ReadingRule } from '../rules.ts';
import { inSmallLetters } from './small-letters.ts';

const deaths: ReadonlySet<string> = new Set(
  'die dying death dead dead-person funeral burial bury corpse dead-body grave coffin drown death-of-someone-close'.split(
    ' ',
  ),
);
/** What is said so that nothing in the dream is taken for an announcement, and where help is with what keeps returning. */
export function writeReassurance(analysis: Analysis, seed: number): Omit<ReadingSentence, 'paragraph'>[] {
  const dead = analysis.present.find(
    (sign) => deaths.has(sign.mention.symbol) && isOfSomebody(sign, analysis),
  );
  const places = phrasingOf(analysis.language).reassurance.repeated.flatMap((pattern) =>
    placeOf(pattern, analysis, 'care.nightmare'),
  );
  return [
    ...say('death', dead ? evidenceOf(dead, 'reassurance.death') : [], analysis, seed),
    ...say('nightmare', places, analysis, seed),
  ];
}

function say(
  kind: ReassuranceKind,
  evidence: readonly Evidence[],
  { language }: Analysis,
  seed: number,
): Omit<ReadingSentence, 'paragraph'>[] {
  const text =
    evidence.length === 0
      ? undefined
      : chooseWording(phrasingOf(language).reassurance.texts[kind], seed, kind);
  return text === undefined ? [] : [{ text, part: 'care', evidence }];
}

/** "Dead brown fields": nobody's death. */
function isOfSomebody(sign: Sign, { figures }: Analysis): boolean {
  if (sign.mention.group !== 'condition') return true;
  const holder = figures.find(({ traits }) => traits.some((trait) => trait.sign === sign));
  return holder !== undefined && /^(?:person|being|body)$/u.test(holder.sign.mention.group);
}

function placeOf(pattern: RegExp, { text }: Analysis, rule: ReadingRule): Evidence[] {
  const match = pattern.exec(inSmallLetters(text));
  return match ? [{ start: match.index, end: match.index + match[0].length, rule }] : [];
}
