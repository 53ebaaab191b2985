import { type ComposeOptions, createComposer } from './compose-dream.ts';
import { dreamLine } from './dream-line.ts';
import { readJsonLines } from './read-json-lines.ts';

/**
 * `interpret FILE.jsonl`: one JSON line for each dream, `{ id, language, text, sentences }`, in the order of the file.
 * Places of evidence are UTF-16 offsets into the dream; the language is that of each dream unless one is asked for.
 */
export async function interpretFile(
  file: string,
  options: ComposeOptions,
  write: (line: string) => void,
): Promise<void> {
  const compose = createComposer();
  for await (const { id, text: dream } of readJsonLines(file, dreamLine)) {
    const { reading, text } = compose(dream, options);
    const sentences = reading.sentences.map(({ text, part, evidence }) => ({ text, part, evidence }));
    write(JSON.stringify({ id, language: reading.language, text, sentences }));
  }
}
