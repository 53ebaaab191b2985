import { groupFamilies } from '../../symbol-groups/group-family.ts';

const names = [
  'surface',
  'text',
  'muted',
  'amber',
  'sky-low',
  'sky-dusk',
  'sky-horizon',
  'sky-grain',
  'sky-line',
  'star-heart',
  'moon-lit',
  'moon-dark',
  'moon-edge',
  ...groupFamilies,
] as const;

export type PictureColours = Readonly<Record<(typeof names)[number], string>>;

/** The colours of the product as an element has them, for a drawing that no style sheet reaches. */
export function coloursOf(element: Element): PictureColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as PictureColours;
}
