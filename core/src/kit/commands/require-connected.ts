import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { CommandDeps, ConnectedWallet } from './command-deps.ts'

/** Checks and runs requests to a connected wallet. */
export type RequireConnected = {
  /**
   * Throws `connector/chain-not-configured` for a network that the page has not configured, unless
   * `allowUnsupportedChain` is set: the kit cannot read that chain, so nothing may be signed for
   * it.
   */
  checkNetwork(network: CaipNetworkId | null): void
  /**
   * Runs a request while the wallet stays connected. When the wallet disconnects or the kit stops,
   * aborts the request's signal and rejects with `connector/not-connected` or `kit/stopped` (fault
   * D5).
   */
  during<T>(wallet: ConnectedWallet, request: (signal: AbortSignal) => Promise<T>): Promise<T>
  /**
   * Like `during`, while the account and its network also stay the same: a signature belongs to the
   * account that signed it (fault Z9). Rejects with `sign/not-verified` after a change of the
   * account, and with `connector/chain-mismatch` after a change of the network.
   */
  duringSigning: RequireConnected['during']
}

export function createRequireConnected({
  state,
  waitUntil,
}: Pick<CommandDeps, 'state' | 'waitUntil'>): RequireConnected {
  const runUntil = async <T>(
    wallet: ConnectedWallet,
    request: (signal: AbortSignal) => Promise<T>,
    change: typeof changeOf | (() => null),
  ): Promise<T> => {
    const controller = new AbortController()
    let isSettled = false
    const findProblem = (): KitError | null => {
      const account = state().accounts[wallet.namespace]
      return account?.connectorId === wallet.connectorId
        ? change(wallet, account)
        : new KitError(connectorErrors, 'connector/not-connected')
    }
    const ended = waitUntil(() => isSettled || findProblem() !== null).then((): never => {
      controller.abort()
      throw findProblem() ?? new KitError(kitErrors, 'kit/stopped')
    })
    try {
      return await Promise.race([request(controller.signal), ended])
    } finally {
      isSettled = true
      ended.catch(() => {}) // `ended` may reject after the request has settled
    }
  }
  return {
    checkNetwork(network) {
      const isConfigured = state().network.networks.some(
        ({ caipNetworkId }) => caipNetworkId === network,
      )
      if (network === null || isConfigured || state().config.allowUnsupportedChain) return
      throw new KitError(connectorErrors, 'connector/chain-not-configured', { network })
    },
    during: (wallet, request) => runUntil(wallet, request, () => null),
    duringSigning: (wallet, request) => runUntil(wallet, request, changeOf),
  }
}

/** The error for a change of the account or of its network. Null without a change. */
function changeOf(wallet: ConnectedWallet, account: AccountState): KitError | null {
  const { address, caipNetworkId } = wallet
  if (account.address !== address) return new KitError(signErrors, 'sign/not-verified')
  if (account.caipNetworkId === caipNetworkId) return null
  const found = account.caipNetworkId ?? ''
  return new KitError(connectorErrors, 'connector/chain-mismatch', {
    found,
    expected: caipNetworkId ?? '',
  })
}
