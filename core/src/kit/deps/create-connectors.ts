import type { RemoteConnector } from '../../connectors/connector.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { EarlyError } from '../../errors/early-error.ts'
import { createEmitter } from '../../platform/emitter.ts'

/**
 * Wraps the connector for remote wallets. The first call that needs the connector loads its code
 * and the WalletConnect SDK. `isNeeded`: whether a wallet may answer a code of an unloaded page, or a
 * session has not been ended yet; then a listener of adoptions loads them, too. Listeners that
 * subscribe before that are attached after loading.
 */
export function createLazyRemote(
  id: string,
  importConnector: () => Promise<RemoteConnector>,
  isNeeded: () => boolean,
): RemoteConnector {
  const onLoaded = createEmitter<RemoteConnector>()
  let loaded: RemoteConnector | null = null
  let loading: Promise<RemoteConnector> | null = null
  let stopped = false

  const load = (): Promise<RemoteConnector> => {
    if (stopped) return Promise.reject(new EarlyError('kit/stopped'))
    loading ??= importConnector().then(
      (connector) => {
        loaded = connector
        if (stopped) connector.stop()
        onLoaded.emit(connector)
        return connector
      },
      (cause) => {
        loading = null
        throw isKitError(cause) ? cause : new EarlyError('remote/unreachable', {}, { cause })
      },
    )
    return loading
  }
  /**
   * Runs `start` when the connector is loaded. Returns a function that prevents `start`, or stops
   * what it started.
   */
  const whenLoaded = (start: (connector: RemoteConnector) => () => void): (() => void) => {
    if (loaded !== null) return start(loaded)
    let stop: () => void = onLoaded.subscribe((connector) => {
      stop = start(connector)
    })
    return () => stop()
  }
  const toKitError = (error: unknown) =>
    isKitError(error) ? error : new EarlyError('remote/failed', {}, { cause: error })

  return {
    id,
    pair(request, listener) {
      let isSubscribed = true
      const stop = whenLoaded((connector) => connector.pair(request, listener))
      load().catch((error) => {
        stop()
        if (isSubscribed) listener({ type: 'pairing.failed', error: toKitError(error) })
      })
      return () => {
        isSubscribed = false
        stop()
      }
    },
    grants: async (signal) => (await load()).grants(signal),
    takeCacaos: () => loaded?.takeCacaos() ?? null,
    resume: async (request, signal) => (await load()).resume(request, signal),
    watch: (namespace, listener) => whenLoaded((connector) => connector.watch(namespace, listener)),
    disconnect: async (signal) => (await load()).disconnect(signal),
    switchNetwork: async (request, signal) => (await load()).switchNetwork(request, signal),
    provider: (namespace) => loaded?.provider(namespace) ?? null,
    watchSession(listener) {
      if (loaded === null) listener(null)
      return whenLoaded((connector) => connector.watchSession(listener))
    },
    watchReplacement: (listener) => whenLoaded((connector) => connector.watchReplacement(listener)),
    watchAdoption(listener) {
      const stop = whenLoaded((connector) => connector.watchAdoption(listener))
      // Without the code, the wallet keeps its session until it expires.
      if (isNeeded()) load().catch(() => {})
      return stop
    },
    watchServiceErrors: (listener) =>
      whenLoaded((connector) => connector.watchServiceErrors(listener)),
    universalProvider: async () => (await load()).universalProvider(),
    forgetSession() {
      if (loaded !== null) loaded.forgetSession()
      else loading?.then((connector) => connector.forgetSession()).catch(() => {})
    },
    reconnect: () => loaded?.reconnect(),
    stop() {
      stopped = true
      onLoaded.clear()
      loaded?.stop()
    },
  }
}
