import { limits } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Endpoint } from './endpoint.ts'

/** Latency of one ping in ms; null when it failed. */
export type Sample = number | null

export type Ranking = {
  /** Whom to ask, best first. Endpoints of another chain are left out, resting ones come last. */
  order(): readonly Endpoint[]
  /** A request was made: keeps the polling going, or begins it. */
  touch(): void
}

/** Orders endpoints by how they answer to pings. Polls only while there is a choice and requests were made lately; ends with `signal`. */
export function createRanking({
  clock,
  endpoints,
  signal,
}: {
  clock: Clock
  endpoints: readonly Endpoint[]
  signal: AbortSignal
}): Ranking {
  const samples = new Map<Endpoint, readonly Sample[]>()
  let ranked = endpoints
  let touched = Number.NEGATIVE_INFINITY
  let polling: 'idle' | 'on' = 'idle'
  const usable = () => ranked.filter((endpoint) => endpoint.standing() !== 'wrong')

  const round = async () => {
    await Promise.all(
      usable().map(async (endpoint) => {
        const sample = await endpoint.ping(signal)
        samples.set(endpoint, [...(samples.get(endpoint) ?? []), sample].slice(-limits.rankSamples))
      }),
    )
    const kept = endpoints.map((endpoint) => samples.get(endpoint) ?? [])
    const scores = new Map(scoresOf(kept).map((score, at) => [endpoints[at], score]))
    ranked = endpoints.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
    next()
  }
  const next = () => {
    polling =
      !signal.aborted && usable().length > 1 && clock.now() - touched <= limits.rankIdle
        ? 'on'
        : 'idle'
    if (polling === 'idle') return
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      void round()
    }, limits.rankInterval)
    const cancel = () => clock.clearTimeout(timer)
    signal.addEventListener('abort', cancel, { once: true })
  }

  return {
    order: () =>
      usable().toSorted((one, other) => Number(one.isResting()) - Number(other.isResting())),
    touch() {
      touched = clock.now()
      if (polling === 'idle') next()
    },
  }
}

/** A score per endpoint from its samples: how often it answered counts 0.7, how fast beside the slowest 0.3. */
export function scoresOf(samples: readonly (readonly Sample[])[]): number[] {
  const latencies = samples.map((own) => own.map((sample) => sample ?? limits.rankTimeout))
  const slowest = Math.max(1, ...latencies.flat())
  return samples.map((own, at) => {
    const answered = own.filter((sample) => sample !== null).length
    if (answered === 0) return 0
    const mean = sum(latencies[at] ?? []) / own.length
    return (
      limits.rankStability * (answered / own.length) + limits.rankLatency * (1 - mean / slowest)
    )
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
