import type { Account } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { isSameAccount, parseAddress } from './account-id.ts'
import type { EnabledExtension } from './enable.ts'
import type { Networks } from './networks.ts'
import { parseAccounts, type SharedAccount } from './parse-accounts.ts'

/**
 * A connected extension and the network on which the page uses it. Extensions have no network.
 */
export type Link = Pick<EnabledExtension, 'sign'> & {
  network(): CaipNetworkId
  /** The accounts that are usable on the network, with their addresses there. */
  accounts(): readonly Account[]
  /**
   * The address, on the current network, of the preferred account, else of the account that was
   * active after connecting, else of the first one. Null if no account is usable on the network.
   */
  address(preferred: string | null): string | null
  /** The account of an address in any format; null if it is not shared. */
  find(address: string): SharedAccount | null
  /** Switches the network. Does nothing and returns false if no account is usable on it. */
  setNetwork(network: CaipNetworkId): boolean
  /** Subscribes to events. Returns unsubscribe. */
  listen(listener: (event: WalletEvent) => void): () => void
}

type Options = {
  extension: EnabledExtension
  networks: Networks
  shared: readonly SharedAccount[]
  network: CaipNetworkId
  /** The address that was active before a reload, in any format; null if there was none. */
  address: string | null
}

export function createLink(options: Options): Link {
  const { extension, networks } = options
  let { shared, network } = options
  const networkEmitter = createEmitter<void>()
  const accounts = () => networks.accountsOn(network, shared)
  const findAccount = (address: string | null) => {
    const id = parseAddress(address)
    return id && accounts().find((account) => isAddressOf(account.address, id))
  }
  const initial = (findAccount(options.address) ?? accounts()[0])?.address ?? null
  return {
    sign: extension.sign,
    network: () => network,
    accounts,
    address(preferred) {
      const account = findAccount(preferred) ?? findAccount(initial) ?? accounts()[0]
      return account?.address ?? null
    },
    find(address) {
      const id = parseAddress(address)
      return (id && shared.find((account) => isSameAccount(account.id, id))) ?? null
    },
    setNetwork(next) {
      if (networks.accountsOn(next, shared).length === 0) return false
      network = next
      networkEmitter.emit()
      return true
    },
    listen(listener) {
      // Extensions report the accounts to every new listener, so unchanged ones are not emitted.
      let lastEmitted = JSON.stringify(accounts())
      const unsubscribeNetwork = networkEmitter.subscribe(() => {
        lastEmitted = JSON.stringify(accounts())
        listener({ type: 'chain.changed', caipNetworkId: network, accounts: accounts() })
      })
      const unsubscribe = extension.subscribe((list) => {
        const parsed = parseAccounts(list)
        if (parsed === null) return
        shared = parsed
        const current = accounts()
        const text = JSON.stringify(current)
        if (text === lastEmitted) return
        lastEmitted = text
        if (current.length === 0) listener({ type: 'disconnected' })
        else listener({ type: 'accounts.changed', accounts: current })
      })
      return () => {
        unsubscribeNetwork()
        unsubscribe()
      }
    },
  }
}

/** Whether an address in any format belongs to an account. */
export function isAddressOf(address: string, id: SharedAccount['id']): boolean {
  const parsed = parseAddress(address)
  return parsed !== null && isSameAccount(parsed, id)
}
