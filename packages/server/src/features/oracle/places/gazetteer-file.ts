import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Gazetteer, readGazetteer } from '@chitta/places';
import { InvariantError } from '#server/platform/errors/invariant.ts';

let opened: Promise<Gazetteer> | undefined;

/** The compiled gazetteer, read when a place is first looked for and kept from then on: about 15 MB. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= read();
  return opened;
}

async function read(): Promise<Gazetteer> {
  const path = fileURLToPath(import.meta.resolve('@chitta/places/generated/places.txt'));
  try {
    return readGazetteer(await readFile(path, 'utf8'));
  } catch (cause) {
    opened = undefined;
    throw new InvariantError(
      `The gazetteer cannot be read: ${path}. Run "npm start" or "node packages/places/scripts/compile.ts". (${String(cause)})`,
    );
  }
}
