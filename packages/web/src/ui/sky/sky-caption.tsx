import { useTranslation } from 'react-i18next';
import { groupFamilies, groupFamily } from '../symbol-groups/group-family.ts';
import { GroupGlyph } from '../symbol-groups/group-glyph.tsx';
import type { SkyStar } from './sky-dream.ts';

interface SkyCaptionProps {
  readonly stars: readonly SkyStar[];
  /** The star that is pointed at. */
  readonly active: SkyStar | undefined;
  /** It stands over the dream of a reading. */
  readonly isStrip?: boolean;
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

/**
 * Under a sky: the kinds that stand in it by their shapes, or the star that is pointed at. Under a strip on a phone one
 * quiet line takes the place of the kinds (by the style sheet), which stand under the enlarged sky.
 */
export function SkyCaption({ stars, active, isStrip = false }: SkyCaptionProps) {
  const { t } = useTranslation('sky');
  if (active) return <StarCaption star={active} />;
  const present = groupFamilies.flatMap((family) => {
    const star = stars.find(({ group }) => groupFamily(group) === family);
    return star ? [{ family, group: star.group }] : [];
  });
  return (
    <>
      {isStrip && stars.length > 0 && <p className="sky-hint">{t('touch')}</p>}
      <ul className="sky-legend">
        {present.map(({ family, group }) => (
          <li key={family}>
            <GroupGlyph group={group} size={9} />
            {t(`kind.${family}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
