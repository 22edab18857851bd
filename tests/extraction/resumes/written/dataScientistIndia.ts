import type { WrittenResume } from './Written.ts'

/** India, data scientist: one dense column in a serif face, employer and place on one line, role and dates on the next, skills by group. */
export const dataScientistIndia: WrittenResume = {
  id: 'dataScientistIndia',
  file: {
    kind: 'html',
    html: `<style>
body { font: 10pt/1.3 'DejaVu Serif', 'Times New Roman', serif; margin: 10pt; } h1 { text-align: center; font-size: 20pt; margin: 0; font-variant: small-caps; }
.c { text-align: center; } h2 { font-size: 12pt; font-variant: small-caps; border-bottom: 1px solid; margin: 10pt 0 3pt; font-weight: normal; }
.r { display: flex; justify-content: space-between; } ul { margin: 1pt 0 6pt; } i { font-style: italic; }
</style>
<h1>Aravind Thotakura</h1>
<div class="c">+91 98765 43210 | aravind.thotakura@mail.example | linkedin.com/in/aravind-thotakura-example | github.com/athotakura-example</div>
<h2>Education</h2>
<div class="r"><b>Godavari Institute of Technology</b><span>Hyderabad, India</span></div>
<div class="r"><i>M.Tech in Computer Science, CGPA 8.9/10</i><i>Aug 2016 – May 2018</i></div>
<div class="r"><b>Krishna Valley College of Engineering</b><span>Vijayawada, India</span></div>
<div class="r"><i>B.Tech in Information Technology, CGPA 8.4/10</i><i>Aug 2012 – May 2016</i></div>
<h2>Experience</h2>
<div class="r"><b>Lumenkart Analytics Pvt. Ltd.</b><span>Bengaluru, India</span></div>
<div class="r"><i>Senior Data Scientist</i><i>Apr 2021 – Present</i></div>
<ul><li>Built the demand forecast for 4,200 stock items with gradient boosting; forecast error fell from 31% to 22%.</li><li>Own the feature store and its tests; 60+ features are shared by three teams.</li><li>Mentor four analysts on experiment design.</li></ul>
<div class="r"><b>Banyan Street Finance</b><span>Hyderabad, India</span></div>
<div class="r"><i>Data Scientist</i><i>Jul 2018 – Mar 2021</i></div>
<ul><li>Trained a credit risk model on 1.1 million loans and explained every refusal to the auditors.</li><li>Moved nightly scoring from a single server to Spark, from 5 hours to 40 minutes.</li></ul>
<h2>Projects</h2>
<div class="r"><b>Telugu Speech Notes</b><i>2020</i></div>
<ul><li>Open source speech to text for lecture recordings, fine-tuned on 90 hours of audio.</li></ul>
<h2>Technical Skills</h2>
<div><b>Languages:</b> Python, R, SQL, Scala</div>
<div><b>Libraries:</b> scikit-learn, PyTorch, pandas, XGBoost</div>
<div><b>Platforms:</b> Apache Spark, Airflow, AWS, Docker</div>
<h2>Achievements</h2>
<ul><li>Winner, Deccan Data Hackathon, 2019</li></ul>`,
  },
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
