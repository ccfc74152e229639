import { getAddress, hashMessage, isAddress } from 'viem'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Verifier, VerifyHost } from '../verifier.ts'
import { isSignature, isSignedBy, isSignedByContract, isSignedByKey } from './verify.ts'

/**
 * Verifies signatures of texts (EIP-191). The contract of an account verifies on the chain of the
 * claim (ERC-1271, ERC-6492): throws `siwx/network-not-found` if that chain has no RPC URL.
 */
export function createVerifier(host: VerifyHost): Verifier {
  const loadChain = lazy(() => import('./sign-in-chain.ts'))
  return {
    isSameAccount: (a, b) => isAddress(a) && isAddress(b) && getAddress(a) === getAddress(b),
    async isSigned({ address, caipNetworkId, text, signature, proof }, signal) {
      if (!isAddress(address) || !isSignature(signature)) return false
      const claim = { address, hash: hashMessage(text), signature }
      if (proof === 'key') return isSignedByKey(claim)
      const controller = new AbortController()
      const loadNode = async () => {
        const urls = host.rpcUrls(caipNetworkId)
        if (urls.length === 0) throw new KitError(siwxErrors, 'siwx/network-not-found')
        const { openChain } = await loadChain()
        const scope = { caipNetworkId, urls, signal, stopSignal: controller.signal }
        return openChain(host, scope)
      }
      const isSigned = proof === 'contract' ? isSignedByContract : isSignedBy
      return isSigned(claim, loadNode).finally(() => controller.abort())
    },
  }
}
