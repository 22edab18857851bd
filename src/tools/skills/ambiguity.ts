/**
 * How a name that is also an ordinary word is told from it.
 * `case`: written as in the list; where a sentence begins that says nothing, and proof is needed. `proof`: proof is needed, in any case.
 * `both`: written as in the list, and proof. Proof is a list of skills around it, another skill joined to it, or a cue within two words.
 * `notBefore` and `notAfter` are words (in compared form) that refuse it when they follow or precede; `0` stands for any number.
 */
export type Ambiguity = { needs: 'case' | 'proof' | 'both'; notBefore?: string[]; notAfter?: string[]; cues?: string[] }

/** Words that speak for a skill beside them. */
export const generalCues = new Set(
  (
    'experience experienced expert expertise knowledge skill proficiency proficient familiar familiarity fluent fluency background certified certification programming ' +
    'language developer engineer software tool framework library code coding script scripting using use advanced intermediate basic platform database administrator suite trained qualified'
  ).split(' '),
)

const letters = {
  needs: 'both',
  cues: ['in', 'embedded', 'package', 'shiny', 'statistical', 'compiler', 'microcontroller', 'write', 'wrote', 'written'],
} as const
const workCues = [
  'in',
  'of',
  'manager',
  'team',
  'specialist',
  'technician',
  'assistant',
  'department',
  'work',
  'operator',
  'job',
  'training',
  'clerk',
  'role',
  'machine',
  'career',
  'representative',
  'executive',
]

