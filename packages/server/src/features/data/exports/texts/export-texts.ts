import type { DreamCategory, DreamFeeling, Language, limits } from '@chitta/contract';

type Verdict = (typeof limits.fitVerdicts)[number];
type Deed = (typeof limits.deedStates)[number];

/** Words of the readable files. */
export interface ExportTexts {
  readonly reading: string;
  readonly earlierReading: string;
  readonly answer: string;
  readonly deed: string;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly fit: string;
  readonly fits: Readonly<Record<Verdict, string>>;
  readonly symbols: string;
  readonly categories: Readonly<Record<DreamCategory, string>>;
  readonly feelings: Readonly<Record<DreamFeeling, string>>;
  /** Columns of the tables, in order. */
  readonly dreamColumns: Readonly<Record<DreamColumn, string>>;
  readonly symbolColumns: Readonly<Record<SymbolColumn, string>>;
  /** Heading of those that wait to be erased. */
  readonly deletedDreams: string;
  readonly readme: string;
}

type DreamColumn =
  | 'date'
  | 'time'
  | 'title'
  | 'dream'
  | 'category'
  | 'tags'
  | 'feelings'
  | 'symbols'
  | 'language'
  | 'reading'
  | 'answer'
  | 'deed'
  | 'fit'
  | 'change';

type SymbolColumn =
  | 'name'
  | 'variations'
  | 'meaning'
  | 'category'
  | 'context'
  | 'feeling'
  | 'language'
  | 'dreams';

const english: ExportTexts = {
  reading: 'Reading',
  earlierReading: 'Earlier reading',
  answer: 'My answer',
  deed: 'The step',
  deeds: { accepted: 'accepted', done: 'done', let_go: 'let go' },
  fit: 'Did it fit?',
  fits: { yes: 'Yes', partly: 'Partly', no: 'No' },
  symbols: 'Symbols',
  categories: {
    lucid: 'Lucid',
    recurring: 'Recurring',
    nightmare: 'Nightmare',
    light: 'Light',
    dark: 'Dark',
    visitation: 'Visitation',
    precognitive: 'Precognitive',
  },
  feelings: {
    joy: 'Joy',
    calm: 'Calm',
    wonder: 'Wonder',
    longing: 'Longing',
    fear: 'Fear',
    sadness: 'Sadness',
    anger: 'Anger',
    shame: 'Shame',
  },
  dreamColumns: {
    date: 'Date',
    time: 'Time',
    title: 'Title',
    dream: 'Dream',
    category: 'Category',
    tags: 'Tags',
    feelings: 'Felt',
    symbols: 'Symbols',
    language: 'Language',
    reading: 'Reading',
    answer: 'My answer',
    deed: 'Step',
    fit: 'Did it fit?',
    change: 'What changed',
  },
  symbolColumns: {
    name: 'Name',
    variations: 'Also called',
    meaning: 'What it means to me',
    category: 'Category',
    context: 'Where it comes from',
    feeling: 'How it feels (1 to 5)',
    language: 'Language',
    dreams: 'Dreams',
  },
  deletedDreams: 'Deleted dreams that are not erased yet',
  readme: `Everything you keep in Chitta.

journal/   Your dreams to read, one file a month. They are plain text: any editor opens them.
           Dreams that you deleted less than a day ago are in deleted.md.
tables/    Your dreams and your own symbols as tables, for a spreadsheet. A cell that begins
           like a formula has a ' before it.
pictures/  Your pictures, if you have any here.
recordings/  Your voice, for dreams that you recorded. The number is that of the dream in data/.
             Chitta keeps these files out when it takes the rest in again: store them well.
moments/   Pictures of your moments. Day and number are those in data/.
screenshots/  Pictures of the screen that you sent with messages to us.
data/      The same and all the rest for programs. Chitta takes this whole file in again:
           choose it under Account, Your data.

It contains neither your password nor anything else that opens your account.
`,
};

const spanish: ExportTexts = {
  reading: 'Lectura',
  earlierReading: 'Lectura anterior',
  answer: 'Mi respuesta',
  deed: 'El paso',
  deeds: { accepted: 'aceptado', done: 'hecho', let_go: 'dejado pasar' },
  fit: '¿Encajó?',
  fits: { yes: 'Sí', partly: 'En parte', no: 'No' },
  symbols: 'Símbolos',
  categories: {
    lucid: 'Lúcido',
    recurring: 'Recurrente',
    nightmare: 'Pesadilla',
    light: 'Luminoso',
    dark: 'Oscuro',
    visitation: 'Visita',
    precognitive: 'Premonitorio',
  },
  feelings: {
    joy: 'Alegría',
    calm: 'Calma',
    wonder: 'Asombro',
    longing: 'Añoranza',
    fear: 'Miedo',
    sadness: 'Tristeza',
    anger: 'Enojo',
    shame: 'Vergüenza',
  },
  dreamColumns: {
    date: 'Fecha',
    time: 'Hora',
    title: 'Título',
    dream: 'Sueño',
    category: 'Categoría',
    tags: 'Etiquetas',
    feelings: 'Sentimientos',
    symbols: 'Símbolos',
    language: 'Idioma',
    reading: 'Lectura',
    answer: 'Mi respuesta',
    deed: 'Paso',
    fit: '¿Encajó?',
    change: 'Qué cambió',
  },
  symbolColumns: {
    name: 'Nombre',
    variations: 'También llamado',
    meaning: 'Lo que significa para mí',
    category: 'Categoría',
    context: 'De dónde viene',
    feeling: 'Cómo se siente (de 1 a 5)',
    language: 'Idioma',
    dreams: 'Sueños',
  },
  deletedDreams: 'Sueños eliminados que aún no se han borrado del todo',
  readme: `Todo lo que guardas en Chitta.

journal/   Tus sueños para leer, un archivo por mes. Son texto sencillo: los abre cualquier editor.
           Los que eliminaste hace menos de un día están en deleted.md.
tables/    Tus sueños y tus símbolos propios en tablas, para una hoja de cálculo. Una celda que
           empieza como una fórmula lleva una ' delante.
pictures/  Tus imágenes, si tienes alguna aquí.
recordings/  Tu voz, de los sueños que grabaste. El número es el del sueño en data/.
             Chitta no vuelve a leer estos archivos con lo demás: guárdalos bien.
moments/   Las imágenes de tus momentos. El día y el número son los de data/.
screenshots/  Las capturas de pantalla que enviaste con tus mensajes.
data/      Lo mismo y todo lo demás para programas. Chitta vuelve a leer este archivo entero:
           elígelo en Cuenta, Tus datos.

No incluye tu contraseña ni nada que abra tu cuenta.
`,
};

export const exportTexts: Readonly<Record<Language, ExportTexts>> = { en: english, es: spanish };
