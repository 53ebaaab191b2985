import type { Language } from '../../packages/symbols/src/types.ts';

/** Dreams made up for measuring, in the words and at the pace in which people tell theirs. */
const dreams: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `I was in my grandmother's house, but the rooms were in the wrong order and the stairs went down into water. My
     brother was already swimming. He said the kitchen was flooded again and that I should look for the key before it
     got dark. I opened every drawer and found only old photographs and a dead bird wrapped in a white cloth.`,
    `We were driving through a city I didn't know, my mother at the wheel, and the brakes didn't work. Nobody else was
     worried. She kept talking about the wedding while the car rolled faster and faster towards the bridge. I shouted
     at her to stop, but no sound came out of my mouth, and then my teeth started to crumble like chalk.`,
    `There was a big black dog in the garden. It wasn't angry, it just stood there and watched me as if it had been
     waiting for years. When I came closer it turned into my first teacher, Mrs. Collins, who gave me back an exam
     paper that was completely blank. I felt ashamed and relieved at the same time.`,
    `I was late for a train and ran along the platform in my pajamas, carrying a suitcase full of stones. A man in a
     grey coat followed me. Every time I looked round he was a little taller. I hid behind a pillar, I could hear him
     breathing, and somewhere a baby was crying, so I had to leave my hiding place to look for it.`,
    `Suddenly I could fly, not very high, about as high as the roofs. I flew over the school, the church and the
     hospital where I used to work, and people on the street were pointing at me. The wind was warm. Then I remembered
     that I had left the stove on and at once I fell and woke up with my heart racing.`,
    `My ex-boyfriend and I were looking at an apartment on the 13th floor. The windows were broken and snow was lying
     on the bed, but the estate agent said it was the best flat in town. I kept washing my hands and the water was red.
     In the next room my father was playing the piano, although he died ten years ago.`,
  ],
  es: [
    `Estaba en la casa de mi abuela, pero los cuartos estaban cambiados y la escalera bajaba hasta el agua. Mi hermano
     ya estaba nadando. Me decía que la cocina se había inundado otra vez y que buscara la llave antes de que
     anocheciera. Abrí todos los cajones y sólo encontré fotos viejas y un pájaro muerto envuelto en una tela blanca.`,
    `Íbamos en el coche por una ciudad que no conocía, mi madre al volante, y los frenos no respondían. A nadie más le
     preocupaba. Ella seguía hablando de la boda mientras bajábamos cada vez más rápido hacia el puente. Yo le gritaba
     que parara, pero no me salía la voz, y entonces se me empezaron a caer los dientes como si fueran de tiza.`,
    `Había un perro negro enorme en el jardín. No estaba enojado, sólo me miraba como si llevara años esperándome. Cuando
     me acerqué se convirtió en mi primera maestra, la señora Robles, que me devolvió un examen completamente en blanco.
     Sentí vergüenza y alivio al mismo tiempo.`,
    `Llegaba tarde al tren y corría por el andén en pijama, cargando una maleta llena de piedras. Un hombre de abrigo
     gris me seguía. Cada vez que volteaba era un poco más alto. Me escondí detrás de una columna, lo oía respirar, y en
     algún lugar lloraba un bebé, así que tuve que salir de mi escondite para buscarlo.`,
    `De repente podía volar, no muy alto, a la altura de los tejados. Volé por encima de la escuela, la iglesia y el
     hospital donde trabajaba antes, y la gente de la calle me señalaba. El viento era tibio. Entonces me acordé de que
     había dejado la estufa prendida y en ese momento me caí y me desperté con el corazón acelerado.`,
    `Mi ex novio y yo veíamos un departamento en el piso 13. Las ventanas estaban rotas y había nieve sobre la cama, pero
     el vendedor decía que era el mejor de la ciudad. Yo no paraba de lavarme las manos y el agua salía roja. En el
     cuarto de al lado mi padre tocaba el piano, aunque murió hace diez años.`,
  ],
};

/** `count` texts of `length` characters, each beginning elsewhere in the dreams. */
export function dreamTexts(language: Language, count: number, length: number): string[] {
  const all = dreams[language].map((dream) => dream.replace(/\s+/g, ' ')).join(' ');
  const endless = `${all} `.repeat(Math.ceil(length / all.length) + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * all.length) / count);
    // Made anew, so that no text is a piece of a longer one in memory.
    return JSON.parse(JSON.stringify(endless.slice(start, start + length))) as string;
  });
}
