import type { KnownChain } from '../../base/wallet-roster.ts'
import { nodeRequest } from '../node-request.ts'
import { readAddChain, readChainId, readSwitch } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import { requestApproval, currentChain, type WalletContext, type Method } from './method.ts'

/** Moving to another chain, and learning of one. */
export function chainMethods(inside: WalletContext): Record<string, Method> {
  const { chains, state } = inside
  const known = (chainId: number) => chains().find((chain) => chain.chainId === chainId)

  async function moveTo(to: KnownChain) {
    if (to.chainId === state.read().chainId) return
    const from = currentChain(inside)?.name ?? `Network ${state.read().chainId}`
    await requestApproval(inside, { kind: 'switch', from, to })
    state.change({ chainId: to.chainId })
  }

  return {
    async wallet_switchEthereumChain(params) {
      const chainId = readSwitch(params)
      const to = known(chainId)
      if (!to) throw providerErrors.unknownChain(chainId)
      await moveTo(to)
      return null
    },
    async wallet_addEthereumChain(params) {
      const chain = readAddChain(params)
      const already = known(chain.chainId)
      if (already) {
        await moveTo(already)
        return null
      }
      const answered = readChainId(await nodeRequest(chain.rpc, 'eth_chainId', []))
      if (answered !== chain.chainId)
        throw providerErrors.invalid(`the node at ${chain.rpc} serves network ${answered}`)
      await requestApproval(inside, { kind: 'add', chain })
      state.change({ added: [...state.read().added, chain], chainId: chain.chainId })
      return null
    },
  }
}
