import type { EmbeddedConnector, FrameConnector } from '../../connectors/connector.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { type Lazy, lazyMethods } from '../../platform/lazy.ts'
import type { LoginPopup } from './login-popup.ts'

const calls = [
  'submitEmail',
  'confirmDevice',
  'confirmCode',
  'connect',
  'socialUrl',
  'farcasterUrl',
  'confirmFarcaster',
  'setAccountType',
  'updateEmail',
  'confirmPrimaryCode',
  'confirmSecondaryCode',
  'reload',
  'resume',
  'disconnect',
  'repeatSignOut',
  'switchNetwork',
] as const

/**
 * Wraps the connector of the embedded wallet. The first call that needs the frame loads the code of
 * the connector. The popup of a social login opens without it, because a browser allows that only
 * within the click.
 */
export function createLazyEmbedded(
  popup: LoginPopup,
  connector: Lazy<FrameConnector>,
): EmbeddedConnector {
  const { current, whenLoaded } = connector
  return {
    id: embeddedConnectorId,
    ...lazyMethods(connector, calls),
    watch: (namespace, listener) => whenLoaded((loaded) => loaded.watch(namespace, listener)),
    provider: (namespace) => current()?.provider(namespace) ?? null,
    subscribe: (listener) => whenLoaded((loaded) => loaded.subscribe(listener)),
    place: (box) => current()?.place(box),
    forgetSession: () => current()?.forgetSession(),
    popup: {
      open: popup.open,
      take: popup.take,
      navigate: popup.navigate,
      result: (signal) => connector.call((loaded) => loaded.popup.result(signal)),
    },
    approvals: {
      connectorId: embeddedConnectorId,
      subscribe: (listener) => whenLoaded((loaded) => loaded.approvals.subscribe(listener)),
      approve: null,
      reject: (id) => current()?.approvals.reject(id),
    },
    stop() {
      popup.close()
      connector.stop()
    },
  }
}
