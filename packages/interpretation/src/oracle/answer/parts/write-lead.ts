import { wayOf } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';

/** The answer in short, before the dreams that it comes from; for whoever likes it warm, a warm word first. */
export function writeLead(prepared: Prepared): Said[] {
  const { read, tone, say, dreams } = prepared;
  const kind = [`kind.${read.kind}`];
  const warm = tone === 'warm' ? say(`warm.${wayOf(read)}`) : undefined;
  const isByReturn = dreams.every(({ touching }) => touching.reasons.every(({ kind }) => kind === 'returns'));
  const returns = isByReturn ? say('lead.returns') : undefined;
  const lead = returns === undefined ? sayOfMatter(prepared, 'lead') : { id: 'lead.returns', text: returns };
  const subject = read.matter === null ? kind : [`matter.${read.matter}`];
  return [
    ...(warm === undefined ? [] : [{ text: warm, evidence: inQuestion(prepared, kind, 'tone') }]),
    ...(lead === undefined
      ? []
      : [
          {
            text: lead.text,
            evidence: [
              ...inQuestion(prepared, subject, lead.id),
              ...dreams.map((dream) => inDream(dream, dream.excerpt, lead.id)),
            ],
          },
        ]),
  ].map((said) => ({ ...said, part: 'understood' as const }));
}
