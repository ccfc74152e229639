import type { Asked, Fault } from './fault.types.ts'

type Late = Extract<Fault, { fails: 'late' }>
/** What goes wrong with one call: how it is delayed and how it fails. */
export type Failure = { late: Late | null; other: Exclude<Fault, Late> | null }

/** Keeps the faults that are set and how often each is still to happen. */
export function createFaults() {
  let left: { fault: Fault; times: number }[] = []
  const waiting = new Set<() => void>()

  const take = <Kind extends Fault>(
    request: Asked,
    isKind: (fault: Fault) => fault is Kind,
  ): Kind | null => {
    for (const one of left) {
      const { fault } = one
      if (one.times === 0 || !isKind(fault) || !fits(fault, request)) continue
      one.times -= 1
      return fault
    }
    return null
  }
  return {
    replace(faults: readonly Fault[]): void {
      left = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }))
      for (const go of [...waiting]) go()
    },
    of: (request: Asked): Failure => ({
      late: take(request, isLate),
      other: take(request, isOther),
    }),
    /** Until the delay is over, or the faults are set anew. */
    over: (delay: Late['delay']): Promise<void> =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = delay === 'held' ? undefined : setTimeout(go, delay)
        waiting.add(go)
      }),
  }
}

const isLate = (fault: Fault): fault is Late => fault.fails === 'late'
const isOther = (fault: Fault): fault is Exclude<Fault, Late> => fault.fails !== 'late'

const fits = ({ path, query = {} }: Fault, request: Asked): boolean =>
  request.path.startsWith(path) &&
  Object.entries(query).every(([name, value]) => request.query[name] === value)
