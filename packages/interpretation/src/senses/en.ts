import { type SenseRow, tabulateSenses } from './sense-rule.ts';

/** Nouns that are everyday verbs as well: not the thing where they stand as a verb. */
const nounsNotAsVerbs = `arm arms back backs bark barks bat bats bear bears board boards boat boats book books box boxes
  bridge can cans cook cooks crane cross crosses duck ducks dress dresses drink drinks exit exits face faces fall falls
  file files fire fires fish floor floors fly flies gift guard guards guide guides hand hands head heads house houses
  iron judge judges jam land lead leaves light lights lock locks mask match matches mouth nail nails nurse nurses
  park parks part pen people phone phones pilot pin place plant plants pool post ring rings rock rocks roof room root
  rose sail scale score screen seal seals seat shade shelter ship ships shop shops shower sign signs sink sinks smoke
  snow spring stage stages star stars steam stick sticks stone store stores storm suit suits swallow swallows table
  tables tear tears tie ties tire toast toy trail train trains trap trip trips trunk watch watches water wave waves
  well wood`;

/** Verbs whose noun is another thing: not the action where they stand as a noun. */
const verbsNotAsNouns = `bark barks bear bears box boxes cross duck file fly flies leave leaves light lights match
  matches park parks plant plants ring rings rock rocks saw seal sink sinks stick sticks swallow swallows train trains
  watch watches wave waves`;

