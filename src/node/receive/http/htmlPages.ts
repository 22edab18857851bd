import { direction } from '#src/site/head/direction.ts'
import type { FieldError } from '#src/site/forms/formTypes.ts'
import { formPath } from '#src/site/forms/receiverProtocol.ts'
import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'
import { escaped } from './escaped.ts'
import { formFields, ownInputs } from './formFields.ts'
import { STYLE_PATH } from './pageStyle.ts'
import type { Posted } from './readPosted.ts'

/**
 * Data about the site for the pages: its language, its name, the prefix for its paths, that for paths of the receiver, and the text and
 * path of the home link.
 */
export type SiteWords = { language: string; name: string; url: string; base: string; home: string; homePath: string }

/** The pages for visitors whose browser posts without a script. */
export type HtmlPages = {
  /** Thanks, or another final message. */
  note(words: { title: string; text: string }): string
  /** The form again, with the typed values; with a list of errors, or the reason why it was rejected. */
  again(form: ReceivedForm, posted: Posted, why: FieldError[] | string): string
}

/** Creates the pages from the texts of the site and its forms. */
export function htmlPages({ language, name, url, base, home, homePath }: SiteWords): HtmlPages {
  const document = (title: string, body: string) => `<!doctype html>
<html lang="${escaped(language)}"${direction(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(name)}</title>
<link rel="stylesheet" href="${base}${STYLE_PATH}">
</head>
<body>
<header><a href="${escaped(url + homePath)}">${escaped(name)}</a></header>
<main>
${body}
</main>
</body>
</html>
`
  return {
    note: ({ title, text }) =>
      document(
        title,
        `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>\n<p><a href="${escaped(url + homePath)}">${escaped(home)}</a></p>`,
      ),
    again(form, { values, page }, why) {
      const isMistaken = typeof why !== 'string'
      const heading = isMistaken ? form.errorSummary : form.title
      const labels = new Map(form.fields.map((field) => [field.name, field.label]))
      const summary = isMistaken
        ? `<ul>${why.map((error) => `<li><a href="#${error.name}">${escaped(labels.get(error.name) ?? '')}</a>: ${escaped(error.message)}</li>`).join('')}</ul>`
        : `<p role="alert">${escaped(why)}</p>`
      return document(
        heading,
        `<h1>${escaped(heading)}</h1>
${summary}
<form method="post" action="${base}${formPath(form.name)}"${form.fields.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : ''} novalidate>
${formFields(form, values, isMistaken ? why : [], url)}
${ownInputs(page)}
<button>${escaped(form.submitLabel)}</button>
</form>`,
      )
    },
  }
}
