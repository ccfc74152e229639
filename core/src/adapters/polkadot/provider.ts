import { hexToBytes } from '@noble/hashes/utils'
import { plainAccounts } from '../../domain/account/account.ts'
import { polkadotChain, requireActiveChain } from '../../domain/request/document-chains.ts'
import { safeGet } from '../../domain/unknown.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import type { Context } from './context.types.ts'
import type { Link } from './create-link.ts'
import { isHex, parseSignature } from './parse-signature.ts'
import type {
  PolkadotProvider,
  PolkadotRaw,
  PolkadotSignature,
  PolkadotSigner,
} from './polkadot.types.ts'
import { requestRemote } from './request-remote.ts'

/**
 * Returns a function that returns the cached provider of an extension or remote wallet; null if it
 * is not connected.
 */
export function createProviders(
  context: Context,
  signMessage: ChainAdapter['signMessage'],
): ChainAdapter['provider'] {
  const cached = createProviderCache<PolkadotProvider>()
  return (connectorId, active = null) => {
    const sign: PolkadotProvider['signMessage'] = (request) =>
      signMessage({ ...request, connectorId }, context.stopSignal)
    const address = active?.address ?? null
    if (connectorId === remoteConnectorId) {
      const remote = context.host.remote()
      if (remote === null) return null
      return cached(remote, address ?? '', () => ({
        address,
        accounts: plainAccounts(address === null ? [] : [address]),
        signer: remoteSigner(context),
        signMessage: sign,
      }))
    }
    const link = context.links.get(connectorId)
    if (link === undefined || link.accounts().length === 0) return null
    return cached(link, address ?? '', () => ({
      get address() {
        return link.address(address)
      },
      get accounts() {
        return link.accounts()
      },
      signer: extensionSigner(context, link),
      signMessage: sign,
    }))
  }
}

function extensionSigner({ stopSignal }: Context, link: Link): PolkadotSigner {
  return {
    signRaw: async (raw) => parseSigned(await link.sign('signRaw', raw, stopSignal)),
    async signPayload(given) {
      // Each property is read once: what is checked is what the wallet gets (fault EM18).
      const payload = { ...given }
      requireActiveChain(polkadotChain(payload), link.network())
      return parseSigned(await link.sign('signPayload', payload, stopSignal))
    },
  }
}

function remoteSigner(context: Context): PolkadotSigner {
  const request = (method: string, params: object) =>
    requestRemote(context, { method, params }, context.stopSignal)
  return {
    async signRaw(raw) {
      const params = { address: raw.address, message: decodeText(raw) }
      return parseSigned(await request('polkadot_signMessage', params))
    },
    async signPayload(payload) {
      const params = { address: payload.address, transactionPayload: payload }
      return parseSigned(await request('polkadot_signTransaction', params))
    },
  }
}

/** Throws `rpc/internal` for an invalid result. */
function parseSigned(result: unknown): PolkadotSignature {
  const { hex } = parseSignature(result)
  const id = safeGet(result, 'id')
  const signedTransaction = safeGet(result, 'signedTransaction')
  const signature = { id: typeof id === 'number' ? id : 0, signature: hex }
  return isHex(signedTransaction) ? { ...signature, signedTransaction } : signature
}

/** The message for a remote wallet: text, or hex if the bytes are not UTF-8. */
function decodeText({ data }: PolkadotRaw): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(data.replace(/^0x/, '')))
  } catch {
    return data
  }
}
