import { describe, expect, it } from 'vitest';
import { litPath, moonPhase } from './moon-phase.ts';

describe('moonPhase', () => {
  it.each([
    ['2024-04-08T18:21:00Z', 'new', 0],
    ['2025-01-06T23:56:00Z', 'first-quarter', 90],
    ['2024-09-18T02:34:00Z', 'full', 180],
    ['2026-01-03T10:03:00Z', 'full', 180],
    ['2024-08-26T09:26:00Z', 'last-quarter', 270],
  ])('knows the moon of %s', (date, name, elongation) => {
    const phase = moonPhase(new Date(date));
    expect(phase.name).toBe(name);
    const off = Math.abs(((phase.elongation - elongation + 540) % 360) - 180);
    expect(off).toBeLessThan(1);
  });

  it('lights the disc from nothing to all', () => {
    expect(moonPhase(new Date('2024-04-08T18:21:00Z')).illumination).toBeLessThan(0.001);
    expect(moonPhase(new Date('2024-09-18T02:34:00Z')).illumination).toBeGreaterThan(0.999);
  });

  it('names what lies between', () => {
    expect(moonPhase(new Date('2024-04-12T00:00:00Z')).name).toBe('waxing-crescent');
    expect(moonPhase(new Date('2024-09-14T00:00:00Z')).name).toBe('waxing-gibbous');
    expect(moonPhase(new Date('2024-09-21T00:00:00Z')).name).toBe('waning-gibbous');
    expect(moonPhase(new Date('2024-08-30T00:00:00Z')).name).toBe('waning-crescent');
  });
});

describe('litPath', () => {
  it.each([
    ['a thin crescent on the right', 45, 'M0-1A1 1 0 0 1 0 1A0.707 1 0 0 0 0-1Z'],
    ['more than half on the right', 135, 'M0-1A1 1 0 0 1 0 1A0.707 1 0 0 1 0-1Z'],
    ['more than half on the left', 225, 'M0-1A1 1 0 0 0 0 1A0.707 1 0 0 0 0-1Z'],
    ['a thin crescent on the left', 315, 'M0-1A1 1 0 0 0 0 1A0.707 1 0 0 1 0-1Z'],
  ])('%s', (_, elongation, path) => {
    expect(litPath({ elongation })).toBe(path);
  });
});
