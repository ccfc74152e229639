import * as v from 'valibot'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { cosmosChain, requireActiveChain } from '../../domain/request/document-chains.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { toChainId } from './chains.ts'
import { connectionOf } from './connection-of.ts'
import type { Context, Wallet } from './context.types.ts'
import type { CosmosKey, CosmosProvider, CosmosSigned } from './cosmos.types.ts'
import { requestKey } from './request-key.ts'
import { parseSignature, signText } from './sign-text.ts'
import { callOptions } from './wallet-errors.ts'

const signedSchema = objectSchema({
  signed: v.record(v.string(), v.unknown()),
  signature: v.unknown(),
})

/**
 * Returns a function that returns the cached provider of a wallet; null if the wallet is unknown or
 * not connected. `objectOf` returns the wallet's own object, which is the key of the cache.
 */
export function createProviders(
  context: Context,
  objectOf: (connectorId: string) => object | null,
) {
  const cached = createProviderCache<CosmosProvider>()
  return (connectorId: string): CosmosProvider | null => {
    const resolved = context.resolver.find(connectorId)
    const object = objectOf(connectorId)
    if (resolved === null || object === null) return null
    const wallet = { connectorId, ...resolved }
    if (connectionOf(context, wallet) === null) return null
    return cached(object, connectorId, () => createProvider(context, wallet))
  }
}

function createProvider(context: Context, wallet: Wallet): CosmosProvider {
  const { stopSignal, guardedCall } = context
  const { connectorId, client } = wallet
  const current = () => connectionOf(context, wallet)
  /** Throws `rpc/provider-disconnected` after a disconnect. */
  const connected = () => {
    const connection = current()
    if (connection === null) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
    return { ...connection, chainId: toChainId(connection.network) }
  }
  const getKey = async (): Promise<CosmosKey> =>
    requestKey(context, wallet, connected().network, stopSignal)
  const signerAddress = async () => connected().address ?? (await getKey()).address
  const sign = async (method: 'signAmino' | 'signDirect', given: object): Promise<CosmosSigned> => {
    // Each property is read once: what is checked is what the wallet gets (fault EM18).
    const signDoc = { ...given }
    const address = await signerAddress()
    requireActiveChain(cosmosChain(signDoc), connected().network)
    const request = { ...callOptions('rpc/internal'), method, params: [address, signDoc] }
    const result = await guardedCall(request, stopSignal, () =>
      client[method](connected().chainId, address, signDoc),
    )
    return parseSigned(result)
  }
  const { offlineSigner } = client
  return {
    get address() {
      return current()?.address ?? null
    },
    get chainId() {
      const connection = current()
      return connection && toChainId(connection.network)
    },
    get publicKey() {
      return current()?.publicKey ?? null
    },
    getKey,
    signArbitrary: async (text) =>
      signText(context, { connectorId, address: await signerAddress() }, text, stopSignal),
    signAmino: (signDoc) => sign('signAmino', signDoc),
    signDirect: (signDoc) => sign('signDirect', signDoc),
    getOfflineSigner: offlineSigner && (() => offlineSigner(connected().chainId)),
  }
}

/** Throws `rpc/internal` for an invalid result. */
function parseSigned(result: unknown): CosmosSigned {
  const parsed = v.safeParse(signedSchema, result)
  if (!parsed.success) throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: result })
  const { signed, signature } = parsed.output
  return { signed, signature: parseSignature(signature) }
}
