import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContent, readContentFiles } from '../../../../symbols/scripts/lib/read-content.ts';
import { readOracle } from '../testing/read-oracle.ts';
import { readQuestion } from './read-question.ts';

const content = join(import.meta.dirname, '../../../../symbols/content');
const { oracle: written } = parseContent(
  readContentFiles(content).filter(({ name }) => name.startsWith('oracle/')),
);
const languages = ['en', 'es'] as const;
const books = await readOracle(languages);
const read = (text: string, fallback: (typeof languages)[number]) =>
  readQuestion({ text, fallback, ...books });

describe.each(languages)('questions for others (%s)', (language) => {
  for (const { id, [language]: example } of written.outside) {
    it.each(example.must ?? [])(`${id}: %s`, (question) => {
      expect(read(question, language).outside).toBe(id);
    });
    it.each(example.mustNot ?? [])(`not ${id}: %s`, (question) => {
      expect(read(question, language).outside).toBeNull();
    });
  }
});

describe('readQuestion', () => {
  it.each([
    ['en', 'Should I quit my job and open a bakery?', 'work', 'decision'],
    ['en', 'Should I tell my sister the truth about the will?', 'family', 'decision'],
    ['en', 'I am afraid of the operation next week. How do I get through it?', 'body', 'fear'],
    ['en', 'Why do I keep arguing with my husband?', 'love', 'relationship'],
    ['en', 'How can I live with the death of my father?', 'loss', 'change'],
    ['en', 'What does it mean that I keep dreaming about a locked door?', 'meaning', 'dream'],
    ['en', 'I have a talk to the whole board on Friday and I am terrified.', 'work', 'fear'],
    ['en', 'Why do I always put off my studies?', 'learning', 'understanding'],
    ['en', 'My aunt is very ill. How can I be there for her?', 'family', 'relationship'],
    ['en', 'I am dying to know: should I sing again?', 'creativity', 'decision'],
    ['es', '¿Vendo la casa de mi abuela?', 'family', 'decision'],
    ['es', '¿Por qué gasto tanto cada mes?', 'money', 'understanding'],
    ['es', 'Me muero de ganas de pintar otra vez, ¿lo hago?', 'creativity', 'decision'],
    ['es', 'Tengo terror a hablar en público.', 'self', 'fear'],
    ['es', '¿Dejo mi trabajo o me quedo?', 'work', 'decision'],
    ['es', '¿Por qué no puedo perdonar a mi hermano?', 'family', 'relationship'],
    ['es', 'Me da miedo la operación, ¿cómo puedo llevarlo?', 'body', 'fear'],
    ['es', '¿Hacia dónde va mi novela?', 'creativity', 'direction'],
    ['es', '¿Cómo puedo vivir con la muerte de mi abuela?', 'loss', 'change'],
    ['es', '¿Qué significa soñar con un tren una y otra vez?', 'meaning', 'dream'],
  ] as const)('understands field and kind (%s: %s)', (language, question, field, kind) => {
    expect(read(question, language)).toMatchObject({ language, field, kind, outside: null });
  });

  it('takes what is asked about most where the words do not tell', () => {
    const question = { text: 'What should I pay attention to in these weeks?', ...books };
    expect(readQuestion({ ...question, asksAbout: ['money'] }).field).toBe('money');
    expect(readQuestion(question).field).toBe('self');
  });

  it.each([
    ['en', 'I want to kill myself. Is there any reason to go on?'],
    ['es', 'Quiero matarme. ¿Hay alguna razón para seguir?'],
  ] as const)('meets harm with care (%s)', (language, question) => {
    expect(read(question, language).care).toMatchObject({ strength: 'strong' });
  });

  it('names places of the question and those who may be meant', () => {
    const text = 'Can I trust my partner again?';
    const { symbols, people, cues } = readQuestion({ text, ...books });
    const partner = symbols.find(({ id }) => id === 'partner');
    expect(text.slice(partner?.start, partner?.end)).toContain('partner');
    expect(people).toContain('husband');
    expect(cues.map(({ id }) => id)).toContain('act.trust');
  });
});
