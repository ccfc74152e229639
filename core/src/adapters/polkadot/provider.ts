import { hexToBytes } from '@noble/hashes/utils'
import { plainAccounts } from '../../domain/account/account.ts'
import { safeGet } from '../../domain/unknown.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import type { Link } from './create-link.ts'
import type { Inside } from './inside.ts'
import type {
  PolkadotProvider,
  PolkadotRaw,
  PolkadotSignature,
  PolkadotSigner,
} from './polkadot.types.ts'
import { readSignature } from './read-signature.ts'
import { askRemote } from './remote.ts'

/** The same kind of object for pages, whichever way the wallet is reached; null while it is not connected. */
export function createProviders(
  inside: Inside,
  signMessage: ChainAdapter['signMessage'],
): ChainAdapter['provider'] {
  const same = createProviderCache<PolkadotProvider>()
  return (connectorId, at = null) => {
    const sign: PolkadotProvider['signMessage'] = (request) =>
      signMessage({ ...request, connectorId }, inside.life)
    const address = at?.address ?? null
    if (connectorId === remoteConnectorId) {
      const shared = inside.host.remote()
      const known = { address, accounts: plainAccounts(address === null ? [] : [address]) }
      return (
        shared &&
        same(shared, address ?? '', () => ({
          ...known,
          signer: remoteSigner(inside),
          signMessage: sign,
        }))
      )
    }
    const link = inside.links.get(connectorId)
    if (link === undefined || link.accounts().length === 0) return null
    return same(link, address ?? '', () => ({
      get address() {
        return link.address(address)
      },
      get accounts() {
        return link.accounts()
      },
      signer: extensionSigner(inside, link),
      signMessage: sign,
    }))
  }
}

function extensionSigner({ life }: Inside, link: Link): PolkadotSigner {
  return {
    signRaw: async (raw) => readSigned(await link.sign('signRaw', raw, life)),
    signPayload: async (payload) => readSigned(await link.sign('signPayload', payload, life)),
  }
}

function remoteSigner(inside: Inside): PolkadotSigner {
  const ask = (method: string, params: object) => askRemote(inside, { method, params }, inside.life)
  return {
    signRaw: async (raw) =>
      readSigned(await ask('polkadot_signMessage', { address: raw.address, message: textOf(raw) })),
    signPayload: async (payload) =>
      readSigned(
        await ask('polkadot_signTransaction', {
          address: payload.address,
          transactionPayload: payload,
        }),
      ),
  }
}

function readSigned(answer: unknown): PolkadotSignature {
  const { hex } = readSignature(answer)
  const [id, signedTransaction] = ['id', 'signedTransaction'].map((key) => safeGet(answer, key))
  const signed = { id: typeof id === 'number' ? id : 0, signature: hex }
  return typeof signedTransaction === 'string' ? { ...signed, signedTransaction } : signed
}

/** Across the relay a message is text; bytes that are none stay hex. */
function textOf({ data }: PolkadotRaw): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(data.replace(/^0x/, '')))
  } catch {
    return data
  }
}
