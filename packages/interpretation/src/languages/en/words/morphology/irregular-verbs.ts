/** Verbs whose past is not made with "-ed": base, then every past form and past participle. */
const rows = `
arise arose arisen
awake awoke awoken awakened
bear bore borne
beat beat beaten
become became
begin began begun
bend bent
bet bet
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcast
build built
burn burnt burned
burst burst bursted
buy bought
cast cast
catch caught catched
choose chose chosen
cling clung
come came
cost cost
creep crept
cut cut
deal dealt
dig dug
dive dove dived
do did done
draw drew drawn
dream dreamt dreamed
drink drank drunk drunken
drive drove driven
dwell dwelt dwelled
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go went gone
grind ground
grow grew grown
hang hung hanged
have had
hear heard
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
kneel knelt kneeled
knit knit knitted
know knew known
lay laid
lead led
lean leant leaned
leap leapt leaped
learn learnt learned
leave left
lend lent
let let
lie lay lain lied
light lit lighted
lose lost
make made
mean meant
meet met
mow mown mowed
overcome overcame
overtake overtook overtaken
pay paid
prove proven proved
put put
quit quit
read read
rend rent
rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran
saw sawn sawed
say said
see saw seen
seek sought
sell sold
send sent
set set
sew sewn sewed
shake shook shaken
shave shaven shaved
shed shed
shine shone shined
shit shat shit
shoot shot
show shown showed
shrink shrank shrunk
shut shut
sing sang sung
sink sank sunk sunken
sit sat
slay slew slain
sleep slept
slide slid
sling slung
slip slipped
smell smelt smelled
sneak snuck sneaked
sow sown sowed
speak spoke spoken
speed sped
spell spelt spelled
spend spent
spill spilt spilled
spin spun
spit spat spit
split split
spoil spoilt spoiled
spread spread
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
stride strode
strike struck stricken
string strung
strive strove striven
swear swore sworn
sweep swept
swell swollen swelled
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
thrust thrust
tread trod trodden
understand understood
undo undid undone
unwind unwound
upset upset
wake woke woken waked
wear wore worn
weave wove woven
weep wept
wet wet wetted
win won
wind wound
withdraw withdrew withdrawn
wring wrung
write wrote written
`;

/** base → past forms */
export const irregularVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, readonly string[]] => {
      const [base = '', ...pasts] = row.split(' ');
      return [base, pasts];
    }),
);

const prefixes = ['over', 'under', 'out', 're', 'un', 'with', 'mis', 'fore'];

/** The past forms of an irregular verb; "overtake" bends as "take" does. */
export function irregularPasts(word: string): readonly string[] | undefined {
  const own = irregularVerbs.get(word);
  if (own !== undefined) return own;
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix)) continue;
    const pasts = irregularVerbs.get(word.slice(prefix.length));
    if (pasts !== undefined) return pasts.map((past) => prefix + past);
  }
  return undefined;
}

/** Verbs of two syllables stressed on the last: they double their final consonant before "-ed" and "-ing". */
export const doublingVerbs: ReadonlySet<string> = new Set(
  'admit begin commit compel control defer equip expel forbid forget kidnap occur omit permit prefer propel refer regret submit transfer transmit unplug unwrap unzip upset worship'.split(
    ' ',
  ),
);
