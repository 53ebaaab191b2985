import { useState } from 'react';
import { type DreamTextProblem, readProblem, saveProblem } from './dream-text-rules.ts';

/** What was asked for, and why these words do not do for it. */
export interface EditorFault {
  readonly asked: 'read' | 'save';
  readonly problem: DreamTextProblem;
}

const problemOf = { read: readProblem, save: (content: string) => saveProblem(content) } as const;

/** A fault of the input, from the press that met it until the words do. */
export function useEditorFault(content: string) {
  const [asked, setAsked] = useState<EditorFault['asked'] | null>(null);
  const problem = asked && problemOf[asked](content);
  if (asked && !problem) setAsked(null);
  return {
    fault: asked && problem ? { asked, problem } : null,
    /** True where the words do; else the fault is shown. */
    check(wanted: EditorFault['asked']): boolean {
      const isFine = problemOf[wanted](content) === null;
      setAsked(isFine ? null : wanted);
      return isFine;
    },
    clear: () => setAsked(null),
  };
}
