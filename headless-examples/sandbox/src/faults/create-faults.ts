import type { Fault, LoggedRequest } from './fault.types.ts'

type LateFault = Extract<Fault, { fails: 'late' }>
/** The faults that apply to one request: how its response is delayed and how it fails. */
export type Failure = { late: LateFault | null; other: Exclude<Fault, LateFault> | null }

/** Creates the list of active faults, which counts how often each of them still applies. */
export function createFaults() {
  let active: { fault: Fault; times: number }[] = []
  const delayed = new Set<() => void>()

  const take = <Kind extends Fault>(
    request: LoggedRequest,
    isKind: (fault: Fault) => fault is Kind,
  ): Kind | null => {
    for (const entry of active) {
      const { fault } = entry
      if (entry.times === 0 || !isKind(fault) || !matches(fault, request)) continue
      entry.times -= 1
      return fault
    }
    return null
  }
  return {
    /** Replaces all faults and releases the delayed responses. */
    replace(faults: readonly Fault[]): void {
      active = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }))
      for (const release of [...delayed]) release()
    },
    /** Returns the faults for a request and counts them as used. */
    match: (request: LoggedRequest): Failure => ({
      late: take(request, isLate),
      other: take(request, isOther),
    }),
    /** Resolves after `delay` ms, or when the faults are replaced. */
    wait: (delay: LateFault['delay']): Promise<void> =>
      new Promise((resolve) => {
        const release = () => {
          clearTimeout(timer)
          delayed.delete(release)
          resolve()
        }
        const timer = delay === 'held' ? undefined : setTimeout(release, delay)
        delayed.add(release)
      }),
  }
}

const isLate = (fault: Fault): fault is LateFault => fault.fails === 'late'
const isOther = (fault: Fault): fault is Exclude<Fault, LateFault> => fault.fails !== 'late'

const matches = ({ path, query = {} }: Fault, request: LoggedRequest): boolean =>
  request.path.startsWith(path) &&
  Object.entries(query).every(([name, value]) => request.query[name] === value)
