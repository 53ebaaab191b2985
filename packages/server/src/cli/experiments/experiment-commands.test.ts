import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CliError } from '../cli-error.ts';
import { chitta } from '../testing/run-chitta.ts';
import { experimentCommands } from './experiment-commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'chitta-experiment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const figures = {
  control: { visitors: 10_000, conversions: 500 },
  treatment: { visitors: 10_000, conversions: 560 },
};

type Name = 'evaluate' | 'srm' | 'assign';

async function answerOf(name: Name, content: unknown) {
  const lines: string[] = [];
  await experimentCommands[`experiment ${name}`].run(fileOf(content), {}, (line) => lines.push(line));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

describe('chitta experiment evaluate FILE', () => {
  it('evaluates by each method', async () => {
    expect(
      await answerOf('evaluate', { ...figures, method: 'bayes', prior: { mean: 0, variance: 1 } }),
    ).toEqual({
      effect: expect.closeTo(0.11946, 5),
      standardError: expect.closeTo(0.06692, 5),
      interval: [expect.closeTo(-0.01169, 5), expect.closeTo(0.25062, 5)],
      chanceToWin: expect.closeTo(0.96289, 5),
      risk: [expect.closeTo(0.12045, 5), expect.closeTo(0.00099, 5)],
    });
    expect(await answerOf('evaluate', { ...figures, method: 'welch' })).toMatchObject({
      pValue: expect.closeTo(0.07359, 5),
    });
    expect(
      await answerOf('evaluate', { ...figures, method: 'sequential', tuning: 5000, alpha: 0.05 }),
    ).toEqual({
      effect: expect.closeTo(0.12, 5),
      standardError: expect.closeTo(0.06707, 5),
      interval: [expect.closeTo(-0.08972, 5), expect.closeTo(0.32972, 5)],
      pValue: expect.any(Number),
    });
  });

  it('takes sums, and the difference itself', async () => {
    const spend = {
      control: { n: 3407, sum: 1396.87, sumOfSquares: 52_377.9767 },
      treatment: { n: 3461, sum: 2422.7, sumOfSquares: 134_698.29 },
    };
    expect(await answerOf('evaluate', { ...spend, method: 'welch', difference: 'absolute' })).toMatchObject({
      effect: expect.closeTo(0.29, 5),
      pValue: expect.closeTo(0.02016, 5),
    });
  });

  it('says that nothing follows from no figures, without a number that is none', async () => {
    const nobody = { visitors: 0, conversions: 0 };
    expect(await answerOf('evaluate', { control: nobody, treatment: nobody, method: 'bayes' })).toEqual({
      effect: 0,
      standardError: 0,
      interval: [0, 0],
      chanceToWin: 0.5,
      risk: [0, 0],
      undetermined: 'no_visitors',
    });
  });
});

it('chitta experiment srm FILE checks a split', async () => {
  expect(await answerOf('srm', { observed: [1000, 1200, 900], weights: [0.5, 0.5, 0] })).toEqual({
    pValue: expect.closeTo(0.000020079, 9),
    healthy: false,
  });
});

it('chitta experiment assign FILE tells number and arm', async () => {
  const rule = { seed: 'seed', value: 'b', version: 2, coverage: 1, weights: [0.25, 0.75] };
  expect(await answerOf('assign', rule)).toEqual({ n: 0.2696, arm: 1 });
  expect(await answerOf('assign', { ...rule, version: 99 })).toEqual({ n: null, arm: -1 });
});

describe('a file that is not as it must be', () => {
  const visitors = (conversions: unknown, all: unknown) => ({ visitors: all, conversions });
  const ratio = { observed: [1, 2], weights: [1, 1] };
  const rule = { seed: 'seed', value: 'b', version: 2, coverage: 1, weights: [0.5, 0.5] };
  it.each([
    ['evaluate', '{', 'this file is no JSON'],
    ['evaluate', 'null', 'expected object'],
    ['evaluate', '[]', 'expected object'],
    ['evaluate', { ...figures }, 'method: '],
    ['evaluate', { ...figures, method: 'anova' }, 'method: '],
    ['evaluate', { ...figures, method: 'welch', alfa: 0.1 }, '"alfa"'],
    ['evaluate', { ...figures, method: 'welch', alpha: 0 }, 'alpha: '],
    ['evaluate', { ...figures, method: 'welch', alpha: '0.05' }, 'alpha: '],
    ['evaluate', { ...figures, method: 'sequential', tuning: -5 }, 'tuning: '],
    ['evaluate', { ...figures, method: 'bayes', prior: { mean: 0, variance: 0 } }, 'prior.variance: '],
    ['evaluate', { ...figures, method: 'welch', control: visitors(11, 10) }, 'control: has more conversions'],
    ['evaluate', { ...figures, method: 'welch', control: visitors(-1, 10) }, 'control.conversions: '],
    ['evaluate', { ...figures, method: 'welch', control: visitors(0.5, 10) }, 'control: has either'],
    ['evaluate', { ...figures, method: 'welch', treatment: visitors(null, 10) }, 'treatment: has either'],
    ['evaluate', `{"method":"welch","control":{"visitors":1e999,"conversions":0}}`, 'control: '],
    [
      'evaluate',
      { ...figures, method: 'welch', control: { n: 0, sum: 1, sumOfSquares: 1 } },
      'control: has sums of nobody',
    ],
    [
      'evaluate',
      { ...figures, method: 'welch', control: { n: 2, sum: 1, sumOfSquares: 1 } },
      'figures of different kinds',
    ],
    ['srm', { ...ratio, weights: [1] }, 'different lengths'],
    ['srm', { ...ratio, weights: [1, -1] }, 'weights.1: '],
    ['srm', { ...ratio, observed: [1, 1.5] }, 'observed.1: '],
    ['assign', { ...rule, weights: [] }, 'weights: '],
    ['assign', { ...rule, coverage: 'all' }, 'coverage: '],
    ['assign', { ...rule, value: 7 }, 'value: '],
  ] as const)('%s of %j says what is wrong', async (name, content, message) => {
    const failure = await answerOf(name, content).catch((error) => error);

    expect(failure).toBeInstanceOf(CliError);
    expect(failure.message.startsWith(folder)).toBe(true);
    expect(failure.message).toContain(message);
    expect(failure.message).not.toContain('\n');
  });

  it('is not there, is no file, or is none that anybody wrote', async () => {
    const failureOf = (file: string) =>
      experimentCommands['experiment srm'].run(file, {}, () => {}).catch((error) => error.message);
    expect(await failureOf(join(folder, 'none.json'))).toContain('cannot be read: ENOENT');
    expect(await failureOf(folder)).toContain('cannot be read: EISDIR');
    expect(await failureOf(fileOf(' '.repeat(2 ** 20 + 1)))).toContain('is larger than');
  });
});

describe('chitta experiment', () => {
  it('answers with a line and 0', () => {
    const { status, stdout, stderr } = chitta(
      'experiment',
      'srm',
      fileOf({ observed: [9, 9], weights: [1, 1] }),
    );
    expect([status, stdout, stderr]).toEqual([0, '{"pValue":1,"healthy":true}\n', '']);
  });

  it('ends with 1 where the file is wrong, and writes no answer', () => {
    const file = fileOf({ observed: [9, 9], weights: [1] });
    const { status, stdout, stderr } = chitta('experiment', 'srm', file);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${file}: observed and weights are of different lengths\n`);
  });
});
