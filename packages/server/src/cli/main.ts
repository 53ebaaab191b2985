import { parseArgs } from 'node:util';
import { explainError } from '../explain-error.ts';
import { CliError } from './cli-error.ts';
import type { Command, CommandValues } from './command.ts';
import { commands } from './commands.ts';
import { describeCommand, hintOf, listCommands } from './help.ts';

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  readings: { type: 'boolean' },
  themes: { type: 'boolean' },
  level: { type: 'string' },
  language: { type: 'string' },
  to: { type: 'string' },
  write: { type: 'boolean' },
  yes: { type: 'boolean' },
  id: { type: 'string' },
} as const satisfies Record<keyof CommandValues | 'help', unknown>;

type Typed = CommandValues & { readonly help?: boolean };

async function runCommand(write: (line: string) => void): Promise<void> {
  const { values, positionals } = readArguments();
  const { help, ...chosen } = values;
  const { name, words } = findName(positionals);
  const [subject, ...rest] = words;
  if (help) return write(describeCommand(name));
  const command = findCommand(name);
  if (!fits(command, subject)) {
    const why = subject === undefined ? 'needs a word more' : `takes no "${subject}"`;
    throw new CliError(`"${name}" ${why}.\n${hintOf(name)}`);
  }
  if (rest.length > 0) throw new CliError(`"${rest[0]}" is one word too many.\n${hintOf(name)}`);
  const foreign = Object.keys(chosen).find(
    (option) => !(command.options as readonly string[]).includes(option),
  );
  if (foreign !== undefined) throw new CliError(`"${name}" has no option --${foreign}.\n${hintOf(name)}`);
  await command.run(subject ?? '', chosen, write);
}

function findCommand(name: string): Command {
  if (name === '') throw new CliError(listCommands());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CliError(`There is no command "${name}".\n${hintOf()}`);
  return command;
}

/** A name of two words goes before one of a single word. */
function findName([first = '', second, ...others]: readonly string[]): { name: string; words: string[] } {
  const both = `${first} ${second}`;
  const hasParts = Object.keys(commands).some((name) => name.startsWith(`${first} `));
  if (Object.hasOwn(commands, both) || (hasParts && second !== undefined))
    return { name: both, words: others };
  return { name: first, words: second === undefined ? [] : [second, ...others] };
}

function fits(command: Command, subject: string | undefined): boolean {
  return subject === undefined ? command.subject !== 'needed' : command.subject !== 'none';
}

function readArguments(): { readonly values: Typed; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // Its second sentence is about words that begin with a hyphen, which is rarely what was meant.
    const [what] = (error as Error).message.split('. ');
    throw new CliError(`${what}.\n${hintOf()}`);
  }
}

// A reader that has seen enough, such as `head`, closes the pipe: no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await runCommand((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof CliError ? error.message : explainError(error)}\n`);
  process.exitCode = 1;
}
