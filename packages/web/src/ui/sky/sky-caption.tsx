import { useTranslation } from 'react-i18next';
import { groupFamilies, groupFamily } from '../symbol-groups/group-family.ts';
import { GroupGlyph } from '../symbol-groups/group-glyph.tsx';
import type { SkyStar } from './sky-dream.ts';

interface SkyCaptionProps {
  readonly stars: readonly SkyStar[];
  /** The star that is pointed at. */
  readonly active: SkyStar | undefined;
}

/** What one star is called and how often it was there. */
function StarCaption({ star }: { readonly star: SkyStar }) {
  const { t } = useTranslation('sky');
  const { name, group, returns = 0 } = star;
  return (
    <p className="sky-named">
      <GroupGlyph group={group} size={13} />
      <strong>{name}</strong>
      <span>{t(`kind.${groupFamily(group)}`)}</span>
      {returns > 0 && <span>{t('returned', { count: returns })}</span>}
    </p>
  );
}

/** Under a sky: the kinds that stand in it by their shapes, or the star that is pointed at. */
export function SkyCaption({ stars, active }: SkyCaptionProps) {
  const { t } = useTranslation('sky');
  if (active) return <StarCaption star={active} />;
  const present = groupFamilies.flatMap((family) => {
    const star = stars.find(({ group }) => groupFamily(group) === family);
    return star ? [{ family, group: star.group }] : [];
  });
  return (
    <ul className="sky-legend">
      {present.map(({ family, group }) => (
        <li key={family}>
          <GroupGlyph group={group} size={9} />
          {t(`kind.${family}`)}
        </li>
      ))}
    </ul>
  );
}
