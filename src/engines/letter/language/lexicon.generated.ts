// Written by `npm run generate:lexicon` from WordNet 3.1 (Princeton University) and SCOWL: everyday words by class.
export const VERBS_ONLY = `
aah abase abash abate abbreviate abdicate abduct abet abhor abide abjure abnegate abolish abominate abound
abrade abridge abrogate abscond absolve absorb abstain abut accede accelerate accentuate accept acclimate
acclimatise acclimatize accommodate accompany accomplish accost accredit accrue accumulate accuse accustom
achieve acidify acknowledge acquaint acquiesce acquire acquit activate actualise actualize actuate adapt addle
adduce adhere adjoin adjourn adjudge adjudicate adjure adjust administer administrate admire admit admonish
adopt adore adorn adulate adumbrate advertise advise aerate affirm afflict afford afforest aggrandise
aggrandize aggravate aggrieve agitate agonise agonize agree alienate align allay allege alleviate allocate
allot allow allude alphabetise alphabetize alter amass amaze ameliorate amend amortise amortize amplify
amputate amuse anaesthetise analyse analyze anesthetize anglicise anglicize anneal annihilate annotate
announce annoy annul anoint antagonise antagonize antedate anthologise anthologize anticipate antiquate
apologise apologize appal appall appear appease append appertain applaud apply appoint apportion appraise
appreciate apprehend apprise approve arbitrate argue arise arouse arraign arrange arrive arrogate ascend
ascertain ascribe ask asphyxiate aspire assail assassinate assemble assert assess asseverate assign assimilate
assort assuage assume assure astonish astound atone attach attain attend attest attitudinise attitudinize
attract attune augment authenticate authorise authorize automate avenge aver avert avoid avow await awaken
babysit backbite backdate backpedal backslide backtrack badmouth bake bamboozle banish baptise baptize
barnstorm bask bastardise bastardize bate bawl beatify beautify becalm beckon become bedaub bedazzle bedeck
bedevil bedraggle befall befit befog befoul befriend befuddle beg beget begrudge beguile behave behead behold
behoove behove bejewel belabor belabour beleaguer belie believe belittle belong bemoan bemuse benumb bequeath
berate bereave beseech beset besiege besmirch besot bespeak bestir bestow bestride bethink betide betoken
betray betroth bewail beware bewilder bewitch bide bilk biodegrade bisect blab blacken blanch blaspheme bleed
blench bless blindside blither blurt bode bodge boggle bollocks bonk borrow bowdlerise bowdlerize brainwash
braise breastfeed breathalyse breathalyze breathe brighten bring broaden browbeat bruit brutalise brutalize
bulldoze bumble burble burgeon burglarise burglarize burgle bury bushwhack busk cadge cajole calcify calcine
calculate calibrate calumniate calve canalise canalize cannibalise cannibalize canonise canonize canoodle
capitalise capitalize capitulate capsize captivate caramelise caramelize carbonise carbonize carjack carve
castigate catalyse catalyze catechise catechize categorise categorize cater cauterise cauterize cavort cede
celebrate centralise centralize certify characterise characterize chasten chastise cheapen cherish chide
childproof chivy chlorinate choose choreograph christen circularise circularize circulate circumcise
circumnavigate circumscribe circumvent civilise civilize clarify classify cleanse cleave clomp clothe cloy
coalesce coarsen coddle codify coerce coexist cogitate cohabit cohere coincide collaborate collate
collectivise collectivize collide collocate collude colonise colonize colorize colourise commandeer
commemorate commence commend commentate commercialise commercialize commingle commiserate commit communicate
compartmentalise compartmentalize compel compensate compete compile complain complicate comply comport compose
comprehend comprise compute computerise computerize concatenate conceal concede conceive conceptualise
conceptualize conciliate conclude concoct concur concuss condemn condense condescend condole condone conduce
confer confess confide configure confine confirm conflate conform confound confront confuse confute congeal
congest congratulate congregate conjoin conjure connect connive connote conquer consider consign consist
consolidate conspire constipate constitute constrain constrict construe consult consume contain contaminate
contemplate contend continue contort contradict contravene contribute contrive controvert contuse convalesce
convene converge convey convince convoke convulse cooperate copulate correspond corroborate corrode corrugate
coruscate cosign cosponsor cosset counteract countervail covet cower cozen cram crave create cremate crenelate
crenellate criminalise criminalize cringe criticise criticize croon crucify crumble crumple crystallise
crystallize culminate cultivate curdle curtail customise customize dabble dally dampen dandify dandle dangle
darken daunt dawdle deactivate deaden deafen debar debark debase debilitate debrief debug debunk decaffeinate
decamp decant decapitate deceive decelerate decentralise decentralize decide decimate decipher declaim declare
declassify decode decolonise decolonize decommission decompose decompress deconstruct decontaminate decontrol
decorate decouple decriminalise decriminalize decry dedicate deduce deduct deem deepen deface defame defecate
defend defer define deflate deflect deflower defog deforest deform defraud defray defrock defrost defuse defy
degrade dehumanise dehumanize dehumidify dehydrate deice deify deign deject delete delimit deliver delouse
delude delve demagnetise demagnetize demarcate demean demilitarise demilitarize demist demob demobilise
demobilize democratise democratize demolish demonise demonize demonstrate demoralise demoralize demote
demystify denationalise denationalize denature denigrate denominate denote denounce denude deny deodorise
deodorize depart depend depersonalise depersonalize depict deplane deplete deplore deploy depopulate deport
depose deprave deprecate depreciate depress depressurise depressurize deprive depute deputise deputize derail
derange deregulate deride derive derogate desalinate descale descend describe descry desecrate desegregate
desensitise desensitize deserve desist despise despoil destabilise destabilize destine destroy destruct detach
detain detect deter deteriorate determine detest dethrone detonate detoxify detract devalue devastate develop
devolve devote devour diagnose dicker diddle differ differentiate diffract digitise digitize dignify digress
dilate dillydally diminish dine disable disabuse disaffect disafforest disagree disallow disambiguate
disappear disappoint disapprove disarm disarrange disassemble disassociate disavow disband disbar disbelieve
disburse discern disclaim disclose discolor discolour discombobulate discomfit discommode discompose
disconcert discontinue discountenance discourage discover discuss disembark disembody disembowel disenchant
disencumber disenfranchise disengage disentangle disestablish disfigure disfranchise disgorge disgruntle
dishearten dishevel disincline disinfect disinherit disintegrate disinter dislocate dislodge dismantle
dismember dismiss disobey disoblige disorganise disorganize disorient disorientate disown disparage dispel
dispense disperse dispirit displace displease disport dispose dispossess disprove disqualify disrobe disrupt
dissatisfy dissect dissemble disseminate dissimulate dissipate dissociate dissuade distend distil distill
distinguish distort distract distribute disturb disunite diverge diversify divert divest divulge doff
domesticate dominate domineer donate doss dote douse download downplay downsize dramatise dramatize drench
drown drub dumbfound dwell dwindle earn eat eavesdrop economise economize edify edit editorialise editorialize
educate efface effectuate effervesce eject elapse elate electioneer electrify electrocute elevate elicit elide
eliminate elope elucidate elude emaciate emanate emancipate embalm embark embarrass embed embellish embezzle
embitter emblazon embody embolden emboss embroider embroil emend emerge emigrate emit emote empathise
empathize emphasise emphasize empower emulate emulsify enable enact enamor enamour encamp encapsulate encase
enchant encircle enclose encode encompass encourage encroach encrust encrypt encumber endanger endear endorse
endow endue endure energise energize enervate enfeeble enfold enforce enfranchise engage engender engorge
engrave engross engulf enhance enjoin enjoy enlarge enlighten enlist enliven enmesh ennoble enquire enrage
enrapture enrich enrol enroll ensconce enshrine enshroud enslave ensnare ensue ensure entangle enter entertain
enthral enthrall enthrone enthuse entice entitle entomb entrap entreat entrench entrust entwine enumerate
enunciate envelop envisage envision epitomise epitomize equalise equalize equate equip equivocate eradicate
erase erode err erupt escalate eschew espouse espy establish estrange etch eulogise eulogize evacuate evade
evaluate evangelise evangelize evaporate eventuate evict evince evoke evolve exacerbate exaggerate exalt
examine exasperate excavate exceed excel except excite exclaim exclude excommunicate excoriate excrete
exculpate execrate execute exemplify exert exfoliate exhale exhilarate exhort exhume exist exonerate exorcise
expand expatiate expect expectorate expedite expel expend expiate expire explain explicate explode explore
expostulate expound expropriate expunge expurgate extemporise extemporize extend extenuate exterminate
externalise externalize extinguish extirpate extol extort extradite extrapolate extricate extrude exude exult
fabricate facilitate factorise factorize fail falsify familiarise familiarize famish fantasise fantasize
fascinate fasten fatten faze feign feminise feminize fend fertilise fertilize fictionalise fictionalize filch
finagle finalise finalize fishtail fixate flabbergast flatten flatter flay flee flog flout fluctuate flummox
fluoresce fluoridate foist follow foment fondle forbid forebode foreclose foredoom foregather forego
foreordain foresee foreshadow foreshorten forestall foretell forewarn forgather forget forgive forgo formalise
formalize formulate fornicate forsake forswear fortify fossilise fossilize fraternise fraternize freeload
freshen frighten frizzle frogmarch fructify frustrate fulfil fulfill fumigate furbish furl furnish gainsay
gallivant galumph galvanise galvanize garble gawp gazump geld generalise generalize generate gentrify
genuflect germinate gestate gesticulate ghettoise ghettoize ghostwrite gird gladden glamorise glamorize glean
globalise globalize glorify gnash gnaw goggle govern granulate gratify gravitate greet grieve grovel grow
guzzle gybe gyrate habituate hallow hallucinate halve hanker happen harass harden hark harmonise harmonize
harry hasten headbutt headquarter heal hear hearken hearten heighten hesitate hew hibernate hie hightail
hitchhike hobnob homogenise homogenize hoodwink horrify hospitalise hospitalize housebreak houseclean hover
humanise humanize humidify humiliate hunker hurtle hybridise hybridize hydrogenate hyperventilate hyphenate
hypnotise hypnotize hypothesise hypothesize idealise idealize identify idolise idolize ignite ignore
illuminate illumine illustrate imagine imbibe imbue imitate immerse immigrate immobilise immobilize immolate
immortalise immortalize immunise immunize immure impair impale impanel impart impeach impede impel impend
imperil impersonate impinge implicate implode implore imply importune impose impound impoverish impregnate
imprison improve improvise impugn impute inaugurate incapacitate incarcerate incinerate incise incite include
incriminate incubate inculcate inculpate incur indemnify indicate indict individualise individualize
indoctrinate induce induct indulge industrialise industrialize infatuate infect infer infest infiltrate
inflame inflate inflect inflict inform infringe infuriate infuse ingest ingrain ingratiate inhabit inhale
inhere inherit inhibit initialise initialize inject injure innovate inoculate inquire inscribe inseminate
insinuate insist inspect inspire install instigate instil instill institutionalise institutionalize instruct
insulate insure integrate intend intensify inter interact interbreed intercede interconnect interfere
interject interlace interlard interleave interlink intermarry intermingle internalise internalize
internationalise internationalize interpenetrate interpolate interpose interpret interrelate interrogate
intersect intersperse intertwine intervene interweave intimidate intone intoxicate introduce intrude intuit
inundate inure invade invalidate inveigh inveigle invent invert invest investigate invigilate invigorate
invoke involve iodise iodize ionise ionize irk irradiate irrigate irritate isolate italicise italicize itemise
itemize iterate jaywalk jell jeopardise jeopardize jettison josh judder justify juxtapose kibitz kibosh kidnap
kindle knead lade lambaste languish laud launder laze learn legalise legalize legislate legitimise legitimize
lend lengthen lessen levitate liaise liberalise liberalize liberate lighten liken limn linger lionise lionize
lipread liquefy liquidate liquidise liquidize listen litigate liven loathe localise localize locate loiter
loll lollop lollygag loosen lop lose lour lubricate lurk luxuriate lynch macerate madden magnetise magnetize
magnify maim mainline maintain malinger maltreat manage manhandle manipulate manumit marginalise marginalize
marinate marry masticate masturbate materialise materialize maunder maximise maximize mechanise mechanize
meddle medicate meditate memorialise memorialize memorise memorize menstruate mercerise mercerize merge
mesmerise mesmerize metabolise metabolize metamorphose metastasise metastasize mewl migrate militarise
militarize militate mingle miniaturise miniaturize minimise minimize misapply misapprehend misappropriate
misbehave miscalculate miscall miscarry miscast misconceive misconstrue misdirect misdo misgovern misguide
mishandle misidentify misinform misinterpret misjudge mislay mislead mismanage misname misplace mispronounce
misread misrepresent misspell misspend misstate mistime mistreat misunderstand mitigate mobilise mobilize
modernise modernize modify modulate moisten moisturise moisturize molder molest mollify monetise monetize
monopolise monopolize moralise moralize mortify mosey mosh motivate motorise motorize moulder mourn muckrake
mummify mutate mutilate mystify nab narrate nasalise nasalize nationalise nationalize natter naturalise
naturalize nauseate navigate neaten necessitate negate negotiate neutralise neutralize niggle nitpick nobble
nominate nonplus normalise normalize notarise notarize notify nourish nullify nuzzle obey obfuscate oblige
observe obsess obstruct obtain obtrude obviate occlude occupy occur offend officiate offload ogle omit ooh
operate opine oppose oppress opt optimise optimize orate orchestrate ordain organise organize orientate
originate oscillate ossify ostracise ostracize oust outbalance outbid outclass outdistance outdo outface
outflank outfox outgrow outguess outlast outlive outmaneuver outmanoeuvre outnumber outpace outperform outplay
outpoint outrank outrun outsell outshine outsmart outsource outstay outstrip outvote outwear outweigh outwit
overachieve overact overawe overbalance overbear overcome overcompensate overcook overcrowd overdo overdose
overdraw overdress overeat overemphasise overemphasize overexpose overextend overfly overgrow overhear
overheat overindulge overjoy overlie overpay overplay overpopulate overpower overprice overproduce overrate
overreach overreact overrule oversee overshadow oversimplify oversleep overspecialise overspecialize overspend
overspread overstate overstay overstep overstock overstretch overtake overtax overtire overvalue overwhelm
overwinter overwrite ovulate owe oxidise oxidize oxygenate pacify paginate palliate palpate palpitate pamper
paralyse paralyze parboil parch pare parse partake participate particularise particularize pasteurise
pasteurize patronise patronize pauperise pauperize peddle penalise penalize penetrate perambulate perceive
perform perish perjure permeate permute perpetrate perpetuate perplex persecute persevere persist personalise
personalize personify perspire persuade pertain perturb peruse pervade pester petrify pettifog philander
philosophise philosophize pilfer placate plagiarise plagiarize playact plead pluralise pluralize poach podcast
polarise polarize politicise politicize pollinate pollute ponder popularise popularize populate portend
portray possess postdate postpone pour practise pray preach prearrange precede preclude preconceive precook
predate predecease predestine predetermine predict predigest predispose preen preexist prefabricate prefer
prefigure preheat prejudge premeditate preoccupy preordain prepare prepay preponderate prepossess prerecord
prescribe preside pressurise pressurize presume presuppose prettify prevail prevaricate prevent primp
prioritise prioritize prise privatise privatize proceed proclaim procrastinate procreate procure profess
professionalise professionalize prognosticate prohibit proliferate prolong promote promulgate pronounce
proofread propagandise propagandize propagate propel prophesy propitiate propose propound prorate proscribe
prosecute proselytise proselytize prosper protect protract protrude prove provide provoke psychoanalyse
psychoanalyze publicise publicize publish pulsate pulverise pulverize pummel punctuate punish pupate purify
purloin pursue purvey pussyfoot putrefy qualify quantify quash quell quench quicken quieten quit radicalize
ramify randomise randomize rankle ransack rarefy ratify rationalise rationalize ravish raze react reactivate
readjust readmit reaffirm realign realise realize reallocate reanimate reap reappear reapportion reappraise
rearm rearrange reassemble reassert reassess reassign reassure reawaken rebind reboot rebuild rebut recant
recapitulate recast recede receive recharge reciprocate recite reckon reclaim reclassify recline recognise
recognize recollect recombine recommence recommend reconcile recondition reconnoiter reconnoitre reconquer
reconsider reconstitute reconstruct reconvene recopy recoup recover recreate recriminate rectify recuperate
recur recycle redden redecorate rededicate redeem redefine redeploy redesign redevelop redirect rediscover
redistribute redo redouble redound reduce reelect reenact reestablish reevaluate reexamine refashion refer
refinance refine refinish reflate reflect refocus reforest reformulate refract refresh refrigerate refuel
refurbish refurnish refute regain regale regroup regularise regularize regulate regurgitate rehabilitate
rehearse reheat rehouse reimburse reimpose reinforce reinstall reinstate reinterpret reinvent reiterate rejig
rejoice rejoin rejuvenate rekindle relate relax relearn relegate relent relieve relinquish relive reload
relocate rely remain remarry remember remind reminisce remodel remold remonstrate remould remunerate rename
rend renegotiate renew renounce renovate reopen reorganise reorganize repaint repay repel repent rephrase
replace replenish replicate repossess reprehend represent repress reprise reprocess reproduce reprove
republish repudiate require requite reread reschedule rescind resell resemble resent resettle reshape reside
resign resist resonate resound respire respond restart restate restock restore restrain restrict restructure
resubmit resurface resurrect resuscitate retain retaliate retell retire retool retouch retrace retract retrain
retrench retrieve retrogress retry reunify reunite reuse revalue revamp reveal reverberate revert revile
revisit revitalise revitalize revive revivify revolutionise revolutionize revolve rewind rewire reword rework
rhapsodise rhapsodize rid rile ripen roam rob roil roister rollick romanticise romanticize rotate roughen
roughhouse rouse rove rubberise rubberize ruminate rumple sadden salivate sanctify sanitise sanitize sate
satirise satirize satisfy saturate scandalise scandalize scarify scarper scavenge schematise schematize schuss
scintillate scissor scoot scram scrimp scrounge scrutinise scrutinize sculpt secede seclude secrete secularise
secularize seduce seem seep seethe seize send sensitise sensitize sentimentalise sentimentalize sequester
sequestrate serialise serialize sermonise sermonize sever sew shadowbox sharpen shatter sheathe shelve shirk
shirr shoo shoplift shorten shrive shrivel shun shush sicken sidle sift sightread signalise signalize signify
simplify simulate sing sit situate skimp skitter skive skulk skydive skyjack slacken slake slather slay
sleepwalk slenderise slenderize slink slither slog slosh slue slurp smite smuggle snog socialise socialize
sodomise sodomize soften solemnise solemnize solicit solidify soliloquise soliloquize solve soothe sough
spacewalk spay speak specialise specialize specify spectate speculate speechify spellbind spend spew splosh
spurn squander stabilise stabilize stagnate stanch standardise standardize stargaze starve steamroll steepen
sterilise sterilize stiffen stigmatise stigmatize stimulate stipple stipulate stoke stonewall stow straighten
straiten strangle strangulate stratify streamline strengthen strew strive stultify stun stupefy stylise
stylize subdivide subdue subjoin subjugate submerge submerse submit suborn subscribe subside subsidise
subsidize subsist substantiate subsume subtend subtract subvert succeed succumb suckle suffer suffice
suffocate suffuse sugarcoat suggest summarise summarize summon sunbathe sunder superannuate supercharge
superimpose superintend supersede supervene supervise supplant supplicate suppose suppress suppurate surmount
surpass survive suspend sustain swaddle swear sweeten swelter syllabify symbolise symbolize sympathise
sympathize sync synchronise synchronize syncopate synthesise synthesize systematise systematize tabulate
tantalise tantalize tauten teem teethe televise temporise temporize tempt tend tenderise tenderize terminate
terrify terrorise terrorize tessellate testify thank theorise theorize thicken thieve threaten thresh thrive
tighten titillate titivate toddle tog tolerate topple totter toughen tousle traduce traipse tranquilize
tranquillise transact transcend transcribe transfigure transfix transform transfuse transgress transistorise
transistorize translate transliterate transmigrate transmit transmogrify transmute transpire transship
traumatise traumatize trisect trivialise trivialize troubleshoot trounce tut typecast typeset typewrite typify
tyrannise tyrannize ulcerate ululate unbar unbend unbind unblock unbolt unbosom unbuckle unburden unbutton
unclasp unclothe uncoil uncork uncouple uncover uncurl undeceive underachieve underact underbid underexpose
undergo underlie undermine underpay underpin underplay underrate undersell undershoot undersign understand
understate undertake undervalue underwrite undo unearth unfasten unfold unfrock unfurl unhand unhinge unhitch
unhook unhorse unify unionise unionize unite unlace unlearn unleash unload unlock unloose unmake unman unmask
unnerve unpack unpick unpin unplug unravel unroll unsaddle unsay unscramble unscrew unseal unseat unsettle
unsheathe unsnarl untangle untie untwist unveil unwind unwrap unzip upbraid upchuck upend uphold upholster
upload upraise uproot urbanise urbanize urinate usurp utilise utilize vacate vaccinate vacillate validate
vamoose vandalise vandalize vanish vanquish vaporise vaporize variegate vary veer vegetate vend venerate
ventilate verbalise verbalize verify versify vex vibrate victimise victimize vie vilify vindicate violate
visualise visualize vitalise vitalize vitiate vituperate vivify vocalise vocalize vociferate vouch vouchsafe
vulcanise vulcanize vulgarise vulgarize waive waken wander warn waylay weaken wean weep weigh wend westernise
westernize wham wheedle whet whiten whop widen wield wigwag windsurf winterise winterize withdraw wither
withhold withstand wive womanise womanize woo worsen wreak wreathe wrest write writhe yammer yearn`;
export const VERBS_MOSTLY = `
abandon acclaim accord add advocate affect affix arrest assist associate attribute babble balk bat bathe bear
beat begin bellow bend bet bevel bid bind birdie bite blame blink blush boast bob boil bore bother bounce
brandish break broil budge build bump burn burst buy buzz cackle call cancel capture care carry catapult catch
cause cease chant cheat chew choke chortle chuckle cite clamber clamp clasp climb cling clog clutch coax cock
collect combine come commute compare concentrate conduct construct consummate converse convert convict cook
coordinate cope correlate cough count cover crawl creak creep cross crouch cruise crush cuddle curl curse cut
dart dash dazzle deal delay delegate designate deviate devise dictate die dig dilute dip discard discriminate
dismount display dissolve divide downgrade doze drag draw drill drip drive drop dub dump duplicate ease
ejaculate elect employ entail envy escape exhaust exhibit exploit expose express fade fall falter fathom feel
fell fetch fight file fill finance find finish fix flaunt flicker flinch fling float flop flounder flourish
fly forecast forge foster found freeze fret frown fumble gain gallop gather get give glaze glide glisten
glower glue go gobble gouge grab grapple grasp graze grind grope grumble grunt guarantee guess guide gush halt
handle hang hatch hate haul heave heed help hide hinder hire hit hobble hold holler hop huddle hug hum hunt
hurl hurry hustle impress incorporate initiate insert institute interrupt invite itch jeer jerk join jump keep
kick kill kneel knock know lag lam lash laugh launch lay lead lean leave leer let levy lick lie lift like live
lodge look loom lower lug lunge lurch lure make manifest mar mark masquerade match mean measure meet melt mend
mention miss mix monitor mount move multiply mumble murmur muse muster mutter nag neglect nestle nod notice
nudge obliterate offer offset overlap overlook override overrun overturn pack paint pant pass pat pay peck
peel peer perch permit pick pierce pinch plague play please pledge plod plow plunge poke pop pose precipitate
preserve press pretend probe prod produce prompt prowl pry puff pull purl purport push put putt puzzle quarrel
quiver quote radiate raise rape reach read rebuke recall recapture recount reek refuse regard register reject
remand remove render repeat resolve resort resume return revere reverse review revise rewrite ride ring rip
rise roast roll rub run rustle sag sail salute salvage save savor say scan scare scatter scoff scold scramble
scratch scream scribe scrub scuttle secure see seek segregate select sell serve settle shake shave shed shine
shiver shoot shout shove show shrink shudder shuffle sidestep sigh simmer sink sire skedaddle skid skip slam
slap slash slide slip smack smash smolder smother snap snatch sneak sniff snore snort snub snuggle soak soar
solder sow spare spill spin spit spoil sponsor sprawl spread sprinkle sprout squawk squeeze squint squirm
stagger stalk stammer stand stare start startle stay steal steam steer stifle stir stoop stop straddle
straggle stretch strike stud stumble suck sue surround swallow sway sweep swim swing swoop tack tailor take
talk tap teach tear tell think thrash throb throw thrust thump tilt tingle toss touch tramp trample transplant
transpose travel traverse treat tremble trot trudge trundle try tuck tug tumble turn twine twirl twitch
underestimate underline underscore update upgrade urge use visit vow wade wail wait walk wallop wallow wane
want warp warrant watch waver wear wed welcome whip whirl whisper whistle whoop wiggle win wince wink wipe
wish wobble wonder worry wrap wreck wrench wrestle yield`;
export const VERBS_ALSO = `
absent abstract abuse ache act address advance age agglomerate aid aim alarm alert alternate amble ambush
amount anchor angle answer appeal approach appropriate approximate arch arm articulate assault assent attack
attempt audition avail average awake award back badger balance ban bang bank bar barbecue barge base baste
batter battle beam belch belt bench benefit better bill blast blaze bleat blend blind blister block bloom
blossom blow blur bluster board bogey bolster bolt bomb book boom boost border bound bow boycott brace brag
breach breakfast breed bridge bristle broadcast brood bruise brush bubble buck buckle bud budget buffer buffet
bulge bulk bulletin bunch bundle burrow bustle butt bypass calm camp campaign canvass cap career caress cash
cast catalogue caution cement center centrifuge chafe challenge chance change charge charm chart chase chat
chatter check cheer chill chin chip chop chuck circle claim clamor clang clap class clatter claw clean clear
clench click climax clinch clip clobber close cloud cluck cluster coach coat coil coin collapse color comb
combat comfort command comment commission commune complement complete compliment compound compress compromise
concern condition confiscate conflict consent consort contact content contest contract contrast control cool
copy correct cost counsel counter couple court crack crackle cradle crane crash credit cripple crow crowd
crown cry cup curb cure curve cushion cycle dab damage damn dance date debate debut decay decline decrease
decree defeat delight demand dent deposit desert design desire despair detail dial diffuse digest din direct
discharge discipline disconnect discount disdain disgrace dishonor dislike dispatch dispute disregard distrust
dive divorce dock doctor document dodge dog don doom dot double doubt down draft drain drape dread dream dress
dribble drift drink drum dry duck dull dust dwarf echo eclipse edge effect elaborate embrace empty encounter
end endeavor equal erect escort estimate evidence exchange excuse exercise experience experiment export
extract eye face factor fan fancy farm fashion father favor fear feature feed fidget field figure film filter
finger fire fish fit flag flank flap flare flash flick flip flock flood flow flurry flush flutter focus foil
fold fool force forfeit form forward foul frame free frequent front fry fuel fume function further fuse fuss
gamble garage garden gasp gauge gaze gear gesture giggle glance glare gleam glimpse glint glitter glow goad
graduate grant grimace grin grip groan groom ground group growl guard gull gulp haggle hail hammer hamper hand
harangue harbor harm harness harrow harvest haunt hawk head heap heat herald herd highlight hijack hint hitch
honeymoon honor hook hoot hope house howl humble humor hunch hurdle hurt hush idle implement import imprint
incline increase influence insult intercept interest interview intimate iron issue jab jabber jam jar jaw jilt
joke judge keynote kid kiss knit knot label labor lacerate lack land lap lapse last latch lavish layer leap
lease lecture level license light limit limp line link list litter load loan lock log long loop loose lounge
love lull lump mail major man maneuver manufacture map march market marshal marvel mask mass massage master
mate matriculate matter mature menace merit mesh milk mill mince mind mine minister mirror mistake mistrust
misuse moan mock model moderate mold mop mortar mother mottle mouth muffle murder nail name narrow near nest
nip nose notch note number nurse object obscure occasion open orbit order orient outlaw outline outrage
overflow overhaul overload overshoot overthrow own pace package pain pair pan panic parade parallel pardon
park part paste patch patrol pattern pause paw pelt pen pepper perfect petition phone photograph phrase picket
picture pile pilot pin pinpoint pioneer pitch pity place plan plane plank plant plot pluck plug plunk point
poise poison pole police polish pool position post postulate pounce pound power practice praise prance
precondition predominate present price prick pride print process proffer profit program progress project
promise prostrate protest pucker pulse pump punch purchase purse quake query question quiet race rack radio
rage raid rail rain rake rally ram ramble range rank rap rate rattle ready rear reason rebel rebuff recess
recoil record recruit reel regret reign relay release relish remake remark remedy rent repair repeal reply
report reprimand reproach repulse repute request requisition rescue reserve respect rest result rethink retort
retreat revel reward riddle ridicule rig rinse ripple risk rival rivet roar rock romp root rot round row
ruffle ruin rule rumble rummage rush rust sacrifice saddle safeguard sample sanction sand scale scamper
schedule school score scorn scour scout scowl scrape screech screen sculpture scurry seal sear search seat
sense sentence separate service set shade shadow shamble shape share shear shield shift shimmy ship shock shop
shoulder shower shriek shrill shrug shut shuttle sight sign signal silence silhouette sin single sip sketch
skim skirt slant slate slaughter sleep slice sling slit slop slow slug sluice slumber slump smell smile smoke
smooth snag snake snarl sneer snicker snow sob sock solace sound sour space span spark sparkle spear speed
spell spiral splash splinter split sponge spot spout spray spring spur sputter spy squall square squat squeak
squeal stack staff stage stain stake stall stamp stampede star state station steady steep stem step stick
still sting stink stock stomp store storm strain strand stray streak stream stress string strip stroke strop
struggle strum strut study stuff stutter subject substitute suit supplement supply support surge surmise
surprise surrender survey suspect swagger swamp swarm sweat swell swerve swindle swirl switch swivel tackle
tag taste taunt tax taxi tease teeter telegraph telephone term test thaw thin thread thrill throttle thud
thumb thunder thwart tick tie time tinkle tip tire title titter toast toil tool top torture total tour tower
trace track trade trail train transfer transport trap tread trespass trigger trim trip triple trouble trust
tunnel twist type undress up upset usher utter vacation vacuum value veil vent venture vest veto view voice
volunteer vote wag wage wake warm wash waste water wave wax weave weight weld well wet whack wheel wheeze
whine whinny whiz wind wing winter wire wisecrack witness word work worship wound wrangle wriggle wring
wrinkle yank yawn yell yellow yelp zigzag zoom`;
export const PERSONS = `
abbot abolitionist abomination aboriginal aborigine absentee abuser accompanist accomplice accountant accuser
achiever acrobat activist actor actress actuary adapter addict addressee adherent adjudicator administrator
admiral admirer adolescent adult adventurer adversary advertiser adviser aeon affiliate aggressor agitator
agnostic aide alarmist albino alcoholic alto amateur ambassador amnesiac amputee anaesthetist analyst
anarchist anathema ancestor anesthesiologist anesthetist angel angler announcer anorexic antagonist
anthropologist apostle apparition applicant appointee apprentice arbiter arbitrator archaeologist archbishop
archer architect aristocrat arsonist arthritic artisan artist ascetic aspirant assailant assassin assessor
asshole assistant asthmatic astrologer astronaut astronomer atheist athlete atlas attacker attendant attorney
auctioneer auditor aunt author autocrat auxiliary aviator babe baby babysitter bachelor backer backpacker
bailiff baker ballerina bandit banker barbarian barber bard baritone baron barrister bartender bassist bastard
bearer beater beautician beggar beginner beholder believer bellboy bellhop benefactor beneficiary bettor
bidder bigamist bigot bigwig biker billionaire bimbo biographer biologist bisexual bishop blabbermouth
blackmailer blacksmith blaster bleacher blimp blockhead blogger blonde bluffer boarder bodyguard bohemian
bombshell boob booby bookie bookkeeper bookmaker bookworm boor booster bootlegger boozer borrower boss
botanist bouncer bourbon bowler boxer boy boyfriend bozo braggart brat bravo breadwinner breeder brewer
bricklayer bride bridegroom bridesmaid broadcaster broker brother brownie browser brunette brute buddy buff
buffoon bugger bugler bullfighter bully bum bungler bunny bureaucrat burger burglar bursar busboy buster
busybody butler buyer bystander cabby cad caddie cadet calculator caller campaigner camper canary candidate
cannibal canvasser captain captive captor caretaker carpenter carrier cartographer cartoonist caseworker
cashier castaway caster castrate casualty caterer cavalier celebrity celibate cellist censor chairperson
challenger chameleon champ champion chancellor chap chaperon chaperone chaplain character charlatan charmer
chauffeur chauvinist cheapskate cheater checker cheerleader chef chemist cherub chieftain chink chiropractor
chit choreographer chum chump churchgoer cinematographer citizen clairvoyant clapper classmate cleric clerk
client clinician clone clown coach coaster cobbler cog collaborator colleague collector colonel colonist
columnist comedian comforter commandant commander commando commentator commissioner commodore commoner
communicator companion compatriot competitor compiler composer comrade concierge conductor confidant
conformist connoisseur conqueror conservationist conservator conspirator consul consultant consumer contender
contestant contractor contributor controller convalescent cooper coordinator cop copilot coroner corporal
correspondent cosmonaut cosmopolitan councillor counsel counsellor counselor counterfeiter countess courier
cousin coward cowboy cowgirl crackpot crank creator creditor creole cretin criminal critic crony crook crooner
crusader crybaby cub cuckoo culprit curator cuss custodian customer cutter cutthroat cyclist cynic czar dad
daddy daemon dame damsel dancer dandy daredevil darling daughter daydreamer deacon deaconess dealer dean
dearest debtor decoder decorator decoy defeatist defector defendant defender degenerate deity delinquent
demagogue democrat demon demonstrator dentist dependant deputy derelict descendant deserter designer despot
detective developer devil devotee diabetic dick dictator diesel dignitary dike diner diplomat director
disciple disciplinarian discoverer dissenter dissident distiller distributor diver divider diviner divinity
doctor dodo doer donor doormat dork dowdy dragon drake dramatist dreamer dressmaker drifter drinker driver
dropout drudge druggist drummer drunkard duchess dud dude duke dummy dunce dweller dyke dyslexic earl earner
easterner eater eavesdropper ecologist economist editor educator egalitarian egghead egocentric egotist elder
elector electrician elitist embezzler emcee emigrant emir emissary emperor employee employer empress emulator
engineer engraver ensign entertainer enthusiast entomologist entrepreneur environmentalist envoy equestrian
escapist evacuee evangelist eve ewe ex examiner executioner executive executor exhibitionist exhibitor
exorcist expatriate expert explorer exponent exporter exterminator extremist extrovert eyewitness fag faggot
fagot fairy fanatic fancier farmer fastener father favourite fed federalist feller fellow felon feminist
fibber fiddler fiend fighter figurehead filibuster filmmaker finalist financier finder firefighter fisher
fitter flasher flatterer flautist flier floozy florist flunky flutist fodder foe fogey fogy follower fool
forbear ford forefather foreigner forerunner forger fossil foundling freak freelance freelancer freeloader
freethinker fresher friar friend fruitcake fucker fugitive furrier gallant gambler gangster gardener
gatecrasher geek geezer genealogist geneticist genie genius gent geographer geologist ghostwriter ghoul girl
girlfriend gladiator globetrotter glutton gnome goalie goalkeeper gob goblin god goddess godfather godmother
godparent gofer goldsmith golfer goner goon gopher gourmet governess governor grader granddad granddaughter
grandfather grandma grandmother grandpa grandparent grandson granny greenhorn gremlin gringo grocer grouch
groupie grower guarantor guard guardian guerrilla guest guitarist gunner gunrunner guru guy guzzler gymnast
gynaecologist gynecologist gypsy hack hacker haemophiliac hag hairdresser hairstylist hale handler hanger
hardliner harlot harpist hart harvester headhunter headmaster headmistress healer heartthrob heathen
heavyweight heckler hedonist heir heiress helper hemophiliac heretic hermaphrodite hermit heroine heron
heterosexual hick highbrow hijacker hiker hillbilly hippie hippy historian hitchhiker hoarder hobgoblin hobo
holdover homemaker homeowner homosexual honcho hood hoodlum hooker hooligan host hostage hostess hothead
hotshot househusband housekeeper hulk humanist humorist hunk hunter hurdler husband hustler hypnotist
hypochondriac hypocrite hysteric idealist idiot idler illustrator imbecile imitator immigrant imp imperialist
impersonator importer impostor incarnation incendiary incompetent incumbent individualist industrialist
inebriate infant infidel infielder infiltrator informant informer inhabitant initiator inmate innkeeper
innovator inpatient insider insolvent insomniac inspector instructor insurgent interloper intermediary intern
internist interpreter interrogator interviewer introvert intruder invader invalid inventor investigator
investor islander itinerant jackass jailer janitor jay jaywalker jester jeweler jeweller jinx jock jockey
jogger joker journalist juggernaut juggler jumper junior junkie juror keeper kid kiddie kidnapper killer
kindergartener king kingpin kleptomaniac klutz knacker knight knocker knockout laborer labourer lad lady
laggard lame landlady landlord landowner lass lasso laughingstock laureate lawmaker lawyer leader lecturer lee
legislator lender leper lesbian liar liberal libertarian librarian lieutenant lifeguard lifesaver lightweight
linguist listener litterbug loader loafer lobbyist locksmith lodger logger logician loiterer loner lookout
loon loony looter lord loser loudmouth lover lowbrow lumberjack luminary lyricist ma macaroni machinist madam
madcap magician magistrate magnate maid maiden mainstay maintainer maker mama man manager maniac manicurist
mannequin marcher mariner marketer marshal martin martyr mascot masochist mason masseur masseuse master
matador matchmaker mate materialist mathematician matron maverick mayor mechanic medalist medallist meddler
mediator megalomaniac member mentor mercenary merchant mermaid messenger metallurgist meteorologist midget
midwife migrant miller milliner millionaire mime mimic miner minimalist minion minister minstrel miser misfit
misogynist missionary mistress mod molester mom mommy monk monolingual monster monstrosity mooch moor mope
moralist moron mortician mother motherfucker motorcyclist motorist motormouth mountaineer mourner mover mugger
mummy munch murderer musician mutant mutation namesake nanny narc narcissist narrator nationalist naturalist
navigator negotiator neighbor neighbour nephew nerd neurologist newbie newcomer newlywed newscaster newton
niece nincompoop ninny nitwit nobody nomad nominee nonconformist nonpartisan nonsmoker northerner notable
novelist novice nudist nun nurse nursemaid nymph nymphomaniac oaf objector observer obsessive obstetrician
occupant offender officer official ogre onlooker ophthalmologist opponent opportunist oppressor optician
optimist optometrist oracle orator organiser organist organizer originator ornithologist orphan orthodontist
ostrich ouster outcast outfielder outpatient outsider overseer owner pa pacifier pacifist packer paddy padre
paediatrician pagan painter pal palaeontologist paleontologist pallbearer panacea pander panelist panellist
panhandler papa paperboy paralegal paralytic paramedic paraplegic paratrooper parent parishioner parson
participant partisan partner passenger pastor pathologist patient patricide patriot patron pauper pawnbroker
payee payer peacemaker peasant pedant peddler pedestrian pediatrician pedlar penitent pensioner peon
perfectionist performer perpetrator persecutor personification pervert pessimist peter phantom pharmacist
pharmacologist philanthropist philistine philosopher phoney photographer physician physicist pianist picker
picket pickpocket pilgrim pilot pimp piranha pirate piston pitcher pixie plagiarist plaintiff planner planter
playboy player playmate playwright plotter plumber plunger poacher podiatrist poet polemic politician pollster
polygamist pontiff pope pornographer porter possessor postgraduate postmaster potter powerhouse practitioner
pragmatist prankster preacher predator predecessor predictor prefect premier preschooler presenter president
pretender prey priest priestess primate prince princess printer prisoner prodigal prodigy producer prof
professor profiteer programmer proletarian promoter prompter prophet proponent proprietor prosecutor
prospector prostitute protagonist protector protester provider provost prowler proxy prude psychiatrist
psychic psycho psychoanalyst psychologist psychopath psychotherapist publicist puck pueblo puke pundit punk
punter pupil puppeteer purchaser purist puritan purser purveyor pusher pushover pussycat putter pygmy quack
quad qualifier quarry quarterback quiche quitter rabbi racer racist racketeer radiologist ragamuffin raider
rambler rancher ranger rapist rascal ravel reactionary reader realist reaper rebel receptionist recipient
recluse recruiter rector redhead redneck redskin ref referee reformer refugee regent registrar reincarnation
renegade renter rep repatriate reporter representative republican rescuer researcher resident retailer retiree
reveler reveller reviewer rider ringleader rioter riser robber rocker rogue rookie roommate rounder rowdy
rubberneck ruffian ruler runner runt rustler saboteur sadist sage sailor saint salesclerk salesperson satirist
saver savior saviour sax scalper scanner scapegoat scatterbrain sceptic schemer schlep schmuck scholar
schoolboy schoolgirl schoolteacher scientist scorer scorpion scoundrel screw screwball scriptwriter scrooge
sculptor seamstress secretary seer selector seller sellout semifinalist senator sender sentry sergeant servant
server setter settler sexist shareholder sharper shaver sheikh shepherd sheriff shopkeeper shoplifter shopper
shrew shrimp shyster sibling sidekick sightseer signatory signer silversmith singer sinner sir siren sissy
sister sitter skateboarder skater skeptic skier skinflint skinhead skipper skunk skydiver slacker slave
sleeper sleepyhead sleuth slob slouch slowpoke slut smith smoker smuggler sniper snitch snob snot socialist
socialite sociologist sociopath softy soldier solicitor soloist son songwriter sophisticate sophomore soprano
sorcerer sorceress soul southerner southpaw spastic speaker specialist specifier spectator spectre speculator
speller spendthrift sphinx spinster spirit spoilsport spokesperson spook spouse sprinter squatter squire
staffer stalker stalwart statistician steamroller stenographer stepbrother stepdaughter stepfather stepmother
stepsister stepson steward stewardess stickler stinker stockbroker stockholder stoic storekeeper storyteller
stowaway straggler stranger striker striptease stroller student subordinate subscriber subsidiary subversive
successor sucker suckling sufferer suitor sultan superintendent superstar supervisor supplier supporter surfer
surgeon surrogate surveyor survivor sweeper sweetheart sweetie swimmer swindler sycophant sympathiser
sympathizer synthesizer taco taker talker tamer taster tattletale taxpayer teacher teammate teamster
technician technologist teenager teetotaler teetotaller teller temp tenant terminator terrorist tester
thatcher theist theologian theoretician theorist therapist thinker thoroughbred throwaway throwback thug tiger
tightwad timekeeper toaster tobacconist toddler tomboy tormentor torturer tourist tout tracer trader
traditionalist trailblazer trailer trainee trainer traitor transient translator transmitter transsexual
transvestite trapper traveler traveller trawler treasurer trespasser trickster trimmer troll trooper
troubadour troublemaker troubleshooter truant trucker trumpeter trustee trusty tsar tumbler tuner turncoat
turner tutor twerp twin twit tycoon tyke typesetter typist tyrant umpire uncle underdog undergrad
undergraduate understudy undertaker unicorn untouchable upholsterer upstart urchin user vacationer vagrant
valedictorian valentine valet vampire vandal vegan vegetarian vendor ventriloquist vet veteran veterinarian
vicar victim victor viewer vigilante villa villager villain violinist virgin visionary visitor vocalist voter
voucher voyager voyeur waif waiter waitress walker wanderer wannabe wanton ward warden warlock warlord
warmonger warren warrior washer wasp watchdog watchmaker weakling weasel weaver weightlifter weirdo welder
wellington welsh westerner wetback whale whaler whiner whittle whizz wholesaler whore widow widower wiener
wimp winner wino wiper witch wizard workaholic worker worshiper worshipper wrangler wrecker wren wrestler
wretch writer wrongdoer yank yearling yeti yokel youngster youth yuppie zany zombie zoologist`;
export const THINGS = `
abacus abbey accelerator accessory accordion acoustic adaptor addition additive adornment aeroplane airfield
airline airliner airplane airport airstrip aisle alcove alley altar alternator ambulance amphetamine amphibian
amphitheater amphitheatre amplifier amulet anaesthetic analgesic analyser analyzer android anesthetic annex
anorak antenna antidote antihistamine antiperspirant anvil apartment aperture aphrodisiac apparatus apparel
appliance applicator apron aquarium aqueduct arbour arcade architecture archive archway ark armament armchair
armhole armor arsenal art ashcan ashtray aspirin assembly asylum attic attire auditorium auto automobile
awning ax axe axle backdrop backpack backspace backyard bag bagpipe bakery balcony bale ball ballast balloon
ballpark ballroom bandage bandanna bandstand bangle banister banjo banner bar barbell barbiturate barge barn
barnyard barometer barrack barrel barrette barricade barrier barroom basement basin basket bassoon bath
bathrobe bathroom bathtub baton battleship bayonet bazaar bead beaker bed bedpan bedroom bedspread beehive
beeper belfry bell belt beltway bench bender beret bib bicycle bike billboard billfold bin binder biplane
birdcage bitmap blackboard blanket blazer blender blinder blindfold blinker block blockbuster blouse blowtorch
bludgeon boa boardinghouse boardroom boardwalk boat bobbin bobsled bodice boiler bomb bombard bomber bongo
bonnet bookcase bookend bookmark bookshop bookstore boot bootee booth bootstrap bottle boulevard bouquet
boutique bowl box boxcar bra bracelet brake brassiere brazier breakable breakwater brewery brick bridge bridle
briefcase brim bristle broach brocade brogue broiler brooch broom broomstick brothel bucket buggy bugle
building bulldozer bullet bullfight bumper bung bungalow bunk bunker burner bus bushing butchery buttery
button buttonhole buttress buzzer byway cab cabaret cabin cabinet caboose cache cafeteria cage cake calk
camcorder cameo camera camp candle candlestick cane canister cannery cannon cannonball canoe canopy canteen
canvas cap capacitor capillary capitol capsule car carburetor carburettor card cardigan carousel carpet
carriage carriageway cart cartridge cartwheel carving casing casino casket cassette casting castle catamaran
catchment cathedral catwalk causeway ceiling cell cellar cello cesspool chainsaw chair chalet chalice
chalkboard chamber chandelier chapel chariot checkerboard chequer chessboard chime chimney chino chisel
chloroform chopstick chute cigar cigarette circuit clarinet classic classroom cleaner cleanser cleat cleaver
clip clipboard clipper cloak cloakroom clock clockwork cloister closet cloth clothesline clothespin clubhouse
coat coating cobble cobblestone cobweb cockpit coffeehouse coffer coffin colander collage collar collectable
collectible comb commodity commuter compartment compass computer condo condom condominium cone connector
consignment constituent consulate container contraceptive contraption convent converter convertible cooker
cooler coop copier coping cord corduroy corkscrew cornet corral corrective corridor corsage corset cosmetic
costume cosy cot cottage couch counter counterbalance counterfeit coupling courthouse courtroom courtyard
coverall cradle crate cravat crayon crematorium crib crossbow crossroad crosswalk crowbar crucifix cruiser
crutch crypt cubicle cuff cup cupboard curb curio curler cursor curtain cymbal dagger dairy dais dam damper
darkroom dashboard deathtrap decal decanter deck decor decoration deli denim denture deodorant depot derby
derrick desk destroyer detector detonator detour detox device diagram diaper diaphragm dice dimmer dinghy
dipstick disc dish dishtowel dishwasher disinfectant diskette dispensary dispenser disposable distillery ditch
dive dock doghouse doily doll dollhouse dolly doodad doodle doohickey door doorbell doorknob doorstep doorway
dope dorm dormitory dose downer drapery drawbridge drawer dredge dresser driveway drug drugstore drum dryer
dugout dumbbell dungeon duplex dustbin duvet dwelling dynamite dynamo earmuff earphone earplug earring easel
eatery edging edifice effigy electrode elevator embankment embassy emblem emporium enclosure engine engraving
entanglement entrance entrant entryway envelope epaulet epaulette eraser etching exit expressway extinguisher
eyeglass eyeliner fabric facade facility facing facsimile factory fan farm farmhouse farmyard fastening faucet
fax feedbag felt fence fender festoon fetter fiddle filigree firearm firecracker fireplace firework fishery
fishnet fixture flag flagpole flagship flagstone flail flannel flashlight flask flipper floodlight floor
flophouse floppy floss flotilla flowerbed flowerpot flue flute flyover flyswatter foil foodstuff footbridge
footlocker footpath footstool fore forgery fork forklift fort fortification fortress foundry fountain foxhole
foyer frame freeway freewheel freezer freight freighter fridge frieze frigate frock fulcrum fungicide furnace
furnishing furrow fuselage gable gadget galley galosh gangplank gangway garage garb garden gargoyle garment
garret garrison garter gasket gate gateway gavel gazebo gearshift gem generator germicide gig girder gizmo
glider glove goalpost goblet gondola gong gourd gown gramophone grate grater grating gravestone greenhouse
grenade griddle gridiron grill grille grindstone grocery groyne guardrail guitar gun gunboat gunnysack gusher
gutter gym gyroscope haberdashery hackney hacksaw hairbrush hairnet hairpiece hall hallway halter hammer
handbag handcuff handgun handicraft handkerchief handlebar handrail hangar hanging hankie hanky hardback
hardcover harem harmonica harness harp harpoon harpsichord hat hatchback hatchet haven headband headlight
headphone headrest headstone hearse hearth heater heckle hedge heel helicopter heliport helm helmet hem heroin
highlighter highway hilt hinge hoarding hoe holder hologram holster homeroom hone hoop hopper horn horseshoe
hose hospice hospital hostel hotel hourglass house houseboat housing hovel hub hubcap hut hutch hydrant
hydroplane hypnotic hypodermic icebox icebreaker idol igloo import improvisation incinerator incubator infield
infirmary infrastructure ingredient inhaler inn innovation instrument interchange intercom interface jacket
jackhammer jackknife jail jalopy jamb jar jet jetty jewel jewelry jigger jigsaw jockstrap john joystick jug
jukebox jumpsuit junction kayak keepsake kennel kerb kerchief kettle key keyboard keyhole kiln kilt kimono
kiosk kit kitchen kitchenette knapsack knickknack knife knob lab laboratory labyrinth ladder lading ladle
lager lamp lampshade lance landing lane lantern lapel laptop laser lath lathe latrine launcher laundry
lavatory laxative layer leash lectern legging lens leotard lever library lifeboat lighthouse limber limo
limousine linen liniment lining lipstick load lobby locker locket locomotive lodging loft loincloth lorry
lotion loudspeaker lumberyard lyre machete machine madhouse magnet magnum mailbox mainframe makeup mall mallet
manacle mandolin manger mangle manhole manifold manor mantel mantelpiece map marina marionette marker marquee
mart mascara mask mast masterpiece mat matchbook matchbox matchstick mattress maul mausoleum maze medication
meetinghouse megaphone membrane menorah merchandise metro mezzanine microchip microcomputer microfilm
microphone microprocessor microscope mike mill mine mini miniature minibus minicomputer miniskirt minivan
mirror missile mitten moat moccasin modeling modem monastery mongrel monochrome monolith monorail montage
monument moped morgue mortar mortarboard mortuary mosaic mosque motel mothball motif motor motorbike motorboat
motorcycle motorway moulding mound mouthpiece mower muff muffler mulch munition mural museum musket muzzle
nailbrush napkin nappy narcotic neckerchief necklace neckline necktie negligee newsstand nightclub nightgown
nightie noose nozzle nude nuke nursery nutcracker oar obelisk oboe observatory obstruction odometer office
offstage ointment orchard ornament oscilloscope outfield outhouse outlet output oven overcoat overhang
overpass overprint paddock padlock pager pagoda pail painkiller paintbrush painting palace paling pan pane
panel paneling panelling pantie pantry paperback paperweight parachute parasol parcel parka parkway parlor
parlour parquet parsonage partition passageway patio pave pavement pavilion payload pedestal peephole peg pen
pencil pendant pendulum penitentiary pentagon penthouse percolator perforation periscope petticoat pew phone
phonograph photo photocopier photocopy photograph physic piano piccolo pickax pickup picture piece pier pigpen
pigsty pike piling pill pillow pillowcase pincer pincushion pinion pinnacle pinstripe pipe pique pistol
pitchfork pixel placebo plaid plane planetarium plant plate platform platter playhouse playpen playroom
plaything pleat plug pocket podium poker pokey pole polygraph poncho pontoon pool porcelain porch portal
portfolio porthole postbox posy pot pottery potty pouch powerboat pram prefab prison privy product projectile
projector prong prop propeller protractor prow pub pulley pullover pulpit puppet purse pylon quay quill quilt
racetrack rack radar raft rafter rag rail railing railroad railway raincoat ramp ramrod ranch razor reactor
receiver receptacle recorder recording reel refinery reflector refrigerator rein relic replica repository
resistor respirator restaurant retread revolver rib rickshaw rifle rink road roadhouse roadside roadway robe
robot rocket rod roof rook room rope rosary rostrum rotisserie rotor rotunda rouge rowboat rucksack rudder rug
rung runway saber sabre sack sacking saddle sailboat salon saloon salve sampler sanatorium sanctuary sandal
sandbag sanitarium sari sash satchel satellite saucepan sauna saxophone scaffold scalpel scarecrow scarf
scheduler schooner scooter scoreboard scourge scrabble scrapbook screen screwdriver sculpture scythe seam
searchlight sedan sedative seesaw segment sensor separator sepulcher sepulchre sequencer sequin serviette
setup sewer shack shackle sham shampoo shanty sharpener shawl sheath sheathing shell shelter shield ship
shipment shipwreck shipyard shirt shirtsleeve shoe shoelace shoestring shop shortcut shotgun shovel shower
showpiece showroom shrine shutter sickle sidetrack sidewalk siding sieve silencer silk sill silo simulator
siphon skate skateboard skein sketch skewer ski skillet skirt skullcap skylight skyscraper slab slat
slaughterhouse sled sledgehammer sleeve sleigh slicker slingshot slipper slit smock smokestack snapshot
sneaker snip snippet snorkel snowboard snowmobile snowplough snowplow snuffer soap sock sofa softball sole
solitaire soporific soundtrack souvenir spacecraft spaceship spade spangle spanner spatula speedboat
speedometer speedway spigot spire splay spoke spool spoon sporran springboard sprinkler stadium stagecoach
stair staircase stairway stall staple stapler starter station statue steamboat steeple stencil stepladder
stereo stethoscope stick stilt stirrup stitch stockade stocking stockyard stole stool stopwatch store
storehouse storeroom storey stove strainer strap strapless street streetcar streetlight stretcher string
stripe stronghold structure studio stylus submarine subsection subway suit suitcase sulky sunblock sundial
sunscreen supercomputer superhighway supermarket superstructure surface surfboard suspender swatch sweater
sweatshirt sweatshop swimsuit switchboard sword synagogue syringe system tabernacle tablecloth tablet tailgate
taillight tailpipe talisman tambourine tampon tank tankard tanker tape tarot tarp tarpaulin tartan tassel
tatter tavern taxi taxicab teakettle teapot telegraph telephone temple tenement tent tepee terminal terrace
textile theater theatre thermometer thermostat thingamajig thong thoroughfare thresher throne throttle
thumbtack tiara tidy tightrope tile timer tinsel tire tobacco toboggan toga toilet toiletry tollbooth tollgate
tomahawk tomb tombstone tool toothbrush toothpaste toothpick torch tote toupee tourniquet towel toweling
towelling tower toy tractor trampoline tranquilizer tranquilliser transformer transistor transit trap trapeze
trapping trawl tray treadmill trellis trench trestle tricycle trident trigger trike trinket triplicate tripod
trolley trombone trouser trowel truck trump trumpet tub tuba tube tugboat turban turbine tureen turnpike
turnstile turntable turret turtle turtleneck tux tuxedo tweed typewriter umbrella undergarment underlay
underpass undershirt unicycle uniform upstage urn utensil vaccine valise vane varnish vase vault vehicle
velour veneer vent ventilator veranda vestibule vestment viaduct vial videocassette videotape vineyard violin
vise visor voodoo wagon waistband wall wallet wand wardrobe ware warehouse warhead warmer warship washbasin
washcloth washroom wastebasket watercolor wayside weapon whatchamacallit wheel wheelbarrow wheelchair wick
wicket wig wigwam wildcat winch windbreaker windmill window windowpane windowsill windscreen windshield
wineglass wire wok woodwind woof woolen woollen workbench workplace workshop workstation wrapper wrapping
wreath wringer wristwatch xylophone yacht yarmulke yoke zipper zoo`;
export const ANIMALS = `
aardvark amoeba ant anteater antelope antler ape armadillo baboon barnacle beagle beak bedbug bee beef beetle
biped bird blackbird bloodhound bluebird boar bobcat bronco bug bull bulldog bullfrog bumblebee burro
butterfly buzzard camel carcass caribou carnivore cat caterpillar centipede charger cheetah chick chickadee
chimp chimpanzee chipmunk clam claw cobra cockroach cocoon collie colt condor copperhead cottontail cougar cow
coyote crab cricket critter crocodile crustacean cur dachshund dinosaur dog dolphin dove dragonfly drone eagle
earthworm egg elephant elk equine falcon feather feeder feeler female ferret fetus filly finch firefly fish
flamingo flea foal foreleg fowl fox frog gander gazelle gelding gerbil giant giraffe gizzard glowworm gnat gnu
goat goldfish goose gorilla gosling grasshopper greyhound grizzly groundhog guppy hamster hare hawk hedgehog
heifer hen herbivore hind hippopotamus hoof hornet horse hound hummingbird hyena iguana insect invertebrate
jackal jackdaw jaguar jellyfish kangaroo kingfisher kitten koala ladybug lamb lark leech lion lioness lizard
llama locust louse maggot magpie male mallard mammal mane mare marsupial microbe microorganism minnow
mockingbird mollusc mollusk mongoose monkey moth mouse mule mustang mutt nestling newt nightingale opossum
orangutan oriole owl oyster palomino panda panther parakeet parasite parrot paw peacock pelican penguin pet
pheasant pig pigeon piggy piglet pony poodle porcupine porpoise possum puma pup puppy python quadruped queen
rabbit rasher rat rattler rattlesnake raven reptile reptilian retriever rhino rhinoceros roadrunner robin
rodent rooster rump salmon scad seashell seaweed serpent shark snail snake snipe snout spaniel sparrow spawn
spider squirrel stag stallion starfish stork swan swine tabby tadpole tail talon tapeworm tarantula termite
terrier toad tomcat tortoise toucan turkey udder vertebrate viper virus vulture walrus wing wishbone wolf
wombat woodchuck woodpecker worm zebra`;
export const ADJECTIVES = `
abject able abnormal abominable abrupt abstracted abstruse abundant abusive abysmal acceptable accessible
according accurate accusing acoustical acrimonious actual additional adequate adjacent adjectival
administrative admirable adorable adoring adroit advantageous adventitious adventurous adverse advised
aerodynamic affable affected affectionate aggressive agonising agonizing agreeable aimless airy alarming
algebraic alleged allegorical alluring allusive alphabetic alphabetical altruistic amateurish amazing
ambidextrous ambiguous ambitious ambivalent amiable amicable amorous amorphous ample amusing anachronistic
anal analogous analytic analytical anarchic anatomic angelic angry animated anomalous anonymous antagonistic
antithetic antithetical anxious apathetic apologetic apparent appealing appetising appetizing apposite
appreciable appreciative apprehensive apt arbitrary archaeological archaic architectural ardent arduous
arguable aristocratic arithmetical arrogant artful artificial artistic artless asexual ashamed assertive
assiduous assured astonishing astounding astrological astronomic astronomical astute asymmetric asymmetrical
asymptotic asynchronous athletic atmospheric atrocious attentive attractive attributive atypical audacious
aural auspicious austere authentic authoritative autocratic autonomous avaricious avid avoidable avowed
avuncular awesome awkward axiomatic baleful barbarous bashful beatific beauteous beautiful becoming beguiling
belated beneficent beneficial benevolent benign beseeching biannual bilateral biological biting bizarre
blameless bland blasphemous blatant bleak bleary blessed blinding blissful blithe bloodless boastful
boisterous boorish bossy bountiful boyish brash breathless breathtaking breezy brilliant brusque brutal
brutish buoyant bureaucratic calamitous candid canny cantankerous capable capacious capricious careful
careless carnal casual catastrophic categorical causal ceaseless censorious ceremonious certain chaotic
charitable charming chary chaste chatty chauvinistic cheap cheeky cheerful cheerless cheery childish chirpy
chivalrous choppy chronic chronological chummy churlish circuitous circumspect circumstantial civil
clandestine clever clinical clownish cloying clumsy coarse cocky cogent coherent cohesive coincidental
collaborative colloquial colorful colossal colourful comfortable comforting comical commensurate communal
companionable comparable compatible compelling competent competitive complacent complaisant comprehensible
compulsory computational conceited conceivable concentric conceptual concerned concise conclusive concurrent
condescending conditional confident confidential confiding confused confusing congenial congenital
conscientious conscious consequent consequential considerable considerate consistent conspicuous
conspiratorial constructive contagious contemporaneous contemptible contemptuous contented contentious
contextual continual continuous contractual contrite controversial convenient conventional conversational
convincing convivial convulsive copious coquettish corresponding cosmic countable courageous courteous
covetous coy crabby crafty crass creaky creative credible creditable credulous creepy crippling critical
crooked crucial cruel cryptic culpable cultural cumulative curious cursory curt cussed customary cute cyclic
cyclical cynical damnable dangerous dank dashing daunting dauntless dazzling debonair deceitful deceptive
decided decisive decorative decorous defective deferential defiant definite definitive deft dejected
delectable delicate delighted delightful delirious delusive demagogic demented democratic demoniacal demonic
demonstrable demure dense dependable deplorable deprecating depressing derisive descriptive deserved desirable
despairing despicable despondent despotic destructive desultory determined detestable detrimental devastating
devious devoted devout dexterous diabolic diabolical diagrammatic diametrical dictatorial didactic different
diffident digital diligent dingy diplomatic disadvantageous disagreeable disappointing disapproving disastrous
disbelieving discernible disconcerting disconnected disconsolate discontented discouraging discourteous
discreditable discreet discrete disdainful disgraceful disgusted disgusting dishonest dishonorable
dishonourable disingenuous disinterested disjointed disloyal dismal dismissive disobedient disparaging
dispassionate disproportionate disreputable disrespectful disruptive dissolute distant distasteful distinct
distinctive distracted distressing distrustful disturbing diurnal diverse divisive dogged dogmatic doleful
doting doubtful dour dozy dramatic drastic dreadful dreamy dreary drowsy drunken dubious dumb durable dutiful
dynamical ecological economic economical ecstatic ecumenical edgy educational effective effectual efficacious
efficient effortless effusive egotistic egotistical egregious electoral electrical electronic elegant elliptic
elliptical eloquent elusive embarrassing emblematic eminent emotional emotive emphatic empirical enchanting
encouraging endearing endless energetic engaging enigmatic enjoyable enormous entertaining enthusiastic
enticing enviable envious environmental equable equitable equivocal ergonomic erratic erroneous erudite
esoteric especial eternal ethereal ethical ethnographic ethnological etymological euphemistic euphoric evasive
eventful eventual evident evocative exacting exaggerated exasperated exasperating exceeding excellent
exceptional excessive excited exciting excruciating execrable exhaustive existential exorbitant exotic
expansive expectant expeditious expensive experimental explicit expressionless expressive exquisite
extemporaneous extensive extortionate extraneous extraordinary extravagant extrinsic exuberant exultant
fabulous facetious factual faithless fallacious fallible famous fanatical fanciful fantastic fantastical
farcical fascinating fashionable fastidious fatal fatalistic fateful fatuous faultless faulty favorable
favourable fearful fearless feasible feeble felicitous ferocious fervent fervid festive fetching feverish
fiendish fierce figurative filthy financial finite fiscal fitful fixed flagrant flashy flattering flawless
fleeting flexible flippant flirtatious florid fluent fond foolish forceful forcible forgetful forlorn
formidable formless fortuitous fortunate fractional fractious fragrant frantic fraternal fraudulent freakish
frenetic frenzied fretful frightful frigid frisky frivolous frosty frugal fruitful fruitless fulsome
functional funereal furious furtive fussy fuzzy gainful garish garrulous gastronomic gastronomical gawky
genealogical generous genetic genial genteel genuine geographic geographical geologic geological geometric
geometrical giddy gigantic girlish glacial glamorous glaring gleeful glib global gloomy glorious glum
gluttonous godless gorgeous graceful graceless gracious grammatical graphical grateful gratifying gratuitous
greedy gregarious grievous grim groggy groundless grudging grueling gruelling gruesome gruff grumpy guarded
guileless guilty gushing habitual halfhearted halting handsome happy hardheaded hardhearted harmful harmless
harmonious harsh hasty hateful haughty haunting hazy healthful healthy heartless hearty heated hectic heedless
hefty heinous hellish helpful helpless hermetic hesitant hesitating hideous hierarchical hilarious historic
historical histrionic hoarse holistic homogeneous honest honorable honourable hopeless horrendous horrible
horrid horrific horrifying hospitable hot hotheaded huffy huge humane humorous hungry hurried hurtful
hydraulic hygienic hypercritical hypocritical hysterical icy idealistic identical ideological idiomatic
idiotic idyllic ignoble ignominious ignorant illegal illegible illicit illogical imaginable imaginative
immaculate immature immeasurable immediate immense imminent immoderate immodest immoral immutable impartial
impassive impatient impeccable impenetrable imperceptible imperious impersonal impertinent imperturbable
impetuous impious impish implacable implausible implicit imploring impolite important imposing impotent
impracticable imprecise impregnable impressive improbable improper improvident imprudent impudent impulsive
impure inaccurate inadequate inadvertent inane inappropriate inarticulate inattentive inaudible inauspicious
incalculable incautious incessant incestuous incisive inclusive incoherent incomparable incompatible
incomplete incomprehensible inconceivable inconclusive incongruous inconsequential inconsiderate inconsistent
inconsolable inconspicuous incontestable incontrovertible inconvenient incorrect incorrigible incorruptible
increasing incredible incredulous incremental indecent indecisive indecorous indefatigable indefensible
indefinable indefinite indelible indelicate indescribable indestructible indeterminate indifferent indignant
indirect indiscreet indiscriminate indispensable indisputable indissoluble indistinct individualistic
indivisible indolent indomitable indubitable inductive indulgent industrial industrious ineffable ineffective
ineffectual inefficient inelegant ineluctable inept inert inescapable inestimable inexcusable inexhaustible
inexorable inexpensive inexpert inexplicable inexpressible inextricable infallible infamous infectious
inflexible influential informal infrequent infuriating ingenious ingenuous inglorious ingratiating inherent
inhuman inhumane inimical inimitable injudicious innate innocuous inoffensive inopportune inordinate
inquisitive insane insatiable inscrutable insecure insensible insensitive inseparable insidious insignificant
insincere insipid insistent insolent instantaneous instinctive instructive insufferable insufficient insulting
insuperable intelligent intelligible intemperate intense intentional interactive interchangeable interesting
interminable intermittent internal intolerable intolerant intractable intransigent intravenous intrepid
intricate intriguing intrinsic introspective intuitive inventive invidious invincible invisible inviting
involuntary invulnerable irascible irate ironic ironical irreconcilable irrecoverable irredeemable irreducible
irrefutable irrelevant irremediable irreparable irrepressible irreproachable irresistible irresolute
irresponsible irretrievable irreverent irreversible irrevocable irritable irritating jagged jaunty jealous
jocose jocund joking jovial joyful joyless joyous jubilant judicial judicious juicy justifiable kaleidoscopic
knowledgeable laborious lackadaisical laconic lamentable languid languorous lascivious lasting laudable
laughable laughing lawful lawless lax lazy lecherous legal legible lengthy lenient lethal lethargic lewd
licentious lighthearted limpid lineal linear linguistic listless lithe liturgical livid lofty logical logistic
logistical lone longitudinal lopsided loquacious loving loyal lubricious lucid lucky lucrative ludicrous
lugubrious luminous lurid luscious lustful lusty luxuriant luxurious lyrical mad maddening magical magisterial
magnanimous magnetic magnificent majestic maladroit malevolent malicious malignant manful maniacal manic
mannish marginal marked marvellous marvelous massive masterful materialistic maternal mathematical mawkish
maximal meager meaningful meaningless measurable mechanical mechanistic medicinal meditative meek mellifluous
melodic melodious melodramatic memorable menacing mental merciful merciless meritorious merry messy
metaphorical methodical methodological meticulous metrical microscopic mild mindful mindless minimal
miraculous mirthful mirthless mischievous miserable misguided misleading mistaken mistrustful misty mocking
modest modish moist momentary monetary monotonic monotonous monstrous monumental morbid morose mournful moving
mulish mundane municipal murderous murky mutinous mutual muzzy myopic mysterious mystical naive naked nasty
natty naughty nauseating nauseous nautical neat needless nefarious neglectful negligent negligible nerveless
nervous nimble nocturnal noiseless noisy nonchalant noncommittal nonsensical nostalgic noticeable notional
notorious numeric numerical nutritional obdurate obedient objectionable obliging oblivious obnoxious obscene
obsequious observable observant obsessional obstructive obtrusive obtuse obvious occasional occupational odd
odious officious ominous opaque operatic operational opportune opportunistic oppressive optical optimistic
optional ornate orthographic ostensible ostentatious outlandish outrageous outspoken outstanding overpowering
overt overweening overwhelming owlish painful painless painstaking palpable paradoxical parasitic parasitical
pardonable parenthetic parochial parsimonious passable passionate patchy paternal pathetic pathological
patriotic patronising patronizing peaceable peaceful peculiar pedagogic pedagogical pedantic peevish
pejorative pensive perceptible perceptive peremptory perfunctory perilous periodic perky permissible
permissive pernicious perpetual perplexed persistent persuasive pert pertinent pervasive perverse pessimistic
petulant phenomenal philanthropic philosophic philosophical phlegmatic phonetic phonic photographic physical
physiological picturesque piercing pigheaded pious piquant piteous pithy pitiable pitiful pitiless placid
plaintive plausible playful pleasant pleasurable plentiful pliant pneumatic poetic poetical poignant pointed
pointless poisonous polite politic political pompous ponderous popular portentous posthumous potent powerless
practicable practical precarious precipitous precise precocious predicative predictable predominant preeminent
preemptive preferable preferential premature preponderant preposterous presumable presumptuous pretentious
preternatural previous prissy proactive problematic problematical prodigious productive proficient profitable
profound profuse prohibitive prolific prominent promiscuous promising proper prophetic propitious
proportionate prosaic prosperous protective proud provable proverbial provident providential provisional
provocative prudent prudish prurient psychical psychoanalytic psychological pugnacious punctilious punctual
pungent punishing punitive pure puritanical purposeful purposeless pushy pusillanimous quaint qualitative
quantitative queasy querulous questionable quintessential quizzical rabid racial racy radiant ragged rakish
rampant rancorous random rapacious rapturous rare raucous raunchy ravenous ravishing realistic reasonable
reassuring rebellious receptive reckless recognisable recognizable recursive redundant reflective refreshing
regal regional regretful regrettable relentless relevant reliable reluctant remarkable reminiscent remorseful
remorseless repeatable repeated repetitive reported reprehensible repressive reproachful reproving repulsive
reputable resentful reserved resilient resolute resonant resounding resourceful respectable respectful
respective resplendent responsible responsive restful restive restless restrictive reticent retroactive
reverent reverential revolting rhetorical rhythmic rhythmical ridiculous righteous rightful rigid rigorous
riotous ripe risky ritualistic robust roguish rosy rude rueful rugged ruinous ruminative ruthless sacred
sacrificial sacrilegious sad sadistic sagacious salacious sanctimonious sane sarcastic sardonic sartorial
satanic satiric satirical satisfactory satisfying saucy scandalous scathing scenic sceptical scientific
scornful scruffy scrupulous scurrilous seamless searching searing secretive seductive seeming seismic
selective selfish selfless semantic sensational senseless sensible sensual sensuous sententious sentimental
sequential serene serious several severe sexual sexy shabby shaky shamefaced shameful shameless shapeless
sheepish shifty shocking shortsighted showy shrewd sickening significant silent similar simplistic
simultaneous sincere sinful sinuous skeptical sketchy skilful skillful skittish slavish sleazy sleepless
sleepy sloppy sluggish smug snappish snappy snazzy sneaky sneering snide snobbish snooty socioeconomic
sociological soggy solemn solicitous somber sombre sonorous soothing sordid sorrowful soulful soulless
soundless spacious sparing sparse spasmodic spatial specious speculative speechless speedy spineless spirited
spiteful splendid spontaneous sporadic sporting spotless spurious squeamish staggering staid starchy startling
statistical statutory steadfast stealthy stilted stingy stocky stoical stolid stony stormy straightforward
strange strategic strategical strenuous strict strident stringent strong stroppy structural stubborn studious
stuffy stunning stupendous sturdy stylish stylistic suave subcutaneous subjective subliminal submissive
subsequent subservient substantial subtle successful successive succinct sudden sufficient suggestive suitable
sullen sumptuous superb supercilious superficial superfluous superstitious supine supposed supreme surgical
surprising surreptitious suspicious symbiotic symbolic symbolical symmetric symmetrical sympathetic
synchronous syntactic syntactical systematic systemic tacit tactful tactical tactless tangible tantalising
tantalizing tardy tasteful tasteless taut tautological tearful technological tedious telepathic temperamental
tempestuous tempting tenacious tendentious tentative tenuous terrible terrific terrifying terse testy tetchy
textual thankful thankless thematic theological theoretic theoretical thermostatic thirsty thorough thoughtful
thoughtless threatening thrifty thrilling throaty thunderous timeless timorous tipsy tired tireless tiresome
tolerable tolerant toneless topical topographic topographical topological torpid tortuous touchy traditional
tragic traitorous tranquil transcendental transparent transverse traumatic treacherous tremendous tremulous
trenchant trendy trite triumphant trivial truculent trustful truthful tumultuous tuneful tuneless turbulent
turgid typical typographic typographical tyrannical ubiquitous ultrasonic unacceptable unaccountable
unaffected unalterable unambiguous unanimous unarguable unashamed unattractive unavoidable unbearable
unbelievable unblinking uncanny unceasing unceremonious uncertain uncharacteristic uncharitable unclean
uncomfortable uncommon uncomplaining uncomprehending uncompromising unconcerned unconditional unconscionable
unconstitutional uncontrollable unconventional unconvincing uncritical unctuous undeniable underhanded
understandable undeserved uneasy unemotional unequal unequivocal unerring unethical uneven uneventful
unexpected unfailing unfair unfaithful unfashionable unfathomable unfavorable unfavourable unfeeling
unflinching unforgettable unforgivable ungracious ungrateful unhappy unhealthy unhelpful unhesitating
unhurried unilateral unimaginable unintelligible unintentional uninterrupted unique unjust unjustifiable
unkind unlawful unlike unlucky unmerciful unmistakable unnatural unnecessary unnerving unobtrusive unofficial
unpleasant unprecedented unpredictable unprofessional unquestionable unquestioning unrealistic unreasonable
unrelenting unrelieved unremitting unreserved unscrupulous unseasonable unseeing unselfish unspeakable
unsteady unstinting unsuccessful unsuitable unsurprising untidy untiring untruthful untypical unusual
unutterable unwilling unwise unwitting uproarious urbane urgent useful useless usual vacant vacuous vague vain
valiant valid various vast vehement venal vengeful venomous verbal verbose veritable vestigial vexatious
viable vibrant vicarious vicious victorious vigilant vigorous vindictive violent virtual virtuous virulent
visible visual vital vitriolic vivacious vivid vocational vociferous voluble voluminous voluptuous voracious
vulgar vulnerable wary waspish wasteful watchful wayward weak weightless weighty wheezy whimsical wholehearted
wicked wilful willful winsome wishful wistful witless witting witty woeful wonderful wondering wooden wordless
worried wrathful wretched wrongful wrongheaded youthful zealous zestful zonal`;
