import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { AdapterHost } from '../adapter.ts'
import { type Connections, connectionOf, setConnection } from './connections.ts'
import type { Wallet } from './context.types.ts'
import type { SharedListener } from './wallet-client.ts'

type Options = { host: Pick<AdapterHost, 'accountType'>; connections: Connections }

/**
 * Returns a function that subscribes to a wallet: to its own events and to accounts that the
 * adapter reads itself. That function returns unsubscribe.
 */
export const listen =
  (options: Options) =>
  ({ client }: Wallet, listener: (event: WalletEvent) => void): (() => void) => {
    const { connections } = options
    const onShared: SharedListener = (shared) => {
      const before = connectionOf(connections, client)
      if (shared === null) {
        connections.delete(client)
        listener({ type: 'disconnected' })
        return
      }
      const address = before?.address ?? null
      const { accounts, caipNetworkId } = setConnection(options, client, shared, address)
      // The addresses differ by network, so the event contains the new ones.
      if (before !== null && before.caipNetworkId !== caipNetworkId)
        listener({ type: 'chain.changed', caipNetworkId, accounts })
      listener({ type: 'accounts.changed', accounts })
    }
    const cleanups = [connections.subscribe(client, onShared), client.subscribe(onShared)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
