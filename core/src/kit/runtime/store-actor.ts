import type { AnyActorRef } from 'xstate'
import type { FlowSnapshot } from '../../protocol/flow.ts'
import { kept } from '../state/derived.ts'
import { createRoot, type Engine } from './machine-runner.ts'

/** A standing chart's code: its drawing, its doing, what its facts cause, and what it shows. */
export type PartCode = {
  chart: object
  actors: object
  reactions: object
  state(snapshot: never): object
}
/** An event of some chart, with whatever it carries. */
export type PartEvent = { type: string; [field: string]: unknown }
export type Part = {
  send(event: PartEvent): void
  /** Resolves when its code has come, or has not; null where nothing was ever on its way. */
  arrival(): Promise<void> | null
  state(): object
  start(): void
  stop(): void
}
export type PartHooks = {
  onFact(reactions: object, fact: { type: string }): void
  onChange(): void
  onCrash(id: string, error: unknown): void
}

/** A standing chart at work. */
export function createPart(
  id: string,
  { chart, actors, reactions, state }: PartCode,
  input: unknown,
  engine: Engine,
  { onFact, onChange, onCrash }: PartHooks,
): Part {
  const actor: AnyActorRef = createRoot(
    {
      id,
      chart,
      actors: actors as Record<string, object>,
      input,
      onFact: (fact) => onFact(reactions, fact),
      onEnd: (end) => onCrash(id, end.status === 'failed' ? end.error : null),
    },
    engine,
  )
  actor.subscribe({ next: onChange, error: onChange })
  let stopped = false
  let seen: unknown
  let shown: object | undefined
  return {
    // what was still on its way when the kit was stopped reaches nobody
    send: (event) => void (stopped || actor.send(event)),
    arrival: () => null,
    state() {
      const snapshot: FlowSnapshot = actor.getSnapshot()
      if (snapshot !== seen || shown === undefined) shown = kept(shown, state(snapshot as never))
      seen = snapshot
      return shown
    },
    start: () => actor.start(),
    stop() {
      stopped = true
      actor.stop()
    },
  }
}

type Late = {
  /** What it shows until its code is here. */
  rest: object
  /** The events that bring it; what else it would have heard before changes nothing. */
  wakes: readonly string[]
  load(): Promise<Part>
  /** Tells when code that did not come may be had now. Returns the stop. */
  online(listener: () => void): () => void
  changed(): void
  report(error: unknown): void
}

/** A standing chart that most visits never need: its code comes with the first event that concerns it, and events keep their order. */
export function createLatePart({ rest, wakes, load, online, changed, report }: Late): Part {
  let here: Part | null = null
  let unwatch: (() => void) | null = null
  let loading: Promise<void> | null = null
  const waiting: PartEvent[] = []
  let stopped = false

  const bring = () => {
    loading ??= load()
      .then(arrive)
      .catch((error) => {
        // what it was told waits for the next try
        loading = null
        if (!stopped) unwatch ??= online(bring)
        report(error)
      })
  }
  const arrive = (part: Part) => {
    unwatch?.()
    if (stopped) return
    part.start()
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) part.send(first)
    // only now: nobody sees where it began, which may be behind what is shown
    here = part
    changed()
  }
  return {
    send(event) {
      if (here !== null) return here.send(event)
      if (loading === null && waiting.length === 0 && !wakes.includes(event.type)) return
      waiting.push(event)
      bring()
    },
    arrival: () => loading,
    state: () => here?.state() ?? rest,
    start: () => {},
    stop() {
      stopped = true
      unwatch?.()
      here?.stop()
    },
  }
}
