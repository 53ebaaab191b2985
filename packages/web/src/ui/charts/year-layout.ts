/** Room for the names of months, in pixels. */
const name = 20;

/** Where the days stand: columns of a week, in one band, or in two where one would be too small to see. */
export interface YearLayout {
  readonly cell: number;
  readonly height: number;
  /** Weeks of a band. */
  readonly perBand: number;
  /** Corner of a day, and where its band begins. */
  readonly at: (place: number) => { readonly x: number; readonly y: number; readonly top: number };
}

export function yearLayout(days: readonly unknown[], width: number): YearLayout {
  const columns = Math.ceil(days.length / 7);
  const bands = width < 560 ? 2 : 1;
  const perBand = Math.ceil(columns / bands);
  const cell = Math.min(18, Math.floor((width / perBand) * 10) / 10);
  const bandHeight = name + cell * 7;
  return {
    cell,
    perBand,
    height: bands * bandHeight + (bands - 1) * 8,
    at(place) {
      const column = Math.floor(place / 7);
      const top = name + Math.floor(column / perBand) * (bandHeight + 8);
      return { x: (column % perBand) * cell, y: top + (place % 7) * cell, top };
    },
  };
}

/** The day under a point; null beside the days. */
export function placeAt(
  { cell, perBand, at }: YearLayout,
  days: readonly unknown[],
  { x, y }: { readonly x: number; readonly y: number },
): number | null {
  const isLower = days.length > perBand * 7 && y >= at(perBand * 7).top - name;
  const { top } = at(isLower ? perBand * 7 : 0);
  const [column, row] = [Math.floor(x / cell), Math.floor((y - top) / cell)];
  const place = ((isLower ? perBand : 0) + column) * 7 + row;
  const isInside = column >= 0 && column < perBand && row >= 0 && row < 7 && place < days.length;
  return isInside ? place : null;
}
