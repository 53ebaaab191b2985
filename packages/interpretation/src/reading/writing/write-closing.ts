import type { Point, Sign } from '../model.ts';
import { evidenceOf } from '../model.ts';
import { type FrameContext, ranked } from './write-frame.ts';
import type { Written } from './write-point.ts';

function signOf(point: Point): Sign | undefined {
  if (point.kind === 'rest' || point.kind === 'absence') return undefined;
  if (point.kind === 'thing' || point.kind === 'place') return point.figure.sign;
  return point.kind === 'trait' ? point.trait.sign : point.sign;
}

/** The question about the last 24 to 48 hours: from the action or condition that weighs most. */
export function writeQuestion({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const sign = ranked(scenes)
    .map(signOf)
    .find((each) => each !== undefined && each.entry.insight !== '');
  if (!sign) return undefined;
  const text = chooser.say(phrasing.question, { text: sign.entry.insight });
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, 'question.days') };
}

/** The deed for today: from the last scene, another symbol than the question's where there is one. */
export function writeDeed(
  { scenes, phrasing, chooser }: FrameContext,
  asked: string | undefined,
): Written | undefined {
  const later = [...scenes].reverse().flatMap((scene) => ranked([scene]));
  const signs = later.map(signOf).filter((sign) => sign !== undefined && sign.entry.deed !== '');
  const sign = signs.find((each) => each?.mention.symbol !== asked) ?? signs[0];
  if (!sign) return undefined;
  const text = chooser.say(phrasing.deed, { text: sign.entry.deed });
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, 'deed.today') };
}