const rows: readonly SenseRow[] = [
  { forms: nounsNotAsVerbs, parts: 'n', drop: 'verb' },
  { forms: verbsNotAsNouns, parts: 'v', drop: 'noun' },
  { forms: 'hand hands', parts: 'n', drop: '>me >him >us >them >it >over >out' },
  {
    forms: 'mine',
    parts: 'n',
    keep: '<a <the <coal <gold <silver <diamond <salt <abandoned >shaft >cart',
    drop: '<of',
  },
  {
    forms: 'left',
    parts: 'nax',
    keep: '<the <my <his <her <their <its <turn <turned <turning <turns >hand >side >arm >leg >foot >eye >turn >lane',
    drop: '<be <got <:auxiliary >the >my',
  },
  {
    forms: 'right',
    parts: 'nax',
    keep: '<the <my <his <her <their <turn <turned <turning <turns >hand >side >arm >leg >foot >eye >turn >lane',
    drop: '>now >away >before >after >thing >one >time >way >person >place',
  },
  { forms: 'back', parts: 'n', keep: '<:possessive', drop: '>yard >seat >door >room >row' },
  { forms: 'bear', parts: 'n', keep: 'noun first open', drop: '>with >in' },
  { forms: 'ring', parts: 'n', drop: '>true' },
  { forms: 'fall', parts: 'v', drop: '<last <this <in <every' },
  { forms: 'watch', parts: 'n', keep: 'noun', drop: '<to' },
  { forms: 'fly', parts: 'n', keep: 'noun', drop: '<on >fishing' },
  {
    forms: 'present',
    parts: 'nax',
    keep: '<a <my <his <her <their <birthday <christmas <wedding <every <another',
    drop: '>day >time >moment',
  },
  {
    forms: 'mean',
    parts: 'ax',
    keep: '<:be <so <very <really <being <a <some <too <how >people >man >woman >girl >boy >to',
    drop: '<:auxiliary <to <i <you <not >that >it >the',
  },
  { forms: 'mean means meant', parts: 'vn', drop: 'always' },
  {
    forms: 'lying lies lie lied',
    parts: 'v',
    keep: '>to >about >when <was <were <is <are <he <she <they <i <be <keep <kept',
    drop: '>on >in >down >under >there >next >beside >across >over >at >face >flat >back >naked >by >awake >along',
  },
  { forms: 'lie lies', parts: 'n', keep: 'noun' },
  { forms: 'lay lain', parts: 'v', drop: 'always' },
  { forms: 'like likes liked', parts: 'vna', drop: 'always' },
  { forms: 'second seconds', parts: 'nax', drop: '<a <split <few >later >thought <for <in' },
  {
    forms: 'kind',
    parts: 'a',
    keep: '<:be <so <very <really <being <a >man >woman >old >person >face',
    drop: '>of',
  },
  { forms: 'kind kinds', parts: 'n', drop: 'always' },
  {
    forms: 'well',
    parts: 'n',
    keep: 'noun',
    drop: '<as <very <so <pretty <too >as >known >dressed >lit',
  },
  { forms: 'saw', parts: 'n', keep: '<a <chain <hand <the <circular', drop: '<i <we' },
  { forms: 'saw', parts: 'v', drop: 'always' },
  { forms: 'rose', parts: 'n', keep: 'noun', drop: '<i <we <he <she <it <they >up >to >from' },
  { forms: 'light', parts: 'a', drop: 'noun' },
  { forms: 'light', parts: 'n', drop: '>blue >green >brown >pink >grey >gray >colored >coloured >years' },
  { forms: 'change', parts: 'n', drop: '>of' },
  { forms: 'foot feet', parts: 'n', drop: '>tall >high >long >deep >away >wide >below >above >from' },
  { forms: 'yard yards', parts: 'n', drop: '>away >long' },
  { forms: 'couple', parts: 'n', drop: '>of >days >weeks >hours >minutes >times' },
  {
    forms: 'flat',
    parts: 'n',
    keep: 'noun',
    drop: '>seat >tire >tyre >surface >on >area >rock <lying <lie <fell',
  },
  { forms: 'lift', parts: 'n', keep: '<the <this <that', drop: '<a' },
  { forms: 'exit', parts: 'n', keep: 'noun first' },
  { forms: 'level', parts: 'n', drop: '<entry' },
  { forms: 'entry', parts: 'n', drop: '>level' },
  { forms: 'stage stages', parts: 'n', drop: '<at <early <late' },
  { forms: 'patient patients', parts: 'n', keep: 'noun open', drop: '<:be <very <so <more' },
  { forms: 'date dates', parts: 'n', keep: '<a <my <his <her <blind <first <dinner' },
  { forms: 'age', parts: 'n', drop: '<my <his <her <same <their <our' },
  { forms: 'leave leaves leaving left', parts: 'v', drop: 'noun <:be <:preposition' },
  { forms: 'leaves leaf', parts: 'n', keep: 'noun open <and', drop: '<she <he <it <who' },
  { forms: 'may march will mark bill rob frank art', parts: 'nvx', drop: '<:subject <:auxiliary' },
  { forms: 'can', parts: 'n', keep: '<a <tin <beer <soda <trash <garbage' },
  { forms: 'round', parts: 'nax', keep: 'noun' },
  { forms: 'rest', parts: 'n', drop: '>of' },
  { forms: 'spring', parts: 'n', drop: '>up >from' },
  { forms: 'kid kidding', parts: 'v', drop: 'always' },
  { forms: 'fine', parts: 'n', keep: '<a <parking' },
  { forms: 'long', parts: 'v', drop: 'always' },
  { forms: 'down', parts: 'na', drop: 'always' },
  { forms: 'guy', parts: 'n', drop: '<fall' },
  { forms: 'interest', parts: 'n', drop: '>me' },
  { forms: 'ground', parts: 'v', drop: '<the' },
  { forms: 'found', parts: 'a', drop: 'always' },
  { forms: 'lost', parts: 'a', drop: '>my >his >her >their >our >the >a >it >all' },
  { forms: 'close closed', parts: 'n', drop: 'always' },
  { forms: 'cold', parts: 'n', keep: '<a' },
  { forms: 'orange', parts: 'n', keep: '<an <the >juice >peel >tree <and' },
  { forms: 'short', parts: 'n', drop: 'always' },
  { forms: 'story stories', parts: 'n', drop: '>building >house' },
  { forms: 'later latest', parts: 'a', drop: 'always' },
  { forms: 'number numbest', parts: 'a', drop: 'always' },
  {
    forms: 'bit bits',
    parts: 'v',
    keep: '<:subject >:object >:possessive >:definite',
    drop: '<a <the <little >of',
  },
  { forms: 'strip strips', parts: 'v', drop: 'noun <:number' },
  { forms: 'pretty', parts: 'a', drop: '<:be <really >much >sure >good >bad >big >fast >well >hard' },
  { forms: 'old older young younger', parts: 'a', drop: '<years <year <months <days >than >friend >enough' },
  { forms: 'clear', parts: 'a', drop: '>that <it <make <made' },
  { forms: 'fast', parts: 'a', drop: '>asleep <as' },
  { forms: 'hot', parts: 'a', drop: '>dog' },
  { forms: 'funny', parts: 'a', drop: '>thing' },
  { forms: 'stuck', parts: 'a', drop: '>out >up >to' },
  { forms: 'heavy', parts: 'a', drop: '>metal' },
  { forms: 'sweet', parts: 'n', keep: 'noun' },
  { forms: 'lower', parts: 'av', drop: '>level >floor >part >jaw >lip >leg >back >half' },
  { forms: 'sick', parts: 'a', drop: '>of' },
  { forms: 'dead', parts: 'a', drop: '>end' },
  { forms: 'full', parts: 'a', drop: '>of >time >moon' },
  { forms: 'free', parts: 'a', drop: '>time' },
  { forms: 'caught', parts: 'v', drop: '>up >in' },
  { forms: 'shot', parts: 'n', drop: '>past >up' },
];

export const englishSenses = tabulateSenses(rows);
