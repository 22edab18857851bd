/** Groups of skills of one sort: who has one of them has something, though less than asked, where another is wanted. */
const GROUPS = [
  'MySQL, PostgreSQL, Microsoft SQL Server, Oracle Database, MariaDB, SQLite',
  'MongoDB, DynamoDB, Cassandra, Redis, NoSQL',
  'AWS, Azure, Google Cloud',
  'React, Vue.js, Angular, Svelte',
  'Django, Flask, FastAPI',
  'Spring, Spring Boot',
  'Java, Kotlin, Scala',
  'Tableau, Power BI, Looker, Qlik, Looker Studio',
  'SAS, SPSS, Stata, R',
  'Jenkins, GitHub Actions, GitLab CI, CircleCI, TeamCity',
  'Terraform, Ansible, Puppet, Chef',
  'Docker, Kubernetes, OpenShift, Containerization',
  'Cypress, Playwright, Selenium, Puppeteer',
  'TensorFlow, PyTorch, Keras',
  'Snowflake, Google BigQuery, Amazon Redshift, Databricks',
  'Figma, Sketch, Adobe XD',
  'Adobe Photoshop, Adobe Illustrator, Affinity Designer, CorelDRAW',
  'Adobe Premiere Pro, Final Cut Pro, DaVinci Resolve',
  'Microsoft Excel, Google Sheets',
  'Salesforce, HubSpot, Pipedrive, Zoho CRM, Microsoft Dynamics 365',
  'QuickBooks, Xero, Sage, FreshBooks, Tally, DATEV',
  'SAP, NetSuite, ERP systems',
  'Mailchimp, Klaviyo, ActiveCampaign, HubSpot',
  'Scrum, Kanban, Agile',
  'PMP, PRINCE2, CAPM',
  'AutoCAD, Autodesk Revit, SolidWorks, CATIA, CAD, Autodesk Inventor',
  'Welding, MIG welding, TIG welding',
  'Accounts payable, Accounts receivable, Bookkeeping',
  'Procurement, Strategic sourcing, Supplier negotiation',
  'Inventory management, Stock management, Warehouse management',
  'Customer service, Customer support, Guest relations',
  'Basic life support, CPR, First aid',
  'Cerner, Epic, Meditech, Electronic health records',
  'Slack, Microsoft Teams',
  'Jira, Trello, Asana, ClickUp, monday.com',
]

/** What is asked, and what shows a part of it without being the same. */
const PARTS: Record<string, string> = {
  JavaScript: 'TypeScript, React, Node.js, Vue.js, Angular, jQuery',
  SQL: 'MySQL, PostgreSQL, Microsoft SQL Server, Oracle Database, T-SQL, PL/SQL, SQLite, MariaDB',
  CSS: 'Sass, Tailwind CSS, Bootstrap, Responsive design',
  Python: 'Django, Flask, pandas, NumPy, FastAPI',
  'React Native': 'React, Flutter',
  'ASP.NET': '.NET, C#',
  Linux: 'Unix, Bash, Shell scripting',
  'Cloud computing': 'AWS, Azure, Google Cloud',
  'AWS certification': 'AWS, AWS Certified Solutions Architect',
  'Azure certification': 'Azure',
  'CI/CD': 'Jenkins, GitHub Actions, GitLab CI, CircleCI, Azure DevOps',
  'Automated testing': 'Unit testing, Integration testing, End-to-end testing, Jest, Cypress, Selenium, Playwright, JUnit, pytest',
  'Machine learning': 'Deep learning, scikit-learn, TensorFlow, PyTorch, Predictive modeling, Data science',
  'Data visualization': 'Tableau, Power BI, Looker, Dashboards',
  'Data analysis': 'SQL, Statistics, Business intelligence, Microsoft Excel',
  'Microsoft Office': 'Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook',
  'Project management': 'PMP, PRINCE2, Program management, Microsoft Project',
  Accounting: 'Bookkeeping, General ledger, Accounts payable, Accounts receivable',
  'Digital marketing': 'Search engine optimization, Pay-per-click advertising, Email marketing, Social media marketing, Google Ads',
  'Supply chain management': 'Logistics, Procurement, Inventory management, Demand planning',
  'UX design': 'UI design, Wireframing, Prototyping, User research',
  'People management': 'Team leadership, Mentoring, Leadership',
  'Patient care': 'Nursing, Personal care, Vital signs',
  Teaching: 'Tutoring, Lesson planning, Classroom management',
  Recruitment: 'Sourcing candidates, Interviewing, Talent management',
}

const related = new Map<string, Set<string>>()
for (const group of GROUPS) {
  const names = group.split(', ')
  for (const name of names) for (const other of names) if (other !== name) add(name, other)
}
for (const [asked, shown] of Object.entries(PARTS)) for (const name of shown.split(', ')) add(asked, name)

function add(asked: string, shown: string): void {
  related.set(asked, (related.get(asked) ?? new Set()).add(shown))
}

/** Skills that show a part of the one that is asked for; empty for most. */
export function relatedSkills(asked: string): ReadonlySet<string> {
  return related.get(asked) ?? new Set()
}
