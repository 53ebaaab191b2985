import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const spanish = lexiconOf('es', {
  animal: { horse: 'caballo', owl: 'búho' },
  building: { barn: 'granero', tower: 'torre', window: 'ventana' },
  object: { lamp: 'lámpara', bell: 'campana', coin: 'moneda' },
  body: { tooth: 'diente', hand: 'mano' },
  person: { nurse: 'enfermera', uncle: 'tío' },
  feeling: { shame: 'vergüenza', fear: 'miedo' },
  action: { climb: 'trepar', pay: 'pagar', sing: 'cantar', rain: 'llover' },
});

describe('denial in Spanish', () => {
  it.each([
    ['no era', 'No era una [-torre].'],
    ['no estaba', 'No estaba mi [-tío].'],
    ['no hay', 'No hay [-caballos] en el [granero].'],
    ['no existe', 'No existía la [-campana].'],
    ['no tenía', 'El [granero] no tenía [-ventanas].'],
    ['no había visto', 'No había [-pagado] al [tío].'],
    ['no + verb', 'Mi [tío] no [-canta].'],
    ['nunca + verb', 'Nunca [-trepé] a la [torre].'],
    ['tampoco', 'Tampoco [-pagué].'],
    ['jamás', 'Jamás [-cantaba] la [enfermera].'],
    ['nadie tenía', 'Nadie tenía una [-moneda] ni [-caballos].'],
    ['nadie', 'Nadie [-cantaba] en la [torre].'],
    ['no me dejó', 'No quería [trepar] y no podía [cantar].'],
    ['no fui capaz', 'No fui capaz de [trepar].'],
    ['no sé', 'No conocía a la [enfermera].'],
    ['no encuentro', 'No encontraba mi [moneda].'],
    ['no sentí', 'No sentía [-miedo] ni [-vergüenza].'],
    ['no creo', 'No creo que fuera mi [-tío].'],
    ['no pensaba', 'No pensaba que era un [-búho].'],
    ['no parecía', 'No parecía mi [-torre].'],
    ['no solo', 'No solo había un [caballo], también un [búho].'],
    ['no muy', 'Era un [caballo] no muy alto.'],
    ['no as an answer', 'Dijo que no, y la [enfermera] se fue.'],
    ['a question tag', 'Era el [búho], ¿no?'],
    ['no volvió a', 'No volvió a [-llover] en la [torre].'],
    ['nadie vino a', 'Nadie vino a [-pagar] la [lámpara].'],
    ['sin', 'Una [torre] sin [-ventana].'],
    ['sin a part of the body', 'Mi [tío] estaba sin [dientes].'],
    ['no tenía manos', 'La [enfermera] no tenía [manos].'],
    ['sin embargo', 'Sin embargo, el [búho] [cantó].'],
    ['sin duda', 'Era sin duda mi [tío].'],
    ['ni', 'No había ni [-caballo] ni [-búho].'],
    ['ningún', 'Ningún [-búho] vino.'],
    ['si hubiera', 'Si hubiera tenido una [-moneda], entraba.'],
    ['habría', 'Habría [-pagado] con gusto.'],
    ['habría un', 'Me dijo que habría un [caballo].'],
    ['instead of', 'En vez de una [-lámpara] tenía una [campana].'],
    ['casi', 'Casi [trepé] a la [torre].'],
    ['a punto de', 'Estaba a punto de [pagar].'],
    ['demasiado para', 'Era demasiado alto para [-trepar].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
