import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { askAccounts } from './ask-wallet.ts'
import type { Reached } from './reach.ts'
import { readAccounts } from './read-accounts.ts'
import { readChain } from './read-chain.ts'

type Hear = (event: WalletEvent) => void

/** What a wallet says by itself, in our words; a payload that cannot be read is dropped. The old `networkChanged` is not listened to. Returns the stop. */
export function listen(wallet: Reached, hear: Hear): () => void {
  const over = new AbortController()
  const stops = [
    wallet.handle.on('accountsChanged', (payload) => {
      const event = accountsEvent(payload)
      if (event) hear(event)
    }),
    wallet.handle.on('chainChanged', (payload) => {
      const caipNetworkId = readChain(payload)
      if (caipNetworkId) hear({ type: 'chain.changed', caipNetworkId })
    }),
    wallet.handle.on('disconnect', (reason) => {
      if (isPassing(reason)) void checkOnce(wallet, over.signal, hear)
      else hear({ type: 'disconnected' })
    }),
  ]
  return () => {
    over.abort()
    for (const stop of stops) stop()
  }
}

/** No account is shared any more: for us that is the end. A list of nothing but rubbish says nothing. */
function accountsEvent(payload: unknown): WalletEvent | null {
  const accounts = readAccounts(payload)
  if (!accounts) return null
  if (accounts.length > 0) return { type: 'accounts.changed', accounts: plainAccounts(accounts) }
  return Array.isArray(payload) && payload.length === 0 ? { type: 'disconnected' } : null
}

/** 1013, "try again later": the wallet lost its node for a moment, not the page. */
function isPassing(reason: unknown): boolean {
  try {
    return typeof reason === 'object' && reason !== null && Reflect.get(reason, 'code') === 1013
  } catch {
    return false
  }
}

async function checkOnce(wallet: Reached, signal: AbortSignal, hear: Hear): Promise<void> {
  const accounts = await askAccounts(wallet, 'eth_accounts', signal).catch(() => [])
  if (accounts.length === 0 && !signal.aborted) hear({ type: 'disconnected' })
}
