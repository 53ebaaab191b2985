import type { GroupFamily } from './group-family.ts';
import { groupOutlines } from './group-outlines.ts';

interface GroupShapeProps {
  readonly family: GroupFamily;
  readonly x?: number;
  readonly y?: number;
  readonly radius: number;
}

/** The shape of a family inside a drawing, in the current colour. */
export function GroupShape({ family, x = 0, y = 0, radius }: GroupShapeProps) {
  return (
    <path d={groupOutlines[family]} transform={`translate(${x} ${y}) scale(${radius})`} fill="currentColor" />
  );
}
