import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Management of projects and products, people, offices. */
export const office: SkillField = {
  field: 'office',
  hard: `
    Project management = Managing projects, Project manager, Project planning
    Program management = Programme management
    Portfolio planning
    Product management
    Product ownership = Product owner
    Product strategy
    Product roadmaps = Product roadmap, Roadmapping
    Backlog management = Backlog grooming, Backlog refinement
    User stories = User story mapping
    Agile = Agile methodologies, Agile methods, Agile development
    Scrum
    Kanban
    SAFe = Scaled Agile Framework, Scaled Agile
    Waterfall
    Lean = Lean management
    Lean manufacturing
    Six Sigma
    Kaizen
    Continuous improvement
    Process improvement = Process optimization, Process optimisation
    Business process management = BPM
    Business process modeling = BPMN, Process modelling, Process mapping
    Business analysis
    Business strategy = Strategy development
    Strategic planning
    Business planning = Business plans
    Change management
    Stakeholder management = Stakeholder engagement
    Vendor management = Supplier management
    Resource planning = Resource allocation
    Risk assessment = Risk assessments
    Quality management
    Quality control = QC
    Operations management
    Facility management = Facilities management
    Office management
    Office administration = Administrative support, Administration
    Executive assistance = Executive support
    Calendar management = Diary management, Scheduling appointments
    Travel arrangements = Travel booking
    Meeting minutes = Minute taking
    Document management = Records management
    Filing
    Typing = Touch typing
    Transcription
    Reception = Front desk, Front office
    Switchboard
    KPI tracking = KPIs, Key performance indicators
    OKRs = Objectives and key results
    Management consulting
    Digital transformation
    Human resources = HR
    Recruitment = Recruiting, Talent acquisition
    Sourcing candidates = Candidate sourcing, Boolean search
    Interviewing = Interview techniques, Job interviews
    Employer branding
    Onboarding = Employee onboarding
    Employee relations
    Employee engagement
    Performance management = Performance appraisals, Performance reviews
    Compensation and benefits = Benefits administration
    HR administration
    HR analytics = People analytics
    Workforce planning
    Succession planning
    Organizational development = Organisational development
    Talent management
    Learning and development = L&D
    Training delivery = Staff training, Employee training
    Diversity and inclusion = DEI
    Labor relations = Labour relations, Works council
    Job evaluation
    Exit interviews
  `,
  tool: `
    Microsoft Office = MS Office, Office Suite
    Microsoft Excel = Excel, MS Excel
    Pivot tables = Pivot table
    VLOOKUP = XLOOKUP
    Microsoft Word = MS Word, Word
    Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point
    Microsoft Outlook = Outlook, MS Outlook
    Microsoft Access = MS Access, Access
    Microsoft Teams = MS Teams, Teams
    Microsoft Project = MS Project
    Microsoft Visio = Visio, MS Visio
    OneNote
    Power Automate = Microsoft Flow
    Power Apps = PowerApps
    Google Workspace = G Suite, GSuite
    Google Sheets
    Google Docs
    LibreOffice = OpenOffice
    Slack
    Zoom
    Webex
    Notion
    Asana
    Trello
    monday.com
    ClickUp
    Basecamp
    Smartsheet
    Airtable
    Productboard
    Lucidchart
    Zapier
    Workday
    SAP SuccessFactors = SuccessFactors
    BambooHR
    ADP = ADP Workforce Now
    Personio
    Greenhouse
    Lever
    Taleo
    iCIMS
    Gusto
    Kronos = UKG
    LinkedIn Recruiter
  `,
  certificate: `
    PMP = Project Management Professional
    PRINCE2 = PRINCE2 Practitioner, PRINCE2 Foundation
    CAPM
    PMI-ACP
    CSPO = Certified Scrum Product Owner
    Lean Six Sigma Green Belt = Six Sigma Green Belt, Green Belt
    Lean Six Sigma Black Belt = Six Sigma Black Belt, Black Belt
    CBAP = Certified Business Analysis Professional
    SHRM-CP = SHRM-SCP
    CIPD = CIPD Level 5, CIPD Level 7
    PHR = Professional in Human Resources, SPHR
    ISO 9001
    Microsoft Office Specialist
    ECDL = ICDL
  `,
}
