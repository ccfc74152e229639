import type { Account } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { type AccountId, isSame, readAddress } from './account-id.ts'
import type { Enabled } from './enable.ts'
import type { Networks } from './networks.ts'
import { readAccounts, type SharedAccount } from './read-accounts.ts'

type Hear = (event: WalletEvent) => void

/** A connected extension, and the network the page uses it on: extensions have none of their own. */
export type Link = Pick<Enabled, 'sign'> & {
  network(): CaipNetworkId
  accounts(): readonly Account[]
  /** This account, as it is written now; else the one it was connected with, else the first. null: none is left. */
  address(wanted: string | null): string | null
  /** The account behind an address, however it is written; null when it is not shared. */
  find(address: string): SharedAccount | null
  /** false, and nothing happened, when no account may be used there. */
  move(network: CaipNetworkId): boolean
  /** What happens from now on. Returns the stop. */
  listen(hear: Hear): () => void
}

/** `address`: the account that was active at the last visit, however it was written; null: there was none. */
type Parts = {
  enabled: Enabled
  networks: Networks
  shared: readonly SharedAccount[]
  network: CaipNetworkId
  address: string | null
}

export function createLink(parts: Parts): Link {
  const { enabled, networks } = parts
  let { shared, network } = parts
  const moved = createEmitter<void>()
  const accounts = () => networks.offered(shared, network)
  const meant = (text: string | null) => {
    const id = readAddress(text)
    return id && accounts().find(({ address }) => isWritten(address, id))
  }
  const first = (meant(parts.address) ?? accounts()[0])?.address ?? null
  return {
    sign: enabled.sign,
    network: () => network,
    accounts,
    address: (wanted) => (meant(wanted) ?? meant(first) ?? accounts()[0])?.address ?? null,
    find(address) {
      const id = readAddress(address)
      return (id && shared.find((one) => isSame(one.id, id))) ?? null
    },
    move(wanted) {
      if (networks.offered(shared, wanted).length === 0) return false
      network = wanted
      moved.emit()
      return true
    },
    listen(hear) {
      let told = JSON.stringify(accounts())
      const unsubscribe = moved.subscribe(() => {
        told = JSON.stringify(accounts())
        hear({ type: 'chain.changed', caipNetworkId: network, accounts: accounts() })
      })
      const leave = enabled.subscribe((answer) => {
        const read = readAccounts(answer)
        if (read === null) return
        shared = read
        const now = accounts()
        const text = JSON.stringify(now)
        if (text === told) return
        told = text
        hear(
          now.length === 0 ? { type: 'disconnected' } : { type: 'accounts.changed', accounts: now },
        )
      })
      return () => {
        unsubscribe()
        leave()
      }
    },
  }
}

function isWritten(address: string, id: AccountId): boolean {
  const own = readAddress(address)
  return own !== null && isSame(own, id)
}
