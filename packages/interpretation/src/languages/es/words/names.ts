import type { NameWords } from '../../pack/name-words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const spanishNames: NameWords = {
  noNames: list(`lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio
    julio agosto septiembre octubre noviembre diciembre navidad dios senor jesus internet facebook google youtube
    instagram whatsapp twitter netflix entonces luego despues mientras tambien ademas quiza quizas finalmente ahora aqui
    alli`),
  titles: list('don dona sr sra srta senor senora senorita fray sor padre dr doctor prof'),
  roles: list(`primo prima tio tia profesor profesora maestro maestra doctor doctora hermano hermana amigo
    amiga vecino vecina abuelo abuela novio novia jefe jefa companero companera cunado cunada suegro suegra sobrino sobrina
    hijo hija senor senora senorita capitan sargento`),
  placeWords: list('en hacia desde'),
  sayings: list('dijo dice pregunto respondio conto'),
  speakers: list('todos todas alguien nadie uno una otro otra ambos ella el ellos ellas quien'),
};
