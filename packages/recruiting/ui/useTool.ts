import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ToolLimits } from '#packages/recruiting/schemas/uploadLimits.ts'
import type { ToolType, ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { createLocalEngine } from '#packages/recruiting/analysis/engine/createLocalEngine.ts'
import { useServices, useSite } from 'page-builder/ui'
import { failureText } from './failureText.ts'
import { pickFiles } from './pickFiles.ts'
import { readLimits } from './readLimits.ts'
import { toolMachine } from './tool.machine.ts'
import { type Analyse, toolActors } from './toolActors.ts'
import { useAskFirst } from './useAskFirst.ts'
import { useHeldTexts } from './useHeldTexts.ts'
import { useRecognition } from './useRecognition.ts'

/** How long a hand rests before a result follows what it typed, in milliseconds. */
const REST = 400

type ToolProps = {
  type: ToolType
  toolWords: ToolWords
  limits: ToolLimits
  backend?: { service: 'admin' | 'user'; path: string } | undefined
}

type ToolParts<Request> = {
  /** The places for documents by id, and the most files that each takes. */
  places?: Record<string, number>
  analyse: Analyse<Request>
  /** All that was typed besides texts for places, where a result follows what is typed. */
  live?: string
  /** Called when the visitor has everything deleted: what was typed goes too. */
  onForget?(): void
}

/**
 * A tool at work: its machine, with the engine of this browser, or the service of its `backend`, behind it. Leaving the page ends what runs
 * and lets go of all documents; texts are there again on return.
 */
export function useTool<Request = undefined>(props: ToolProps, { places = {}, analyse, live, onForget }: ToolParts<Request>) {
  const { type, toolWords: words, limits, backend } = props
  const { language, backends } = useSite()
  const recognition = useRecognition()
  const { errors } = useServices()
  const address = backend && `${backends[backend.service]}${backend.path}`
  const askFirst = useAskFirst(type, analyse)
  const [local] = useState(() => createLocalEngine())
  /** What was typed when the last analysis began. */
  const [begun, setBegun] = useState<string | null>(null)
  const [snapshot, send, actor] = useMachine(
    toolMachine.provide({
      actors: toolActors({ analyse: begin, local, address, lettersIn: recognition?.folder, limits, words, language, errors }),
    }),
    { input: { places } },
  )
  const { given, documents } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const wasEnded = useHeldTexts(type, { given, isBusy, send })
  const isAtWork = isBusy || snapshot.matches('refreshing')
  const typed = live === undefined ? null : JSON.stringify([live, Object.values(given).map(({ text }) => text)])

  function begin(...[steps, request]: Parameters<Analyse<Request>>) {
    setBegun(typed)
    return askFirst(steps, request)
  }

  // Kept are the documents of files that stand there, and those of the last result: it can be worked on.
  useEffect(() => {
    if (isAtWork) return
    const ready = Object.values(given).flatMap(({ files }) => files.flatMap((file) => (file.state === 'ready' ? file.document.id : [])))
    local.keep([...documents, ...ready])
  }, [local, isAtWork, given, documents])
  useEffect(() => () => local.close(), [local])

  // Whoever gives something will want it analysed, most of them a moment later.
  const [first] = useState(typed)
  const isBegun = typed !== first || Object.values(given).some(({ text, files }) => text !== '' || files.length > 0)
  useEffect(() => {
    if (isBegun && address === undefined) local.prepare(type)
  }, [local, isBegun, address, type])

  // A result follows what is typed once the hand rests. A service is not asked without the visitor’s word.
  const follows = snapshot.context.says !== '' && address === undefined
  useEffect(() => {
    if (!follows || typed === null || typed === begun) return
    const rest = setTimeout(() => send({ type: 'refresh', request: undefined }), REST)
    return () => clearTimeout(rest)
  }, [follows, typed, begun, send])

  return {
    ...snapshot.context,
    type,
    state: snapshot.value,
    isBusy,
    /** Whether something was given that will be analysed, most likely. */
    isBegun,
    /** Whether an analysis was ended because its page was left. */
    wasEnded,
    words,
    limits,
    address,
    send,
    submit: (request: Request) => send({ type: 'submit', request }),
    analyse: (request: Request) => send({ type: 'analyse', request }),
    /** Takes files over into a place, as many as there is room for. */
    give(place: string, picked: readonly File[]) {
      const say = (failure: ReadFailure) => failureText(failure, words, language)
      const { files, remark } = pickFiles(picked, actor.getSnapshot().context.given[place]!, {
        limits: readLimits(limits),
        words,
        language,
        say,
      })
      send({ type: 'files.give', place, files, remark })
    },
    forget() {
      send({ type: 'forget' })
      onForget?.()
    },
  }
}

/** What the parts of a tool know of it. */
export type Tool = Omit<ReturnType<typeof useTool>, 'submit' | 'analyse'>
