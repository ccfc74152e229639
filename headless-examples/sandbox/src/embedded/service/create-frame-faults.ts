import { isRecord } from '../../base/checks.ts'
import {
  type AnswerFault,
  answerFaults,
  type FrameFault,
  type LoadFault,
  loadFaults,
} from '../embedded.types.ts'

/** The fault of an answer. `message`: the text with which the frame refuses; null for other faults. */
export type TakenFault = { fault: AnswerFault | 'refused'; message: string | null }
export type FrameFaults = {
  replace(faults: readonly FrameFault[]): void
  /** The first of these faults of the load, counted as used. Null: there is none. */
  takeLoad(names: readonly LoadFault[]): LoadFault | null
  /** The fault of the answer to a request, counted as used. Null: there is none. */
  takeAnswer(request: string): TakenFault | null
}

const findLoad = ({ fails }: FrameFault, names: readonly LoadFault[]) =>
  names.find((name) => name === fails) ?? null
function findAnswer(entry: FrameFault): TakenFault | null {
  if (entry.fails === 'refused') return { fault: entry.fails, message: entry.message }
  const fault = answerFaults.find((name) => name === entry.fails)
  return fault === undefined ? null : { fault, message: null }
}

/** Creates the list of active faults of the frame. */
export function createFrameFaults(): FrameFaults {
  let active: { fault: FrameFault; left: number }[] = []
  function take<Name>(find: (fault: FrameFault) => Name | null): Name | null {
    for (const entry of active) {
      const found = entry.left > 0 ? find(entry.fault) : null
      if (found === null) continue
      entry.left -= 1
      return found
    }
    return null
  }
  return {
    replace(faults) {
      active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    takeLoad: (names) => take((fault) => findLoad(fault, names)),
    takeAnswer: (request) =>
      take((fault) =>
        'request' in fault && fault.request !== undefined && fault.request !== request
          ? null
          : findAnswer(fault),
      ),
  }
}

/** Parses the faults of `POST /controls`. Throws for an invalid one. */
export function parseFrameFaults(value: unknown): readonly FrameFault[] {
  if (!Array.isArray(value)) throw new Error('frameFaults must be an array.')
  return value.map((entry: unknown): FrameFault => {
    if (!isRecord(entry)) throw new Error('A fault of the frame must be an object.')
    const { fails, request, times, message } = entry
    if (times !== undefined && !(Number.isInteger(times) && Number(times) >= 0))
      throw new Error('times must be a whole number.')
    if (request !== undefined && typeof request !== 'string')
      throw new Error('request must be the name of a request.')
    const limit = times === undefined ? {} : { times: Number(times) }
    const load = loadFaults.find((name) => name === fails)
    if (load !== undefined) return { fails: load, ...limit }
    const target = request === undefined ? {} : { request }
    if (fails === 'refused') {
      if (typeof message !== 'string') throw new Error('message must be a text.')
      return { fails, message, ...limit, ...target }
    }
    const answer = answerFaults.find((name) => name === fails)
    if (answer === undefined) throw new Error(`Unknown fault of the frame: ${String(fails)}.`)
    return { fails: answer, ...limit, ...target }
  })
}
