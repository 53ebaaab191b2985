import { describe, expect, it } from 'vitest';
import { extractJsonFromHtml, repairJsonText } from './repair-json.ts';

describe('repairJsonText', () => {
  it.each([
    ['a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['a callback', 'app.done({"a":[1]});', { a: [1] }],
    ['a callback behind a guard', '/**/cb({"a":1})', { a: 1 }],
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['bare keys', '{a: {b_1: true}, $c: null}', { a: { b_1: true }, $c: null }],
    ['several at once', '\uFEFFcb({a: [1,],});', { a: [1] }],
    ['nothing inside strings', '{a: ",} b: {c: ,]"}', { a: ',} b: {c: ,]' }],
    ['escaped quotes', '{a: "\\",}"}', { a: '",}' }],
  ])('strips %s', (_, text, value) => {
    expect(JSON.parse(repairJsonText(text) ?? 'null')).toEqual(value);
  });

  it.each(['', 'hello', '42', '{"a":', 'cb(', '{a b}'])('gives up on %j', (text) => {
    expect(repairJsonText(text)).toBeNull();
  });

  it('stays fast on long hostile text', () => {
    expect(repairJsonText(`{${'a'.repeat(50_000)}`)).toBeNull();
    expect(repairJsonText(`${'('.repeat(50_000)}`)).toBeNull();
  });
});

describe('extractJsonFromHtml', () => {
  it.each([
    ['a script', '<script id="x" type="application/json"> {"a":1} </script>', '{"a":1}'],
    [
      'an attribute',
      '<div data-json="{&quot;a&quot;:&quot;x &amp;amp; y&quot;}"></div>',
      '{"a":"x &amp; y"}',
    ],
    ['the first that parses', '<script type="application/json">{</script><i data-json=\'[1]\'>', '[1]'],
  ])('finds JSON in %s', (_, html, json) => {
    expect(extractJsonFromHtml(html)).toBe(json);
  });

  it('gives null where there is none', () => {
    expect(extractJsonFromHtml('<script>var a = {}</script>')).toBeNull();
  });
});
