/** How a command is typed, and what it does, for `--help`. */
interface CommandHelp {
  readonly usage: string;
  readonly about: string;
}

const start = 'npm run chitta --';

/** By the name of the command. */
export const helpOf: Readonly<Record<string, CommandHelp>> = {
  interpret: {
    usage: `${start} interpret "a dream …"|FILE.jsonl [--level free|premium|plain] [--language en|es] [--json]`,
    about:
      'The reading of a dream: the text, then the structure with its evidence. Of a file, a line a dream: { id, language, text, sentences }.',
  },
  recognise: {
    usage: `${start} recognise FILE.jsonl`,
    about: 'One line a dream: { id, language, symbols }. FILE.jsonl holds an object a line: id and text.',
  },
  eval: {
    usage: 'npm run eval -- FILE.jsonl [--readings | --themes] [--json]',
    about:
      'Measures recognition, or with --readings the readings, against marked dreams: id, text and mentions a line, or our own notation from FILE.en.txt or FILE.es.txt. With --themes the finding of themes: themes and text a line, apart by a bar.',
  },
  chart: {
    usage: `${start} chart FILE.jsonl`,
    about:
      'One natal chart a line, in degrees of the zodiac. FILE.jsonl holds an object a line: id, utc, latitude, longitude, and houses (placidus or whole).',
  },
  'experiment evaluate': {
    usage: `${start} experiment evaluate FILE.json`,
    about:
      'What a treatment does, with its interval: control and treatment (visitors, conversions; or n, sum, sumOfSquares), method (bayes, welch or sequential), and if you like prior, tuning, alpha, difference (relative or absolute).',
  },
  'experiment srm': {
    usage: `${start} experiment srm FILE.json`,
    about: 'Whether visitors are split as they should be: observed and weights, one of each for an arm.',
  },
  'experiment assign': {
    usage: `${start} experiment assign FILE.json`,
    about: 'Which arm a visitor is in: seed, value, version (2), coverage (0 to 1), weights. -1 is none.',
  },
  backup: {
    usage: `${start} backup [--to FOLDER]`,
    about: 'Backs up database and files, also while Chitta runs.',
  },
  backups: { usage: `${start} backups`, about: 'Lists the backups, newest first.' },
  verify: { usage: `${start} verify [FILE|newest]`, about: 'Reads a whole backup and checks it.' },
  restore: {
    usage: `${start} restore FILE|newest --yes`,
    about: 'Replaces everything by a backup. Chitta must be stopped.',
  },
  status: {
    usage: `${start} status`,
    about: 'How the service is doing, for cron: ends with 1 where something needs a person, and says what.',
  },
  check: {
    usage: `${start} check`,
    about: 'Whether money, months and commissions add up; ends with 1 if not.',
  },
  sql: {
    usage: `${start} sql ["STATEMENT"] [--write] [--yes] [--json]`,
    about:
      'Runs one statement on the database, reading only; with --write it may change rows, which are kept with --yes alone. Without a statement: how to reach the database.',
  },
  'secrets forget': {
    usage: `${start} secrets forget --yes`,
    about:
      'Takes away authenticator apps and bank accounts whose key is lost for good. Chitta must be stopped.',
  },
  'admin list': { usage: `${start} admin list`, about: 'Lists the administrators.' },
  'admin grant': {
    usage: `${start} admin grant WHOM [--id NUMBER]`,
    about:
      'Makes a member, by user name or address, an administrator; the number says who is meant where names look alike. Kept in the audit log.',
  },
  'admin revoke': {
    usage: `${start} admin revoke WHOM [--id NUMBER]`,
    about: 'Takes that role away again. Kept in the audit log.',
  },
  'factors reset': {
    usage: `${start} factors reset WHOM --yes [--id NUMBER]`,
    about: 'Takes away the second factors of a member who has lost them.',
  },
};

/** Every command, two lines each. */
export function listCommands(): string {
  const lines = Object.values(helpOf).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return `Usage:\n${lines.join('\n')}`;
}

export function describeCommand(name: string): string {
  const help = helpOf[name];
  return help === undefined ? listCommands() : `Usage: ${help.usage}\n${help.about}`;
}

/** Where to read on, at the end of what is said of a mistake. */
export function hintOf(name?: string): string {
  const command = name !== undefined && Object.hasOwn(helpOf, name) ? `${name} ` : '';
  return `See: ${start} ${command}--help`;
}
