import type { LearningLanguage } from '../../src/domain/languages.ts';

/** Terms of one to three words, as the practice asks for them. */
export const TERMS: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: (
    'abdomen,abscess,acne,acute pain,adrenal gland,allergy,amnesia,anaemia,anaesthetic,aneurysm,angina,ankle,anorexia,' +
    'antibiotic,anticoagulant,anxiety,aorta,appendicitis,arrhythmia,artery,arthritis,asthma,atrial fibrillation,' +
    'back pain,bacteria,bandage,benign tumour,biopsy,bladder,bleeding,blister,blood clot,blood count,blood pressure,' +
    'bone marrow,bowel,bradycardia,brain,breast lump,breathing,bronchitis,bruise,burn,calcium,cancer,capillary,cardiac arrest,' +
    'cartilage,cast,cataract,catheter,cervix,chemotherapy,chest pain,chickenpox,cholesterol,chronic disease,cirrhosis,' +
    'clavicle,collarbone,colon,coma,concussion,constipation,cornea,cough,cramp,cyanosis,cyst,deafness,dehydration,' +
    'delirium,dementia,dental caries,depression,dermatitis,diabetes,diagnosis,dialysis,diaphragm,diarrhoea,discharge,' +
    'dislocation,dizziness,dose,dressing,drowsiness,dyspnoea,ear infection,eczema,elbow,embolism,emphysema,endoscopy,' +
    'enzyme,epilepsy,eyelid,fainting,fatigue,femur,fever,fibula,fracture,gallbladder,gallstone,gangrene,gastritis,gland,glaucoma,' +
    'glucose,gout,groin,gum disease,haemorrhage,hay fever,headache,hearing loss,heart attack,heart failure,heartburn,' +
    'hepatitis,hernia,hip replacement,hives,hoarseness,hormone,hypertension,hypotension,immune system,incontinence,' +
    'indigestion,infarction,infection,inflammation,influenza,informed consent,inhaler,insomnia,insulin,intensive care,' +
    'intestine,itching,jaundice,jaw,joint,kidney stone,knee,lactation,laxative,lesion,leukaemia,ligament,liver,lung,' +
    'lymph node,malaria,measles,medication,melanoma,membrane,meningitis,menopause,metabolism,migraine,miscarriage,mucus,' +
    'mumps,muscle,myocardial infarction,nausea,needle,nerve,neuralgia,newborn,numbness,obesity,oedema,ointment,' +
    'operation,osteoporosis,ovary,overdose,pacemaker,pain relief,palpitations,pancreas,paralysis,pelvis,physical examination,' +
    'pharynx,placenta,platelet,pleurisy,pneumonia,pneumothorax,pregnancy,prescription,prognosis,prostate,psoriasis,pulse'
  ).split(','),
  es: (
    'fiebre,hígado,presión arterial,neumonía,dolor de cabeza,diarrea,tos,alergia,infarto,diabetes,riñón,hemorragia,' +
    'vacuna,embarazo,fractura,mareo,náuseas,análisis de sangre,antibiótico,corazón,pulmón,garganta,rodilla,ronquera,' +
    'anestesia,quemadura,úlcera,cirugía,estreñimiento,apendicitis,asma,receta,jarabe,columna vertebral,taquicardia'
  ).split(','),
  fr: (
    'fièvre,foie,tension artérielle,pneumonie,mal de tête,diarrhée,toux,allergie,infarctus,diabète,rein,hémorragie,' +
    'vaccin,grossesse,fracture,vertige,nausée,prise de sang,antibiotique,coeur,poumon,gorge,genou,enrouement,' +
    'anesthésie,brûlure,ulcère,chirurgie,constipation,appendicite,asthme,ordonnance,sirop,colonne vertébrale,tachycardie'
  ).split(','),
  de: (
    'Fieber,Leber,Blutdruck,Lungenentzündung,Kopfschmerzen,Durchfall,Husten,Allergie,Herzinfarkt,Zuckerkrankheit,Niere,' +
    'Blutung,Impfung,Schwangerschaft,Knochenbruch,Schwindel,Übelkeit,Blutabnahme,Antibiotikum,Herz,Lunge,Hals,Knie,' +
    'Heiserkeit,Narkose,Verbrennung,Geschwür,Operation,Verstopfung,Blinddarmentzündung,Asthma,Rezept,Hustensaft,' +
    'Wirbelsäule,Herzrasen'
  ).split(','),
  pt: (
    'febre,fígado,pressão arterial,pneumonia,dor de cabeça,diarreia,tosse,alergia,infarto,diabetes,rim,hemorragia,' +
    'vacina,gravidez,fratura,tontura,náusea,exame de sangue,antibiótico,coração,pulmão,garganta,joelho,rouquidão,' +
    'anestesia,queimadura,úlcera,cirurgia,prisão de ventre,apendicite,asma,receita,xarope,coluna vertebral,taquicardia'
  ).split(','),
};

/** Terms that one sound or one syllable tells apart. */
export const NEAR_MISSES: readonly (readonly [string, string])[] = [
  ['hypertension', 'hypotension'],
  ['hyperglycaemia', 'hypoglycaemia'],
  ['hyperthyroidism', 'hypothyroidism'],
  ['hyperkalaemia', 'hypokalaemia'],
  ['hyperthermia', 'hypothermia'],
  ['tachycardia', 'bradycardia'],
  ['abduction', 'adduction'],
  ['afferent', 'efferent'],
  ['intramuscular', 'intravascular'],
  ['appendectomy', 'appendicostomy'],
  ['gastrostomy', 'gastrotomy'],
  ['colostomy', 'colectomy'],
  ['dysphagia', 'dysphasia'],
  ['ureter', 'urethra'],
  ['humerus', 'humorous'],
  ['tibia', 'fibula'],
  ['prednisone', 'prednisolone'],
  ['chlorpromazine', 'clomipramine'],
  ['hydralazine', 'hydroxyzine'],
  ['quinine', 'quinidine'],
  ['amlodipine', 'amiloride'],
  ['cetirizine', 'sertraline'],
  ['arteritis', 'arthritis'],
  ['mucus', 'mucous membrane'],
  ['palpation', 'palpitation'],
  ['perineal', 'peroneal'],
  ['fifteen', 'fifty'],
  ['thirteen', 'thirty'],
];
