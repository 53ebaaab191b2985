import { assign, evaluate, sampleRatioOf } from '@chitta/experiments';
import type { z } from 'zod';
import type { Command } from '../command.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { assignmentFile, comparisonFile, sampleFile } from './experiment-files.ts';

/** The statistics of experiments, for figures in a file: one line of JSON each. */
export const experimentCommands = {
  'experiment evaluate': answering(comparisonFile, evaluate),
  'experiment srm': answering(sampleFile, ({ observed, weights }) => sampleRatioOf(observed, weights)),
  'experiment assign': answering(assignmentFile, ({ value, ...rule }) => assign(value, rule)),
} satisfies Record<string, Command>;

function answering<Question>(schema: z.ZodType<Question>, answer: (question: Question) => object): Command {
  return {
    subject: 'needed',
    options: [],
    run: async (file, _values, write) => write(JSON.stringify(answer(await readJsonFile(file, schema)))),
  };
}
