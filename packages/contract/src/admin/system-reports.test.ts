import { describe, expect, it } from 'vitest';
import { foldedPart, systemReport as limits, reportMeasures, systemReportTypes } from '../limits.ts';
import { createSystemReportRequest, reportFigure } from './system-reports.ts';

const request = { type: 'money', from: '2026-01-01', until: '2026-12-31' };

describe('asking for a report', () => {
  it('takes type and days alone, or a title and a description with them', () => {
    expect(createSystemReportRequest.parse(request)).toEqual(request);
    expect(
      createSystemReportRequest.parse({ ...request, title: '  The year ', description: 'a\r\nb \n' }),
    ).toEqual({ ...request, title: 'The year', description: 'a\nb' });
    expect(createSystemReportRequest.safeParse({ ...request, until: request.from }).success).toBe(true);
  });

  it.each([
    ['an unknown type', { type: 'passwords' }],
    ['days the wrong way round', { from: '2027-01-01' }],
    ['a day that there is not', { from: '2026-02-30' }],
    ['a moment in place of a day', { until: '2026-12-31T00:00:00Z' }],
    ['a title of nothing but blanks', { title: '   ' }],
    ['a title over two lines', { title: 'one\ntwo' }],
    ['a title that turns the line round', { title: 'one\u202Etwo' }],
    ['a title that is too long', { title: 'x'.repeat(limits.title + 1) }],
    ['a description that is too long', { description: 'x'.repeat(limits.description + 1) }],
    ['a description that cannot be kept', { description: 'a\0b' }],
    ['something else', { file_path: '/etc/passwd' }],
  ])('refuses %s', (_, change) => {
    expect(createSystemReportRequest.safeParse({ ...request, ...change }).success).toBe(false);
  });
});

describe('measures', () => {
  it('are there for every type, and each stands in one type alone', () => {
    expect(Object.keys(reportMeasures).toSorted()).toEqual([...systemReportTypes].toSorted());
    const all = Object.values(reportMeasures).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const measure of all) {
      const figure = { measure, part: foldedPart, value: 1, unit: 'count', currency: null };
      expect(reportFigure.parse(figure)).toEqual(figure);
    }
  });

  it('are no others', () => {
    const figure = { measure: 'dreams_of_luna', part: null, value: 1, unit: 'count', currency: null };
    expect(reportFigure.safeParse(figure).success).toBe(false);
  });
});
