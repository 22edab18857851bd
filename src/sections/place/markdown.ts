import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { linesOfAddress } from '#src/ui/linesOfAddress.ts'
import { telephoneLink } from '#src/ui/telephoneLink.ts'
import { daysName } from './daysName.ts'
import { firstWorkday } from './firstWorkday.ts'
import { periodName } from './periodName.ts'
import { weekHours } from './weekHours.ts'
import { type WeekShown, weeksShown } from './weeksShown.ts'

/** The place with its address, how to reach it, and its opening hours: those of the present first, then other seasons and special days. */
const place: WriterOf<'place'> = (section, md) => {
  const { name, address, addressOrder, phone, email, directions, map, opening } = section
  const { hoursTitle, closedLabel, usualLabel, specialTitle, hoursNote } = section
  const { specialDays } = opening
  const weeks = weeksShown(opening, usualLabel, md.language)
  return [
    md.opening(section),
    md.heading(3, name),
    md.list(linesOfAddress(address, addressOrder).map(md.text)),
    md.line(phone && md.link(phone, telephoneLink(phone)), email && md.link(email, `mailto:${email}`)),
    directions && md.actions([directions]),
    weeks.length > 0 && md.heading(3, hoursTitle),
    ...weeks.flatMap((week) => weekBlocks(week, closedLabel, md)),
    specialDays.length > 0 && md.heading(4, specialTitle),
    md.list(
      specialDays.map(({ name: day, from, to = from, hours }) => {
        const times = hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || md.text(closedLabel)
        return `${md.text(day)} (${md.text(periodName(from, to, md.language))}): ${times}`
      }),
    ),
    weeks.length + specialDays.length > 0 && md.paragraph(hoursNote),
    map && md.photo(map),
  ]
}

export default place

function weekBlocks({ name, period, hours }: WeekShown, closedLabel: string, md: MarkdownTools): string[] {
  return [
    name ? md.heading(4, name) : '',
    md.paragraph(period),
    hours.length === 0
      ? md.paragraph(closedLabel)
      : md.list(
          weekHours(hours, firstWorkday(md.language)).map(
            ({ first, last, times }) => `${md.text(daysName(first, last, md.language))}: ${times.join(', ') || md.text(closedLabel)}`,
          ),
        ),
  ]
}
