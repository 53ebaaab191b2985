import { describe, expect, it } from 'vitest';
import { readSample, refusalOf } from '../testing/read-sample.ts';
import { readJson } from './read-json.ts';

const read = (content: string | Buffer) => readSample(content, (file) => readJson(file));

describe('readJson', () => {
  it.each([
    ['{"a": [1, "ñ"]}', { a: [1, 'ñ'] }],
    ['\uFEFF{"a": 1}', { a: 1 }],
    [Buffer.from('\uFEFF{"a": "ñ"}', 'utf16le'), { a: 'ñ' }],
    ['null', null],
  ])('reads %j', async (content, expected) => {
    expect(await read(content)).toEqual(expected);
  });

  it.each([
    ['{"a": 1,\n"b": x}', 2],
    ['{"a": [\n1,\n2\n', 4],
    ['{"a":\n\n}', 3],
    ['', 1],
    ['{"a": [1, 2, 3, 4, 5],\n"b": x,\n"c": 1}', 2],
    ['{"a": [1, 2, 3, 4, 5],\n"b": "She said "no" again",\n"c": 1}', 2],
    ['x{"a": [1, 2, 3, 4, 5],\n"b": 1}', 1],
    ['{"a": [1, 2, 3, 4, 5]}\n\n{"b": 1}', 3],
  ])('names the line at which %j breaks off', async (content, line) => {
    expect(await refusalOf(read(content))).toEqual({ reason: 'broken_file', detail: 'json', line });
  });
});
