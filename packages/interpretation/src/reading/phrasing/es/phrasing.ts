import type { Phrasing } from '../slots.ts';
import * as acts from './acts.ts';
import * as frame from './frame.ts';
import * as moods from './moods.ts';
import * as nouns from './nouns.ts';
import { question, questionOf } from './question.ts';

/** Spanish, composed in its own grammar. */
export const spanish: Phrasing = { ...frame, ...nouns, ...acts, ...moods, question, questionOf };
