/**
 * Domains where strangers have their mailboxes side by side, and those that are reserved for examples: two people there
 * have nothing to do with each other.
 */
const sharedDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.es hotmail.com hotmail.es live.com msn.com yahoo.com yahoo.es
  yahoo.com.mx yahoo.com.ar ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.de
  gmx.net gmx.es gmx.at web.de t-online.de freenet.de posteo.de mailbox.org tutanota.com tuta.com fastmail.com hey.com
  zoho.com yandex.com yandex.ru mail.ru mail.com orange.fr free.fr laposte.net wanadoo.fr libero.it telefonica.net
  terra.es terra.com.br uol.com.br bol.com.br qq.com 163.com 126.com naver.com comcast.net verizon.net att.net
  btinternet.com seznam.cz centrum.cz wp.pl o2.pl onet.pl example.com example.net example.org`.split(/\s+/),
);

/** Mailboxes for ten minutes. The common ones: others come to light by their cards. */
const disposableDomains: ReadonlySet<string> = new Set(
  `mailinator.com guerrillamail.com guerrillamail.info sharklasers.com grr.la 10minutemail.com 10minutemail.net
  temp-mail.org tempmail.com tempmail.net tempmailo.com throwawaymail.com yopmail.com yopmail.fr yopmail.net
  getnada.com nada.email dispostable.com maildrop.cc mailnesia.com mintemail.com trashmail.com trashmail.de
  discard.email fakeinbox.com moakt.com mohmal.com emailondeck.com spamgourmet.com mytemp.email burnermail.io
  inboxkitten.com mailcatch.com mail-temp.com tmpmail.org tmpmail.net byom.de wegwerfmail.de`.split(/\s+/),
);

export function isShared(domain: string): boolean {
  return sharedDomains.has(domain);
}

export function isDisposable(domain: string): boolean {
  return disposableDomains.has(domain);
}
