import { parseArgs } from 'node:util';
import { explainError } from '../explain-error.ts';
import { CliError } from './cli-error.ts';
import { type Command, type CommandValues, commands } from './commands.ts';

const usage = `Usage:
  npm run chitta -- interpret "a dream …"         its reading: the text, then the structure with its evidence
    [--level free|premium|plain] [--language en|es] [--json]
  npm run chitta -- interpret FILE.jsonl          one line a dream: { id, language, text, sentences }
    [--level free|premium|plain] [--language en|es]
  npm run chitta -- recognise FILE.jsonl          one line a dream: { id, language, symbols }
  npm run eval -- FILE.jsonl [--json]             measures recognition against marked dreams
  npm run eval -- FILE.jsonl --readings [--json]  measures the readings of marked dreams against their bars
  npm run chitta -- backup [--to FOLDER]          backs up database and files, also while Chitta runs
  npm run chitta -- backups                       lists the backups, newest first
  npm run chitta -- verify [FILE|newest]          reads a whole backup and checks it
  npm run chitta -- restore FILE|newest --yes     replaces everything by a backup; Chitta must be stopped
  npm run chitta -- check                         whether money, months and commissions add up; 1 if not
  npm run chitta -- admin list                    lists the administrators
  npm run chitta -- admin grant|revoke WHOM       a user name or an address; kept in the audit log
    [--id NUMBER]                                 the member's number, where names look alike
  npm run chitta -- factors reset WHOM --yes      [--id NUMBER] takes away the second factors of a member who has lost them
FILE.jsonl holds an object a line: id and text; for eval also mentions. eval also reads our own
notation from FILE.en.txt or FILE.es.txt.`;

const options = {
  json: { type: 'boolean' },
  readings: { type: 'boolean' },
  level: { type: 'string' },
  language: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
  id: { type: 'string' },
} as const satisfies Record<keyof CommandValues, unknown>;

async function runCommand(): Promise<void> {
  const { values, positionals } = readArguments();
  const { name, words } = findName(positionals);
  const [subject, ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || rest.length > 0 || !fits(command, subject)) throw new CliError(usage);
  const foreign = Object.keys(values).find(
    (option) => !(command.options as readonly string[]).includes(option),
  );
  if (foreign !== undefined) throw new CliError(`"${name}" has no option --${foreign}\n${usage}`);
  await command.run(subject ?? '', values, (line) => process.stdout.write(`${line}\n`));
}

/** A name of two words goes before one of a single word. */
function findName([first = '', second, ...others]: readonly string[]): { name: string; words: string[] } {
  const both = `${first} ${second}`;
  if (Object.hasOwn(commands, both)) return { name: both, words: others };
  return { name: first, words: second === undefined ? [] : [second, ...others] };
}

function fits(command: Command, subject: string | undefined): boolean {
  return subject === undefined ? command.subject !== 'needed' : command.subject !== 'none';
}

function readArguments(): { readonly values: CommandValues; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ options, allowPositionals: true });
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
  process.stderr.write(`${error instanceof CliError ? error.message : explainError(error)}\n`);
  process.exitCode = 1;
}
