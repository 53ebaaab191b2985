import type { DreamCategory, Language } from '@chitta/contract';

/** A dream of the demo journal. */
export interface DemoDream {
  /** How many days before today it was dreamt. */
  readonly daysAgo: number;
  /** The hour of the clock at which it was written down; missing: that of the moment. */
  readonly atHour?: number;
  readonly language: Language;
  readonly content: string;
  readonly category?: DreamCategory;
  readonly tags: readonly string[];
  /** Written down without asking for a reading. */
  readonly isUnread?: boolean;
}

/** Two months of one person who dreams in two languages, with places and people that come back. */
export const demoDreams: readonly DemoDream[] = [
  {
    daysAgo: 61,
    language: 'en',
    content:
      'I came back to the house where I grew up. It was smaller than I remembered and every lamp was on. My mother was in the kitchen, but she did not turn around. I opened a door beside the stairs that had never been there and found a room full of water, quite still, with a small boat on it.',
    tags: ['childhood house', 'mother'],
  },
  {
    daysAgo: 56,
    language: 'en',
    content:
      'I was late for an exam and could not find the classroom. The school had far too many floors. When I finally sat down, the teacher handed me a sheet of paper in a language I could not read, and my pen had no ink.',
    category: 'recurring',
    tags: ['school', 'late'],
  },
  {
    daysAgo: 50,
    language: 'es',
    content:
      'Caminaba descalza por la playa con mi hermana. El mar se retiraba muy lejos y dejaba ver un puente de piedra cubierto de algas. Mi hermana quería cruzarlo, pero yo oía venir una ola enorme y no podía gritar.',
    tags: ['mar', 'hermana'],
  },
  {
    daysAgo: 47,
    language: 'en',
    content:
      'A black dog followed me through the city. I was afraid of it at first and walked faster, then I crossed a street and it sat down and waited for me. I gave it some bread. After that it led the way.',
    tags: ['dog', 'city'],
  },
  {
    daysAgo: 42,
    language: 'en',
    content:
      'My car was rolling down a hill and the brakes did not work. My father sat in the back seat and read a newspaper. I steered between the trees and somehow the road became a river and the car floated.',
    category: 'nightmare',
    tags: ['car', 'father'],
  },
  {
    daysAgo: 36,
    language: 'en',
    content:
      'I noticed that my hands had six fingers and understood that I was dreaming. I decided to fly. I rose over the roofs and the cold air felt wonderful. When I thought of work, I sank a little each time.',
    category: 'lucid',
    tags: ['flying'],
  },
  {
    daysAgo: 33,
    language: 'es',
    content:
      'Mi abuela, que murió hace años, estaba sentada en el jardín pelando naranjas. Me dio una llave vieja y me dijo que la casa ya era mía. Me desperté tranquila, con olor a azahar.',
    category: 'visitation',
    tags: ['abuela', 'jardín'],
  },
  {
    daysAgo: 27,
    language: 'en',
    content:
      'I was back in the school with too many floors, but this time I knew the way. A child walked beside me and carried my books. We came to a library with a glass roof, and snow was falling on it.',
    category: 'recurring',
    tags: ['school', 'child'],
  },
  {
    daysAgo: 22,
    language: 'en',
    content:
      'Teeth falling out into my hand, one after the other, without any pain. I hid them in my pocket.',
    tags: ['teeth'],
    isUnread: true,
  },
  {
    daysAgo: 18,
    language: 'en',
    content:
      'There was a fire in the building next to mine. I carried a suitcase down the stairs, and it became heavier with every step. On the street a friend opened it: inside there was only a mirror.',
    tags: ['fire', 'stairs'],
  },
  {
    daysAgo: 13,
    language: 'es',
    content:
      'Perdía el tren por un minuto. En el andén vacío había un caballo blanco que me miraba. Subí a su lomo sin miedo y galopamos junto a las vías hasta que salió el sol.',
    category: 'light',
    tags: ['tren', 'caballo'],
  },
  {
    daysAgo: 9,
    language: 'en',
    content:
      'A snake lay across the path in the forest. I wanted to go around it, but the bushes were full of thorns. I waited until it moved. Behind it the path was wide and led to a lake where people were singing.',
    tags: ['forest', 'snake'],
  },
  {
    daysAgo: 5,
    language: 'en',
    content:
      'My mother called me on an old telephone and I could hear the sea behind her voice. She asked whether I had found the room. I said yes, and that I had learned to row the boat.',
    tags: ['mother', 'childhood house'],
  },
  {
    daysAgo: 1,
    language: 'en',
    content:
      'I was in the house again and the room behind the stairs had a window now. I opened it and a white bird flew in. I was not afraid of the water any more; I sat in the boat and it began to move by itself toward the light.',
    category: 'recurring',
    tags: ['childhood house', 'bird'],
  },
];
