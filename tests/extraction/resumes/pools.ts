/** What invented people are put together from. The two pools share nothing but countries and languages. */
export type Pool = {
  people: [name: string, country: Country][]
  employers: string[]
  titles: string[]
  schools: string[]
  degrees: string[]
  skills: string[]
  certificates: [name: string, issuer: string][]
  verbs: string[]
  objects: string[]
  results: string[]
  projects: string[]
  awards: string[]
}

/** Where a person lives: decides on places and on how the phone number is written. */
export type Country = 'UK' | 'US' | 'IN' | 'DE' | 'BR'

/** Places by country. */
export const places: { [Key in Country]: string[] } = {
  UK: ['London, UK', 'Leeds, United Kingdom', 'Bristol, UK', 'Edinburgh, Scotland', 'Milton Keynes, UK'],
  US: ['Austin, TX', 'Portland, OR', 'Boise, Idaho', 'Brooklyn, NY', 'San Francisco, CA 94107'],
  IN: ['Pune, India', 'Bengaluru, Karnataka', 'Hyderabad, Telangana, India', 'Mumbai', 'Kochi, Kerala'],
  DE: ['Berlin, Germany', 'Munich, Germany', 'Leipzig', 'Köln, Germany'],
  BR: ['São Paulo, Brazil', 'Curitiba, PR, Brazil', 'Recife, Brazil', 'Belo Horizonte, MG'],
}

/** Phone numbers from ranges that are kept free or look plainly made up: as written, and in E.164 form. */
export const phones: { [Key in Country]: [written: string, number: string][] } = {
  UK: [['020 7946 0321', '+442079460321'], ['+44 20 7946 0958', '+442079460958'], ['07700 900456', '+447700900456'], ['+44 (0)113 496 0123', '+441134960123']],
  US: [['(415) 555-0132', '+14155550132'], ['512.555.0177', '+15125550177'], ['+1 208 555 0145', '+12085550145'], ['503-555-0199', '+15035550199']],
  IN: [['+91 98765 43210', '+919876543210'], ['98765 01234', '+919876501234'], ['+91-90000-12345', '+919000012345']],
  DE: [['+49 30 23125 042', '+493023125042'], ['030 23125 017', '+493023125017'], ['+49 (0)89 99998 123', '+498999998123']],
  BR: [['+55 11 95555-0123', '+5511955550123'], ['(41) 95555-0188', '+5541955550188'], ['+55 (81) 95555-0144', '+5581955550144']],
}

/** Pool that rules were tuned on. */
export const devPool: Pool = {
  people: [
    ['Ana Souza', 'BR'], ['José da Silva', 'BR'], ['Priya Raghunathan', 'IN'], ['Mohammed Al-Farsi', 'UK'], ['Siobhán O’Neill', 'UK'], ['Jürgen von Hohenberg', 'DE'], ['Mary-Jane Watkins', 'US'], ['Dwayne T. Robinson Jr.', 'US'],
    ['Chinedu Okafor', 'UK'], ['Li Wei', 'US'], ['Suresh', 'IN'], ['Anneliese Grünwald', 'DE'], ['Carlos Eduardo dos Santos', 'BR'], ['Fatima bint Rashid', 'UK'], ['Ludwig van der Berg', 'DE'], ['Nguyen Thi Mai', 'US'],
    ['Harpreet Kaur', 'IN'], ['Ravi Kumar Subramanian', 'IN'], ['Åsa Lindqvist', 'DE'], ['Chloé Dubois', 'UK'],
  ],
  employers: ['Northwind Traders Ltd', 'Globex Corporation', 'Initech', 'Umbrella Analytics', 'Blue Heron Software', 'Fabrikam GmbH', 'Contoso Bank', 'Acme Logistics Inc.', 'Vertigo Games', 'Oakwood Hospital', 'Brightside', 'Tallinn & Sons', 'Kestrel Energy', 'Mosaic', 'Lumen Health Services', 'Padma Textiles Pvt. Ltd.', 'Rio Claro Alimentos S.A.', 'Quill and Ink'],
  titles: ['Senior Data Engineer', 'Software Developer', 'Product Manager', 'Marketing Assistant', 'Staff Nurse', 'Head of Operations', 'Financial Analyst', 'QA Engineer', 'Account Executive', 'Business Analyst', 'UX Designer', 'Project Coordinator', 'Backend Engineer II', 'HR Generalist', 'Customer Success Manager', 'Office Administrator', 'Machine Learning Engineer', 'VP of Sales', 'DevOps Engineer', 'Junior Accountant'],
  schools: ['University of Leeds', 'Anna University', 'Technische Universität Berlin', 'Ohio State University', 'Universidade de São Paulo', 'Imperial College London', 'Delhi Public School', 'Boston College'],
  degrees: ['BSc Computer Science', 'Bachelor of Arts in History', 'MBA', 'M.Sc. in Data Science', 'B.Tech in Information Technology', 'BA (Hons) Economics', 'Master of Public Health', 'Diploma in Nursing'],
  skills: ['Python', 'SQL', 'Java', 'React', 'TypeScript', 'AWS', 'Docker', 'Excel', 'Tableau', 'C++', 'C#', 'Node.js', 'Project management', 'Negotiation', 'Budgeting', 'Figma', 'Kubernetes', 'Public speaking', 'Salesforce', 'PostgreSQL', 'Machine learning', 'Git', 'SAP', 'Payroll', 'Scrum'],
  certificates: [['AWS Certified Solutions Architect', 'Amazon'], ['Project Management Professional', 'PMI'], ['Certified ScrumMaster', 'Scrum Alliance'], ['First Aid at Work', 'Red Cross']],
  verbs: ['Led', 'Built', 'Reduced', 'Managed', 'Designed', 'Introduced', 'Migrated', 'Negotiated', 'Trained', 'Automated'],
  objects: ['the move of billing to a new platform', 'a team of 8 across three offices', 'monthly reports for the board', 'a pipeline of 40 million rows a day', 'onboarding for new colleagues', 'supplier contracts in two countries', 'the redesign of the customer portal'],
  results: ['cutting costs by 18%', 'saving 12 hours a week', 'and raised satisfaction from 3.9 to 4.6', 'which lowered errors by a third', 'on time and under budget', 'for more than 2,000 customers'],
  projects: ['Bus Times Board', 'Recipe Finder', 'Allotment Planner', 'Chess Club Website'],
  awards: ['Employee of the Year', 'Dean’s List', 'Best Newcomer Award'],
}

