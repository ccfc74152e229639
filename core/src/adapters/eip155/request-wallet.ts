import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { codeOf, isKitError, KitError } from '../../errors/kit-error.ts'
import type { Wallet } from './guard-provider.ts'
import { parseAccounts } from './parse-accounts.ts'
import { parseChain } from './parse-chain.ts'

/** Creates the error for a failure without a known error number and for an invalid response. */
export type ToError = (cause: unknown) => KitError

export const walletFailed =
  ({ name }: Wallet): ToError =>
  (cause) =>
    new KitError(connectErrors, 'connect/wallet-failed', { wallet: name }, { cause })

/**
 * Requests the accounts: `eth_requestAccounts` opens a prompt, `eth_accounts` never does. Throws
 * `connect/wallet-failed` if no item of the list is an address; an empty list is valid.
 */
export async function requestAccounts(
  wallet: Wallet,
  method: 'eth_requestAccounts' | 'eth_accounts',
  signal: AbortSignal,
): Promise<readonly string[]> {
  const response = await request(wallet, method, signal, walletFailed(wallet))
  const accounts = parseAccounts(response)
  if (!accounts || (accounts.length === 0 && hasItems(response)))
    throw walletFailed(wallet)(response)
  return accounts
}

/** Requests the accounts without a prompt. Empty if the wallet is locked. */
export const requestSharedAccounts = (
  wallet: Wallet,
  signal: AbortSignal,
): Promise<readonly string[]> =>
  requestAccounts(wallet, 'eth_accounts', signal).catch((error: unknown) => {
    // some locked wallets throw 4100 instead of returning an empty list
    if (isKitError(error, 'rpc/unauthorized')) return []
    throw error
  })

/** Requests the current network of the wallet. */
export async function requestChain(
  wallet: Wallet,
  signal: AbortSignal,
  toError: ToError,
): Promise<CaipNetworkId> {
  const response = await request(wallet, 'eth_chainId', signal, toError)
  const chain = parseChain(response)
  if (!chain) throw toError(response)
  return chain
}

function request(
  wallet: Wallet,
  method: string,
  signal: AbortSignal,
  toError: ToError,
): Promise<unknown> {
  return wallet.client
    .request({ method, params: [], fallbackCode: 'kit/unknown' }, signal)
    .catch((error: unknown) => {
      throw codeOf(error) === 'kit/unknown' ? toError(error) : error
    })
}

const hasItems = (response: unknown) => Array.isArray(response) && response.length > 0
