/**
 * Words that an answer can be made of without asking anything. All words of it have to be of one language, and one at
 * least has to thank or be pleased: whoever says anything else ("gracias, pero no funciona") wants to be heard.
 */
const languages = [
  {
    thanks: words(
      'thank thanks thankyou thx ty cheers perfect great awesome wonderful excellent super brilliant lovely',
    ),
    beside: words(
      `you so very much many a lot ok okay it works now that helped all good team hi hello dear best kind regards for
      the your help answer reply quick fast solved fixed really nice day have is was and this got well again i am happy`,
    ),
  },
  {
    thanks: words('gracias perfecto genial estupendo excelente fenomenal maravilloso agradecido agradecida'),
    beside: words(
      `muchas muchisimas mil muy amable amables por la el lo vuestra vuestro tu su respuesta ayuda rapida rapido ok vale
      ya funciona todo bien hola equipo un saludo saludos buen dia que tengas tengais buena tarde noche resuelto
      arreglado de nuevo verdad y asi me ha ayudado mucho es ha sido os te le agradezco`,
    ),
  },
] as const;

/** Signs that thank by themselves. */
const pleased = /[👍🙏❤😊🙂👌🎉💜💙]/u;
const most = 20;

/** Whether an answer only thanks: such a one is kept, and opens nothing again. A question never only thanks. */
export function isMereThanks(text: string): boolean {
  if (text.includes('?')) return false;
  const said = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  if (said === null) return pleased.test(text);
  return said.length <= most && languages.some((language) => onlyThanks(said, language, pleased.test(text)));
}

function onlyThanks(
  said: readonly string[],
  { thanks, beside }: (typeof languages)[number],
  isPleased: boolean,
): boolean {
  const isKnown = said.every((word) => thanks.has(word) || beside.has(word));
  return isKnown && (isPleased || said.some((word) => thanks.has(word)));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
