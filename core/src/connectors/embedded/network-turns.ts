import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { abortError } from '../../platform/with-deadline.ts'

/** Ends a turn. */
type EndTurn = () => void

/**
 * Turns on the frame, which has one network at a time. Requests on the same network run together,
 * in the order of their arrival. Others wait until those before them end.
 */
export type NetworkTurns = {
  /**
   * Runs a request while the frame is on a network. Rejects with `kit/aborted` or the reason of the
   * signal if that aborts while the request waits.
   */
  on<Result>(
    network: CaipNetworkId,
    signal: AbortSignal,
    run: () => Promise<Result>,
  ): Promise<Result>
  /** As `on`, for a request that states the network itself: the frame is not switched before. */
  stating<Result>(
    network: CaipNetworkId,
    signal: AbortSignal,
    run: () => Promise<Result>,
  ): Promise<Result>
  /** Runs a request that may change the network of the frame, apart from all others. */
  alone<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result>
  /** Sets the network that the frame has. Null: unknown, so that the next request switches. */
  setNetwork(network: CaipNetworkId | null): void
}

type Waiting = { network: CaipNetworkId | null; start(): void }

/** `switchTo`: switches the frame to a network. */
export function createNetworkTurns(
  switchTo: (network: CaipNetworkId) => Promise<unknown>,
): NetworkTurns {
  const waiting: Waiting[] = []
  let frameNetwork: CaipNetworkId | null = null
  /** The network of the running requests. Null: one that runs alone. */
  let held: CaipNetworkId | null = null
  let running = 0
  let switching: Promise<void> | null = null

  const startNext = () => {
    for (;;) {
      const [first] = waiting
      if (first === undefined) return
      if (running > 0 && (first.network === null || first.network !== held)) return
      waiting.shift()
      held = first.network
      running += 1
      first.start()
    }
  }
  const end = () => {
    running -= 1
    startNext()
  }
  const take = (network: CaipNetworkId | null, signal: AbortSignal) =>
    new Promise<EndTurn>((resolve, reject) => {
      if (signal.aborted) return reject(abortError(signal))
      const onAbort = () => {
        waiting.splice(waiting.indexOf(item), 1)
        reject(abortError(signal))
        startNext()
      }
      const item: Waiting = {
        network,
        start() {
          signal.removeEventListener('abort', onAbort)
          resolve(end)
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      waiting.push(item)
      startNext()
    })
  const switchFrame = (network: CaipNetworkId): Promise<void> => {
    if (switching !== null) return switching
    const current: Promise<void> = switchTo(network)
      .then(() => {
        if (switching === current) frameNetwork = network
      })
      .finally(() => {
        if (switching === current) switching = null
      })
    switching = current
    return current
  }
  const runTurn = async <Result>(
    network: CaipNetworkId | null,
    signal: AbortSignal,
    run: () => Promise<Result>,
    statesNetwork = false,
  ) => {
    const endTurn = await take(network, signal)
    try {
      if (statesNetwork && network !== frameNetwork) frameNetwork = null
      // Again if the frame is replaced meanwhile.
      else while (network !== null && network !== frameNetwork) await switchFrame(network)
      return await run()
    } finally {
      endTurn()
    }
  }
  return {
    on: (network, signal, run) => runTurn(network, signal, run),
    stating: (network, signal, run) => runTurn(network, signal, run, true),
    alone: (signal, run) => runTurn(null, signal, run),
    setNetwork(network) {
      frameNetwork = network
      // A frame that is lost or replaced may still answer.
      if (network === null) switching = null
    },
  }
}
