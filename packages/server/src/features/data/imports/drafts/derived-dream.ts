import type { DreamCategory, ExportedDream, limits } from '@chitta/contract';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';

/** A dream as it will stand in the journal. */
export interface DreamDraft {
  readonly title: string;
  readonly content: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
  readonly createdAt: Date;
  /** What only our own export brings: reading, follow-up, level. */
  readonly exported?: ExportedDream;
}

/** What is known of an entry with the choices as they are. */
export interface DerivedDream {
  /** Title and text also where the entry cannot be taken, to show which one it is. */
  readonly title: string;
  readonly content: string;
  readonly draft: DreamDraft | null;
  readonly language: 'en' | 'es' | null;
  readonly isUndated: boolean;
  readonly problem: (typeof limits.importProblems)[number] | null;
}

export interface DeriveOptions {
  readonly choices: StoredChoices;
  /** When the file was read: nothing in it can be later. */
  readonly now: Date;
}
