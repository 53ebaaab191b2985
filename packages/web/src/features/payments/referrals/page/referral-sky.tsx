import type { PlacedSky } from '#web/ui/sky/layout/placed-sky.ts';
import { SkyDrawing } from '#web/ui/sky/sky-drawing.tsx';

const plain = { word: '', name: '', brightness: 0, isGlint: false, rings: [], label: null };
const star = (id: string, group: string, [x, y, radius]: readonly [number, number, number]) => ({
  ...plain,
  id,
  group,
  x,
  y,
  radius,
  reach: radius * 2,
});

/** Two skies that have one star in common: dust and discs at both sides, a line from each to the star between them. */
const sky: PlacedSky = {
  width: 320,
  height: 120,
  moon: null,
  stars: [
    { ...star('shared', 'person', [161, 57, 5.2]), brightness: 1, isGlint: true },
    star('one', 'nature', [92, 74, 3.4]),
    star('two', 'building', [44, 38, 2.6]),
    star('three', 'object', [67, 98, 1.8]),
    star('four', 'animal', [115, 24, 2]),
    star('five', 'building', [231, 41, 3.2]),
    star('six', 'feeling', [283, 72, 2.4]),
    star('seven', 'action', [213, 97, 1.8]),
    star('eight', 'nature', [268, 21, 1.8]),
  ],
  joins: [
    { from: { x: 103, y: 71.5 }, to: { x: 147, y: 60 }, ids: ['one', 'shared'], isKey: false },
    { from: { x: 175, y: 54 }, to: { x: 221, y: 43.5 }, ids: ['shared', 'five'], isKey: false },
  ],
  dust: [
    [17, 71],
    [22, 19],
    [33, 103],
    [58, 63],
    [71, 14],
    [84, 43],
    [99, 109],
    [128, 90],
    [139, 17],
    [146, 105],
    [178, 92],
    [187, 15],
    [204, 69],
    [212, 20],
    [242, 82],
    [247, 109],
    [256, 55],
    [288, 103],
    [299, 34],
    [307, 88],
  ].map(([x = 0, y = 0]) => ({ x, y, radius: 0.7 })),
};

/** The sky over an invitation. Decoration: the words under it say what it shows. */
export function ReferralSky() {
  return <SkyDrawing sky={sky} className="referral-sky" />;
}
