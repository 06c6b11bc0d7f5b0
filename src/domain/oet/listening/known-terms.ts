const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Medical words that sound or look like others: whoever writes one of them meant it, so it is never taken for a
 * misspelling, not even of a word said in the same way.
 */
export const KNOWN_TERMS = setOf(`
  ileum ilium ileal iliac ileus ureter urethra ureteral urethral ureteric peroneal perineal peritoneal perianal perineum peritoneum
  dysphagia dysphasia dysplasia dyspnea dyspraxia dyspepsia dysarthria dysuria dyslexia aphasia apnea aphagia ataxia
  prostate prostrate aural oral auricle oracle tympanic typhoid thyroid steroid thymus
  hip lip rib chin shin heel wrist waist calf cuff palm sole toe thumb tongue throat thigh eye ear elbow ankle knee
  liver kidney spleen bladder gallbladder stomach bowel colon rectum pancreas lung heart brain womb uterus ovary cervix
  cervical clavicle claudication coccyx sacrum sacral lumbar thoracic humerus femur tibia fibula radius ulna scapula sternum
  patella meniscus cornea retina sclera macula pupil pharynx larynx trachea bronchus bronchi esophagus duodenum jejunum cecum
  carpal tarsal metacarpal metatarsal phalanx malleolus palate
  cyst cystitis cystoscopy cystectomy biopsy autopsy colonoscopy colposcopy endoscopy gastroscopy laparoscopy bronchoscopy
  arthroscopy laryngoscopy sigmoidoscopy hysteroscopy colectomy colostomy ileostomy tracheostomy thoracotomy tracheotomy
  lobectomy lobotomy mastectomy mastoidectomy gastrectomy gastrostomy hysterectomy vasectomy appendectomy appendicectomy
  tonsillectomy adenoidectomy thyroidectomy cholecystectomy splenectomy nephrectomy lumpectomy laparotomy craniotomy
  prostatectomy angiogram angioplasty angiography angina arthroplasty vertebroplasty rhinoplasty
  mammogram mammography myelogram venogram echocardiogram electrocardiogram electroencephalogram electromyogram ultrasound
  tonsillitis sinusitis rhinitis bronchitis bronchiolitis bronchiectasis laryngitis pharyngitis tracheitis arthritis
  osteoarthritis osteoporosis osteopenia osteomyelitis osteomalacia gastritis gastroenteritis colitis diverticulitis
  diverticulosis appendicitis hepatitis pancreatitis cholecystitis nephritis pyelonephritis prostatitis vaginitis vasculitis
  cellulitis dermatitis conjunctivitis blepharitis otitis mastitis phlebitis tendonitis bursitis neuritis meningitis
  encephalitis myocarditis endocarditis pericarditis gingivitis stomatitis peritonitis urethritis vestibulitis labyrinthitis
  tinnitus tetanus vertigo vitiligo impetigo eczema edema empyema emphysema enema anemia leukemia ischemia uremia toxemia
  septicemia bacteremia hyperglycemia hypoglycemia hyperkalemia hypokalemia hypernatremia hyponatremia hypercalcemia
  hypocalcemia hypertension hypotension hyperthyroidism hypothyroidism hyperthyroid hypothyroid hyperthermia hypothermia
  hyperventilation hypoventilation tachycardia bradycardia arrhythmia fibrillation flutter palpitation infarction embolism
  thrombosis stenosis sclerosis cirrhosis psoriasis fibrosis necrosis neurosis psychosis scoliosis kyphosis lordosis ptosis
  cyanosis acidosis ketosis mitosis thrush rash crush blush hives scabies rabies shingles measles mumps rubella rubeola
  scarlatina malaria cholera diphtheria pertussis influenza pneumonia pneumothorax pleurisy palsy epilepsy sepsis
  asthma eclampsia hernia hemorrhage hemorrhoid hematoma hematemesis hemoptysis hematuria melena glaucoma cataract
  carcinoma sarcoma melanoma lymphoma adenoma fibroma lipoma granuloma myeloma polyp fibroid
  diarrhea constipation vomiting nausea bloating belching fainting wheezing sneezing coughing snoring itching aching
  tingling numbness throbbing stabbing burning swelling bruising bleeding breathing cramp cramping spasm
  dizziness drowsiness weakness tiredness faintness fatigue insomnia anorexia anosmia amnesia anesthesia paresthesia
  analgesia aphthous acne gout croup colic chronic clonic tonic tic tick toxic
  diabetes diabetic insipidus mellitus insulin inulin glucose glucagon glycogen lactose
  cornflakes abduction adduction abductor adductor supination pronation inversion eversion flexion extension
  antenatal antinatal postnatal prenatal perinatal neonatal pediatrician podiatrist psychiatrist psychologist physiotherapist
  physician physicist optician optometrist ophthalmologist otologist cardiologist neurologist nephrologist urologist
  oncologist gynecologist gastroenterologist rheumatologist radiologist radiographer hematologist dermatologist
  chiropractor chiropodist osteopath orthopedist orthodontist anesthetist pharmacist phlebotomist
  mucosa mucolytic intravenous intramuscular subcutaneous sublingual intradermal topical tropical
  facial fascial fascia fasciitis glands glans plantar palmar planter pleura plaque plague
  perfusion profusion infusion effusion transfusion confusion contusion concussion convulsion contraction contraception
  conception inception infection injection ingestion indigestion digestion congestion conjunctiva inflammation information
  elevation evaluation ablation evacuation palliation dilation dilatation dialysis diuresis diathesis diagnosis prognosis
  paralysis catheter cannula cauterise lesion legion lotion potion ligament ligation tendon tension tender
  stent stint sprain strain splint spleen stye stool stoma sputum septum serum scrotum
  incontinence continence intolerance tolerance incompetent competent abnormal normal irregular regular symmetrical
  asymmetrical symptomatic asymptomatic typical atypical sterile unsterile fertile infertile fertility infertility
  mobile immobile mature immature digestible indigestible productive unproductive stable unstable steady unsteady
  conscious unconscious able unable comfortable uncomfortable dependent independent active inactive overactive underactive
  inhale exhale inhaler exhaler internal external interior anterior posterior superior inferior medial lateral median
  proximal distal dorsal ventral unilateral bilateral left right both upper lower
`);

/** Units, days and kin: each another than its neighbours, but written for what is said alike as well, as 'week' for 'weak'. */
export const COMMON_TERMS = setOf(`
  milligram microgram nanogram kilogram gram milliliter microliter liter centiliter millimeter centimeter kilometer meter
  millimole micromole minute second hour day week month year morning evening night noon
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december
  niece nephew grandmother grandfather mother father brother sister daughter grandson granddaughter stepson son
`);
