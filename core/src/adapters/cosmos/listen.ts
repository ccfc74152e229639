import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { accountsOf } from './accounts.ts'
import { askKey } from './ask-wallet.ts'
import type { Family, Reached } from './family.ts'

type Hear = (event: WalletEvent) => void

/** Wallets only say that something changed, on the window: the key is asked for again, on the network we are on. The last word counts. */
export const listen =
  (family: Family) =>
  (wallet: Reached, hear: Hear): (() => void) => {
    const { platform, places, connections } = family
    const { connectorId } = wallet
    const event = places.find(({ path }) => path === connectorId)?.event
    let asking = new AbortController()
    const askAgain = async (): Promise<void> => {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const connection = connections.get(connectorId)
      if (connection === null) return
      try {
        const key = await askKey(family, wallet, connection.network, signal)
        if (connections.get(connectorId)?.network !== connection.network) return await askAgain()
        connections.set(connectorId, { network: connection.network, key })
        hear({ type: 'accounts.changed', accounts: accountsOf(key) })
      } catch {
        if (signal.aborted) return
        connections.delete(connectorId)
        hear({ type: 'disconnected' })
      }
    }
    const stops = [
      event === undefined ? () => {} : platform.page.on(event, () => void askAgain()),
      connections.subscribe(connectorId, hear),
    ]
    return () => {
      asking.abort()
      for (const stop of stops) stop()
    }
  }
