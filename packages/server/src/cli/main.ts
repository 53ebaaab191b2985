import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';
import { evaluateFile } from './evaluate-file.ts';
import { printFigures } from './print-figures.ts';
import { recogniseFile } from './recognise-file.ts';

const usage = `Usage:
  npm run chitta -- recognise FILE.jsonl          one line a dream: { id, language, symbols }
  npm run eval -- FILE.jsonl [--json]             measures recognition against marked dreams
FILE.jsonl holds an object a line: id and text; for eval also mentions. eval also reads our own
notation from FILE.en.txt or FILE.es.txt.`;

const write = (line: string) => process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, (file: string, isJson: boolean) => Promise<void>>> = {
  recognise: (file) => recogniseFile(file, write),
  eval: async (file, isJson) => {
    const figures = await evaluateFile(file);
    if (isJson) write(JSON.stringify(figures));
    else
      for (const [language, own] of Object.entries(figures))
        for (const line of printFigures(language, own)) write(line);
  },
};

async function runCommand(): Promise<void> {
  const { values, positionals } = readArguments();
  const [name = '', file, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || file === undefined || rest.length > 0) throw new CliError(usage);
  await command(file, values.json);
}

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n${usage}`);
  }
}

// A reader that has seen enough, such as `head`, closes the pipe: no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await runCommand();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
