import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { helpOf } from './help.ts';
import { chitta } from './testing/run-chitta.ts';

it('is there for every command, and for no other', () => {
  expect(Object.keys(helpOf).toSorted()).toEqual(Object.keys(commands).toSorted());
});

it('names every option of a command', () => {
  for (const [name, { options }] of Object.entries(commands)) {
    // The lines of `recognise` are JSON in any case.
    const told = name === 'recognise' ? [] : options;
    for (const option of told) expect(helpOf[name]?.usage).toContain(`--${option}`);
  }
});

describe('chitta', () => {
  it.each([['--help'], ['-h']])('%s lists every command', (option) => {
    const { status, stdout } = chitta(option);
    expect(status).toBe(0);
    for (const name of Object.keys(commands)) expect(stdout).toContain(name);
  });

  it('backup --help tells of that command alone', () => {
    const { status, stdout } = chitta('backup', '--help');
    expect(status).toBe(0);
    expect(stdout).toBe(
      'Usage: npm run chitta -- backup [--to FOLDER]\nBacks up database and files, also while Chitta runs.\n',
    );
  });

  it.each([
    [['bakcup'], 'There is no command "bakcup".\nSee: npm run chitta -- --help\n'],
    [['backup', '--json'], '"backup" has no option --json.\nSee: npm run chitta -- backup --help\n'],
    [['restore'], '"restore" needs a word more.\nSee: npm run chitta -- restore --help\n'],
    [['check', 'all'], '"check" takes no "all".\nSee: npm run chitta -- check --help\n'],
    [['verify', 'a', 'b'], '"b" is one word too many.\nSee: npm run chitta -- verify --help\n'],
    [['backup', '--fast'], "Unknown option '--fast'.\nSee: npm run chitta -- --help\n"],
  ])('%j says what is wrong, and where help is', (args, message) => {
    const { status, stderr } = chitta(...args);
    expect([status, stderr]).toEqual([1, message]);
  });
});
