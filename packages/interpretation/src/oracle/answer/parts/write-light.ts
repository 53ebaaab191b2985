import type { LifeField } from '@chitta/symbols/types';
import type { ChartPlace } from '../oracle-answer.ts';
import type { Said } from '../paragraphs.ts';
import { inQuestion, type Prepared } from '../prepared.ts';

/** The body whose picture speaks of a field of life. */
const bodyOf: Readonly<Record<LifeField, string>> = {
  love: 'venus',
  family: 'moon',
  friendship: 'mercury',
  work: 'saturn',
  money: 'venus',
  home: 'moon',
  body: 'mars',
  self: 'sun',
  creativity: 'sun',
  learning: 'mercury',
  loss: 'saturn',
  change: 'mars',
  meaning: 'jupiter',
};

/** The place of the chart that goes with a field; null without a chart. */
export function chooseLight<Body extends string, Sign extends string>(
  chart: readonly ChartPlace<Body, Sign>[] | null,
  field: LifeField,
): ChartPlace<Body, Sign> | null {
  const found = chart?.find(({ body }) => body === bodyOf[field]);
  return found ? { body: found.body, sign: found.sign, house: found.house } : null;
}

/** A light from the chart, marked as a language of images. */
export function writeLight(prepared: Prepared, { body, sign }: ChartPlace): Said[] {
  const { say, read } = prepared;
  const text = say('light.frame', {
    body: say(`body.${body}`),
    sign: say(`sign.${sign}`),
    manner: say(`manner.${sign}`),
  });
  const evidence = inQuestion(prepared, [`field.${read.field}`], `chart.${body}`);
  return text === undefined ? [] : [{ text, part: 'chart', evidence }];
}
