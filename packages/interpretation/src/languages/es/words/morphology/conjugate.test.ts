import { describe, expect, it } from 'vitest';
import { conjugate } from './conjugate.ts';

describe('conjugate', () => {
  it.each([
    [
      'volar',
      'vuelo vuelas volamos vuelan voláis volaba volé voló volaron vuele volaría volando volado volada volás',
    ],
    ['caerse', 'caigo cae caía cayó cayeron caiga cayendo caído caídos caeré'],
    ['perseguir', 'persigo persigue perseguía persiguió persiguieron persiga persiguiendo perseguido'],
    ['huir', 'huyo huye huimos huía huyó huyeron huyendo huido'],
    ['tocar', 'toco toqué toque tocó'],
    ['llegar', 'llegué llegue llego'],
    ['cruzar', 'crucé cruce cruzo'],
    ['dormir', 'duermo duerme dormimos durmió durmiendo dormía duerma'],
    ['morir', 'muero murió muriendo muerto muerta muertos'],
    ['pedir', 'pido pidió pidiendo pedía'],
    ['leer', 'leyó leyendo leía leído'],
    ['coger', 'cojo coge cogió coja'],
    ['conocer', 'conozco conoce conozca conoció'],
    ['vencer', 'venzo vence'],
    ['conducir', 'conduzco conduje condujeron conducía'],
    ['mantener', 'mantengo mantiene mantuvo mantendrá mantenía'],
    ['romper', 'rompe rompió roto rota rotos'],
    ['soñar', 'sueño soñé soñaba soñando'],
    ['oír', 'oigo oye oía oyó oyendo'],
    ['enviar', 'envío envía enviamos envió'],
    ['traer', 'traigo trajo trajeron traía traído'],
    ['ir', 'voy iba fui fueron yendo iré'],
    ['ver', 'veo veía vi vio visto'],
    ['andar', 'ando andaba anduvo'],
  ])('has the forms of %s', (infinitive, forms) => {
    const made = conjugate(infinitive);
    expect(forms.split(' ').filter((form) => !made.includes(form))).toEqual([]);
  });

  it.each([
    ['caer', 'caijo cayo'],
    ['ir', 'o a e es'],
    ['romper', 'rompido'],
    ['tener', 'tenió'],
    ['ver', 'vía vido'],
  ])('has no wrong forms of %s', (infinitive, forms) => {
    const made = conjugate(infinitive);
    expect(forms.split(' ').filter((form) => made.includes(form))).toEqual([]);
  });

  it('leaves a word alone that is no infinitive', () => {
    expect(conjugate('gol')).toEqual(['gol']);
  });
});
