import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Teaching, hospitality and what every work can ask of a person. */
export const people: SkillField = {
  field: 'people',
  hard: `
    Teaching = Classroom teaching
    Lesson planning = Lesson plans
    Curriculum development = Curriculum design
    Instructional design
    Classroom management
    Early childhood education = Early years
    Primary education = Elementary education
    Secondary education
    Higher education teaching = Lecturing
    Special education = SEN, Special needs
    Adult education
    E-learning = Elearning, Online learning
    Tutoring
    Student assessment = Grading
    Educational technology = EdTech
    Language teaching = ESL, TEFL
    Academic research
    Academic writing
    Peer review
    Library services
    Childcare = Child care
    Youth work
    Coaching
    Sports coaching
    Personal training = Fitness training
    Workshop facilitation = Facilitation, Workshop moderation
    Hospitality
    Hotel management
    Guest relations
    Housekeeping
    Concierge services
    Reservations = Booking management
    Table service = Waiting tables
    Bartending
    Barista skills = Barista
    Wine knowledge = Sommelier
    Cooking = Food preparation
    Menu planning
    Baking
    Catering
    Banqueting = Banquets
    Kitchen management
    Food safety = Food hygiene
    HACCP
    Restaurant management
    Revenue management = Yield management
    Tourism
    Tour guiding
    Cleaning
    Laundry
  `,
  tool: `
    Moodle
    Canvas LMS
    Blackboard Learn
    Google Classroom
    Learning management systems = LMS
    Articulate Storyline
    Adobe Captivate
    Kahoot
    Opera PMS
    Amadeus
    Sabre
    Galileo GDS
    OpenTable
    Micros POS
    Booking.com Extranet
  `,
  certificate: `
    Teaching licence = Teaching license, Teaching certificate, Qualified Teacher Status, QTS
    PGCE
    CELTA
    TESOL
    DBS check = Enhanced DBS
    ServSafe
    Food hygiene certificate = Food handler certificate, Food Hygiene Level 2
    Personal licence = Alcohol licence
    Lifeguard certificate
  `,
  soft: `
    Communication = Communication skills, Communicator, Verbal communication, Oral communication, Communicating clearly, Communicate clearly
    Written communication = Writing skills
    Teamwork = Team work, Team player, Working in a team, Work in a team, Team spirit
    Collaboration = Collaborative, Cross-functional collaboration
    Leadership = Leadership skills
    Team leadership = Team lead, Leading teams, Team management, Lead a team
    People management = Managing people, Line management
    Mentoring
    Problem-solving = Problem solving skills, Problem solver, Solving problems
    Critical thinking
    Analytical thinking = Analytical skills, Analytical mindset
    Strategic thinking
    Creativity = Creative thinking
    Decision-making = Making decisions
    Time management
    Organizational skills = Organisational skills, Organisation skills, Well organised, Well organized
    Prioritization = Prioritisation, Setting priorities
    Multitasking = Multi-tasking
    Attention to detail = Detail-oriented, Detail oriented, Eye for detail
    Accuracy
    Adaptability = Adaptable
    Flexibility
    Resilience
    Stress management = Working under pressure, Work under pressure
    Reliability = Reliable
    Punctuality = Punctual
    Work ethic
    Self-motivation = Self-motivated, Self motivated, Self-starter
    Initiative
    Independence = Working independently, Work independently
    Curiosity
    Willingness to learn = Eager to learn, Fast learner, Quick learner
    Empathy = Empathetic
    Emotional intelligence
    Active listening = Listening skills
    Patience
    Interpersonal skills = People skills
    Negotiation = Negotiation skills, Negotiating
    Persuasion
    Conflict resolution = Conflict management
    Presentation skills = Presenting
    Public speaking
    Customer focus = Customer orientation, Customer-oriented
    Intercultural competence = Cultural awareness
    Networking skills = Building relationships, Relationship building
    Delegation
    Motivating others
    Integrity
    Discretion = Confidentiality
    Open-mindedness
    Physical fitness = Physical stamina
    Numeracy = Numerical skills
    Computer literacy = Computer skills, IT skills
  `,
  language: `
    English = Business English
    German
    French
    Spanish
    Italian
    Portuguese = Brazilian Portuguese
    Dutch
    Polish
    Czech
    Slovak
    Hungarian
    Romanian
    Bulgarian
    Greek
    Turkish
    Russian
    Ukrainian
    Serbian
    Croatian
    Slovenian
    Albanian
    Swedish
    Norwegian
    Danish
    Finnish
    Icelandic
    Estonian
    Latvian
    Lithuanian
    Irish Gaelic
    Welsh
    Catalan
    Basque
    Maltese
    Arabic
    Hebrew
    Persian = Farsi
    Kurdish
    Hindi
    Urdu
    Bengali
    Punjabi
    Gujarati
    Marathi
    Tamil
    Telugu
    Kannada
    Malayalam
    Sinhala
    Nepali
    Chinese = Mandarin, Mandarin Chinese
    Cantonese
    Japanese
    Korean
    Vietnamese
    Thai
    Indonesian = Bahasa Indonesia
    Malay
    Tagalog = Filipino
    Swahili
    Amharic
    Yoruba
    Afrikaans
    Latin
    Sign language = BSL, ASL
  `,
}
