import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { linesOfAddress } from '#src/ui/linesOfAddress.ts'
import { telephoneLink } from '#src/ui/telephoneLink.ts'
import { daysName } from './daysName.ts'
import { firstWorkday } from './firstWorkday.ts'
import { weekHours } from './weekHours.ts'

/** The place with its address, how to reach it, and its opening hours. */
const place: WriterOf<'place'> = (section, md) => {
  const { name, address, addressOrder, phone, email, hours, hoursTitle, closedLabel, hoursNote, directions, map } = section
  return [
    md.opening(section),
    md.heading(3, name),
    md.list(linesOfAddress(address, addressOrder).map(md.text)),
    md.line(phone && md.link(phone, telephoneLink(phone)), email && md.link(email, `mailto:${email}`)),
    directions && md.actions([directions]),
    hours.length > 0 && md.heading(3, hoursTitle),
    md.list(
      hours.length === 0
        ? []
        : weekHours(hours, firstWorkday(md.language)).map(
            ({ first, last, times }) =>
              `${md.text(daysName(first, last, md.language))}: ${times.length > 0 ? times.join(', ') : md.text(closedLabel)}`,
          ),
    ),
    hours.length > 0 && md.paragraph(hoursNote),
    map && md.photo(map),
  ]
}

export default place
