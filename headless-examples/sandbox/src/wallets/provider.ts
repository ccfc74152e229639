import { accountMethods } from './methods/accounts.ts'
import { callsMethods } from './methods/calls.ts'
import { chainMethods } from './methods/chains.ts'
import { currentChain, type WalletContext, type Method } from './methods/method.ts'
import { signingMethods } from './methods/signing.ts'
import { transactionMethods } from './methods/transactions.ts'
import { nodeRequest } from './node-request.ts'
import { ProviderError, providerErrors } from './provider-error.ts'
import type { ProviderEvents, WalletProvider } from './wallet.types.ts'

export type ProviderParts = {
  provider: WalletProvider
  emit<Name extends keyof ProviderEvents>(name: Name, value: ProviderEvents[Name]): void
  stop(): void
}

/** The EIP-1193 object that pages get. What the wallet does not do itself goes to the node of the chain it is on. */
export function createProvider(inside: WalletContext): ProviderParts {
  const methods = new Map<string, Method>(
    Object.entries({
      ...accountMethods(inside),
      ...signingMethods(inside),
      ...chainMethods(inside),
      ...transactionMethods(inside),
      ...callsMethods(inside),
    }),
  )
  const listeners = new Map<string, Set<(value: unknown) => void>>()

  async function answer(method: string, params: unknown): Promise<unknown> {
    const own = methods.get(method)
    if (own) return own(params)
    if (isWalletsOwn(method)) throw providerErrors.unsupported(method)
    const chain = currentChain(inside)
    if (!chain) throw providerErrors.chainDisconnected(inside.state.read().chainId)
    return nodeRequest(chain.rpc, method, params)
  }

  const provider: WalletProvider = {
    async request(args) {
      if (typeof args?.method === 'string')
        return inside.scriptedAnswers.respond(args.method, () => answer(args.method, args.params))
      throw new ProviderError(-32600, 'A request needs a method.')
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
    isConnected: () => true,
  }
  return {
    provider,
    emit(name, value) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(value)
    },
    stop: () => listeners.clear(),
  }
}

/** Node methods that would sign or change the chain behind the wallet's back are not passed on. */
const isWalletsOwn = (method: string) =>
  /^(wallet|personal|anvil|evm|hardhat|debug|admin|miner)_|^eth_(sign|unlock|subscribe|unsubscribe)/i.test(
    method,
  )
