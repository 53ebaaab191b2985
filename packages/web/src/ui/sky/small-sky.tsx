import { memo, useMemo } from 'react';
import { layOutSky } from './layout/lay-out-sky.ts';
import { SkyDrawing } from './sky-drawing.tsx';
import type { SkyDream, SkyStar } from './sky-dream.ts';

type SmallStar = Pick<SkyStar, 'id' | 'group' | 'weight'>;

interface SmallSkyProps {
  readonly stars: readonly SmallStar[];
  readonly links?: SkyDream['links'];
  readonly lit?: ReadonlySet<string>;
  readonly className?: string;
}

const noLinks: SkyDream['links'] = [];

/** A sky without words, as the sign of a dream: in a list, over a form. Decoration; the words next to it say the same. */
export const SmallSky = memo(function SmallSky({ stars, links = noLinks, lit, className }: SmallSkyProps) {
  const sky = useMemo(
    () => layOutSky({ stars: stars.map((star) => ({ word: '', name: '', ...star })), links }, 'list'),
    [stars, links],
  );
  return <SkyDrawing sky={sky} lit={lit} className={className} />;
});
