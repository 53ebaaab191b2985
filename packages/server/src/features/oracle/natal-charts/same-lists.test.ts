import { aspectKinds, bodies, moonPhases, planets, signs } from '@chitta/astrology';
import { limits } from '@chitta/contract';
import * as content from '@chitta/symbols/types';
import { expect, it } from 'vitest';

// Packages that do not import one another name the same things.
it.each<[string, ...(readonly string[])[]]>([
  ['bodies', limits.chartBodies, bodies, content.chartBodies],
  ['planets', limits.chartPlanets, planets, content.spokenBodies.filter((body) => body !== 'node')],
  ['signs', limits.zodiacSigns, signs, content.chartSigns],
  ['aspects', limits.chartAspects, Object.keys(aspectKinds), content.chartAspectKinds],
  ['phases of the Moon', limits.moonPhases, moonPhases, content.chartMoonPhases],
  ['fields of life', limits.lifeFields, content.lifeFields],
  ['kinds of questions', limits.questionKinds, content.questionKinds],
  ['times of practices', limits.practiceTimes, content.practiceTimes],
])('%s are the same in the contract and elsewhere', (_name, first, ...others) => {
  for (const other of others) expect(other).toEqual(first);
});
