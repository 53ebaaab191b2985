import { wayOf } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';

/** Where no dream names what is asked, by what the dreams that follow were chosen. */
function besidesOf({ dreams, say }: Prepared): { readonly id: string; readonly text: string } | undefined {
  const reasons = dreams.flatMap(({ touching }) => touching.reasons);
  if (dreams.length === 0 || reasons.some(({ kind }) => kind !== 'returns')) return undefined;
  const id = reasons.length === 0 ? 'lead.nearest' : 'lead.returns';
  const text = say(id);
  return text === undefined ? undefined : { id, text };
}

/** The answer in short, before the dreams that it comes from; for whoever likes it warm, a warm word first. */
export function writeLead(prepared: Prepared): Said[] {
  const { read, tone, say, dreams } = prepared;
  const kind = [`kind.${read.kind}`];
  const warm = tone === 'warm' ? say(`warm.${wayOf(read)}`) : undefined;
  const found = sayOfMatter(prepared, 'lead');
  const besides = besidesOf(prepared);
  // What is said of any question would say nothing beside it.
  const lead = besides !== undefined && found?.id.startsWith('lead.kind-') ? undefined : found;
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
    ...(besides === undefined
      ? []
      : [{ text: besides.text, evidence: inQuestion(prepared, kind, besides.id) }]),
  ].map((said) => ({ ...said, part: 'understood' as const }));
}
