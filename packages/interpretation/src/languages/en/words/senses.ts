import type { SenseRow } from '../../pack/sense-row.ts';

/** Nouns that are everyday verbs as well: not the thing where they stand as a verb. */
const nounsNotAsVerbs = `arm arms back backs bark barks bat bats bear bears board boards boat boats book books box boxes
  bridge can cans cook cooks crane cross crosses curve duck ducks dress dresses drink drinks exit exits face faces fall falls figure figures
  file files fire fires fish floor floors fly flies gift guard guards guide guides handle handles hand hands head heads house houses
  iron judge judges jam land lead leaves light lights lock locks mask match matches mouth nail nails nurse nurses
  park parks part pen people phone phones pilot pitch pop pin place plant plants pool post ring rings rock rocks roof room root
  rose sail scale score screen seal sentence seals seat shade shelter ship ships shop shops shower sign signs sink sinks smoke
  stage stages star stars steam stick sticks stone store stores storm string suit suits swallow swallows table
  tables tap tear tears tie ties tip tire toast toy trail train trains trap trip trips trunk watch watches water wave waves
  well wind winds wood`;

/** Verbs whose noun is another thing: not the action where they stand as a noun. */
const verbsNotAsNouns = `bark barks bear bears box boxes cross duck file fly flies leave leaves light lights match
  matches park parks plant plants ring rings rock rocks saw seal sink sinks stick sticks swallow swallows train trains
  watch watches wave waves`;

