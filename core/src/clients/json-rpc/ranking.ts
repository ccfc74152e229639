import { limits, timeouts } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Endpoint } from './endpoint.ts'

/** Latency of one ping in ms; null if it failed. */
export type Sample = number | null

export type Ranking = {
  /** Returns the endpoints of the right chain: best first, rate-limited ones last. */
  order(): readonly Endpoint[]
  /** Called before each request. Starts or prolongs the polling. */
  touch(): void
}

/**
 * Ranks endpoints by the latency and success of periodic pings. Polls only if there are several
 * endpoints, a recent request and a use for the network (fault FH1). Stops when `signal` aborts.
 */
export function createRanking({
  clock,
  endpoints,
  isInUse,
  signal,
}: {
  clock: Clock
  endpoints: readonly Endpoint[]
  isInUse(): boolean
  signal: AbortSignal
}): Ranking {
  const samples = new Map<Endpoint, readonly Sample[]>()
  let ranked = endpoints
  let touchedAt = Number.NEGATIVE_INFINITY
  let polling: 'idle' | 'on' = 'idle'
  const usable = () => ranked.filter((endpoint) => endpoint.status() !== 'wrongChain')

  const poll = async () => {
    await Promise.all(
      usable().map(async (endpoint) => {
        const sample = await endpoint.ping(signal)
        samples.set(endpoint, [...(samples.get(endpoint) ?? []), sample].slice(-limits.rankSamples))
      }),
    )
    const scores = scoresOf(endpoints.map((endpoint) => samples.get(endpoint) ?? []))
    const scoreOf = new Map(scores.map((score, index) => [endpoints[index], score]))
    ranked = [...endpoints].sort((a, b) => (scoreOf.get(b) ?? 0) - (scoreOf.get(a) ?? 0))
    schedule()
  }
  const schedule = () => {
    const isActive =
      !signal.aborted &&
      usable().length > 1 &&
      clock.now() - touchedAt <= timeouts.rankIdle &&
      isInUse()
    polling = isActive ? 'on' : 'idle'
    if (!isActive) return
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      // The network may be out of use since: an account that disconnected sends no request.
      if (isInUse()) void poll()
      else polling = 'idle'
    }, timeouts.rankInterval)
    const cancel = () => clock.clearTimeout(timer)
    signal.addEventListener('abort', cancel, { once: true })
  }

  return {
    order: () =>
      [...usable()].sort((a, b) => Number(a.isRateLimited()) - Number(b.isRateLimited())),
    touch() {
      touchedAt = clock.now()
      if (polling === 'idle') schedule()
    },
  }
}

/**
 * Scores endpoints by their samples, 0 to 1: 0.7 for the share of successful pings, 0.3 for the
 * mean latency relative to the slowest sample. 0 for an endpoint without a successful ping.
 */
export function scoresOf(samples: readonly (readonly Sample[])[]): number[] {
  const latencies = samples.map((endpointSamples) =>
    endpointSamples.map((sample) => sample ?? timeouts.rankTimeout),
  )
  const slowest = Math.max(1, ...latencies.flat())
  return samples.map((endpointSamples, index) => {
    const successes = endpointSamples.filter((sample) => sample !== null).length
    if (successes === 0) return 0
    const mean = sum(latencies[index] ?? []) / endpointSamples.length
    return (
      limits.rankStability * (successes / endpointSamples.length) +
      limits.rankLatency * (1 - mean / slowest)
    )
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
