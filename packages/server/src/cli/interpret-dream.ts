import { CliError } from './cli-error.ts';
import { type ComposeOptions, createComposer } from './compose-dream.ts';

interface InterpretDreamOptions extends ComposeOptions {
  /** One line of JSON instead of the text and the structure. */
  readonly json: boolean;
}

/** `interpret "a dream …"`: the reading as text, then as the structure with the evidence of every sentence. */
export function interpretDream(
  dream: string,
  { json, ...options }: InterpretDreamOptions,
  write: (line: string) => void,
): void {
  if (dream.trim() === '') throw new CliError('There is no dream to read');
  const { reading, text } = createComposer()(dream, options);
  if (json) write(JSON.stringify({ text, ...reading }));
  else for (const line of [text, '', JSON.stringify(reading, null, 2)]) write(line);
}
