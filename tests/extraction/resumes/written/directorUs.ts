import type { WrittenResume } from './Written.ts'

/** United States, finance executive: centred head, employer with years at the right, roles with months beneath, three pages of text. */
export const directorUs: WrittenResume = {
  id: 'directorUs',
  file: {
    kind: 'html',
    html: `<style>
body { font: 12pt/1.6 'DejaVu Serif', serif; } h1, .c { text-align: center; margin: 0; } h2 { font-size: 12pt; text-align: center; border-top: 1px solid; border-bottom: 1px solid; margin: 18pt 0 8pt; } .r { display: flex; justify-content: space-between; } ul { list-style: disc; } .i { font-style: italic; }
</style>
<h1>EVANDER T. WHITLOCKE, CPA</h1>
<p class="c">Charlotte, North Carolina &#9670; (704) 555-0172 &#9670; evander.whitlocke@mail.example</p>
<h2>CHIEF FINANCIAL OFFICER</h2>
<p>Finance leader who has taken one company public and kept two private. Builds teams that close in four days and sleep at night.</p>
<h2>AREAS OF EXPERTISE</h2>
<p class="c">Capital Planning &#9670; Treasury &#9670; Mergers &amp; Acquisitions &#9670; Investor Relations &#9670; SOX Compliance</p>
<h2>PROFESSIONAL EXPERIENCE</h2>
<div class="r"><b>CATAWBA PAPER GROUP, Charlotte, NC</b><b>2016 – Present</b></div>
<div class="r"><span class="i">Chief Financial Officer</span><span>May 2019 – Present</span></div>
<ul><li>Raised $180 million of debt at 40 basis points under the guidance given to the board.</li><li>Led the purchase and merger of two mills with 700 people.</li><li>Replaced five ledgers by one in fourteen months and retired 212 spreadsheets.</li></ul>
<div class="r"><span class="i">Vice President, Finance</span><span>Jan 2016 – Apr 2019</span></div>
<ul><li>Brought the forecast of cash within 3% of what came.</li><li>Built the planning team of nine.</li></ul>
<div class="r"><b>YADKIN TEXTILE MILLS, INC., Winston-Salem, NC</b><b>2008 – 2015</b></div>
<div class="r"><span class="i">Corporate Controller</span><span>Mar 2008 – Dec 2015</span></div>
<ul><li>Prepared the public offering of 2012 and the first eight quarterly reports.</li><li>Shortened the close from twelve days to five.</li></ul>
<div class="r"><b>BRANNOCK &amp; TEAGUE LLP, Raleigh, NC</b><b>2001 – 2008</b></div>
<div class="r"><span class="i">Audit Manager</span><span>Sep 2001 – Feb 2008</span></div>
<ul><li>Audited makers of furniture, hosiery and tractors.</li></ul>
<h2>EDUCATION</h2>
<p>Master of Accounting, Piedmont State University, 2001</p>
<p>Bachelor of Science in Business, Uwharrie College, 2000</p>
<h2>BOARD SERVICE</h2>
<p>Treasurer, Queen City Food Pantry, 2018 – Present</p>`,
  },
  truth: {
    name: 'Evander T. Whitlocke',
    email: 'evander.whitlocke@mail.example',
    phone: '+17045550172',
    experience: [
      ['Chief Financial Officer', 'CATAWBA PAPER GROUP', '2019-05', 'present'],
      ['Vice President, Finance', 'CATAWBA PAPER GROUP', '2016-01', '2019-04'],
      ['Corporate Controller', 'YADKIN TEXTILE MILLS, INC.', '2008-03', '2015-12'],
      ['Audit Manager', 'BRANNOCK & TEAGUE LLP', '2001-09', '2008-02'],
    ],
    education: [
      ['Master of Accounting', 'Piedmont State University', null, '2001'],
      ['Bachelor of Science in Business', 'Uwharrie College', null, '2000'],
    ],
    sections: [
      ['skills', 'Areas of Expertise'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
      ['other', 'Board Service'],
    ],
    skills: ['Capital Planning', 'Treasury', 'Mergers & Acquisitions', 'Investor Relations', 'SOX Compliance'],
  },
}