const oneByOne: Record<string, Ambiguity> = {
  C: {
    ...letters,
    cues: [...letters.cues],
    notAfter: [
      'vitamin',
      'hepatitis',
      'class',
      'category',
      'grade',
      'plan',
      'serie',
      'group',
      'type',
      'level',
      'section',
      'block',
      'room',
      'building',
      'option',
    ],
  },
  R: { ...letters, cues: [...letters.cues], notBefore: ['and d'] },
  Kafka: { needs: 'both', cues: ['topic', 'stream', 'streaming', 'queue', 'event', 'cluster', 'consumer'] },
  Audits: { needs: 'proof', cues: ['with', 'of', 'financial', 'internal', 'external', 'tax'] },
  Helm: { needs: 'both', cues: ['chart', 'kubernete', 'cluster', 'deploy'] },
  Go: {
    needs: 'both',
    notBefore: ['to', 'through', 'for', 'live', 'above', 'beyond', 'the', 'on', 'into', 'up', 'out', 'ahead', 'back', 'home', 'further'],
    cues: ['in', 'golang', 'service', 'microservice', 'write', 'wrote', 'written', 'concurrency'],
  },
  Excel: {
    needs: 'case',
    notBefore: ['at', 'in', 'as', 'under', 'beyond', 'when', 'academically'],
    cues: ['pivot', 'spreadsheet', 'formula', 'macro', 'and', 'sheet', 'model', 'workbook', 'report'],
  },
  React: {
    needs: 'case',
    notBefore: ['to', 'quickly', 'calmly', 'fast', 'well', 'when', 'on'],
    cues: ['component', 'app', 'application', 'front', 'hook', 'frontend'],
  },
  Swift: {
    needs: 'both',
    notBefore: ['response', 'action', 'resolution', 'and', 'service', 'code', 'payment', 'transfer'],
    notAfter: ['taylor'],
    cues: ['ios', 'in', 'app', 'xcode'],
  },
  Spring: {
    needs: 'both',
    notBefore: ['cleaning', 'season', 'term', 'semester', 'break', 'campaign', 'collection', 'fair', 'of'],
    notAfter: ['in', 'each', 'every', 'this', 'last', 'next', 'during', 'since'],
    cues: ['boot', 'security', 'cloud', 'java'],
  },
  Word: {
    needs: 'both',
    notBefore: ['of', 'for', 'by', 'count'],
    notAfter: ['key', 'every', 'other', 'one'],
    cues: ['document', 'template', 'mail', 'processing', 'macro'],
  },
  Access: { needs: 'both', notBefore: ['to', 'control', 'right', 'management', 'for', 'point'], cues: ['database', 'query', 'form'] },
  Outlook: {
    needs: 'both',
    notBefore: ['for', 'on', 'of'],
    notAfter: ['positive', 'market', 'economic', 'business'],
    cues: ['calendar', 'mail', 'email'],
  },
  Teams: {
    needs: 'both',
    notBefore: ['of', 'in', 'to', 'across', 'with', 'that', 'who'],
    notAfter: ['of', 'sale', 'engineering', 'cross', 'functional', 'lead', 'led', 'leading'],
    cues: ['call', 'channel', 'meeting', 'chat'],
  },
  Chef: {
    needs: 'both',
    notAfter: ['head', 'sous', 'pastry', 'executive', 'junior', 'private', 'commis', 'partie', 'de'],
    notBefore: ['de', 'at', 'in'],
    cues: ['cookbook', 'recipe', 'infra', 'puppet', 'ansible'],
  },
  Ruby: { needs: 'both', cues: ['rail', 'gem', 'in', 'app'] },
  SAS: { needs: 'case', cues: ['base', 'macro', 'model', 'viya'] },
  ML: { needs: 'case' },
  CAD: { needs: 'case', notBefore: ['0'] },
  Reporting: {
    needs: 'proof',
    notBefore: ['to', 'directly', 'line'],
    cues: ['monthly', 'weekly', 'management', 'financial', 'in', 'analysi', 'tool', 'analyst', 'dashboard'],
  },
  Sales: { needs: 'proof', notBefore: ['of', 'by', 'from', 'grew', 'rose', 'fell', 'target', 'figure', 'revenue'], cues: workCues },
  Leadership: {
    needs: 'proof',
    notBefore: ['team', 'meeting', 'board'],
    cues: ['strong', 'proven', 'show', 'showed', 'quality', 'demonstrated', 'team', 'role', 'position', 'ability', 'of', 'in', 'technical'],
  },
  Discretion: {
    needs: 'proof',
    notAfter: ['the', 'our', 'own', 'company', 'at', 'sole'],
    cues: ['with', 'absolute', 'utmost', 'high', 'total', 'and'],
  },
  Integrity: {
    needs: 'proof',
    notAfter: ['data', 'structural', 'system', 'referential'],
    cues: ['high', 'personal', 'with', 'professional', 'act', 'honesty'],
  },
  Accuracy: {
    needs: 'proof',
    notAfter: ['%', 'percent', 'forecast', 'model', 'stock', 'inventory', 'data'],
    cues: ['high', 'with', 'great', 'speed', 'numerical', 'ability', 'work'],
  },
  Initiative: { needs: 'proof', notBefore: ['to', 'for', 'across', 'that'], cues: ['show', 'take', 'own', 'taking', 'sense', 'use'] },
  Independence: { needs: 'proof', cues: ['work', 'with', 'value'] },
  Flexibility: {
    needs: 'proof',
    notBefore: ['of', 'to', 'for'],
    notAfter: ['offer', 'full', 'your', 'give', 'enjoy'],
    cues: ['show', 'need', 'your', 'and', 'high'],
  },
  Collaboration: {
    needs: 'proof',
    notBefore: ['with', 'between'],
    cues: ['strong', 'close', 'effective', 'team', 'of', 'functional', 'excellent', 'in', 'and'],
  },
  Reliable: { needs: 'proof', cues: ['are', 'be', 'and', 'person', 'you', 'punctual', 'worker', 'am'] },
  Punctual: { needs: 'proof', cues: ['are', 'be', 'and', 'person', 'you', 'reliable'] },
  Adaptable: { needs: 'proof', cues: ['are', 'be', 'and', 'person', 'you', 'highly'] },
  Latin: { needs: 'case', notBefore: ['america', 'american'] },
  English: { needs: 'case', notBefore: ['breakfast', 'law', 'teacher', 'department', 'literature'] },
  'Power Point': { needs: 'case' },
  Packaging: { needs: 'proof', cues: workCues },
  Assembly: { needs: 'proof', cues: [...workCues, 'line', 'mechanical', 'electrical'] },
  Apex: { needs: 'both', cues: ['salesforce', 'class', 'trigger'] },
  Unity: { needs: 'both', cues: ['game', 'engine', '3d', 'in', 'with'] },
  Julia: { needs: 'both', cues: ['in', 'python', 'package'] },
  Maya: { needs: 'both', cues: ['in', '3d', 'blender', 'model', 'animation', 'rig'] },
  Epic: { needs: 'both', notBefore: ['story', 'and'], cues: ['ehr', 'emr', 'record', 'system', 'hospital', 'chart', 'charting', 'in'] },
  Express: {
    needs: 'both',
    notBefore: ['delivery', 'shipping', 'courier', 'parcel', 'checkout'],
    notAfter: ['american', 'dhl', 'ali'],
    cues: ['api', 'route', 'server', 'node', 'middleware'],
  },
  Sage: { needs: 'both', cues: ['accounting', 'in', 'payroll', 'ledger', 'invoice', '50', '200'] },
  Lever: { needs: 'both', cues: ['at', 'recruiting', 'hiring'] },
  Greenhouse: { needs: 'both', notBefore: ['gas', 'crop', 'emission'], cues: ['recruiting', 'hiring', 'candidate'] },
  Lean: {
    needs: 'both',
    notBefore: ['on', 'in', 'into', 'towards'],
    cues: ['manufacturing', 'production', 'method', 'principle', 'sigma', 'kaizen', 'with', 'in', 'apply'],
  },
}

