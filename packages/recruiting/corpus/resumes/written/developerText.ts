import type { WrittenResume } from './Written.ts'

/** United States, developer: plain text wrapped at 72 characters, headings with rules under them. */
export const developerText: WrittenResume = {
  id: 'developerText',
  file: {
    kind: 'txt',
    text: `                          DESMOND ACHTERBERG
        Portland, OR | 503-555-0167 | desmond.achterberg@mail.example
                 https://achterberg.example | github.com/dachterberg-example

SUMMARY
========================================================================
Backend engineer with eleven years of experience in payments and
logistics. Prefers boring technology, measured changes and runbooks that
a tired person can follow.

TECHNICAL SKILLS
========================================================================
Languages:      Go, Java, Python, SQL
Data:           PostgreSQL, Redis, Kafka
Infrastructure: Kubernetes, Terraform, AWS

PROFESSIONAL EXPERIENCE
========================================================================
Cascadia Freight Systems, Portland, OR                Jan 2020 - Present
Staff Software Engineer
  * Designed the settlement service that moves $2.1 billion a year, with
    no unplanned downtime in 26 months.
  * Reduced the cost of the message bus by 44% by merging topics and
    dropping unread ones.
  * Run the on-call guild; pages per week fell from 31 to 6.

Paperclip Payments, Inc., Seattle, WA                 May 2016 - Dec 2019
Software Engineer II
  * Wrote the fraud rules engine in Go, 8 ms at the 99th percentile.
  * Split a billing monolith into four services.

Gull Island Games, Seattle, WA                        Jul 2013 - Apr 2016
Software Engineer
  * Kept leaderboards for 900,000 players.

EDUCATION
========================================================================
B.S. Computer Science, Willamette Polytechnic, 2013

VOLUNTEER WORK
========================================================================
Coding mentor, Northside Library, 2018 - 2022
`,
  },
  truth: {
    name: 'Desmond Achterberg',
    email: 'desmond.achterberg@mail.example',
    phone: '+15035550167',
    experience: [
      ['Staff Software Engineer', 'Cascadia Freight Systems', '2020-01', 'present'],
      ['Software Engineer II', 'Paperclip Payments, Inc.', '2016-05', '2019-12'],
      ['Software Engineer', 'Gull Island Games', '2013-07', '2016-04'],
    ],
    education: [['B.S. Computer Science', 'Willamette Polytechnic', null, '2013']],
    sections: [
      ['summary', 'Summary'],
      ['skills', 'Technical Skills'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['volunteering', 'Volunteer Work'],
    ],
    skills: ['Go', 'Java', 'Python', 'SQL', 'PostgreSQL', 'Redis', 'Kafka', 'Kubernetes', 'Terraform', 'AWS'],
  },
}
