import type { KnownChain } from '../../base/wallet-roster.ts'
import { nodeRequest } from '../node-request.ts'
import { parseAddChain, parseChainId, parseSwitchChain } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import { currentChain, type Method, requestApproval, type WalletContext } from './method.ts'

/** Creates the methods that switch to a chain or add a chain. */
export function chainMethods(context: WalletContext): Record<string, Method> {
  const { chains, state } = context
  const findChain = (chainId: number) => chains().find((chain) => chain.chainId === chainId)

  async function switchTo(to: KnownChain) {
    if (to.chainId === state.read().chainId) return
    const from = currentChain(context)?.name ?? `Network ${state.read().chainId}`
    await requestApproval(context, { kind: 'switch', from, to })
    state.change({ chainId: to.chainId })
  }

  return {
    async wallet_switchEthereumChain(params) {
      const chainId = parseSwitchChain(params)
      const to = findChain(chainId)
      if (!to) throw providerErrors.unknownChain(chainId)
      await switchTo(to)
      return null
    },
    async wallet_addEthereumChain(params) {
      const chain = parseAddChain(params)
      const existing = findChain(chain.chainId)
      if (existing) {
        await switchTo(existing)
        return null
      }
      const nodeChainId = parseChainId(await nodeRequest(chain.rpc, 'eth_chainId', []))
      if (nodeChainId !== chain.chainId)
        throw providerErrors.invalid(`the node at ${chain.rpc} has the chain id ${nodeChainId}`)
      await requestApproval(context, { kind: 'add', chain })
      state.change({ added: [...state.read().added, chain], chainId: chain.chainId })
      return null
    },
  }
}
