import { classNames } from '#web/lib/class-names.ts';
import { familyColour, groupFamily } from './group-family.ts';
import { GroupShape } from './group-shape.tsx';

interface GroupGlyphProps {
  /** A symbol group of the dictionary, such as `building`. */
  readonly group: string;
  /** Side in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** The small sign of a symbol group beside its name. Decorative: the words next to it say the same. */
export function GroupGlyph({ group, size = 12, className }: GroupGlyphProps) {
  const family = groupFamily(group);
  return (
    <svg
      viewBox="-1.3 -1.3 2.6 2.6"
      width={size}
      height={size}
      className={classNames('inline-block flex-none', familyColour[family], className)}
      aria-hidden="true"
      focusable="false"
    >
      <GroupShape family={family} radius={1} />
    </svg>
  );
}
