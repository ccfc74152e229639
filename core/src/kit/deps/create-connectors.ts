import type { SharedConnector } from '../../connectors/connector.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'

type Stop = () => void

/** Remote wallets as a kit holds them from the start: the connector's code, and the SDK behind it, come with the first call that needs them. */
export function createLazyConnector(
  importConnector: () => Promise<SharedConnector>,
): SharedConnector {
  const waiting = createEmitter<SharedConnector>()
  let here: SharedConnector | null = null
  let loading: Promise<SharedConnector> | null = null
  let stopped = false

  const load = (): Promise<SharedConnector> => {
    if (stopped) return Promise.reject(new KitError('kit/stopped'))
    loading ??= importConnector().then(
      (connector) => {
        here = connector
        if (stopped) connector.stop()
        waiting.emit(connector)
        return connector
      },
      (cause) => {
        loading = null
        throw isKitError(cause) ? cause : new KitError('remote/unreachable', {}, { cause })
      },
    )
    return loading
  }
  /** Begins with the connector, whenever it is there, unless it was stopped before. */
  const when = (begin: (connector: SharedConnector) => Stop): Stop => {
    if (here !== null) return begin(here)
    let stop: Stop = waiting.subscribe((connector) => {
      stop = begin(connector)
    })
    return () => stop()
  }
  const refused = (error: unknown) =>
    isKitError(error) ? error : new KitError('remote/failed', {}, { cause: error })

  return {
    pair(request, listener) {
      let heard = true
      const stop = when((connector) => connector.pair(request, listener))
      load().catch((error) => {
        stop()
        if (heard) listener({ type: 'pairing.failed', error: refused(error) })
      })
      return () => {
        heard = false
        stop()
      }
    },
    grants: async (signal) => (await load()).grants(signal),
    resume: async (request, signal) => (await load()).resume(request, signal),
    watch: (namespace, listener) => when((connector) => connector.watch(namespace, listener)),
    disconnect: async (signal) => (await load()).disconnect(signal),
    switchNetwork: async (request, signal) => (await load()).switchNetwork(request, signal),
    provider: (namespace) => here?.provider(namespace) ?? null,
    watchSession(listener) {
      if (here === null) listener(null)
      return when((connector) => connector.watchSession(listener))
    },
    watchServiceErrors: (listener) => when((connector) => connector.watchServiceErrors(listener)),
    universalProvider: async () => (await load()).universalProvider(),
    forgetSession() {
      if (here !== null) here.forgetSession()
      else loading?.then((connector) => connector.forgetSession()).catch(() => {})
    },
    reconnect: () => here?.reconnect(),
    stop() {
      stopped = true
      waiting.clear()
      here?.stop()
    },
  }
}
