import type { WrittenResume } from './Written.ts'

/** Kenya, accounts clerk: every detail with a label, "to date", Windows line ends. */
export const clerkKenyaText: WrittenResume = {
  id: 'clerkKenyaText',
  file: {
    kind: 'txt',
    text: `CURRICULUM VITAE

PERSONAL DETAILS
Name: Mutheu Ndolovai
Date of Birth: 12th March 1991
Nationality: Kenyan
Marital Status: Single
Mobile No: 0712 123 456
Email Address: mutheu.ndolovai@mail.example
Postal Address: P.O. Box 000-00100 Nairobi

CAREER OBJECTIVE
To work in an accounts office where figures are checked twice and people are paid on time.

WORK EXPERIENCE

June 2016 to date: Accounts Assistant
Savanna Gate Hardware Ltd, Nairobi
Duties and Responsibilities
- Post purchase and sales ledgers in QuickBooks
- Reconcile four bank accounts every month
- Prepare payroll for 63 employees

January 2014 to May 2016: Accounts Clerk
Acacia Feeds Ltd, Thika
Duties and Responsibilities
- Received and receipted cash
- Filed VAT returns

EDUCATION BACKGROUND

2010 - 2013: Bachelor of Commerce (Accounting Option)
Lake Turkana University

2006 - 2009: Kenya Certificate of Secondary Education
Kilimo Girls High School - Mean grade B+

PROFESSIONAL QUALIFICATIONS
CPA Part II, Section 4 - 2015

SKILLS
- QuickBooks
- Bank Reconciliation
- Payroll
- Microsoft Excel

HOBBIES
Reading, netball, travelling

REFEREES
Mr. Example Referee, Finance Manager, Savanna Gate Hardware Ltd
`.replaceAll('\n', '\r\n'),
  },
  truth: {
    name: 'Mutheu Ndolovai',
    email: 'mutheu.ndolovai@mail.example',
    phone: '+254712123456',
    experience: [
      ['Accounts Assistant', 'Savanna Gate Hardware Ltd', '2016-06', 'present'],
      ['Accounts Clerk', 'Acacia Feeds Ltd', '2014-01', '2016-05'],
    ],
    education: [
      ['Bachelor of Commerce (Accounting Option)', 'Lake Turkana University', '2010', '2013'],
      ['Kenya Certificate of Secondary Education', 'Kilimo Girls High School', '2006', '2009'],
    ],
    sections: [
      ['other', 'Personal Details'],
      ['summary', 'Career Objective'],
      ['experience', 'Work Experience'],
      ['education', 'Education Background'],
      ['certificates', 'Professional Qualifications'],
      ['skills', 'Skills'],
      ['interests', 'Hobbies'],
      ['references', 'Referees'],
    ],
    skills: ['QuickBooks', 'Bank Reconciliation', 'Payroll', 'Microsoft Excel'],
  },
}
