import type { Language } from '../limits.ts';

type Names = Readonly<Record<string, string>>;

/** Cities that a time zone names without their accents, by the last part of its name. */
const accented: Names = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Cordoba: 'Córdoba',
  Merida: 'Mérida',
  Sao_Paulo: 'São Paulo',
  Tucuman: 'Tucumán',
  Zurich: 'Zürich',
  Ciudad_Juarez: 'Ciudad Juárez',
  Mazatlan: 'Mazatlán',
};

const spanish: Names = {
  Amsterdam: 'Ámsterdam',
  Athens: 'Atenas',
  Beirut: 'Beirut',
  Berlin: 'Berlín',
  Brussels: 'Bruselas',
  Bucharest: 'Bucarest',
  Cairo: 'El Cairo',
  Copenhagen: 'Copenhague',
  Dublin: 'Dublín',
  Geneva: 'Ginebra',
  Havana: 'La Habana',
  Istanbul: 'Estambul',
  Jamaica: 'Jamaica',
  Jerusalem: 'Jerusalén',
  Johannesburg: 'Johannesburgo',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Los_Angeles: 'Los Ángeles',
  Mexico_City: 'Ciudad de México',
  Moscow: 'Moscú',
  New_York: 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  Prague: 'Praga',
  Rome: 'Roma',
  Singapore: 'Singapur',
  Stockholm: 'Estocolmo',
  Tokyo: 'Tokio',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
};

/**
 * The city that an IANA time zone is named after, such as “Bogotá”: not where somebody is, only what the clock of their
 * device is set to. Null for zones that name no place, such as `UTC`.
 */
export function placeOfTimezone(timezone: string | null, language: Language): string | null {
  const [area = '', ...parts] = (timezone ?? '').split('/');
  const city = parts.at(-1);
  if (city === undefined || area === 'Etc') return null;
  return (language === 'es' ? spanish[city] : undefined) ?? accented[city] ?? city.replaceAll('_', ' ');
}
