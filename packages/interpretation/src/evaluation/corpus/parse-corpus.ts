import type { Assertion } from '../../types.ts';
import type { MarkedDream, MarkedMention } from '../marked-dream.ts';

/** A mark of our own corpus: it may also say which symbol the words stand for. */
export interface CorpusMention extends MarkedMention {
  readonly symbol?: string;
}

/** A dream of our own corpus, with the trap that it was written for. */
export interface CorpusDream extends MarkedDream {
  readonly mentions: readonly CorpusMention[];
  readonly trap: string;
}

const flags: Readonly<Record<string, Exclude<Assertion, 'present'>>> = {
  '-': 'absent',
  '?': 'unreal',
  '~': 'simile',
  '*': 'waking',
};

/**
 * Reads the notation of `dreams.<language>.txt`. A dream begins with a line `# id: the trap` and goes on to the next.
 * `[words]` marks a core mention, `{words}` another; `-`, `~`, `*` before the words say that it was denied, compared,
 * waking; `|symbol` after them says which symbol is meant: `[-dog]`, `{bat|baseball-bat}`, `[*the dentist]`.
 */
export function parseCorpus(source: string): CorpusDream[] {
  return source
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [id = '', trap = ''] = part.slice(0, end).split(': ');
      return { id: id.trim(), trap: trap.trim(), ...readMarks(part.slice(end).trim()) };
    });
}

const mark = /\[([-?~*]?)([^\]|]+)(?:\|([a-z0-9-]+))?\]|\{([-?~*]?)([^}|]+)(?:\|([a-z0-9-]+))?\}/g;

function readMarks(marked: string): { text: string; mentions: CorpusMention[] } {
  const mentions: CorpusMention[] = [];
  let text = '';
  let last = 0;
  for (const match of marked.matchAll(mark)) {
    const core = match[2] !== undefined;
    const [sign = '', quote = '', symbol] = core ? match.slice(1, 4) : match.slice(4, 7);
    text += marked.slice(last, match.index);
    const flag = flags[sign];
    mentions.push({
      start: text.length,
      end: text.length + quote.length,
      quote,
      concept: symbol ?? quote.toLowerCase(),
      group: 'marked',
      core,
      ...(flag && { flag }),
      ...(symbol && { symbol }),
    });
    text += quote;
    last = match.index + match[0].length;
  }
  return { text: text + marked.slice(last), mentions };
}
