import type { Language } from '@chitta/symbols/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { careOf } from '../languages/language-packs.ts';
import { composeReading } from '../reading/compose-reading.ts';
import { recognise } from '../recognise/recognise.ts';
import { readDictionary, type ShippedDictionary } from '../testing/read-dictionary.ts';
import type { Mention, Reading, ReadingLevel } from '../types.ts';
import type { CareKind } from './care-kinds.ts';
import { isCareAlone } from './compose-care.ts';

const levels: readonly ReadingLevel[] = ['free', 'premium', 'plain'];

/** Dreams that were once answered with a symbol of the harm in them. */
const harmed: readonly (readonly [Language, CareKind, string])[] = [
  [
    'en',
    'abuse_sexual',
    'The floorboards creaked and it was my cousin, the older one, standing by the bunk bed. He lifted the sheet, lay down, and then he was touching me, as he did every summer when I was nine.',
  ],
  [
    'es',
    'abuse_sexual',
    'Crujía el suelo y era mi primo, el mayor, al lado de la litera. Levantó la sábana, se acostó, y me tocaba, igual que cada verano cuando tenía nueve años.',
  ],
  [
    'en',
    'abuse_sexual',
    'My swimming coach drove me home in the rain. At the red light he was touching me and I stared at the wipers.',
  ],
  [
    'es',
    'abuse_sexual',
    'Mi entrenador de natación me llevaba a casa con lluvia. En el semáforo, sin decir nada, me tocaba, y yo miraba el parabrisas.',
  ],
  [
    'en',
    'loss_of_child',
    'I pushed and pushed in a bright hall. When she came out, the midwife was silent: our daughter was stillborn. I washed her feet in a basin.',
  ],
  [
    'es',
    'loss_of_child',
    'Empujaba en una sala muy clara. Cuando salió, la matrona calló: nuestra hija nació muerta. Le lavé los pies en una palangana.',
  ],
  [
    'en',
    'loss_of_child',
    'I bent over the pram at the bus stop. My baby was not breathing, and the bus left.',
  ],
  [
    'es',
    'loss_of_child',
    'Me incliné sobre el cochecito en la parada. Mi bebé no respiraba, y el autobús se fue.',
  ],
  [
    'en',
    'loss_of_child',
    'In the shower of our first flat I was miscarrying again, and the water ran red down the drain.',
  ],
  [
    'es',
    'loss_of_child',
    'En la ducha de nuestro primer piso tenía otro aborto, y el agua se iba roja por el desagüe.',
  ],
  [
    'en',
    'loss_of_child',
    'I sat in the waiting room before the abortion and a nurse called a number that was not mine.',
  ],
  [
    'es',
    'loss_of_child',
    'Esperaba en la clínica a que me hicieran el aborto y una enfermera llamaba un número que no era el mío.',
  ],
  [
    'en',
    'self_harm',
    'I locked the bathroom. I was sitting on the edge of the tub, cutting my thighs with the blade from a sharpener, and it felt quiet.',
  ],
  [
    'es',
    'self_harm',
    'Cerré el baño con llave. En el borde de la bañera me cortaba los muslos con la cuchilla de un sacapuntas, y había silencio.',
  ],
  [
    'en',
    'violence_partner_or_family',
    'My husband came home late. By the fridge he grabbed me by the hair and slapped me, and the twins stood on the stairs in their pyjamas.',
  ],
  [
    'es',
    'violence_partner_or_family',
    'Mi marido llegó tarde. Junto a la nevera, gritando, me pegaba, y los mellizos estaban en la escalera en pijama.',
  ],
  [
    'en',
    'racism_persecution',
    'Blue lights behind us. The officer pulled me over because I am Black, had his gun at my window, and people on the pavement filmed and laughed.',
  ],
  [
    'es',
    'racism_persecution',
    'Luces azules detrás. La policía nos detuvo por ser negros, nos puso contra el coche, y la gente de la acera grababa y se reía.',
  ],
  [
    'en',
    'serious_illness_or_dementia',
    'Grandad, who has Alzheimer’s, was pouring salt into the piano and called me Father.',
  ],
  [
    'es',
    'serious_illness_or_dementia',
    'El abuelo, que tiene alzhéimer, echaba sal en el piano y me llamaba padre.',
  ],
  ['en', 'eating_disorder', 'I was anorexic as in my school days and hid slices of bread in my boots.'],
  [
    'es',
    'eating_disorder',
    'Tenía otra vez anorexia, como en el instituto, y escondía rebanadas de pan en las botas.',
  ],
  ['en', 'addiction', 'They had kept my bed in rehab, with my name on it, and the same roommate snored.'],
  [
    'es',
    'addiction',
    'Me habían guardado la cama en rehabilitación, con mi nombre, y roncaba el mismo compañero.',
  ],
];

