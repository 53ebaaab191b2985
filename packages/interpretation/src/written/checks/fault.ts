/** Why a sentence of a written reading is not shown. */
export const faults = [
  /** Too short, too long, or a headline, question or step of several sentences. */
  'length',
  /** Markup, addresses, pictures, characters that cannot be seen. */
  'markup',
  /** Another language or alphabet. */
  'language',
  /** A question that asks nothing, anything else that asks, or a text without an end. */
  'form',
  'prophecy',
  'diagnosis',
  /** It tells somebody who asked what to do. */
  'command',
  /** The writer speaks of itself or repeats what it was told. */
  'writer',
  /** Something in the dream gave orders, and this obeys. */
  'order',
  /** It rests on no words of the dream, or on words that the dream does not have. */
  'evidence',
  /** Words in quotation marks that the dream does not have, or too many of them. */
  'quote',
  /** A number that the dream does not have. */
  'number',
  /** The dream copied out. */
  'retold',
  /** A headline that names nothing of the dream. */
  'ungrounded',
  /** A person, animal, place or thing that the dream does not have. */
  'invented',
  /** What the dream denies, wishes, compares or tells of waking life, told as having happened. */
  'unreal',
  /** Said already. */
  'repeated',
  /** More than the level has room for, or a second headline or question. */
  'surplus',
  /** A headline or question that never came. */
  'missing',
] as const;
export type Fault = (typeof faults)[number];
