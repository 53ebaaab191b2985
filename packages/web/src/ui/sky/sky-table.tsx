import { useTranslation } from 'react-i18next';
import { groupFamily } from '../symbol-groups/group-family.ts';
import type { PlacedSky, PlacedStar } from './layout/placed-sky.ts';
import type { SkyStar } from './sky-dream.ts';

const wordOf = ({ word, name }: SkyStar) => word || name;

function lightOf(star: PlacedStar | undefined) {
  if (!star) return 'dust';
  if (star.isGlint || star.brightness > 0.6) return 'bright';
  return star.brightness > 0.2 ? 'clear' : 'faint';
}

interface SkyTableProps {
  readonly stars: readonly SkyStar[];
  readonly sky: PlacedSky;
}

/** Everything that the drawing says, for those who hear it: words, kinds, light, returns, lines; the dust too. */
export function SkyTable({ stars, sky }: SkyTableProps) {
  const { t } = useTranslation('sky');
  const placed = new Map(sky.stars.map((star) => [star.id, star]));
  const joinedTo = (id: string) =>
    sky.joins
      .filter(({ ids }) => ids.includes(id))
      .map(({ ids: [from, to] }) => placed.get(from === id ? to : from))
      .flatMap((star) => (star ? wordOf(star) : []))
      .join(', ');
  return (
    // A table is as wide as its words, whatever it is told.
    <div className="sr-only">
      <table>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.word')}</th>
            <th scope="col">{t('table.symbol')}</th>
            <th scope="col">{t('table.kind')}</th>
            <th scope="col">{t('table.light')}</th>
            <th scope="col">{t('table.returned')}</th>
            <th scope="col">{t('table.joined')}</th>
          </tr>
        </thead>
        <tbody>
          {stars.map((star) => (
            <tr key={star.id}>
              <th scope="row">{wordOf(star)}</th>
              <td>{star.name}</td>
              <td>{t(`kind.${groupFamily(star.group)}`)}</td>
              <td>{t(`light.${lightOf(placed.get(star.id))}`)}</td>
              <td>{star.returns ?? 0}</td>
              <td>{joinedTo(star.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
