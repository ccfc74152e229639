import { getAddress, isAddress } from 'viem'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Network } from '../../domain/network/network.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { codeOf, isKitError, KitError } from '../../errors/kit-error.ts'
import type { Wallet } from './guard-provider.ts'

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

const maxAccounts = 200
const isSingleCase = (address: string) => /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address)

/**
 * Parses a wallet's list of accounts: checksummed addresses, without duplicates, in the wallet's
 * order. Invalid items are dropped. Null if the response is not a list (fault B3).
 */
export function parseAccounts(response: unknown): readonly string[] | null {
  try {
    if (!Array.isArray(response)) return null
    const addresses = Array.from(response.slice(0, maxAccounts), parseAddress).filter(
      (address) => address !== null,
    )
    return [...new Set(addresses)]
  } catch {
    return null
  }
}

/**
 * The checksummed form of an address. Null if it is invalid, or mixed-case with a wrong checksum.
 */
export function parseAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (isSingleCase(value)) return getAddress(value.toLowerCase())
  return isAddress(value) ? value : null
}

/**
 * Parses the chain id that a wallet reports: a number, decimal or hex text, or a CAIP-2 id. Null if
 * it is invalid (fault B4).
 */
export function parseChain(response: unknown): CaipNetworkId | null {
  const chainId = evmChainId(response)
  return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
}

/** The chain id in hex, as wallets expect it. Throws for a network of another namespace. */
export function hexChainId({ caipNetworkId }: Network): `0x${string}` {
  const chainId = evmChainId(caipNetworkId)
  if (chainId === null) throw new KitError(switchErrors, 'network/not-supported-by-wallet')
  return hexFromNumber(chainId)
}
