import { describe, expect, it } from 'vitest';
import { adjectiveForms, nounForms } from './nominal-forms.ts';

describe('nounForms', () => {
  it.each([
    ['casa', false, 'casa casas casita casitas'],
    ['cuchara', false, 'cucharota cucharotas'],
    ['gato', true, 'gatote gatazo gatazas'],
    ['pez', false, 'pez peces pececito'],
    ['avión', false, 'avión aviones avioncito'],
    ['autobús', false, 'autobús autobuses'],
    ['paraguas', false, 'paraguas'],
    ['árbol', false, 'árbol árboles arbolito'],
    ['vaca', false, 'vacas vaquita'],
    ['puente', false, 'puentes puentecito'],
    ['perro', true, 'perro perra perros perras perrito perritas'],
    ['profesor', true, 'profesora profesores profesoras'],
    ['león', true, 'leona leones leonas'],
  ])('bends %s', (word, isLiving, forms) => {
    const made = nounForms(word, isLiving);
    expect(forms.split(' ').filter((form) => !made.includes(form))).toEqual([]);
  });

  it('takes no blow for a big thing', () => {
    expect(nounForms('puerta', false)).not.toContain('puertazo');
  });

  it('gives things no other gender', () => {
    expect(nounForms('libro', false)).not.toContain('libra');
  });
});

describe('adjectiveForms', () => {
  it.each([
    ['roto', 'roto rota rotos rotas rotísimo'],
    ['verde', 'verde verdes'],
    ['sucio', 'sucia sucísimas'],
    ['feliz', 'felices'],
    ['inglés', 'inglesa ingleses'],
  ])('bends %s', (word, forms) => {
    const made = adjectiveForms(word);
    expect(forms.split(' ').filter((form) => !made.includes(form))).toEqual([]);
  });
});
