import type { Language } from '@chitta/symbols/types';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that stand before a thing and belong to it: "in your old house" is one slot, whatever stands before "house". */
export const joiningWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`the a an your his her its their this that these those some any no and or of in on at to into onto from
    with by for through under over behind beside between across around inside near off out up down very own 's`),
  es: words(`el la los las un una unos unas tu tus su sus este esta estos estas ese esa esos esas algun alguna y e o u
    de del en al a con por para sin sobre bajo tras hacia desde hasta entre ante lo muy mismo misma`),
};

/** Words without an image of their own: that a dream has them too says nothing. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    ...joiningWords.en,
    ...words(`i you he she it we they me him them us my mine yours what which who whom whose where when why how is are
      was were be been being am has have had do does did not n't isn't doesn't can could will would may might must
      shall as if than then there here so too also but because while until before after again once only just even
      still yet all both each every other another more most much many few less least one ones thing things something
      nothing anything someone nobody anybody everything way part get gets go goes come comes make makes take takes
      let lets say says keep keeps hold holds give gives put see sees look looks feel feels know think today dream
      yourself itself himself herself now never always`),
  ]),
  es: new Set([
    ...joiningWords.es,
    ...words(`yo tu el ella ello ellos ellas me te se nos le les mi mis mio ti si que cual quien donde cuando como
      porque pero mas sino ni no ya es son era eran esta estan estaba estar ser fue sido hay habia ha has han haber
      tiene tienes tener hace haces hacer va vas ir da dar deja dejar sigue pone poner ve ver queda algo nada nadie
      alguien todo toda todos todas cada otro otra otros otras mucho poco tan tanto aun tambien solo aqui ahi alli
      antes despues luego siempre nunca hoy sueno cosa cosas parte manera modo uno eso esto aquello mientras aunque
      puede puedes dice decir lleva llevas viene venir`),
  ]),
};

/** Numbers as words; those that are also articles are left out. */
export const numberWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand first
    second third fourth fifth`),
  es: words(`dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien mil
    primer primero primera segundo segunda tercer tercero tercera`),
};
