const ORGANISATION =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|GmbH|AG|plc|PLC|BV|Council|School|Academy|College|University|Trust|Foundation|Association|Society|Group|Company|Charity|Hospital|Centre|Center|Church|Club|Agency|Institute|Museum|Theatre|Union)\b/
const NAME = /\p{Lu}[\p{L}\p{N}'’&.-]*(?:[ ]+(?:(?:of|and|for|the|&) )?\p{Lu}[\p{L}\p{N}'’&.-]*)*/gu

/** Whether a passage is part of an organization’s name: "Young People’s Council", "Dominate Sports Ltd". */
export function isInName(line: string, start: number, end: number): boolean {
  for (const { index, 0: name } of line.matchAll(NAME))
    if (index <= start && end <= index + name.length && /\s/.test(name) && ORGANISATION.test(name)) return true
  return false
}
