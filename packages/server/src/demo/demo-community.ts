import type { Language, limits } from '@chitta/contract';

/** What somebody of the demo shares, and what others say to it. Written for it. */
export interface DemoPost {
  readonly by: string;
  readonly language: Language;
  readonly daysAgo: number;
  /** Name of the typical theme in whose room it stands. */
  readonly theme?: string;
  readonly text: string;
  readonly replies?: readonly { readonly by: string; readonly text: string }[];
  readonly reactions?: readonly { readonly by: string; readonly kind: limits.CommunityReaction }[];
}

/** Pseudonyms of people who are there in the demo alone. */
export const demoAuthors = ['Heron at dusk', 'Marmalade', 'Nube baja', 'Tejado', 'Quiet tram'] as const;

export const demoPosts: readonly DemoPost[] = [
  {
    by: 'Heron at dusk',
    language: 'en',
    daysAgo: 19,
    theme: 'arriving-too-late',
    text: 'I had to catch a ferry, but the harbour kept moving one street further down. Every time I asked somebody the way they handed me an orange. In the end my arms were full, the ferry left, and I sat on the quay and peeled one. It was the best orange I have ever eaten.',
    replies: [
      { by: 'Marmalade', text: 'The harbour that moves: mine is a railway platform. I never got an orange.' },
    ],
    reactions: [
      { by: 'Marmalade', kind: 'know_this' },
      { by: 'Quiet tram', kind: 'thank_you' },
    ],
  },
  {
    by: 'Nube baja',
    language: 'es',
    daysAgo: 16,
    theme: 'new-room',
    text: 'Detrás del armario de mi habitación había otra, con una ventana que daba a la nieve. En el suelo, un piano pequeño. Yo no sé tocar, pero allí sabía. Cada nota encendía una lámpara en la casa de enfrente.',
    replies: [
      { by: 'Tejado', text: 'En mi sueño la habitación era una cocina. También estaba todo preparado.' },
    ],
    reactions: [{ by: 'Tejado', kind: 'know_this' }],
  },
  {
    by: 'Quiet tram',
    language: 'en',
    daysAgo: 12,
    text: 'A tram without a driver took me through the village where I went to school. At each stop a teacher got on, younger than I am now. Nobody asked me anything. I kept wanting to show them that I had learned to whistle.',
    reactions: [{ by: 'Heron at dusk', kind: 'with_you' }],
  },
  {
    by: 'Tejado',
    language: 'es',
    daysAgo: 9,
    theme: 'flying',
    text: 'Caminaba por los tejados del barrio con un gato gris que conocía el camino. Cuando se acababan las casas, el gato siguió por el aire y yo detrás, sin mirar abajo. Al llegar al río me di cuenta de que llevaba las zapatillas en la mano.',
    replies: [{ by: 'Nube baja', text: 'Lo de las zapatillas en la mano me ha encantado.' }],
  },
  {
    by: 'Marmalade',
    language: 'en',
    daysAgo: 5,
    text: 'I was cooking for a wedding in a kitchen the size of a cupboard. All I had was one egg. Each time I cracked it there was another egg inside, a little smaller and warmer. The guests were very patient. They sang.',
    replies: [{ by: 'Quiet tram', text: 'I would like to know the song.' }],
    reactions: [
      { by: 'Heron at dusk', kind: 'thank_you' },
      { by: 'Quiet tram', kind: 'thank_you' },
    ],
  },
  {
    by: 'Nube baja',
    language: 'es',
    daysAgo: 2,
    text: 'El mar había entrado en la biblioteca, muy despacio, hasta la altura de los tobillos. Los libros no se mojaban. Una señora los iba soltando como si fueran barcos y cada uno sabía adónde ir. Yo esperaba el mío sentada en la escalera.',
  },
];
