import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { safeGet } from '../../domain/unknown.ts'
import type { Wallet } from './guard-provider.ts'
import { parseAccounts, parseChain, requestAccounts } from './request-wallet.ts'

type Listener = (event: WalletEvent) => void

/**
 * Subscribes to the events of a wallet. Events with an invalid payload are dropped; the deprecated
 * `networkChanged` is ignored. Returns unsubscribe.
 */
export function listen(wallet: Wallet, listener: Listener): () => void {
  const controller = new AbortController()
  const unsubscribes = [
    wallet.client.on('accountsChanged', (payload) => {
      const event = accountsEvent(payload)
      if (event) listener(event)
    }),
    wallet.client.on('chainChanged', (payload) => {
      const caipNetworkId = parseChain(payload)
      if (caipNetworkId) listener({ type: 'chain.changed', caipNetworkId })
    }),
    wallet.client.on('disconnect', (reason) => {
      if (isTemporary(reason)) void checkAccounts(wallet, controller.signal, listener)
      else listener({ type: 'disconnected' })
    }),
  ]
  return () => {
    controller.abort()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/**
 * The kit's event for `accountsChanged`: an empty list means that the wallet disconnected. Null if
 * the payload is not a list, or a list without any valid address.
 */
function accountsEvent(payload: unknown): WalletEvent | null {
  const accounts = parseAccounts(payload)
  if (!accounts) return null
  if (accounts.length > 0) return { type: 'accounts.changed', accounts: plainAccounts(accounts) }
  return Array.isArray(payload) && payload.length === 0 ? { type: 'disconnected' } : null
}

/**
 * 1013, "try again later": the wallet lost the connection to its node for a moment but is still
 * connected to the page.
 */
const isTemporary = (reason: unknown) => safeGet(reason, 'code') === 1013

/** Emits `disconnected` if the wallet shares no account or its response is invalid. */
async function checkAccounts(
  wallet: Wallet,
  signal: AbortSignal,
  listener: Listener,
): Promise<void> {
  const accounts = await requestAccounts(wallet, 'eth_accounts', signal).catch(() => [])
  if (accounts.length === 0 && !signal.aborted) listener({ type: 'disconnected' })
}
