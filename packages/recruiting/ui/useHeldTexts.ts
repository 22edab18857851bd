import { startTransition, useEffect, useRef, useState } from 'react'
import { hold, takeHeld } from './heldInput.ts'
import type { Given, ToolEvent } from './tool.machine.ts'

/** The texts of a tool whose page was left, by their places, and whether it was busy. */
type Held = { texts: [place: string, text: string][]; wasBusy: boolean }

/**
 * Restores the texts of a tool whose page was left by a link, and holds them when it is left. Returns whether leaving ended an analysis,
 * until the next one starts.
 */
export function useHeldTexts(
  key: string,
  { given, isBusy, send }: { given: Record<string, Given>; isBusy: boolean; send(event: ToolEvent): void },
): boolean {
  const [wasEnded, setWasEnded] = useState(false)
  const latest = useRef({ given, isBusy })
  useEffect(() => {
    latest.current = { given, isBusy }
  }, [given, isBusy])
  useEffect(() => {
    const before = takeHeld<Held>(key)
    for (const [place, text] of before?.texts ?? [])
      if (latest.current.given[place]?.text === '') send({ type: 'text.replace', place, text })
    if (before?.wasBusy) startTransition(() => setWasEnded(true))
    return () => {
      const texts = Object.entries(latest.current.given).map(([place, { text }]): Held['texts'][number] => [place, text])
      hold(key, { texts: texts.filter(([, text]) => text !== ''), wasBusy: latest.current.isBusy } satisfies Held)
    }
  }, [key, send])
  if (wasEnded && isBusy) setWasEnded(false)
  return wasEnded
}
