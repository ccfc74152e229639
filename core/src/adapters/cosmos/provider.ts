import * as v from 'valibot'
import { KitError } from '../../errors/kit-error.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { asking, askKey } from './ask-wallet.ts'
import { chainIdOf } from './chains.ts'
import type { CosmosKey, CosmosProvider, CosmosSigned } from './cosmos.types.ts'
import type { Family, Reached } from './family.ts'
import { readSignature, signText } from './sign.ts'
import { whereabouts } from './whereabouts.ts'

const signedSchema = v.object({ signed: v.looseObject({}), signature: v.unknown() })

/** What a page gets of a connected wallet; null when it is gone, or is not connected. `objectOf`: the wallet's own object. */
export function createProviders(family: Family, objectOf: (connectorId: string) => object | null) {
  const same = createProviderCache<CosmosProvider>()
  return (connectorId: string): CosmosProvider | null => {
    const reached = family.reach.find(connectorId)
    const wallet = reached && { connectorId, ...reached }
    const object = objectOf(connectorId)
    if (wallet === null || object === null || whereabouts(family, wallet) === null) return null
    return same(object, connectorId, () => providerOf(family, wallet))
  }
}

function providerOf(family: Family, wallet: Reached): CosmosProvider {
  const { life, ask } = family
  const { connectorId } = wallet
  const now = () => whereabouts(family, wallet)
  /** Throws once it is disconnected. */
  const here = () => {
    const at = now()
    if (at === null) throw new KitError('rpc/provider-disconnected')
    return { ...at, chainId: chainIdOf(at.network) }
  }
  const getKey = async (): Promise<CosmosKey> => askKey(family, wallet, here().network, life)
  const signer = async () => here().address ?? (await getKey()).address
  const sign = async (how: 'signAmino' | 'signDirect', signDoc: object): Promise<CosmosSigned> => {
    const address = await signer()
    const answer = await ask(asking('rpc/internal'), life, () =>
      wallet.client[how](here().chainId, address, signDoc),
    )
    return readSigned(answer)
  }
  const { offlineSigner } = wallet.client
  return {
    get address() {
      return now()?.address ?? null
    },
    get chainId() {
      const at = now()
      return at && chainIdOf(at.network)
    },
    get publicKey() {
      return now()?.publicKey ?? null
    },
    getKey,
    signArbitrary: async (text) =>
      signText(family, { connectorId, address: await signer() }, text, life),
    signAmino: (signDoc) => sign('signAmino', signDoc),
    signDirect: (signDoc) => sign('signDirect', signDoc),
    getOfflineSigner: offlineSigner && (() => offlineSigner(here().chainId)),
  }
}

function readSigned(answer: unknown): CosmosSigned {
  const read = v.safeParse(signedSchema, answer)
  if (!read.success) throw new KitError('rpc/internal', {}, { cause: answer })
  return { signed: read.output.signed, signature: readSignature(read.output.signature) }
}
