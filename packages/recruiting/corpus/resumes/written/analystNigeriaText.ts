import type { WrittenResume } from './Written.ts'

/** Nigeria, career changer from banking to data: each job on one line with vertical bars, years only. */
export const analystNigeriaText: WrittenResume = {
  id: 'analystNigeriaText',
  file: {
    kind: 'txt',
    text: `Oluwadamisi Akerebiyi
Lagos, Nigeria | +234 802 123 4567 | oluwadamisi.akerebiyi@mail.example

PROFESSIONAL PROFILE
Former bank operations officer who taught himself SQL to get out of copying figures, and now does it for others.

CORE COMPETENCIES
SQL | Power BI | Python | Excel | Data Cleaning | Report Writing

WORK HISTORY
Data Analyst | Harmattan Insights Ltd | Lagos | 2021 – Present
• Built the weekly sales view used by 40 branch managers.
• Found duplicate supplier payments of ₦18 million.
Operations Officer | Zuma Rock Microfinance Bank | Abuja | 2018 – 2020
• Processed 150 loan files a month with two errors in two years.
• Wrote the macro that replaced the end-of-day sheet.
Customer Service Officer | Zuma Rock Microfinance Bank | Abuja | 2016 – 2018
• Answered 70 customers a day.

EDUCATION
BSc Economics | Benue Plateau University | 2011 – 2015

CERTIFICATIONS & TRAINING
Data Analysis Nanocourse | Example Online Academy | 2020
Microsoft Power BI Associate | 2021

INTERESTS
Chess, football statistics
`,
  },
  truth: {
    name: 'Oluwadamisi Akerebiyi',
    email: 'oluwadamisi.akerebiyi@mail.example',
    phone: '+2348021234567',
    experience: [
      ['Data Analyst', 'Harmattan Insights Ltd', '2021', 'present'],
      ['Operations Officer', 'Zuma Rock Microfinance Bank', '2018', '2020'],
      ['Customer Service Officer', 'Zuma Rock Microfinance Bank', '2016', '2018'],
    ],
    education: [['BSc Economics', 'Benue Plateau University', '2011', '2015']],
    sections: [
      ['summary', 'Professional Profile'],
      ['skills', 'Core Competencies'],
      ['experience', 'Work History'],
      ['education', 'Education'],
      ['certificates', 'Certifications & Training'],
      ['interests', 'Interests'],
    ],
    skills: ['SQL', 'Power BI', 'Python', 'Excel', 'Data Cleaning', 'Report Writing'],
  },
}
