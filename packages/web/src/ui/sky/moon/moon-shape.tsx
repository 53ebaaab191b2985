import { litPath, moonPhase } from './moon-phase.ts';
import './moon.css';

interface MoonShapeProps {
  readonly at: Date;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}

/** The moon of a night inside a drawing: its lit part, and all of it in outline, so that no theme swallows it. */
export function MoonShape({ at, x = 0, y = 0, radius = 1 }: MoonShapeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle r="1" className="moon-disc" />
      <path d={litPath(moonPhase(at))} className="moon-lit" />
      <circle r="1" className="moon-edge" />
    </g>
  );
}
