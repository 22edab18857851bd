const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that a job title ends with, or has before "of", "for" and the like. */
export const TITLE_WORDS =
  set(`engineer developer programmer architect analyst manager director lead leader head chief officer president vp ceo cto cfo coo cio founder cofounder co-founder
  consultant advisor adviser associate assistant administrator coordinator co-ordinator specialist technician designer scientist researcher fellow professor lecturer teacher tutor instructor trainer
  nurse physician doctor surgeon therapist pharmacist dentist paramedic carer caregiver midwife psychologist counsellor counselor accountant bookkeeper auditor controller cashier clerk secretary receptionist
  salesperson representative rep executive agent broker buyer planner scheduler supervisor foreman operator driver mechanic electrician plumber welder carpenter chef cook waiter waitress barista bartender host
  writer editor journalist reporter copywriter translator interpreter photographer producer artist animator illustrator musician lawyer attorney solicitor paralegal counsel judge intern trainee apprentice
  recruiter partner principal strategist marketer owner freelancer contractor tester sre devops dba webmaster librarian biologist chemist physicist economist statistician actuary underwriter teller
  merchandiser strategist inspector investigator guard firefighter soldier sergeant captain pilot steward attendant volunteer member superintendent dean registrar curator archivist evangelist
  master owner generalist practitioner handler picker packer cleaner housekeeper labourer laborer surveyor estimator draughtsman hygienist radiographer dietitian nutritionist physiotherapist optometrist
  scrum-master sdet qa werkstudent student postdoc sommelier baker butcher gardener machinist fitter installer dispatcher stylist hairdresser beautician veterinarian ecologist geologist hydrologist`)

/** Words that begin or accompany a job title. */
export const RANK_WORDS = set(
  'senior junior sr jr sr. jr. staff principal lead chief deputy vice interim acting graduate executive freelance regional national global assistant associate trainee managing',
)

/** Words of the names of firms and bodies. */
export const ORG_WORDS =
  set(`inc inc. incorporated ltd ltd. limited llc llp plc gmbh ag kg se sa s.a. s/a ltda ltda. pvt pvt. private corp corp. corporation company co co. group holdings holding partners ventures
  technologies technology tech solutions systems services consulting consultancy software labs lab laboratories laboratory studio studios agency media digital networks network bank insurance capital financial finance
  hospital clinic hospice pharma pharmaceuticals healthcare trust foundation institute university college school academy ministry council department authority nhs government airlines airways railways logistics
  freight foods energy power motors automotive industries industrial manufacturing engineering enterprises international associates analytics retail stores store supermarket market markets hotel hotels restaurant
  café cafe bakery farm farms robotics aerospace telecom communications publishing press news charity society association center centre clinics home homes works press union club parish municipality bureau b.v. bv n.v. oy ab s.p.a. spa s.r.l. srl pty works mills brothers & sons museum library theatre`)

/** Words of degrees and other ends of studies. */
export const DEGREE =
  /\b(?:b\.? ?sc|m\.? ?sc|b\.? ?s|m\.? ?s|b\.? ?a|m\.? ?a|b\.? ?eng|m\.? ?eng|b\.? ?tech|m\.? ?tech|b\.? ?e|m\.? ?e|b\.? ?com|m\.? ?com|bba|mba|bca|mca|bfa|mfa|llb|llm|ph\.? ?d|dphil|md|mbbs|bds|jd|pgce|pgdm|hnd|hnc|btech|mphil|ed\.?d|bachelor(?:'?s|’s)?|master(?:'?s|’s)?|doctor(?:ate)?|doctor of|diploma|degree|associate(?:'?s)? (?:of|in|degree)|a[- ]levels?|gcses?|abitur|baccalaureate|ib diploma|high school diploma|certificate (?:in|of)|(?:school|leaving|secondary|higher) certificate|staatsexamen|licentiate|magister|foundation (?:degree|year)|minor in|major in|apprenticeship|technologist|class (?:x|xii|10|12)|hsc|ssc|ged|nvq|btec|vocational)\b\.?/i

/** Words of the names of schools. */
export const SCHOOL =
  /\b(?:universit(?:y|ies|ät|é|à|aet)|universidad|universidade|college|school|institut(?:e|o)?|academy|polytechnic|polytechnique|hochschule|fachhochschule|faculty|conservatoire|conservatory|gymnasium|lyc[eé]e|iit|nit|iim|bits|mit|ucla|ucl|lse|eth|rwth|usp|unicamp|ufmg|puc|fgv|kolleg|seminary|szko[lł]a|szk[oó]ł|uniwersytet|politechnika|akademia|instytut|liceum|technikum|facult(?:ad|é)|faculdade|escuela|colegio|colégio|universit[aà]|scuola|hogeschool|universiteit|universitet|högskola|bootcamp|vidyalaya|escola|ecole|école)\b|\b(?:TU|TH|FH|HTW|LMU|KIT|IIIT|VIT|SRM)\b/iu

/** Letters and words around a name that are not part of it. */
export const CREDENTIALS = set(
  'phd ph.d ph.d. md m.d. mba msc bsc ba ma mph rn bsn msn pmp cpa cfa acca aca cissp csm psm pe p.e. p.eng ceng esq esq. jd llb llm dds dvm facs frcs mrcp fca shrm-cp shrm-scp phr sphr cism cisa itil chartered obe mbe fcca cima gphr cscp meng beng',
)
/** Forms of address and pronouns. */
export const ADDRESS = set(
  'barr barr. barrister engr engr. arch arch. adv adv. atty atty. rev rev. capt capt. ir ir. dipl mag mag. mr mr. mrs mrs. ms ms. miss dr dr. prof prof. professor sir dame shri smt eng. ing. dipl.-ing.',
)
