import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../../../testing/mark.ts';

const spanish = lexiconOf('es', {
  body: {
    hand: 'mano',
    eye: 'ojo',
    head: 'cabeza',
    foot: 'pie',
    mouth: 'boca',
    heart: 'corazón',
    tooth: 'diente',
    bone: 'hueso',
    blood: 'sangre',
    nose: 'nariz',
    skin: 'piel',
    lung: 'pulmón',
  },
  object: { sword: 'espada', rope: 'cuerda', clock: 'reloj' },
  building: { wall: 'pared', door: 'puerta' },
  nature: { flower: 'flor', wind: 'viento', sea: 'mar' },
  animal: { bird: 'pájaro', horse: 'caballo' },
  food: { honey: 'miel' },
  time: { night: 'noche', morning: 'mañana' },
  action: { hit: 'golpe/n', walk: 'andar' },
});

describe('Spanish idioms with a preposition', () => {
  it.each([
    'Reí a pie. Me dolía el [pie].',
    'De golpe vi una luz. Me dio un [golpe].',
    'Lo supe de primera mano. Me dio la [mano].',
    'Estaba hasta las narices. Tenía la [nariz] roja.',
    'Corrí contra reloj. El [reloj] sonaba.',
    'Luchó contra viento y marea. El [viento] soplaba.',
    'Entre la espada y la pared no dormí. La [espada] brillaba en la [pared].',
    'Ocurrió a puerta cerrada. La [puerta] crujía.',
    'Gritó a todo pulmón. Le dolía un [pulmón].',
    'Miraba a vuelo de pájaro. Un [pájaro] cantaba.',
    'Lo hizo a sangre fría. Había [sangre].',
    'Estaba a flor de piel. Una [flor] crecía en la [piel].',
    'Habló entre dientes. Se me cayó un [diente].',
    'Pasó de la noche a la mañana. Era de [noche].',
    'Iba de boca en boca. Abrí la [boca].',
    'De pies a cabeza estaba seco. Tenía la [cabeza] fría.',
    'En cuerpo y alma, con el corazón en la mano. Mi [corazón] latía.',
    'A ojo eran diez. Tenía un [ojo] verde.',
    'Se veía a simple vista, a caballo entre dos luces. Un [caballo] pasó.',
    'Lo leí entre líneas, al pie de la letra. Le dolía el [pie].',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
