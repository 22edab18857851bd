import type { WrittenResume } from './Written.ts'
import { writtenText } from './writtenText.ts'

/** India, data scientist: one dense column in a serif font, employer and place on one line, role and dates on the next, skills by group. */
export const dataScientistIndia: WrittenResume = {
  id: 'dataScientistIndia',
  file: { kind: 'html', html: writtenText('dataScientistIndia.html') },
  truth: {
    name: 'Aravind Thotakura',
    email: 'aravind.thotakura@mail.example',
    phone: '+919876543210',
    experience: [
      ['Senior Data Scientist', 'Lumenkart Analytics Pvt. Ltd.', '2021-04', 'present'],
      ['Data Scientist', 'Banyan Street Finance', '2018-07', '2021-03'],
    ],
    education: [
      ['M.Tech in Computer Science', 'Godavari Institute of Technology', '2016-08', '2018-05'],
      ['B.Tech in Information Technology', 'Krishna Valley College of Engineering', '2012-08', '2016-05'],
    ],
    sections: [
      ['education', 'Education'],
      ['experience', 'Experience'],
      ['projects', 'Projects'],
      ['skills', 'Technical Skills'],
      ['awards', 'Achievements'],
    ],
    skills: ['Python', 'R', 'SQL', 'Scala', 'scikit-learn', 'PyTorch', 'pandas', 'XGBoost', 'Apache Spark', 'Airflow', 'AWS', 'Docker'],
  },
}
