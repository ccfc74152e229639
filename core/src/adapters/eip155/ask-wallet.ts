import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import type { Reached } from './reach.ts'
import { readAccounts } from './read-accounts.ts'
import { readChain } from './read-chain.ts'

/** What to call a failure, or an answer, that says nothing. */
export type Otherwise = (cause: unknown) => KitError

/** The wallet did something nobody can name. */
export const walletFailed =
  ({ name }: Reached): Otherwise =>
  (cause) =>
    new KitError('connect/wallet-failed', { wallet: name }, { cause })

/** Accounts by `eth_requestAccounts` (prompts) or `eth_accounts` (never does). A list of nothing but rubbish is a failure, an empty one is not. */
export async function askAccounts(
  wallet: Reached,
  method: 'eth_requestAccounts' | 'eth_accounts',
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answer = await ask(wallet, method, signal, walletFailed(wallet))
  const accounts = readAccounts(answer)
  if (!accounts || (accounts.length === 0 && hasEntries(answer))) throw walletFailed(wallet)(answer)
  return accounts
}

/** The network the wallet is on now. */
export async function askChain(
  wallet: Reached,
  signal: AbortSignal,
  otherwise: Otherwise,
): Promise<CaipNetworkId> {
  const answer = await ask(wallet, 'eth_chainId', signal, otherwise)
  const chain = readChain(answer)
  if (!chain) throw otherwise(answer)
  return chain
}

function ask(
  wallet: Reached,
  method: string,
  signal: AbortSignal,
  otherwise: Otherwise,
): Promise<unknown> {
  return wallet.handle
    .request({ method, params: [], otherwise: 'kit/unknown' }, signal)
    .catch((error: unknown) => {
      throw codeOf(error) === 'kit/unknown' ? otherwise(error) : error
    })
}

const hasEntries = (answer: unknown) => Array.isArray(answer) && answer.length > 0
