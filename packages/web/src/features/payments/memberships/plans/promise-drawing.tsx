export const promiseKinds = ['whole', 'returns', 'every'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** Lines of a reading: those of the free one, and after them the ones that premium goes on with. */
function WholeDream() {
  return (
    <>
      <path className="promise-faint" d="M34 8h76M34 18h62" />
      <path className="promise-lit" d="M34 32h78M34 42h70M34 52h54" />
      <path className="promise-line" d="M14 8 20 18 11 32 19 42 13 53" />
      <circle className="promise-star" cx="14" cy="8" r="1.8" />
      <circle className="promise-star" cx="20" cy="18" r="1.8" />
      <circle className="promise-bright" cx="11" cy="32" r="2.8" />
      <circle className="promise-bright" cx="19" cy="42" r="2.2" />
      <circle className="promise-bright" cx="13" cy="53" r="2.8" />
    </>
  );
}

/** One star over the nights, brighter each time it comes back. */
function WhatReturns() {
  return (
    <>
      <path className="promise-line" d="M10 46 42 34 76 38 108 16" />
      <path className="promise-faint" d="M6 58h108" />
      <path className="promise-tick" d="M10 54v8M42 54v8M76 54v8M108 54v8" />
      <circle className="promise-star" cx="10" cy="46" r="1.6" />
      <circle className="promise-star" cx="42" cy="34" r="2.4" />
      <circle className="promise-bright" cx="76" cy="38" r="3" />
      <circle className="promise-ring" cx="108" cy="16" r="8" />
      <circle className="promise-ring" cx="108" cy="16" r="12" />
      <circle className="promise-bright" cx="108" cy="16" r="4" />
    </>
  );
}

const nights = Array.from({ length: 21 }, (_, index) => ({
  x: 12 + (index % 7) * 16,
  y: 12 + Math.floor(index / 7) * 20,
}));
/** More than three in one night: the third row is full. */
const dreamtOf = [0, 2, 3, 5, 8, 9, 12, 14, 15, 16, 17, 18, 19, 20];

/** Three weeks of nights, each with as many dreams as came. */
function EveryDream() {
  return nights.map(({ x, y }, index) => (
    <circle
      key={`${x}-${y}`}
      className={dreamtOf.includes(index) ? 'promise-bright' : 'promise-night'}
      cx={x}
      cy={y}
      r={dreamtOf.includes(index) ? 2 + ((index * 7) % 5) / 2 : 1.4}
    />
  ));
}

const drawings = { whole: WholeDream, returns: WhatReturns, every: EveryDream };

/** The picture of a promise. It says what the words beside it say. */
export function PromiseDrawing({ kind }: { readonly kind: PromiseKind }) {
  const Drawing = drawings[kind];
  return (
    <svg className="promise-drawing" viewBox="0 0 124 64" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
