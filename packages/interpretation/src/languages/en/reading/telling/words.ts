import { wordSet as words } from '../../../../reading/syntax/word-set.ts';

/** Remembering, waking, telling and judging, a reader spoken to, duty and what is to come: no part of the dream. */
export const outside = words(`
  remember recall recalled woke awoke dreamed dreamt dream dreams dreaming etc whatever anyhow should must ought will
  i'll you'll gonna shall you your yours yourself you're you've you'd recollection nightmare guess suppose`);
/** Forms that carry a clause. */
export const finiteForms = words(`
  was were is are am had has have did do does could can would went go goes came come comes saw see sees got get gets took
  take takes made make makes said says knew know knows felt feels found find finds ran runs told tells gave gives began
  begin begins kept keep keeps thought thinks looked looks stood stand stands sat sits fell falls lay left leaves heard
  hear hears held holds brought brings put let wore wears ate eat eats wanted wants tried tries climbed became becomes
  turned drove drives flew flies swam swims hid hides threw throws caught met meets lost loses broke breaks shot i'm i've
  i'd we're we've it's there's that's he's she's they're wasn't weren't couldn't didn't don't doesn't can't won't wouldn't
  isn't aren't hadn't hasn't haven't looks seems seemed appears wants grew grows rose rises sang sings slept sleeps spoke
  speaks built broke chose fought forgot froze hung led rode rides rang sank shook shone slid spent stole struck swung
  tore wept blew bit bled cut drew drank fed hit hurt lit paid read sent shut spread burst swept hugs pulls pushes opens
  closes walks talks sees asks offers follows enters leaves begins starts stops watches moves passes exits arrives calls
  shows suggests smiles laughs cries screams jumps turns helps reminds resembles survives gallops agrees hands drops
  gave dove leads keeps sets lands swoops consists meets consisted plays`);
/** Behind these no verb stands that carries a clause. */
export const nominal = words(`
  the a an my your his her their our to of in on at with for from by this these those some any no one two three into
  being been be old new other another`);
export const subjectPronouns = words('i we he she they it who someone somebody everyone everybody nobody');
export const notVerbs = words(
  'and or but was were also just then all both myself ourselves himself herself too am each never always only not else',
);
/** What the end of a stretch leaves open. */
export const dangling = words(`
  and but or so the a an my your his her their our of to for with from in on at by that which who whom whose when where as
  if because was were is are am had very really just some into than said says say asked asks yelled knew realized realised
  realize noticed notice thought think felt feel feels like saw told tell tells decided discovered hoped knows know found
  saying yet how why what until before after while i we he she they it's i'm there's be been being between among about
  interpreted until seemed seems appeared right such only did does do`);
/** Words that a told stretch can begin with. */
export const openers = words(`
  i we i'm i've i'd we're we've my our a an the some one two three four five six several many all both there this that
  these those another someone somebody something everyone everybody everything nobody people his her their he she they it
  it's there's they're he's she's each every most no then suddenly now later finally next eventually afterwards afterward
  soon once again meanwhile outside inside upstairs downstairs when while as after before at in on from behind beside under
  near above below across through during with around by out instead immediately slowly somehow earlier today
  sometimes nearby half also and but so well anyway plus was`);
/** With an article, these say when. */
export const nounsOfTime = words(
  'time day night morning evening afternoon week year moment minute while second hour point once',
);

/** "slowly", not "only" and not "Polly". */
export function isAdverb(lower: string): boolean {
  return (
    lower.endsWith('ly') &&
    !/^(?:only|family|early|ugly|lovely|billy|kelly|sally|emily|molly|polly|lily|holly)$/u.test(lower)
  );
}
