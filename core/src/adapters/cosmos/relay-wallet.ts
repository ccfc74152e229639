import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { SharedProvider } from '../../connectors/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import { adr36Document } from './adr36.ts'
import { signatureIn, type WalletCalls } from './wallet-calls.ts'

const accountsSchema = v.array(
  v.object({ algo: v.string(), address: v.string(), pubkey: v.string() }),
)

/** A wallet across the relay. Connecting, moving and leaving are the remote connector's; keys and signatures are asked for here. */
export function relayWallet(provider: SharedProvider): WalletCalls {
  const notHere = () => {
    throw new KitError('rpc/method-not-supported')
  }
  const sign = (method: string, signerAddress: string, signDoc: object) =>
    provider.request({ method, params: { signerAddress, signDoc } })
  const standing = () => {
    const { accounts, caipNetworkId: network } = provider.connection() ?? {
      accounts: [],
      caipNetworkId: null,
    }
    const [first] = accounts
    return (
      network && { network, address: first?.address ?? null, publicKey: first?.publicKey ?? null }
    )
  }
  return {
    standing,
    enable: notHere,
    suggest: notHere,
    disable: notHere,
    async getKey() {
      const keys = v.parse(
        accountsSchema,
        await provider.request({ method: 'cosmos_getAccounts', params: {} }),
      )
      const active = keys.find(({ address }) => address === standing()?.address)
      return (
        active && {
          algo: active.algo,
          bech32Address: active.address,
          pubKey: base64.decode(active.pubkey),
          name: '',
        }
      )
    },
    signArbitrary: async (_, signer, text) =>
      signatureIn(await sign('cosmos_signAmino', signer, adr36Document(signer, text))),
    signAmino: (_, signer, signDoc) => sign('cosmos_signAmino', signer, signDoc),
    signDirect: (_, signer, signDoc) => sign('cosmos_signDirect', signer, signDoc),
    offlineSigner: null,
  }
}
