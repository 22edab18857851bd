import type { WrittenResume } from './Written.ts'

/** Ireland, executive: long wrapped lines over two pages, a page that ends inside a job, page numbers in the footer, "to date". */
export const executiveIreland: WrittenResume = {
  id: 'executiveIreland',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:center">Cormac Delahunt – Curriculum Vitae – <span class="pageNumber"></span></div>',
    html: `<style>
body { font: 11.5pt/1.55 'DejaVu Serif', Georgia, serif; margin: 20pt; } h1 { font-size: 19pt; margin: 0 0 4pt; } h2 { font-size: 12pt; text-transform: uppercase; margin: 18pt 0 6pt; border-top: 2px solid; padding-top: 4pt; }
.j { display: flex; justify-content: space-between; font-weight: bold; margin-top: 12pt; } p { margin: 2pt 0; } ul { margin: 4pt 0; list-style: square; }
</style>
<h1>Cormac Delahunt</h1>
<p>14 Fictional Quay, Galway, Ireland</p><p>Mobile: +353 85 012 3456 &nbsp; Email: cormac.delahunt@mail.example</p>
<h2>Executive Summary</h2>
<p>Chief operating officer with twenty years in food and logistics, who has led three plants through mergers and one through a flood. Known for plain figures, for walking the floor every morning, and for leaving behind managers who can run the place without him.</p>
<h2>Career History</h2>
<div class="j"><span>Chief Operating Officer, Corrib Harvest Foods plc</span><span>September 2017 to date</span></div>
<ul><li>Answer to the board for five plants, 1,340 people and a turnover of €412 million; operating margin has grown from 4.1% to 7.6% since appointment.</li><li>Merged two distribution networks in eleven months without a single delivery missed to the eight largest customers, and closed the older depot with agreement of the union.</li><li>Chair the safety committee; lost-time accidents have fallen by 63%.</li><li>Took energy use per tonne down by a fifth by heat recovery, new ovens and a change of shift pattern that the staff had proposed.</li></ul>
<div class="j"><span>Operations Director, Shannonside Cold Chain Ltd</span><span>February 2011 to August 2017</span></div>
<ul><li>Built the temperature-controlled network from two depots to seven and from 40 vehicles to 210, with on-time delivery above 98.5% in every year.</li><li>Negotiated the contract with the largest grocery group of the country, worth €38 million a year.</li><li>Led the recovery after the flood of the Limerick depot; customers were served again after four days.</li><li>Introduced a graduate programme from which four of the present site managers come.</li><li>Brought the accounts of stock loss to daily reporting; loss fell from 2.3% to 0.6% of turnover.</li></ul>
<div class="j"><span>Plant Manager, Ballynore Dairies</span><span>May 2004 to January 2011</span></div>
<ul><li>Ran a plant of 260 people with three shifts and two packing halls.</li><li>Raised line efficiency from 58% to 81% with short daily meetings and visible boards.</li></ul>
<h2>Education</h2>
<p><b>Master of Business Administration</b>, Atlantic Business School, 2009</p>
<p><b>Bachelor of Engineering</b>, University of West Connacht, 1999 – 2003</p>
<h2>Board Memberships</h2>
<p>Non-executive director, Claddagh Credit Union, since 2019</p>
<h2>Interests</h2>
<p>Sea rowing, hurling, beekeeping</p>`,
  },
  truth: {
    name: 'Cormac Delahunt',
    email: 'cormac.delahunt@mail.example',
    phone: '+353850123456',
    experience: [
      ['Chief Operating Officer', 'Corrib Harvest Foods plc', '2017-09', 'present'],
      ['Operations Director', 'Shannonside Cold Chain Ltd', '2011-02', '2017-08'],
      ['Plant Manager', 'Ballynore Dairies', '2004-05', '2011-01'],
    ],
    education: [
      ['Master of Business Administration', 'Atlantic Business School', null, '2009'],
      ['Bachelor of Engineering', 'University of West Connacht', '1999', '2003'],
    ],
    sections: [
      ['summary', 'Executive Summary'],
      ['experience', 'Career History'],
      ['education', 'Education'],
      ['other', 'Board Memberships'],
      ['interests', 'Interests'],
    ],
    skills: [],
  },
}
