import type { RemoteConnector } from '../../connectors/connector.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { type Lazy, lazyMethods } from '../../platform/lazy.ts'

const calls = ['grants', 'resume', 'disconnect', 'switchNetwork', 'universalProvider'] as const

/**
 * Wraps the connector for remote wallets. The first call that needs the connector loads its code
 * and the WalletConnect SDK. `isNeeded`: whether a wallet may answer a code of an unloaded page, or a
 * session has not been ended yet; then a listener of adoptions loads them, too.
 */
export function createLazyRemote(
  id: string,
  connector: Lazy<RemoteConnector>,
  isNeeded: () => boolean,
): RemoteConnector {
  const { call, current, whenLoaded } = connector
  return {
    id,
    ...lazyMethods(connector, calls),
    pair(request, listener) {
      let isSubscribed = true
      let stop = () => {}
      call((loaded) => {
        if (isSubscribed) stop = loaded.pair(request, listener)
      }).catch((cause: unknown) => {
        if (!isSubscribed) return
        const error = isKitError(cause)
          ? cause
          : new KitError(remoteErrors, 'remote/failed', {}, { cause })
        listener({ type: 'pairing.failed', error })
      })
      return () => {
        isSubscribed = false
        stop()
      }
    },
    takeCacaos: () => current()?.takeCacaos() ?? null,
    watch: (namespace, listener) => whenLoaded((loaded) => loaded.watch(namespace, listener)),
    provider: (namespace) => current()?.provider(namespace) ?? null,
    watchSession(listener) {
      if (current() === null) listener(null)
      return whenLoaded((loaded) => loaded.watchSession(listener))
    },
    watchReplacement: (listener) => whenLoaded((loaded) => loaded.watchReplacement(listener)),
    watchAdoption(listener) {
      const stop = whenLoaded((loaded) => loaded.watchAdoption(listener))
      // Without the code, the wallet keeps its session until it expires.
      if (isNeeded()) connector().catch(() => {})
      return stop
    },
    watchServiceErrors: (listener) => whenLoaded((loaded) => loaded.watchServiceErrors(listener)),
    forgetSession() {
      if (['loading', 'loaded'].includes(connector.status()))
        call((loaded) => loaded.forgetSession()).catch(() => {})
    },
    reconnect: () => current()?.reconnect(),
    stop: connector.stop,
  }
}
