import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Medicine, nursing, care, laboratories. */
export const health: SkillField = {
  field: 'health',
  hard: `
    Patient care
    Nursing = Nursing care
    Critical care = Intensive care, ICU
    Emergency medicine = Emergency care
    Pediatrics = Paediatrics
    Geriatric care = Elderly care, Aged care
    Palliative care = Hospice care
    Mental health = Mental health care
    Midwifery
    Surgery = Surgical procedures
    Operating room = Operating theatre
    Anesthesia = Anaesthesia
    Triage
    Vital signs
    Wound care = Wound dressing
    Medication administration = Administering medication, Medication management
    Phlebotomy = Blood draws, Venepuncture
    IV therapy = IV insertion, Cannulation
    Catheterization = Catheter care
    Infection control = Infection prevention
    Care planning = Care plans
    Discharge planning
    Patient assessment
    Patient education
    Patient safety
    Personal care
    Dementia care
    Physiotherapy = Physical therapy
    Occupational therapy
    Speech therapy = Speech and language therapy
    Rehabilitation
    Nutrition = Dietetics
    Counseling = Counselling
    Psychotherapy
    Cognitive behavioral therapy = CBT, Cognitive behavioural therapy
    Pharmacy = Dispensing
    Pharmacology
    Pharmacovigilance
    Clinical trials = Clinical research
    Good clinical practice = GCP guidelines, ICH-GCP
    Good manufacturing practice = GMP
    Good laboratory practice = GLP
    Medical coding = ICD-10, CPT coding
    Medical billing
    Medical terminology
    Medical records = Health records
    Medical transcription
    Clinical documentation
    Radiology
    X-ray imaging = Radiography
    MRI
    CT scanning = CT scans
    Ultrasound = Sonography
    ECG = EKG, Electrocardiogram
    Dental hygiene
    Dental assisting
    Orthodontics
    Sterilization = Sterilisation
    Laboratory techniques = Lab techniques, Laboratory skills
    Microbiology
    Molecular biology
    Biochemistry
    Genetics
    Histology
    PCR
    ELISA
    Cell culture
    Chromatography = HPLC
    Spectroscopy
    Microscopy
    Pathology
    Epidemiology
    Public health
    Health education
    Telemedicine = Telehealth
    Veterinary care = Animal care
    Optometry
    Audiology
    HIPAA
    Social work
    Safeguarding
    Child protection
    Disability support
    Manual handling
  `,
  tool: `
    Electronic health records = EHR, EMR, Electronic medical records
    Epic = Epic EHR, EpicCare
    Cerner
    Meditech
    Allscripts
    athenahealth
    EMIS
    SystmOne
    LIMS = Laboratory information management system
    GraphPad Prism
  `,
  certificate: `
    Registered nurse = RN license, RN licence, RGN
    Licensed practical nurse = LPN
    Certified nursing assistant = CNA
    Nurse practitioner licence = NP-C
    Basic life support = BLS
    Advanced cardiac life support = ACLS
    Pediatric advanced life support = PALS
    First aid = First aid certificate
    CPR = Cardiopulmonary resuscitation
    Certified medical assistant
    EMT = Emergency medical technician
    NMC registration = NMC PIN
    Board certified = Board certification
    Care Certificate
  `,
}
