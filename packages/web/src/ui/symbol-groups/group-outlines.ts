import type { GroupFamily } from './group-family.ts';

/** Outlines on a square from -1 to 1; colour never carries the family alone. */
export const groupOutlines: Readonly<Record<GroupFamily, string>> = {
  person: 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z',
  place: 'M-.85-.85H.85V.85H-.85Z',
  thing: 'M0-1.1 1.1 0 0 1.1-1.1 0Z',
  animal: 'M0-1.05 1.05.8H-1.05Z',
  nature: 'M0-1.15C.9-.2 1 .25.75.65.4 1.15-.4 1.15-.75.65-1 .25-.9-.2 0-1.15Z',
  action: 'M-.7-1.05 1.1 0-.7 1.05-.2 0Z',
  feeling: 'M0 1.05C-2.1-.35-.75-1.65 0-.55.75-1.65 2.1-.35 0 1.05Z',
  // Two bars, as something that stays level.
  state: 'M-1-.8H1V-.2H-1ZM-1 .2H1V.8H-1Z',
};
