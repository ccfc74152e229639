import { base64 } from '@scure/base'
import * as v from 'valibot'
import { objectSchema } from '../../clients/http/object-schema.ts'
import type { SharedProvider } from '../../connectors/connector.ts'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { adr36Document } from './adr36.ts'
import type { WalletClient, WalletConnection } from './wallet-client.ts'

const accountsSchema = v.array(
  objectSchema({ algo: v.string(), address: v.string(), pubkey: v.string() }),
)

/**
 * Creates the client of the remote wallet, for keys and signatures. `enable`, `suggestChain` and
 * `disable` throw: the remote connector connects, switches and disconnects the wallet.
 */
export function createRemoteClient(provider: SharedProvider): WalletClient {
  const notSupported = () => {
    throw new KitError(rpcErrors, 'rpc/method-not-supported')
  }
  const sign = (method: string, signerAddress: string, signDoc: object) =>
    provider.request({ method, params: { signerAddress, signDoc } })
  const connection = (): WalletConnection | null => {
    const shared = provider.connection()
    if (shared === null) return null
    const [active] = shared.accounts
    return {
      network: shared.caipNetworkId,
      address: active?.address ?? null,
      publicKey: active?.publicKey ?? null,
    }
  }
  return {
    connection,
    enable: notSupported,
    suggestChain: notSupported,
    disable: notSupported,
    async getKey() {
      const result = await provider.request({ method: 'cosmos_getAccounts', params: {} })
      const keys = v.parse(accountsSchema, result)
      const active = keys.find(({ address }) => address === connection()?.address)
      return (
        active && {
          algo: active.algo,
          bech32Address: active.address,
          pubKey: base64.decode(active.pubkey),
          name: '',
        }
      )
    },
    async signArbitrary(_, signer, text) {
      const signed = await sign('cosmos_signAmino', signer, adr36Document(signer, text))
      return safeGet(signed, 'signature')
    },
    signAmino: (_, signer, signDoc) => sign('cosmos_signAmino', signer, signDoc),
    signDirect: (_, signer, signDoc) => sign('cosmos_signDirect', signer, signDoc),
    offlineSigner: null,
  }
}
