/** Signs of the labels' face (Literata italic, 400) by their width in ems, as a browser measured them. */
const signsByWidth: Readonly<Record<string, string>> = {
  0.19: ' ',
  0.25: "'",
  0.27: '’‘',
  0.28: 'l',
  0.3: 'ijı',
  0.32: '.:[]·',
  0.34: '!;¡(),',
  0.36: '-I',
  0.38: '1fJ{}',
  0.41: 't"|\\ªº',
  0.45: 's/',
  0.47: 'r“”',
  0.48: '*ez',
  0.49: 'c',
  0.5: '$S_`«–',
  0.51: '?»¿',
  0.53: '23579x',
  0.54: '68oqvyøđ',
  0.56: '4Fgk',
  0.58: '0ab+<=>^dpþ',
  0.6: 'EnuLPh~',
  0.62: 'BCTZ',
  0.64: 'Gß',
  0.68: '#RY',
  0.69: 'AKVX',
  0.72: 'OØQ&',
  0.75: 'DÐNUH',
  0.79: 'wæ',
  0.83: '%œ',
  0.88: '@m',
  0.96: '…Mæ',
  1: 'WŒ—Æ',
};

const widths = new Map(
  Object.entries(signsByWidth).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)])),
);

/** Wide enough for what the face does not have: other scripts, pictures. */
const unknown = 1;

/**
 * The width of a line of a label in ems. Drawings are told to keep to it (`textLength`), so that it holds in whatever
 * face the text arrives.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text.normalize('NFD')) {
    // Accents stand over their letters.
    if (sign < '\u0300' || sign > '\u036f') width += widths.get(sign) ?? unknown;
  }
  return width;
}
