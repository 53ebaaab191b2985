import { evidenceOf, type Sign } from '../model.ts';
import { meaningOf } from './slots-of.ts';
import type { FrameContext } from './write-frame.ts';
import type { Written } from './write-point.ts';

const deathIds =
  /^(?:die|dying|death|dead|dead-person|kill|killing|murder|funeral|burial|bury|corpse|dead-body|grave|coffin|cemetery|drown|suffocate|execution|ghost)$/u;

/** Reassurance before anything else where somebody dies, is dead or is buried. */
export function writeDeath({ analysis, phrasing, chooser }: FrameContext): Written | undefined {
  const signs: Sign[] = [
    ...analysis.actions,
    ...analysis.figures.flatMap(({ sign, traits }) => [sign, ...traits.map((trait) => trait.sign)]),
    ...analysis.loose.map(({ sign }) => sign),
  ].filter(({ mention }) => deathIds.test(mention.symbol));
  const [first] = signs;
  if (!first) return undefined;
  const text = chooser.say(phrasing.death, {
    meaning: meaningOf(first),
    name: first.entry.name,
    second: undefined,
    third: undefined,
  });
  return text === undefined ? undefined : { text, evidence: evidenceOf(first, 'reassurance.death') };
}
