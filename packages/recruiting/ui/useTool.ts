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

/** The pause in typing before a result updates, in milliseconds. */
const REST = 400

type ToolProps = {
  type: ToolType
  toolWords: ToolWords
  limits: ToolLimits
  backend?: { service: 'admin' | 'user'; path: string } | undefined
}

type ToolParts<Request> = {
  /** The places for documents by id, with the maximum number of files for each. */
  places?: Record<string, number>
  analyse: Analyse<Request>
  /** All typed input except texts for places, if the result updates while typing. */
  live?: string
  /** Called when the visitor deletes all data: typed input is deleted too. */
  onForget?(): void
}

/**
 * A tool at work: its machine, with the engine of this browser or the service at its `backend`. Leaving the page cancels the current run
 * and releases all documents; texts are restored on return.
 */
export function useTool<Request = undefined>(props: ToolProps, { places = {}, analyse, live, onForget }: ToolParts<Request>) {
  const { type, toolWords: words, limits, backend } = props
  const { language, backends } = useSite()
  const recognition = useRecognition()
  const { errors } = useServices()
  const address = backend && `${backends[backend.service]}${backend.path}`
  const askFirst = useAskFirst(type, analyse)
  const [local] = useState(() => createLocalEngine())
  /** The typed input at the start of the last analysis. */
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

  // The documents of listed files, and those of the last result, are kept: actions on it need them.
  useEffect(() => {
    if (isAtWork) return
    const ready = Object.values(given).flatMap(({ files }) => files.flatMap((file) => (file.state === 'ready' ? file.document.id : [])))
    local.keep([...documents, ...ready])
  }, [local, isAtWork, given, documents])
  useEffect(() => () => local.close(), [local])

  // New input is likely to be analyzed soon.
  const [first] = useState(typed)
  const isBegun = typed !== first || Object.values(given).some(({ text, files }) => text !== '' || files.length > 0)
  useEffect(() => {
    if (isBegun && address === undefined) local.prepare(type)
  }, [local, isBegun, address, type])

  // A result updates after a pause in typing. A service is only called at the visitor’s request.
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
    /** Whether there is input that is likely to be analyzed. */
    isBegun,
    /** Whether leaving the page ended an analysis. */
    wasEnded,
    words,
    limits,
    address,
    send,
    submit: (request: Request) => send({ type: 'submit', request }),
    analyse: (request: Request) => send({ type: 'analyse', request }),
    /** Adds files to a place, as many as there is room for. */
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

/** The interface of the tool for its parts. */
export type Tool = Omit<ReturnType<typeof useTool>, 'submit' | 'analyse'>