describe('dreams that symbols would hurt', () => {
  const dictionaries = new Map<Language, ShippedDictionary>();

  beforeAll(async () => {
    for (const language of ['en', 'es'] as const) dictionaries.set(language, await readDictionary(language));
  });

  function read(
    language: Language,
    text: string,
    level: ReadingLevel,
  ): { mentions: Mention[]; reading: Reading } {
    const dictionary = dictionaries.get(language);
    if (dictionary === undefined) throw new TypeError(`no dictionary in "${language}"`);
    const { lexicon, texts } = dictionary;
    const mentions = recognise(text, lexicon);
    return { mentions, reading: composeReading({ text, mentions, lexicon, texts, level }) };
  }

  it.each(harmed)('%s: meets %s with care and with nothing else: %s', (language, kind, text) => {
    const said = new Set(Object.values(careOf(language).texts[kind]));
    for (const level of levels) {
      const { reading } = read(language, text, level);
      expect(isCareAlone(reading)).toBe(true);
      expect(reading.sentences.map((sentence) => sentence.text).filter((each) => !said.has(each))).toEqual(
        [],
      );
      expect(reading.sentences.some(({ part }) => part === 'question' || part === 'deed')).toBe(false);
      expect(reading.sentences.flatMap(({ evidence }) => evidence).some(({ symbol }) => symbol)).toBe(false);
    }
  });

  it.each([
    ['en', 'A Black man carried my bicycle up the stairs and whistled.', 'man'],
    ['en', 'A Black girl sold me a ticket, and the train was late.', 'girl'],
    ['en', 'An Asian family shared their picnic with me on the beach.', 'family'],
    ['es', 'Un hombre negro me subía la bicicleta por la escalera y silbaba.', 'man'],
    ['es', 'Una mujer negra me vendía el billete, y el tren llegaba tarde.', 'woman'],
    ['es', 'Una familia árabe compartía su merienda conmigo en la playa.', 'family'],
  ] as const)('%s: reads a person as a person: %s', (language, text, symbol) => {
    const { mentions, reading } = read(language, text, 'premium');
    expect(mentions.map((mention) => mention.symbol)).toContain(symbol);
    expect(mentions.map((mention) => mention.symbol)).not.toContain('class-nationality');
    const said = reading.sentences.map((sentence) => sentence.text).join(' ');
    expect(said).not.toMatch(/temper|the way you imagine|abroad|su genio|a la manera de|allí lo hacen/iu);
  });

  it.each([
    ['en', 'I fell on the ice and the whole class laughed at me.'],
    ['es', 'Me caí en el hielo y toda la clase se rió de mí.'],
  ] as const)('%s: does not ask those who are laughed at to smile: %s', (language, text) => {
    const said = read(language, text, 'premium').reading.sentences.map((sentence) => sentence.text);
    expect(said.join(' ')).not.toMatch(/light side|mishap|smile today|lado ligero|tropiezo|sonríele/iu);
  });

  it.each([
    ['en', 'My aunt touched the curtain and it fell.', 'touch', 'kiss'],
    ['es', 'Mi tía tocó la cortina y se cayó.', 'touch', 'kiss'],
    ['en', 'The janitor unlocked the gym for us.', 'class-caretaker', 'servant'],
    ['es', 'El conserje nos abrió el gimnasio.', 'class-caretaker', 'servant'],
    ['en', 'A Navajo woman was weaving by the road.', 'class-living-people', 'class-ancient-people'],
    ['es', 'Una mujer mapuche tejía junto al camino.', 'class-living-people', 'class-ancient-people'],
    ['en', 'A gypsy played the violin at our table.', 'class-living-people', 'class-traveller'],
    ['es', 'Una gitana tocaba las palmas en el patio.', 'class-living-people', 'class-traveller'],
    ['en', 'A crippled boy beat everybody at chess.', 'disabled', 'class-social-type'],
    ['es', 'El cojo nos ganó a todos al dominó.', 'disabled', 'class-social-type'],
    ['en', 'A naked woman asked me the time.', 'naked', 'class-social-type'],
  ] as const)('%s: %s is %s and not %s', (language, text, symbol, former) => {
    const symbols = read(language, text, 'free').mentions.map((mention) => mention.symbol);
    expect(symbols).toContain(symbol);
    expect(symbols).not.toContain(former);
  });
});
