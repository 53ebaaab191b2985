import { dreamLine } from './dream-line.ts';
import { readJsonLines } from './files/read-json-lines.ts';
import { createRecogniser } from './recognise-dream.ts';

/**
 * `recognise FILE.jsonl`: one JSON line for each dream, `{ id, language, symbols }`, in the order of the file. Mentions
 * that were not in the dream are among the symbols, with their state.
 */
export async function recogniseFile(file: string, write: (line: string) => void): Promise<void> {
  const recogniseDream = createRecogniser();
  for await (const { id, text } of readJsonLines(file, dreamLine)) {
    const { language, mentions } = recogniseDream(text);
    write(JSON.stringify({ id, language, symbols: mentions }));
  }
}
