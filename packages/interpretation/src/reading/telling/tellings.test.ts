import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';
import { Tellings } from './tellings.ts';

function told(language: Language, text: string): (string | undefined)[] {
  return new Tellings(analyse(language, text)).all().map((each) => each.told);
}

describe('what is told again in English', () => {
  it.each([
    ['I was in the kitchen with my brother.', 'you were in the kitchen with your brother'],
    [
      'A black dog stood on the table and would not let me pass.',
      'a black dog stood on the table and would not let you pass',
    ],
    ['We walked to our house and I was afraid.', 'you walked to your house and you were afraid'],
    ['I dreamed that I was flying over the sea.', 'you were flying over the sea'],
    ['Was walking down a long street.', 'you were walking down a long street'],
    ['My sister said it was mine and I took it.', 'your sister said it was yours and you took it'],
    ['I ran to the door and was caught.', 'you ran to the door and were caught'],
    ["I saw that she'd come late or just wasn't there.", "you saw that she'd come late or just wasn't there"],
    ['There were two doors (both red) in the wall.', 'there were two doors in the wall'],
    ['I was lying in my bed, asleep or dreaming.', 'you were lying in your bed'],
    ["I'm in a small boat.", 'you’re in a small boat'],
    ['Slowly, my brother opens the gate.', 'slowly, your brother opens the gate'],
    ['When I got there I saw a fox.', 'when you got there you saw a fox'],
    ['The boy I gave the key to was gone.', 'the boy you gave the key to was gone'],
    ['Frank and I are in the boat.', 'Frank and you are in the boat'],
  ])('%s', (text, expected) => {
    expect(told('en', text).filter((each) => each !== undefined)).toEqual([expected]);
  });

  it.each([
    ['what is remembered or thought', 'I think it was my house.'],
    ['questions and direct speech', 'He said, "Where are you going?"'],
    ['what should be', 'I should go to the kitchen now.'],
    ['a relative clause alone', 'The dog, which was black.'],
    ['a single word', 'Water.'],
    ['a noun with nothing but its clause', 'The dress that was too large.'],
    ['what is said over several sentences', '“I am not sure. I need to keep this lamp.”'],
    ['what would have happened', 'I would have killed the dragon.'],
    ['a name that may be a thing', 'Teddy went to the hospital.'],
    ['the day before', 'Yesterday I went to the dentist.'],
    ['what another is told to do', 'He said give me a ring tomorrow.'],
    ['questions', 'Was I in the wrong house?'],
    ['the other language', 'Estaba en la casa con mi hermano.'],
  ])('leaves %s', (_, text) => {
    expect(told('en', text).filter((each) => each !== undefined)).toEqual([]);
  });

  it('cuts a long sentence where something new begins', () => {
    const parts = told(
      'en',
      'I was wandering along a wide street with my brother and then a black dog came out of a house and it chased me to the school.',
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toBe('you were wandering along a wide street with your brother');
  });
});

describe('what is told again in Spanish', () => {
  it.each([
    ['Estaba en la cocina con mi hermano.', 'estabas en la cocina con tu hermano'],
    ['Abrí la puerta y salí.', 'abriste la puerta y saliste'],
    ['Llegué a la playa y me senté en una silla.', 'llegaste a la playa y te sentaste en una silla'],
    ['Un perro negro me perseguía por el pasillo.', 'un perro negro te perseguía por el pasillo'],
    ['Yo corría por la calle.', 'corrías por la calle'],
    ['Luego yo me paraba junto a la mesa.', 'luego te parabas junto a la mesa'],
    ['Yo misma abrí la puerta.', 'tú misma abriste la puerta'],
    ['Me siento en la silla y estoy en calma.', 'te sientas en la silla y estás en calma'],
    ['Había una puerta en el campo.', 'había una puerta en el campo'],
    ['Soñé que mi abuela abría la ventana.', 'tu abuela abría la ventana'],
    ['Tuve que esconderme en la escuela.', 'tuviste que esconderte en la escuela'],
    ['Recorro el pasillo y busco la llave.', 'recorres el pasillo y buscas la llave'],
    ['Bajé corriendo y no había nadie.', 'bajaste corriendo y no había nadie'],
    ['Vivía con mi pareja en un piso bajo.', 'vivías con tu pareja en un piso bajo'],
    ['Entré y vi un perro que estaba en la mesa.', 'entraste y viste un perro que estaba en la mesa'],
    ['Corría por unas escaleras, y oía voces.', 'corrías por unas escaleras, y oías voces'],
    ['En el metro viajaba un cabo del ejército.', 'en el metro viajaba un cabo del ejército'],
    ['Me dolía la cabeza.', 'te dolía la cabeza'],
    ['Era de día, hacía calor y nevaba.', 'era de día, hacía calor y nevaba'],
    ['Soñé que un pueblo entero nadaba en el mar.', 'un pueblo entero nadaba en el mar'],
    ['Me dio una raíz y no la quise dar.', 'te dio una raíz y no la quisiste dar'],
    ['Estaba yo en la playa.', 'estabas tú en la playa'],
    ['Abracé al perro y le bese la pata en la playa.', 'abrazaste al perro y le besaste la pata en la playa'],
    ['Mi nariz había crecido de nuevo.', 'tu nariz había crecido de nuevo'],
  ])('%s', (text, expected) => {
    expect(told('es', text)).toEqual([expected]);
  });

  it('leaves who acts open behind somebody else', () => {
    expect(told('es', 'Mi primo llegó. Tenía una cuerda larga.')).toEqual(['tu primo llegó', undefined]);
  });

  it.each([
    ['forms of "nosotros"', 'Caminamos por la playa.'],
    ['what is remembered', 'Recuerdo una puerta roja.'],
    ['a noun with nothing but its clause', 'Una gorra que compré en otoño.'],
    ['an infinitive', 'Cerrar las puertas y asegurar las ventanas.'],
    ['what is to come', 'Voy a llegar tarde a la escuela.'],
    ['what another is told', 'Yo te vi con tu perro.'],
    ['a clause that hangs on another', 'Porque la puerta estaba cerrada.'],
    ['the other language', 'I was in the kitchen and my brother was there.'],
  ])('leaves %s', (_, text) => {
    expect(told('es', text).filter((each) => each !== undefined)).toEqual([]);
  });
});

describe('what is quoted', () => {
  const quoted = (language: Language, text: string) =>
    new Tellings(analyse(language, text)).all().flatMap(({ quote }) => quote ?? []);

  it('says with a word of saying what was said', () => {
    expect(quoted('en', 'Each time I touched the till the screen said "ask Linda" and went dark.')[0]).toBe(
      'Each time I touched the till the screen said ‘ask Linda’ and went dark',
    );
    expect(quoted('es', 'En la puerta una voz me dijo «aquí no hay nadie». Me fui.')[0]).toBe(
      'En la puerta una voz me dijo “aquí no hay nadie”',
    );
  });

  it('keeps the word on which a clause leans', () => {
    const [quote] = quoted('es', 'Cuando fui a servirnos ya no quedaba nada.');
    expect(quote).toBe('Cuando fui a servirnos ya no quedaba nada');
  });

  it('does not tell a list whose last thing the next clause is about', () => {
    const text = 'Estaba en la tienda con mi tía y cada cosa que yo compraba ella la devolvía.';
    expect(told('es', text)[0] ?? '').not.toMatch(/cada cosa$/u);
  });

  it('leaves open of whom it speaks behind what was done to something', () => {
    for (const text of ['La abrí y estaba llena de mi ropa.', 'Abrirla me costó y tenía miedo.'])
      expect(told('es', text).join(), text).not.toMatch(/estabas|tenías/u);
  });

  it('leaves out a word of saying whose speech cannot be quoted', () => {
    const long = `and he said "${'you may all go home now, '.repeat(6)}"`;
    expect(quoted('en', `The teacher stood up ${long}.`).join()).not.toMatch(/said$/u);
  });

  it('keeps a word that says that it had not happened yet', () => {
    expect(quoted('en', 'They could all read it, before I said it, on a screen.').join()).not.toMatch(
      /^I said/u,
    );
  });
});

const scraps = {
  en: 'I|we|my sister|the dog|saw|was|ran and|that|who|when|because|, |. |? |"|(|)|in the|house|of|me|to|and|said|dreamed that|old|Tom|there was|a|me and'.split(
    '|',
  ),
  es: 'yo|mi hermana|el perro|vi|estaba|corría y|que|quien|cuando|porque|, |. |? |«|»|(|)|en la|casa|de|me|a|y|dijo|soñé que|viejo|Luz|había|una|nos|caminaba'.split(
    '|',
  ),
};

/** Words at random, the same in every run. */
function babble(language: Language, seed: number): string {
  let state = seed;
  return Array.from({ length: 60 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return scraps[language][state % scraps[language].length];
  }).join(' ');
}

describe.each([
  [
    'en',
    /(?<!\p{L})(?:I|me|my|we|us|our|am)(?!\p{L})/u,
    / (?:and|or|but|of|to|the|a|my|your|in|who|that|when|because)$/u,
  ],
  [
    'es',
    /(?<!\p{L})(?:yo|me|mi|mis|nos|soy|conmigo)(?!\p{L})/iu,
    / (?:y|o|pero|de|a|el|la|una|mi|tu|en|que|quien|cuando|porque)$/u,
  ],
] as const)('any text in %s', (language, first, open) => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('is cut whole and told whole (%i)', (seed) => {
    const analysis = analyse(language, babble(language, seed * 7919));
    const tellings = new Tellings(analysis).all();
    const inside = analysis.words.filter(({ start, end }) =>
      tellings.some((telling) => telling.start <= start && end <= telling.end),
    );
    expect(inside).toEqual(analysis.words);
    for (const [at, telling] of tellings.entries()) {
      expect(telling.start).toBeGreaterThanOrEqual(tellings[at - 1]?.end ?? 0);
      expect(telling.told ?? '').not.toMatch(first);
      expect(telling.told ?? '').not.toMatch(open);
    }
  });
});

describe('Tellings', () => {
  it('holds every word of the dream in order', () => {
    const text = 'I was in the kitchen. Then, suddenly, a dog! It chased me and I ran, and my brother flew.';
    const tellings = new Tellings(analyse('en', text)).all();
    const starts = tellings.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(tellings.at(-1)?.end).toBe(text.length - 1);
  });
});
