import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { Context, Wallet } from './context.types.ts'
import { toAccounts } from './parse-key.ts'
import { requestKey } from './request-key.ts'

/**
 * Returns a function that subscribes to a wallet and returns unsubscribe. A wallet's window event
 * has no data, so each event requests the key on the current network again. A key that arrives
 * after a later event is ignored.
 */
export const listen =
  (context: Context) =>
  (wallet: Wallet, listener: (event: WalletEvent) => void): (() => void) => {
    const { platform, injected, connections } = context
    const { connectorId } = wallet
    const event = injected.find(({ path }) => path === connectorId)?.event
    let controller = new AbortController()
    const readKey = async (): Promise<void> => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      const connection = connections.get(connectorId)
      if (connection === null) return
      const { network } = connection
      try {
        const key = await requestKey(context, wallet, network, signal)
        if (connections.get(connectorId)?.network !== network) return await readKey()
        connections.set(connectorId, { network, key })
        listener({ type: 'accounts.changed', accounts: toAccounts(key) })
      } catch {
        if (signal.aborted) return
        connections.delete(connectorId)
        listener({ type: 'disconnected' })
      }
    }
    const cleanups = [
      event === undefined ? () => {} : platform.page.on(event, () => void readKey()),
      connections.subscribe(connectorId, listener),
    ]
    return () => {
      controller.abort()
      for (const cleanup of cleanups) cleanup()
    }
  }
