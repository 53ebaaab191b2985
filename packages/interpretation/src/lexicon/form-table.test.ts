import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { tokenise } from '../text/tokenise.ts';
import { FormTable } from './form-table.ts';

type Row = readonly [lemma: string, part: PartOfSpeech];

/** A table of words and a question: which of them a written word can be a form of, in the order of the answer. */
function tableOf(language: 'en' | 'es', rows: readonly Row[]) {
  const table = new FormTable(language);
  const lemmas = rows.map(([lemma, part]) => ({ lemma, id: table.add(lemma, part, false).id }));
  return (written: string) => {
    const [token] = tokenise(written);
    const ids = token ? table.idsOf(token) : [];
    return ids.map((id) => lemmas.find((each) => each.id === id)?.lemma).join(' ');
  };
}

const english: readonly Row[] = [
  ['dog', 'n'],
  ['go', 'v'],
  ['fly', 'n'],
  ['fly', 'v'],
  ['foot', 'n'],
  ['inside', 'x'],
];
const spanish: readonly Row[] = [
  ['volar', 'v'],
  ['ver', 'v'],
  ['ir', 'v'],
  ['ser', 'v'],
  ['avión', 'n'],
  ['té', 'n'],
  ['caer', 'v'],
  ['vello', 'n'],
  ['bebé', 'n'],
  ['beber', 'v'],
];

describe('FormTable', () => {
  it.each([
    ['dogs', 'dog'],
    ['went', 'go'],
    ['flies', 'fly fly'],
    ['flying', 'fly'],
    ['feet', 'foot'],
    ['inside', 'inside'],
    ['insides', ''],
    ['dögs', ''],
    ['cat', ''],
  ])('knows %j in English as %j', (written, lemmas) => {
    expect(tableOf('en', english)(written)).toBe(lemmas);
  });

  it.each([
    ['vuelo', 'volar'],
    ['volábamos', 'volar'],
    ['verla', 'ver'],
    ['viéndolo', 'ver'],
    ['fue', 'ir ser'],
    ['fuí', 'ir ser'],
    ['aviones', 'avión'],
    ['avion', 'avión'],
    ['te', ''],
    ['té', 'té'],
    ['cayendose', 'caer'],
    ['bebe', 'beber bebé'],
    ['bebé', 'bebé beber'],
    ['bello', ''],
  ])('knows %j in Spanish as %j', (written, lemmas) => {
    expect(tableOf('es', spanish)(written)).toBe(lemmas);
  });

  it('answers alike whatever was asked before', () => {
    const asked = 'bebe fue vuelo verla avion cayendose bebé ve voy era'.split(' ');
    const forward = tableOf('es', spanish);
    const backward = tableOf('es', spanish);
    const answers = asked.map(forward);
    expect([...asked].reverse().map(backward).reverse()).toEqual(answers);
  });

  it('gives one word one number, living beings and other parts of speech their own', () => {
    const table = new FormTable('es');
    const { id } = table.add('gato', 'n', false);
    expect(table.add('gato', 'n', false).id).toBe(id);
    expect(table.add('gato', 'n', true).id).not.toBe(id);
    expect(table.add('gato', 'x', false).id).not.toBe(id);
  });

  it('takes up words that are added after the first question', () => {
    const table = new FormTable('en');
    const [token] = tokenise('dogs');
    if (!token) throw new TypeError('a word is expected');
    expect(table.idsOf(token)).toEqual([]);
    const { id } = table.add('dog', 'n', false);
    expect(table.idsOf(token)).toEqual([id]);
  });
});
