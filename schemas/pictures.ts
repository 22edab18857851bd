import { z } from 'zod'
import { AssetPath, EditorSchema, HttpsUrl, line } from './atoms.ts'

/** The origin and the rights of a picture file. */
export const PictureFacts = z.strictObject({
  creator: line(120).optional().describe('Name of the person who made the picture.'),
  credit: line(200).optional().describe('How to credit it, such as an agency. Default: the name of its maker.'),
  copyright: line(200).optional().describe('Copyright notice, such as © 2026 Ada Baker.'),
  license: HttpsUrl.optional().describe('Address of the license that you have, such as https://creativecommons.org/licenses/by/4.0/.'),
  source: HttpsUrl.optional().describe('Address of the page that the picture comes from, where others can license it.'),
  ai: z
    .enum(['generated', 'edited'])
    .optional()
    .describe('Whether it was made with AI. generated: made by AI; edited: a photograph or drawing with parts made by AI.'),
})

/** `config/pictures.json`: the origin and the rights of picture files. */
export const Pictures = z
  .strictObject({
    $schema: EditorSchema,
    pictures: z
      .record(AssetPath, PictureFacts)
      .default({})
      .describe('Origin and rights of picture files, by their paths, such as /assets/team.webp.'),
  })
  .describe('Origin and rights of pictures: creator, credit, license, source, and use of AI.')

/** The origin and the rights of a picture file, parsed. */
export type PictureFacts = z.output<typeof PictureFacts>
