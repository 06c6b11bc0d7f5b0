/**
 * Medicines as they are prescribed and bought in Britain: international names first (WHO's INN list, as the British
 * National Formulary spells them, in the common spelling of `oneSpelling`), then brands. Another of them is another
 * medicine, however near it sounds.
 */
const NAMES = `
  paracetamol acetaminophen aspirin ibuprofen naproxen diclofenac indometacin ketoprofen flurbiprofen mefenamic meloxicam piroxicam
  etodolac celecoxib etoricoxib codeine dihydrocodeine tramadol tapentadol morphine diamorphine oxycodone hydrocodone fentanyl
  alfentanil buprenorphine methadone pethidine nefopam naloxone naltrexone cocodamol codydramol gabapentin pregabalin
  amitriptyline nortriptyline imipramine clomipramine dosulepin doxepin lofepramine trimipramine fluoxetine paroxetine sertraline
  citalopram escitalopram fluvoxamine venlafaxine duloxetine mirtazapine mianserin trazodone reboxetine bupropion vortioxetine
  agomelatine moclobemide phenelzine lithium diazepam lorazepam temazepam nitrazepam clonazepam oxazepam alprazolam midazolam
  chlordiazepoxide clobazam zopiclone zolpidem zaleplon buspirone hydroxyzine melatonin promethazine chlorpromazine
  levomepromazine prochlorperazine perphenazine trifluoperazine fluphenazine haloperidol flupentixol zuclopenthixol sulpiride
  amisulpride olanzapine quetiapine risperidone paliperidone aripiprazole clozapine carbamazepine oxcarbazepine phenytoin
  phenobarbital primidone valproate lamotrigine levetiracetam topiramate lacosamide vigabatrin zonisamide ethosuximide
  perampanel levodopa cobeneldopa cocareldopa carbidopa benserazide ropinirole pramipexole rotigotine selegiline rasagiline
  entacapone amantadine procyclidine trihexyphenidyl orphenadrine donepezil rivastigmine galantamine memantine
  sumatriptan zolmitriptan rizatriptan naratriptan almotriptan eletriptan frovatriptan pizotifen baclofen tizanidine
  dantrolene methocarbamol methylphenidate atomoxetine lisdexamfetamine dexamfetamine disulfiram acamprosate varenicline nicotine
  atenolol bisoprolol metoprolol propranolol carvedilol labetalol nebivolol sotalol nadolol timolol celiprolol pindolol
  amlodipine felodipine nifedipine nicardipine nimodipine lacidipine lercanidipine isradipine diltiazem verapamil
  ramipril lisinopril enalapril perindopril captopril quinapril fosinopril trandolapril losartan valsartan candesartan irbesartan
  telmisartan olmesartan eprosartan sacubitril bendroflumethiazide indapamide chlortalidone metolazone hydrochlorothiazide
  furosemide bumetanide torasemide amiloride triamterene spironolactone eplerenone acetazolamide mannitol
  doxazosin prazosin terazosin alfuzosin tamsulosin indoramin clonidine moxonidine methyldopa minoxidil hydralazine
  digoxin amiodarone dronedarone flecainide propafenone disopyramide lidocaine bupivacaine prilocaine adenosine ivabradine
  ranolazine nicorandil isosorbide glyceryl trinitrate nitroglycerin atorvastatin simvastatin pravastatin rosuvastatin fluvastatin
  ezetimibe bezafibrate fenofibrate gemfibrozil warfarin phenindione acenocoumarol heparin enoxaparin dalteparin tinzaparin
  fondaparinux apixaban rivaroxaban edoxaban dabigatran clopidogrel prasugrel ticagrelor dipyridamole alteplase tranexamic
  omeprazole esomeprazole lansoprazole pantoprazole rabeprazole cimetidine ranitidine famotidine nizatidine misoprostol
  sucralfate mebeverine hyoscine alverine dicycloverine loperamide metoclopramide domperidone cyclizine cinnarizine ondansetron
  granisetron betahistine mesalazine sulfasalazine olsalazine lactulose senna bisacodyl macrogol docusate ispaghula
  glycerol ursodeoxycholic colestyramine pancreatin orlistat
  salbutamol terbutaline salmeterol formoterol indacaterol vilanterol ipratropium tiotropium umeclidinium aclidinium
  glycopyrronium beclometasone budesonide fluticasone mometasone ciclesonide theophylline aminophylline montelukast zafirlukast
  carbocisteine acetylcysteine dornase pholcodine guaifenesin pseudoephedrine xylometazoline oxymetazoline
  cetirizine levocetirizine loratadine desloratadine fexofenadine chlorphenamine diphenhydramine acrivastine adrenaline
  epinephrine noradrenaline prednisolone prednisone methylprednisolone dexamethasone betamethasone hydrocortisone
  triamcinolone cortisone clobetasone clobetasol fludrocortisone deflazacort
  metformin gliclazide glibenclamide glimepiride glipizide tolbutamide pioglitazone rosiglitazone sitagliptin linagliptin
  saxagliptin vildagliptin alogliptin empagliflozin dapagliflozin canagliflozin liraglutide semaglutide dulaglutide exenatide
  tirzepatide insulin glargine detemir degludec aspart lispro levothyroxine thyroxine liothyronine carbimazole propylthiouracil
  desmopressin octreotide somatropin cabergoline bromocriptine estradiol estriol progesterone norethisterone levonorgestrel
  desogestrel medroxyprogesterone ethinylestradiol tibolone raloxifene testosterone finasteride dutasteride tamoxifen
  anastrozole letrozole exemestane goserelin leuprorelin triptorelin bicalutamide cyproterone clomifene
  alendronic alendronate risedronate ibandronate ibandronic zoledronic denosumab teriparatide calcitriol colecalciferol
  ergocalciferol alfacalcidol
  oxybutynin tolterodine solifenacin fesoterodine darifenacin trospium mirabegron sildenafil tadalafil vardenafil avanafil
  amoxicillin ampicillin flucloxacillin phenoxymethylpenicillin benzylpenicillin penicillin piperacillin tazobactam coamoxiclav
  pivmecillinam cefalexin cefuroxime cefotaxime ceftriaxone ceftazidime cefaclor cefradine cefadroxil meropenem ertapenem
  gentamicin tobramycin amikacin neomycin streptomycin erythromycin clarithromycin azithromycin clindamycin doxycycline
  tetracycline minocycline lymecycline oxytetracycline ciprofloxacin levofloxacin moxifloxacin ofloxacin trimethoprim
  sulfamethoxazole cotrimoxazole nitrofurantoin fosfomycin metronidazole tinidazole vancomycin teicoplanin linezolid
  fusidic folic rifampicin isoniazid pyrazinamide ethambutol dapsone chloramphenicol
  clotrimazole fluconazole itraconazole ketoconazole miconazole voriconazole terbinafine nystatin amphotericin griseofulvin
  aciclovir valaciclovir famciclovir ganciclovir oseltamivir zanamivir zidovudine lamivudine tenofovir abacavir efavirenz
  chloroquine hydroxychloroquine quinine mefloquine proguanil atovaquone primaquine mebendazole albendazole ivermectin
  permethrin malathion methotrexate azathioprine leflunomide ciclosporin tacrolimus mycophenolate penicillamine
  mercaptopurine cyclophosphamide infliximab adalimumab etanercept rituximab tocilizumab trastuzumab bevacizumab
  cisplatin carboplatin oxaliplatin paclitaxel docetaxel doxorubicin epirubicin vincristine vinblastine fluorouracil
  capecitabine bleomycin imatinib hydroxycarbamide allopurinol febuxostat colchicine probenecid
  ferrous fumarate sulfate gluconate cyanocobalamin hydroxocobalamin thiamine pyridoxine riboflavin niacin ascorbic retinol
  isotretinoin tretinoin adapalene benzoyl calcipotriol latanoprost bimatoprost travoprost brimonidine brinzolamide
  dorzolamide pilocarpine tropicamide cyclopentolate hypromellose ketamine propofol thiopental etomidate suxamethonium
  rocuronium atropine neostigmine oxytocin ergometrine mifepristone cocaine caffeine
  calpol panadol nurofen brufen voltarol feldene naprosyn ponstan zydol zapain tylex solpadol kapake oramorph sevredol
  zomorph oxycontin oxynorm durogesic butrans subutex suboxone neurontin lyrica prozac seroxat lustral zoloft cipramil
  cipralex efexor effexor cymbalta zispin molipaxin priadel valium ativan xanax zimovane stilnoct phenergan largactil
  stemetil haldol depixol clopixol zyprexa seroquel risperdal abilify clozaril tegretol epilim epanutin lamictal keppra
  topamax sinemet madopar stalevo requip mirapexin aricept exelon reminyl ebixa imigran zomig maxalt lioresal ritalin
  concerta strattera antabuse champix tenormin cardicor inderal betaloc istin adalat plendil tildiem securon tritace zestril
  innovace coversyl capoten cozaar diovan amias aprovel micardis entresto natrilix lasix burinex aldactone inspra cardura
  flomaxtra lanoxin cordarone tambocor ikorel nitrolingual lipitor zocor crestor lescol ezetrol marevan clexane fragmin eliquis
  xarelto lixiana pradaxa plavix efient brilique persantin losec nexium zoton protium pariet zantac tagamet pepcid gaviscon
  rennie colofac buscopan imodium maxolon motilium zofran serc asacol pentasa salazopyrin movicol laxido dulcolax senokot
  fybogel creon xenical ventolin bricanyl serevent oxis atrovent spiriva qvar clenil becotide pulmicort flixotide seretide
  symbicort fostair singulair uniphyllin phyllocontin sudafed otrivine zirtek piriton clarityn benadryl telfast epipen
  deltacortril betnovate dermovate eumovate locoid elocon glucophage diamicron amaryl actos januvia jardiance forxiga victoza
  ozempic trulicity byetta mounjaro lantus levemir tresiba novorapid humalog humulin eltroxin microgynon cerazette mirena
  depoprovera evorel livial evista proscar avodart nolvadex arimidex femara zoladex casodex fosamax actonel bonviva prolia
  adcal ditropan detrusitol vesicare betmiga viagra cialis levitra amoxil augmentin floxapen keflex zinnat rocephin
  erythroped klaricid zithromax dalacin vibramycin ciproxin septrin macrobid flagyl fucidin rifadin canesten diflucan
  sporanox daktarin lamisil zovirax valtrex tamiflu plaquenil malarone lariam vermox imuran humira enbrel remicade mabthera
  herceptin zyloric roaccutane xalatan lumigan
`;

export const KNOWN_DRUGS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));
