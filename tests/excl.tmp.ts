import { jobMarks } from '#src/tools/jobScanner/jobMarks.ts'
const bad: [string, string][] = [
 ['ageWords', 'We want somebody in their twenties or early thirties.'],
 ['ageWords', 'Ideal for a student or someone fresh out of school'],
 ['ageWords', 'Candidates above 45 will not be considered.'],
 ['ageWords', 'Junges, dynamisches Team sucht Verstärkung'],
 ['ageWords', 'Sie sind zwischen 25 und 35 Jahre alt'],
 ['genderWords', 'Salesman wanted for our showroom'],
 ['genderWords', 'We need a strong man for deliveries'],
 ['genderWords', 'A waitress with a nice smile'],
 ['genderWords', 'Female applicants preferred'],
 ['genderWords', 'Suche Putzfrau für Büro'],
 ['familyWords', 'Must have no family commitments'],
 ['familyWords', 'Not suitable for mothers with small children'],
 ['familyWords', 'Single applicants only, accommodation for one'],
 ['religionWords', 'You share our Catholic faith'],
 ['religionWords', 'No headscarves in the front office'],
 ['originWords', 'Native speakers of English only'],
 ['originWords', 'EU passport holders only'],
 ['originWords', 'Deutsch als Muttersprache'],
 ['originWords', 'No sponsorship for Indians or Pakistanis'],
 ['originWords', 'Accent-free German'],
 ['abilityWords', 'Must be able-bodied'],
 ['abilityWords', 'No mental health problems please'],
 ['abilityWords', 'Applicants must be in perfect health'],
 ['abilityWords', 'Not suitable for wheelchair users'],
 ['abilityWords', 'körperlich uneingeschränkt belastbar und gesund'],
 ['appearance', 'Slim, attractive hostess'],
 ['appearance', 'No visible tattoos or piercings'],
 ['appearance', 'Pleasant looks are a must'],
 ['photo', 'Bitte mit Lichtbild bewerben'],
 ['photo', 'Send CV with a recent full-length photograph'],
]
const fine = [
 'You will work with children aged 5 to 11.', 'Our company is 25 years old.', 'Support for disabled customers and their families', 'You manage the photo library and edit photographs.',
 'Experience with native mobile apps (Swift)', 'We welcome applicants of every age, religion and background.', 'German B2 is required for talking with patients.',
 'You visit customers in Catholic hospitals and schools.', 'Health and safety training is provided.', 'Maternity leave cover, 12 months', 'A young brand with an old-fashioned oven', 'You teach women and men to swim.',
]
let n = 0
for (const [g, text] of bad) { const m = jobMarks([text], new Set()); if (m.length) n++; console.log(m.length ? 'ok  ' : 'MISS', g, '|', text, '|', m.map((x) => `${x.check ?? (x as any).id}:${x.text}→${(x as any).instead ?? ''}`).join('; ')) }
console.log(n, bad.length)
let f = 0
for (const text of fine) { const m = jobMarks([text], new Set()); if (m.length) { f++; console.log('FALSE', text, JSON.stringify(m)) } }
console.log('false', f)
