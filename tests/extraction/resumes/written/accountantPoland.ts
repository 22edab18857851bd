import type { WrittenResume } from './Written.ts'

/** Poland, accountant: two columns of equal width under a wide head, a consent clause at the foot. */
export const accountantPoland: WrittenResume = {
  id: 'accountantPoland',
  file: {
    kind: 'html',
    html: `<style>
body { font: 10pt/1.4 'DejaVu Sans', Arial, sans-serif; margin: 8pt; } h1 { font-size: 24pt; margin: 0; color: #274; } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 26pt; }
h2 { font-size: 12pt; color: #274; margin: 12pt 0 4pt; } p { margin: 1pt 0; } .b { font-weight: bold; margin-top: 7pt; } ul { margin: 2pt 0; padding-left: 14pt; } small { font-size: 7.5pt; }
</style>
<h1>Bogumiła Wrzesień-Żak</h1>
<p>Senior Accountant</p>
<p>ul. Zmyślona 7, 31-000 Kraków &nbsp;•&nbsp; +48 512 345 678 &nbsp;•&nbsp; bogumila.wrzesien@mail.example</p>
<div class="two"><div>
<h2>About me</h2><p>Accountant with ten years in shared services and one year-end close that began with a burst pipe. I like clean ledgers and short meetings.</p>
<h2>Work experience</h2>
<p class="b">Senior Accountant</p><p>Wawel Shared Services Sp. z o.o., Kraków</p><p>05.2019 – now</p>
<ul><li>Close the books of seven entities within four working days.</li><li>Prepared the move to a new chart of accounts.</li></ul>
<p class="b">General Ledger Accountant</p><p>Bałtyk Paints S.A., Gdańsk</p><p>09.2015 – 04.2019</p>
<ul><li>Kept fixed assets worth PLN 84 million.</li><li>Reconciled 300 accounts a month.</li></ul>
<p class="b">Junior Accountant</p><p>Biuro Rachunkowe Grosik, Gdynia</p><p>07.2013 – 08.2015</p>
<ul><li>Booked invoices of 25 small firms.</li></ul>
</div><div>
<h2>Education</h2>
<p class="b">Master in Finance and Accounting</p><p>Akademia Nadmorska, Sopot</p><p>2011 – 2013</p>
<p class="b">Bachelor in Economics</p><p>Akademia Nadmorska, Sopot</p><p>2008 – 2011</p>
<h2>Certificates</h2><p>ACCA Diploma in Financial Reporting, 2018</p><p>SAP FI User Certificate, 2016</p>
<h2>Skills</h2><ul><li>SAP FI</li><li>IFRS</li><li>Microsoft Excel</li><li>VAT</li><li>Power Query</li></ul>
<h2>Languages</h2><p>Polish: native</p><p>English: C1</p><p>German: A2</p>
<h2>Hobbies</h2><p>Board games, mountain hiking</p>
</div></div>
<p><small>I agree to the processing of personal data provided in this document for realising the recruitment process pursuant to the Personal Data Protection Act of 10 May 2018.</small></p>`,
  },
  truth: {
    name: 'Bogumiła Wrzesień-Żak',
    email: 'bogumila.wrzesien@mail.example',
    phone: '+48512345678',
    experience: [
      ['Senior Accountant', 'Wawel Shared Services Sp. z o.o.', '2019-05', 'present'],
      ['General Ledger Accountant', 'Bałtyk Paints S.A.', '2015-09', '2019-04'],
      ['Junior Accountant', 'Biuro Rachunkowe Grosik', '2013-07', '2015-08'],
    ],
    education: [
      ['Master in Finance and Accounting', 'Akademia Nadmorska', '2011', '2013'],
      ['Bachelor in Economics', 'Akademia Nadmorska', '2008', '2011'],
    ],
    sections: [
      ['summary', 'About me'],
      ['experience', 'Work experience'],
      ['education', 'Education'],
      ['certificates', 'Certificates'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['interests', 'Hobbies'],
    ],
    skills: ['SAP FI', 'IFRS', 'Microsoft Excel', 'VAT', 'Power Query'],
  },
}
