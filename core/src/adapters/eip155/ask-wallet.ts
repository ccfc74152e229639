import type { CaipNetworkId } from '../../domain/caip.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import type { Reached } from './reach.ts'
import { readAccounts } from './read-accounts.ts'
import { readChain } from './read-chain.ts'

/** A wallet that did something nobody can name. */
export const walletFailed = ({ name }: Reached, cause: unknown) => new KitError('connect/wallet-failed', { wallet: name }, { cause })

/** Accounts by `eth_requestAccounts` (prompts) or `eth_accounts` (never does). */
export async function askAccounts(
  wallet: Reached,
  method: 'eth_requestAccounts' | 'eth_accounts',
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answer = await wallet.provider.request({ method, params: [], otherwise: 'kit/unknown' }, signal).catch((error: unknown) => {
    throw codeOf(error) === 'kit/unknown' ? walletFailed(wallet, error) : error
  })
  const accounts = readAccounts(answer)
  if (!accounts || (accounts.length === 0 && hasEntries(answer))) throw walletFailed(wallet, answer)
  return accounts
}

/** The network the wallet is on now. */
export async function askChain(wallet: Reached, signal: AbortSignal, otherwise: PlainErrorCode = 'kit/unknown'): Promise<CaipNetworkId> {
  const answer = await wallet.provider.request({ method: 'eth_chainId', params: [], otherwise }, signal)
  const chain = readChain(answer)
  if (!chain) throw walletFailed(wallet, answer)
  return chain
}

const hasEntries = (answer: unknown) => Array.isArray(answer) && answer.length > 0
