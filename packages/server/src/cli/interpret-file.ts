import type { Mention, Reading, ReadingPart } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { type ComposeOptions, createComposer } from './compose-dream.ts';
import { dreamLine } from './dream-line.ts';
import { readJsonLines } from './files/read-json-lines.ts';

/**
 * `interpret FILE.jsonl`: one JSON line for each dream, in the order of the file: `id`, `language`, the parts of the reading
 * (`headline`, `passages`, `guidance`, `question`, `step`), `care` as `{ kind, strength }` or null, the `arc` that its thought
 * was found by, `text` with all parts as they are shown, `sentences` with their evidence, and `notes`: what was recognised.
 * Places are UTF-16 offsets into the dream; the language is that of each dream unless one is asked for.
 */
export async function interpretFile(
  file: string,
  options: ComposeOptions,
  write: (line: string) => void,
): Promise<void> {
  const dictionary = createDictionary();
  const compose = createComposer(dictionary);
  for await (const { id, text: dream } of readJsonLines(file, dreamLine)) {
    const { mentions, reading, text } = compose(dream, options);
    const { language, care = null, arc = null } = reading;
    const only = (part: ReadingPart) => partOf(reading, part) ?? null;
    const line = {
      id,
      language,
      headline: only('headline'),
      passages: passagesOf(reading),
      guidance: only('guidance'),
      question: only('question'),
      step: only('deed'),
      care,
      arc,
      text,
      sentences: reading.sentences.map(({ text, part, evidence }) => ({ text, part, evidence })),
      notes: notesOf(mentions, dictionary, language),
    };
    write(JSON.stringify(line));
  }
}

function partOf({ sentences }: Reading, part: ReadingPart): string | undefined {
  const said = sentences.filter((each) => each.part === part).map(({ text }) => text);
  return said.length === 0 ? undefined : said.join(' ');
}

function passagesOf({ sentences }: Reading): string[] {
  const passages = new Map<number, string[]>();
  for (const { part, paragraph, text } of sentences) {
    if (part === 'passage') passages.set(paragraph, [...(passages.get(paragraph) ?? []), text]);
  }
  return [...passages.values()].map((said) => said.join(' '));
}

interface Note {
  readonly symbol: string;
  readonly name: string;
  readonly meaning: string;
  readonly places: readonly Pick<Mention, 'start' | 'end' | 'text' | 'condition' | 'owner' | 'actor'>[];
}

/** Every symbol that is there, with the dreamer's words and its plain meaning. */
function notesOf(mentions: readonly Mention[], dictionary: Dictionary, language: Language): Note[] {
  const { entry, file } = dictionary.of(language);
  const notes = new Map<string, Note>();
  for (const { symbol, state, start, end, text, condition, owner, actor } of mentions) {
    const found = entry(symbol) ?? file.combined.find(({ id }) => id === symbol);
    if (state !== 'present' || found === undefined) continue;
    const place = {
      start,
      end,
      text,
      ...(condition && { condition }),
      ...(owner && { owner }),
      ...(actor && { actor }),
    };
    const { name, meaning } = found;
    notes.set(symbol, { symbol, name, meaning, places: [...(notes.get(symbol)?.places ?? []), place] });
  }
  return [...notes.values()];
}
