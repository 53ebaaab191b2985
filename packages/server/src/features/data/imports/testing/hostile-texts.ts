/** As long as one row of a table may be. */
const length = 499_000;

const signs = [
  ...' \t\n\r\u2028"\'#*_-–.,:;|/\\!?¿…=+@&<>()[]{}`~^$%09aAñ\u0301🌊',
  '1/',
  '. ',
  'a ',
  '# ',
  '- ',
  ', ',
  '![',
  '](',
  '""',
  '\\"',
  'Mr. ',
  'mon ',
  '5 mar ',
  '\n\n# ',
];

/** Begins and ends that make a pattern look at a run of one sign again and again, where it does. */
const frames: readonly (readonly [string, string])[] = [
  ['', ''],
  ['a', 'b'],
  ['# ', '#x'],
  ['2024-03-05 ', 'x'],
  ['5 ', ' March 2024x'],
  ['tags: a', 'b'],
  ['---\ntags: a', 'b\n---\nA dog.'],
  ['"', 'x'],
];
const framedSigns = [' ', '1', '"', '#', '*', '_', '-', ',', '.', 'a', '\n', '# '];

const run = (sign: string) => sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

/** Half a million of each sign, alone and between what it may stand between: name and text. */
export function* hostileTexts(): Generator<readonly [name: string, text: string]> {
  for (const sign of signs) yield [JSON.stringify(sign), run(sign)];
  for (const [before, after] of frames.slice(1)) {
    for (const sign of framedSigns) {
      yield [JSON.stringify([before, sign, after]), `${before}${run(sign)}${after}`];
    }
  }
}

/** A few of them, for what takes longer to try. */
export function* fewHostileTexts(): Generator<readonly [name: string, text: string]> {
  for (const sign of [' ', '"', '#', '*', '-', '\n', ',', 'a', '1', '<']) {
    yield [JSON.stringify(['a', sign, 'b']), `a${run(sign)}b`];
  }
}
