import { describe, expect, it } from 'vitest';
import { journalTitle } from './journal-title.ts';

describe('journalTitle', () => {
  it.each([
    ['I was flying. Then I fell.', 'I was flying'],
    ['i was flying. then i fell.', 'i was flying'],
    ['¿Dónde estaba mi madre? No lo sé.', '¿Dónde estaba mi madre?'],
    ['Run! Someone shouted.', 'Run!'],
    ['Dr. Miller opened the door. It was dark.', 'Dr. Miller opened the door'],
    ['I was... somewhere. A house?', 'I was... somewhere'],
    ['I woke up... The house was gone.', 'I woke up...'],
    ['“Stay here.” My brother left.', '“Stay here.”'],
    ['The sea\nand then a bridge', 'The sea'],
    ['  ... falling again. And again.', '... falling again'],
    ['It was 3.5 metres deep. Really.', 'It was 3.5 metres deep'],
    ['A house without an end', 'A house without an end'],
    ['!?!', '!?!'],
    ['', ''],
  ])('takes the first sentence of %j', (content, title) => {
    expect(journalTitle(content)).toBe(title);
  });

  it('cuts at 50 characters and adds an ellipsis', () => {
    expect(journalTitle('a'.repeat(50))).toBe('a'.repeat(50));
    expect(journalTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  });

  it('never splits what is seen as one character', () => {
    expect(journalTitle(`${'a'.repeat(49)}👩‍🚀 and more`)).toBe(`${'a'.repeat(49)}…`);
    expect(journalTitle(`${'a'.repeat(49)}e\u0301 and more`)).toBe(`${'a'.repeat(49)}…`);
    expect(journalTitle(`e${'\u0301'.repeat(80)}`)).toBe(`e${'\u0301'.repeat(49)}…`);
  });
});
