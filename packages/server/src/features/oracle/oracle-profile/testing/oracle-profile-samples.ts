import type { SampleMaker } from '#server/testing/request-sample.ts';

const profile = {
  birthDate: '1990-04-02',
  birthTime: '06:30',
  birthPlace: { name: 'Cartagena', latitude: 10.4, longitude: -75.5, timeZone: 'America/Bogota' },
  isLaterMoment: null,
  houses: 'placidus',
  usesChart: true,
  asksAbout: ['love', 'work'],
  tone: 'plain',
};

export const oracleProfileSamples = {
  'GET /api/oracle/profile': () => ({}),
  'PUT /api/oracle/profile': () => ({ body: profile }),
  'GET /api/natal-chart': async (owner) => {
    await owner.put('/api/oracle/profile', profile);
    return { query: { language: 'es' } };
  },
} satisfies Record<string, SampleMaker>;
