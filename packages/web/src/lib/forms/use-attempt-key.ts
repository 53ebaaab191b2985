import { useRef } from 'react';
import { randomId } from './random-id.ts';

/**
 * The key of an attempt: the same for every attempt at the same content, so that an answer that was lost does nothing
 * twice; another one for other content, which the server would refuse under a key that it knows.
 *
 * @returns asks for the key of a body; `file`, where one goes along, is the same only where it is that very file
 */
export function useAttemptKey() {
  const last = useRef<{ content: string; file: File | null; key: string } | null>(null);
  return (body: object, file: File | null = null): string => {
    const content = JSON.stringify(body);
    if (last.current?.content !== content || last.current.file !== file)
      last.current = { content, file, key: randomId() };
    return last.current.key;
  };
}
