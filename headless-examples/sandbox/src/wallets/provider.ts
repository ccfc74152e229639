import { accountMethods } from './methods/accounts.ts'
import { callsMethods } from './methods/calls.ts'
import { chainMethods } from './methods/chains.ts'
import { currentChain, type Method, type WalletContext } from './methods/method.ts'
import { signingMethods } from './methods/signing.ts'
import { transactionMethods } from './methods/transactions.ts'
import { nodeRequest } from './node-request.ts'
import { ProviderError, providerErrors } from './provider-error.ts'
import type { ProviderEvents, WalletProvider } from './wallet.types.ts'

export type ProviderHandle = {
  provider: WalletProvider
  emit<Name extends keyof ProviderEvents>(name: Name, value: ProviderEvents[Name]): void
  stop(): void
}

/**
 * Creates the EIP-1193 provider. It forwards methods that the wallet does not handle to the node of
 * the active chain.
 */
export function createProvider(context: WalletContext): ProviderHandle {
  const methods = new Map<string, Method>(
    Object.entries({
      ...accountMethods(context),
      ...signingMethods(context),
      ...chainMethods(context),
      ...transactionMethods(context),
      ...callsMethods(context),
    }),
  )
  const listeners = new Map<string, Set<(value: unknown) => void>>()

  async function respond(method: string, params: unknown): Promise<unknown> {
    const handle = methods.get(method)
    if (handle) return handle(params)
    if (isPrivileged(method)) throw providerErrors.unsupported(method)
    const chain = currentChain(context)
    if (!chain) throw providerErrors.chainDisconnected(context.state.read().chainId)
    return nodeRequest(chain.rpc, method, params)
  }

  const provider: WalletProvider = {
    async request(args) {
      if (typeof args?.method === 'string')
        return context.scriptedAnswers.respond(args.method, () => respond(args.method, args.params))
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

/** True for node methods that would sign or change the chain without the wallet's approval. */
const isPrivileged = (method: string) =>
  /^(wallet|personal|anvil|evm|hardhat|debug|admin|miner)_|^eth_(sign|unlock|subscribe|unsubscribe)/i.test(
    method,
  )
