import { limits } from '@chitta/contract';
import type { ReadingLevel } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { adminCommands } from './admin/admin-commands.ts';
import { factorsCommands } from './admin/factors-commands.ts';
import { backupCommands } from './backups/backup-commands.ts';
import { chartFile } from './chart-file.ts';
import { checkCommands } from './check/check-command.ts';
import { CliError } from './cli-error.ts';
import type { Command, CommandValues } from './command.ts';
import { evaluateFile } from './evaluate-file.ts';
import { evaluateReadings, readingLevels } from './evaluate-readings.ts';
import { evaluateThemes } from './evaluate-themes.ts';
import { experimentCommands } from './experiments/experiment-commands.ts';
import { interpretDream } from './interpret-dream.ts';
import { interpretFile } from './interpret-file.ts';
import { printFigures } from './print-figures.ts';
import { printReadingFigures } from './print-reading-figures.ts';
import { recogniseFile } from './recognise-file.ts';
import { secretsCommands } from './secrets/secrets-commands.ts';
import { sqlCommands } from './sql/sql-command.ts';
import { statusCommands } from './status/status-command.ts';

/** Every command, by the name that is typed. */
export const commands: Readonly<Record<string, Command>> = {
  // Its lines are JSON in any case.
  recognise: {
    subject: 'needed',
    options: ['json'],
    run: (file, _values, write) => recogniseFile(file, write),
  },
  interpret: { subject: 'needed', options: ['json', 'level', 'language'], run: interpret },
  eval: { subject: 'needed', options: ['json', 'readings', 'themes'], run: evaluate },
  chart: { subject: 'needed', options: [], run: (file, _values, write) => chartFile(file, write) },
  ...experimentCommands,
  ...backupCommands,
  ...adminCommands,
  ...factorsCommands,
  ...checkCommands,
  ...secretsCommands,
  ...statusCommands,
  ...sqlCommands,
};

async function interpret(subject: string, values: CommandValues, write: (line: string) => void) {
  const level: ReadingLevel = chosen('level', values.level, readingLevels) ?? 'premium';
  const language: Language | undefined = chosen('language', values.language, limits.languages);
  if (subject.endsWith('.jsonl')) return interpretFile(subject, { level, language }, write);
  interpretDream(subject, { level, language, json: values.json ?? false }, write);
}

async function evaluate(
  file: string,
  { json, readings, themes }: CommandValues,
  write: (line: string) => void,
) {
  if (themes) {
    for (const line of await evaluateThemes(file)) write(line);
    return;
  }
  if (readings) return evaluateWrittenReadings(file, json === true, write);
  const figures = await evaluateFile(file);
  if (json) return write(JSON.stringify(figures));
  for (const [language, own] of Object.entries(figures))
    for (const line of printFigures(language, own)) write(line);
}

async function evaluateWrittenReadings(file: string, isJson: boolean, write: (line: string) => void) {
  const figures = await evaluateReadings(file);
  if (isJson) return write(JSON.stringify(figures));
  for (const line of figures.flatMap(printReadingFigures)) write(line);
}

function chosen<Value extends string>(
  option: string,
  value: string | undefined,
  values: readonly Value[],
): Value | undefined {
  const found = values.find((each) => each === value);
  if (value !== undefined && found === undefined)
    throw new CliError(`--${option} is one of ${values.join(', ')}, not "${value}"`);
  return found;
}