/** Pool kept apart: its words were written before the rules ran on them and were not looked at while tuning. */
export const heldOutPool: Pool = {
  people: [
    ['Tomás Ferreira Lopes', 'BR'], ['Beatriz de Oliveira', 'BR'], ['Arjun Venkatesan', 'IN'], ['Lakshmi Narayanan', 'IN'], ['Deepika', 'IN'], ['Oluwaseun Adebayo', 'UK'], ['Niamh Gallagher-Reid', 'UK'], ['Rhys ap Gwilym', 'UK'],
    ['Friedrich Müller', 'DE'], ['Katharina zu Löwen', 'DE'], ['Emre Yildiz', 'DE'], ['DeShawn Carter', 'US'], ['María-José Ibáñez', 'US'], ['Hiroshi Tanaka', 'US'], ['Kim Min-jun', 'US'], ['Patrick McAllister', 'UK'],
  ],
  employers: ['Silverlake Foods plc', 'Tern Robotics', 'Halden Insurance Group', 'Larkspur', 'Meridian City Council', 'Orchard Primary School', 'Banco do Vale', 'Sundar Steel Limited', 'Wren Publishing', 'Nimbus Retail Co.', 'Eichhorn Maschinenbau AG', 'Pebble', 'St. Brigid Clinic', 'Cobalt Freight LLC', 'Yarrow Studio', 'Delta Ridge'],
  titles: ['Mechanical Engineer', 'Warehouse Supervisor', 'Primary School Teacher', 'Site Reliability Engineer', 'Legal Secretary', 'Research Scientist', 'Content Strategist', 'Sous Chef', 'Director of Finance', 'Procurement Specialist', 'Android Developer', 'Pharmacist', 'Talent Acquisition Partner', 'Scrum Master', 'Graphic Designer', 'Sales Representative', 'Tax Consultant', 'Chief of Staff'],
  schools: ['University of Ibadan', 'Indian Institute of Technology Madras', 'Hochschule Bremen', 'Universidade Federal do Paraná', 'Reed College', 'University of Edinburgh', 'St. Xavier’s College', 'Kyoto University'],
  degrees: ['BEng Mechanical Engineering', 'Bachelor of Science in Nursing', 'MA Linguistics', 'PhD in Chemistry', 'B.Com', 'Master of Business Administration', 'LLB Law', 'Associate Degree in Design'],
  skills: ['Go', 'R', 'Kotlin', 'AutoCAD', 'Google Analytics', 'Photoshop', 'Lean manufacturing', 'Forecasting', 'Copywriting', 'Terraform', 'Power BI', 'Ruby on Rails', 'Stakeholder management', 'Inventory control', '.NET', 'MATLAB', 'Swift', 'Coaching', 'Lesson planning', 'Food safety', 'Contract drafting', 'GraphQL'],
  certificates: [['Certified Kubernetes Administrator', 'CNCF'], ['Chartered Financial Analyst Level I', 'CFA Institute'], ['Food Hygiene Level 3', 'Highfield'], ['Google Ads Search Certification', 'Google']],
  verbs: ['Oversaw', 'Developed', 'Prepared', 'Delivered', 'Coached', 'Improved', 'Wrote', 'Planned', 'Launched'],
  objects: ['the yearly stock count of five depots', 'lessons for classes of 28 pupils', 'a mobile app with 90,000 installs', 'menus for 150 covers a night', 'the tender for new packaging lines', 'tax returns of mid-sized firms', 'an incident rota for twelve services'],
  results: ['with 99.95% availability', 'within six months', 'increasing repeat orders by 22%', 'so that audits passed without remarks', 'and halved waiting times', 'across 14 branches'],
  projects: ['River Level Alarm', 'Pocket Phrasebook', 'Night Sky Calendar'],
  awards: ['Teacher of the Term', 'Innovation Prize', 'Safety Champion Award'],
}

/** Languages and the levels that resumes give them. */
export const languages = ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Hindi', 'Arabic', 'Italian', 'Yoruba', 'Japanese']
/** Levels of languages. */
export const levels = ['native', 'fluent', 'B2', 'basic', 'C1']