/** Languages name people and markets too. */
const PEOPLE_NOUNS = (
  'market customer client office company subsidiary government economy law tax gaap team colleague partner parent group citizen citizenship passport national nationality army ' +
  'restaurant cuisine food kitchen wine press bank army authority embassy branch site factory supplier holding the your our their'
).split(' ')
const names = (text: string, rule: Ambiguity): [string, Ambiguity][] => text.split(' ').map((name) => [name.replaceAll('_', ' '), rule])

/** The rules, by the written form of a name or alias. Languages have theirs in `languageRule`. */
export const ambiguities = new Map<string, Ambiguity>([
  ...names(
    'Node Rails Rust Scala Perl Dart Flask Jest Mocha Yarn Maven Electron Ionic Puppet Spark Hive Slack Zoom Notion Concur Gong Intercom Amplitude Gusto Relativity Oracle Tally Snowflake Sabre Juniper ' +
      'Flutter Waterfall Framer Houdini Babel Bootstrap Storybook Drupal Postman Looker SAFe RAG SOAP PALS POS SEM SEN ACA CAMS SCM AAT CMA TS HR AI LAN WAN SAP SRE EDA Series_7 Series_63 Galileo_GDS ' +
      'Playwright Puppeteer Vite Prometheus Citrix Metabase Miro Clio Creo Kronos Swagger Sentry Cassandra Redis Salesforce SOX MRI LEED QA QC UI UX IoT VAT HSE MUI PCR CAPM TMS PHR FRM CFP ICU DOE OOD',
    { needs: 'case' },
  ),
  ...names(
    'Buffer Blender Eclipse Cucumber Cypress Groovy Sketch Workday Remedy Rhinoceros Amadeus Bloomberg Primavera Assembler Elixir Vagrant',
    { needs: 'both' },
  ),
  ...names(
    'Turning Milling Trading Editing Typing Filing Packing Cleaning Maintenance Reception Administration Containers Backups Advertising Illustration Animation Assembling Wiring Estimating ' +
      'Surveying Dispatching Dispensing Grading Sewing Baking Cooking Laundry Tourism Surgery Controlling Billing Interpreting Farming Gardening Personas Lending ' +
      'Presenting Reservations Facilitation Prototypes Derivatives Mortgages Genetics Front_office Front_desk',
    { needs: 'proof', cues: workCues },
  ),
  ...Object.entries(oneByOne),
])

/** The rule of every language: written with a capital, and not before a noun that makes it a nationality. */
export const languageRule: Ambiguity = { needs: 'case', notBefore: PEOPLE_NOUNS }