export const englishSenses: readonly SenseRow[] = [
  { forms: nounsNotAsVerbs, parts: 'n', drop: 'verb' },
  { forms: verbsNotAsNouns, parts: 'v', drop: 'noun' },
  { forms: 'hand hands', parts: 'n', drop: '>me >him >us >them >it' },
  {
    forms: 'mine',
    parts: 'n',
    keep: 'noun <coal <gold <silver <diamond <salt <abandoned >shaft >cart',
    drop: "<:preposition <'s <than",
  },
  {
    forms: 'left',
    parts: 'nax',
    keep: `<turn <turned <turning <turns >hand >side >arm >leg >foot >eye >ear >shoulder >knee >ankle >wrist >thigh >cheek >breast >lung >wing >boot >shoe
      >sock >glove >pocket >front >rear >lane >turn >corner >half >wall >bank >edge >fork
      <the+last <the+>:preposition <the+>:coordinator <the+>:clauseOpener <the+>:be <a+last <a+>:preposition <far <upper
      <lower <keep <veer <veered <go+last <went+last <or <my <his <her <their <its`,
    drop: '<got <:auxiliary >the >my <i <we',
  },
  {
    forms: 'right',
    parts: 'nax',
    keep: `<turn <turned <turning <turns >hand >side >arm >leg >foot >eye >ear >shoulder >knee >ankle >wrist >thigh >cheek >breast >lung >wing >boot >shoe
      >sock >glove >pocket >front >rear >lane >turn >corner >half >wall >bank >edge >fork
      <the+last <the+>:preposition <the+>:coordinator <the+>:clauseOpener <the+>:be <a+last <a+>:preposition <far <upper
      <lower <keep <veer <veered <go+last <went+last <or <my+last <his+last <her+last <their+last <my+>:preposition`,
    drop: '>to >away',
  },
  { forms: 'back', parts: 'n', keep: '<:possessive', drop: '>yard >seat >door >room >row' },
  { forms: 'bear', parts: 'n', keep: 'noun first open', drop: '>with >in' },
  { forms: 'ring', parts: 'n', drop: '>true' },
  { forms: 'fall', parts: 'v', drop: '<last <this <in <every' },
  {
    forms: 'watch watches',
    parts: 'n',
    keep: 'noun',
    drop: '<to >as >while >me >him >it >us >them >the >my >from >over >how >what',
  },
  { forms: 'fly', parts: 'n', keep: 'noun', drop: '<on >fishing <my <your <his <her <their' },
  {
    forms: 'present',
    parts: 'nax',
    keep: '<a <my <his <her <their <birthday <christmas <wedding <every <another <:number <last',
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
    forms: 'lying lies lie',
    parts: 'v',
    keep: '>to >about >but >because >and+>>say >and+>>tell <:be+last <:auxiliary+last <:subject+last <keep+last <kept+last',
    drop: '>on >in >down >under >there >next >beside >across >over >at >face >flat >back >naked >by >awake >along',
  },
  { forms: 'lie lies', parts: 'n', keep: 'noun', drop: '>on >in >down >under >there' },
  { forms: 'count counts counted counting', parts: 'v', drop: 'noun last >on >for >as >in' },
  { forms: 'show shows', parts: 'n', keep: 'noun', drop: '>me >him >her >us >them >up >off >you' },
  { forms: 'lay lain', parts: 'v', drop: 'always' },
  { forms: 'like likes liked', parts: 'vna', drop: 'always' },
  { forms: 'second seconds', parts: 'nax', drop: '<a <split <few >later >thought <for <in' },
  {
    forms: 'kind',
    parts: 'a',
    keep: '<:be <so <very <really <:adverb <being <a >man >woman >old >person >face',
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
  {
    forms: 'light',
    parts: 'n',
    drop: `>blue >green >brown >pink >grey >gray >colored >coloured >years >rain >snow >breeze >drizzle >touch >hair
      >skin`,
  },
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
  { forms: 'stage stages', parts: 'n', drop: '<at <early <late <later' },
  { forms: 'patient patients', parts: 'n', keep: 'noun open', drop: '<:be <very <so <more' },
  { forms: 'date dates', parts: 'n', keep: '<a <my <his <her <blind <first <dinner' },
  { forms: 'age', parts: 'n', drop: '<my <his <her <same <their <our' },
  { forms: 'leave leaves leaving left', parts: 'v', drop: 'noun <:be <:preposition' },
  { forms: 'leaves leaf', parts: 'n', keep: 'noun open <and', drop: '<she <he <it <who' },
  { forms: 'may march will mark bill rob frank art', parts: 'nvx', drop: '<:subject <:auxiliary' },
  { forms: 'can', parts: 'n', keep: '<a <tin <beer <soda <trash <garbage' },
  { forms: 'round', parts: 'nax', keep: 'noun' },
  { forms: 'rest', parts: 'n', drop: '>of' },
  { forms: 'spring', parts: 'n', keep: 'noun open first <:be', drop: '<a >up >from >in+>>the' },
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
  {
    forms: 'general',
    parts: 'n',
    drop: '>feeling >idea >area >direction >public >store >mood >sense >atmosphere',
  },
  { forms: 'sole current female stern plain', parts: 'n', drop: '>:content' },
  { forms: 'plain', parts: 'n', drop: '<in' },
  {
    forms: 'public',
    parts: 'n',
    drop: '>place >school >library >building >park >phone >transport >transportation >bathroom >toilet >pool >speaking',
  },
  { forms: 'novel', parts: 'n', drop: '>idea >way >approach' },
  { forms: 'grave', parts: 'na', drop: '>matter >danger >mistake' },
  { forms: 'content', parts: 'a', drop: '<the >of >from' },
  { forms: 'cross', parts: 'n', drop: '>between >section' },
  { forms: 'swing swings', parts: 'n', drop: '<each <full <mood >at' },
  { forms: 'depression', parts: 'n', drop: '<a <little <small <slight <shallow >in' },
  { forms: 'presence', parts: 'n', drop: '<my <your' },
  { forms: 'miss', parts: 'n', drop: 'verb <to <and <hit >me >him >her >them >it >you >my >the' },
  { forms: 'pop', parts: 'n', keep: '<:possessive first' },
  {
    forms: 'case cases',
    parts: 'n',
    drop: `<in <any <that <which <murder <most <many <our <court <legal <criminal <divorce <worst <best <medical <such
      <mental <rape <special <hard <difficult <solve <solved <solving >like >against >worker >study >studies
      >number >was+>>dismissed <:clauseOpener <:possessive+last`,
  },
  { forms: 'court courts', parts: 'n', drop: '<in <to' },
  { forms: 'band bands', parts: 'n', drop: '<rubber <elastic <wrist <hair <head' },
  { forms: 'figure figures', parts: 'n', keep: 'noun open', drop: '>out >that >skating <i <we <go' },
  {
    forms: 'sound sounds',
    parts: 'n',
    keep: 'noun open',
    drop: '<it <that <this <which >like >good >great >as >very >asleep >familiar',
  },
  { forms: 'tap taps', parts: 'n', keep: 'noun', drop: '>on >at >dance >dancing >shoes' },
  { forms: 'curve curves', parts: 'n', keep: 'noun open' },
  { forms: 'sentence sentences', parts: 'n', drop: '>me >him >us >them' },
  { forms: 'tip tips', parts: 'n', drop: '>of >over >off >me <the+>:preposition' },
  { forms: 'match', parts: 'n', drop: '<perfect <no <good >was >ended >began >between >against >of' },
  { forms: 'match', parts: 'x', drop: 'verb' },
  { forms: 'fit', parts: 'n', keep: '<a' },
  { forms: 'story stories', parts: 'n', drop: '>building >house' },
  // Measured and climbed: the scale is no climbing.
  { forms: 'scale scales', parts: 'v', drop: 'noun last' },
  { forms: 'date dates dated dating', parts: 'v', drop: 'noun' },
  { forms: 'spring', parts: 'x', keep: '<a', drop: '>in' },
  { forms: 'broke', parts: 'ax', keep: '<:be <being <flat <go <going <went <so <totally' },
  { forms: 'chest', parts: 'n', drop: '>of >full <wooden <treasure <locked <open >was+>>full' },
  { forms: 'chest', parts: 'x', keep: '>of >full <wooden <treasure <locked <open >was+>>full' },
  { forms: 'fan', parts: 'n', drop: '>asked >asks >wanted >recognized >came' },
  { forms: 'fan', parts: 'x', keep: '>asked >asks >wanted >recognized >came' },
  { forms: 'fans', parts: 'n', drop: 'always' },
  { forms: 'does', parts: 'n', keep: '<two <three <the <some <of <and' },
  { forms: 'cast', parts: 'x', keep: ">of <movie <film <'s" },
  { forms: 'litter', parts: 'n', drop: '<a >of' },
  { forms: 'hatch', parts: 'n', drop: '<eggs <egg <to' },
  {
    forms: 'play plays',
    parts: 'n',
    keep: '<a <the <school <this <that <our <my <his <her <their <christmas <another <stage <in',
  },
  { forms: 'fire fired fires firing', parts: 'v', drop: '>at >shots >a >into >:possessive+>>gun' },
  { forms: 'scales', parts: 'n', drop: "<'s <snake <fish <its" },
  { forms: 'bore', parts: 'v', drop: '>a >:possessive' },
  { forms: 'coat coats', parts: 'n', drop: '>of+>>paint' },
  { forms: 'fall fell falls', parts: 'v', drop: '<night <darkness <prices >ill >silent' },
  { forms: 'short', parts: 'ax', drop: '>of <in' },
  { forms: 'shops', parts: 'v', keep: 'verb' },
  {
    forms: 'falls',
    parts: 'n',
    keep: 'noun',
    drop: '>on >to >from >down >off >into >over >asleep >out >apart',
  },
  { forms: 'ruler', parts: 'n', drop: '<a+last <inch <foot <wooden <plastic <metal >and+>>pencil' },
  { forms: 'slide slides', parts: 'n', drop: '>of >show >shows >projector >flashes >flashed' },
  { forms: 'rock', parts: 'n', drop: '<punk <hard <indie <classic >scene >concert >star' },
  { forms: 'speaker', parts: 'n', drop: '>said >says >spoke >began >talked >talks >asked >told >went' },
  { forms: 'landing', parts: 'n', drop: '<or <:be' },
  { forms: 'club clubs', parts: 'n', drop: '<some <this <that <at' },
  { forms: 'pitcher', parts: 'n', drop: '>threw >throws >pitched' },
  { forms: 'crane cranes', parts: 'n', drop: '>flew >flies >flying >landed' },
  { forms: 'cast', parts: 'n', drop: ">of <movie <film <'s" },
  { forms: 'train', parts: 'n', drop: '>of' },
  { forms: 'winds', parts: 'n', drop: '<road <path <river <stairs <staircase' },
  { forms: 'bill mark rob frank', parts: 'n', drop: 'first' },
  { forms: 'tear', parts: 'n', drop: '>apart >off >up' },
  { forms: 'field fields', parts: 'n', drop: '>called >of+>>study >of+>>research >of+>>work' },
  { forms: 'later latest', parts: 'a', drop: 'always' },
  { forms: 'number numbest', parts: 'a', drop: 'always' },
  {
    forms: 'bit bits',
    parts: 'v',
    keep: '<:subject >:object >:possessive >:definite',
    drop: '<a <the <little >of',
  },
  { forms: 'strip strips', parts: 'v', drop: 'noun <:number' },
  {
    forms: 'pretty',
    parts: 'a',
    drop: '<:be+>:content <really >much >sure >good >bad >big >fast >well >hard',
  },
  {
    forms: 'old older young younger',
    parts: 'a',
    drop: '<years <year <months <days >than >friend >enough >best >boyfriend >girlfriend >roommate >classmate >coworker >boss >high >school >college >job',
  },
  {
    forms: 'clear',
    parts: 'a',
    keep: '<:be <a <so <very <crystal <and >water >blue >sky >day >glass >plastic',
    drop: `>that >to >from >about >why >how >what >who >if >as >he >she >they >i >of <make <made
      <<it+<:be <:be+<it <<that+<:be`,
  },
  { forms: 'fast', parts: 'a', drop: '>asleep <as >moving >forward' },
  { forms: 'hot', parts: 'a', drop: '>dog' },
  { forms: 'funny', parts: 'a', drop: '>thing' },
  { forms: 'stuck', parts: 'a', drop: '>out >up >to' },
  { forms: 'heavy', parts: 'a', drop: '>metal' },
  { forms: 'sweet', parts: 'n', keep: 'noun', drop: '<that <so <this <how <very >:content' },
  {
    forms: 'early late',
    parts: 'ax',
    drop: `>twentieth >nineteenth >eighteenth >seventeenth >nineteen >twenties >thirties >forties >fifties >sixties
      >seventies >eighties >nineties >teens >january >february >march >april >june >july >august >september >october
      >november >december >spring >summer >autumn >fall >winter >twenty >thirty >forty >fifty >sixty`,
  },
  {
    forms: 'earlier',
    parts: 'a',
    drop: 'first <minutes <hours <days <day <week <weeks <years <year <months >than >in',
  },
  {
    forms: 'pointed',
    parts: 'a',
    drop: '<:subject <:clauseOpener <and <then <man <woman <finger >it >at >to >out >me >us >him >them >up >down',
  },
  { forms: 'lower', parts: 'av', drop: '>level >floor >part >jaw >lip >leg >back >half' },
  { forms: 'sick', parts: 'a', drop: '>of' },
  { forms: 'dead', parts: 'a', drop: '>end' },
  { forms: 'full', parts: 'a', drop: '>of >time >moon' },
  { forms: 'free', parts: 'a', drop: '>time' },
  { forms: 'caught', parts: 'v', drop: '>up >in' },
  { forms: 'shot', parts: 'n', drop: '>past >up' },
  { forms: 'shoot shoots shot shooting', parts: 'v', drop: '>past' },
  { forms: 'punch punched punches', parts: 'v', drop: '>a+>>button >the+>>button >in' },
  { forms: 'following', parts: 'v', drop: '<the' },
  { forms: 'rush rushed rushes rushing', parts: 'v', drop: '>river >water >stream >past >by' },
  { forms: 'pull pulls pulled pulling', parts: 'v', drop: '>up >in' },
  {
    forms: 'slip slips slipped slipping',
    parts: 'v',
    drop: '>me >him >her >us >them >away >into >out >off >by >through',
  },
  {
    forms: 'draw draws drew drawn drawing',
    parts: 'v',
    drop: `>near >nearer >close >closer >back >up >away >me >him >her >them >in >into >to >toward >towards >>gun >>sword
      >>curtain >>curtains >>knife >>blinds >>breath >>attention >>blood >>bath >>line`,
  },
  {
    forms: 'run runs ran running',
    parts: 'v',
    drop: `>:possessive+>>finger >:possessive+>>fingers >:possessive+>>hand >:possessive+>>hands >low >short <river
      <road <path <stream <tunnel <wall <track <tracks <street <hallway <corridor <creek <crack <cord <wire <engine
      <motor <faucet <show`,
  },
  {
    forms: 'play plays played playing',
    parts: 'v',
    drop: '>a+>>tape >the+>>tape >the+>>movie >the+>>video >the+>>film >the+>>record',
  },
];
