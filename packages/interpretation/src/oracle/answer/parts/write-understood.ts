import { wayOf } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inQuestion, type Prepared } from '../prepared.ts';
import { sayBack } from '../say-question.ts';

/** The question in the asker's own words, and what the dreams were read for. */
export function writeUnderstood(prepared: Prepared): Said[] {
  const { text, read, say, slots, tone, quote } = prepared;
  const { asked, told, added, quoted } = sayBack({ text, read });
  const question = quote(quoted);
  const said =
    asked === undefined
      ? say('understood.quoted', { question })
      : (say('understood.told', { told, asked }) ??
        say('understood.added', { added, asked }) ??
        say('understood.asked', { asked }));
  const isRead = prepared.dreams.length > 0;
  return [
    { text: said ?? question, rule: 'question', ids: [] as string[] },
    ...(tone === 'warm'
      ? [{ text: say(`warm.${wayOf(read)}`), rule: 'tone', ids: [`kind.${read.kind}`] }]
      : []),
    ...(isRead
      ? [{ text: say(`read.${wayOf(read)}`, slots), rule: `kind.${read.kind}`, ids: [`kind.${read.kind}`] }]
      : []),
  ].flatMap(({ text: words, rule, ids }) =>
    words === undefined
      ? []
      : [{ text: words, part: 'understood' as const, evidence: inQuestion(prepared, ids, rule) }],
  );
}
