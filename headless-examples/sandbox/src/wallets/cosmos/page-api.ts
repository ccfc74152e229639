import { base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import {
  adr36Doc,
  type CosmosSignature,
  cosmosAddress,
  cosmosAddressBytes,
  cosmosPublicKey,
  type DirectDoc,
  signAmino,
  signDirect,
} from '../../keys/cosmos.ts'
import type { ApprovalRequest } from '../wallet.types.ts'
import {
  documentRequest,
  enableRequest,
  messageRequest,
  suggestRequest,
} from './approval-requests.ts'
import { type CosmosWalletChain, parseChainInfo } from './chains.ts'
import type { CosmosContext } from './context.ts'

type SignedDocument = { signed: unknown; signature: CosmosSignature }

/** Keplr's page API, which other wallets implement too. Its errors have messages but no codes. */
export type CosmosPageApi = {
  version: string
  mode: 'extension'
  enable(chainIds: unknown): Promise<void>
  disable(chainIds?: unknown): Promise<void>
  getKey(chainId: unknown): Promise<object>
  signArbitrary(chainId: unknown, signer: unknown, data: unknown): Promise<CosmosSignature>
  signAmino(chainId: unknown, signer: unknown, signDoc: unknown): Promise<SignedDocument>
  signDirect(chainId: unknown, signer: unknown, signDoc: unknown): Promise<SignedDocument>
  experimentalSuggestChain(info: unknown): Promise<void>
  getOfflineSigner(chainId: unknown): object
}

export function createPageApi(context: CosmosContext): CosmosPageApi {
  const { state, approvals, visible, chains, secret, name } = context
  const findChain = (chainId: unknown): CosmosWalletChain => {
    const chain = chains().find((entry) => entry.chainId === chainId)
    if (!chain) throw new Error(`There is no chain info for ${String(chainId)}`)
    return chain
  }
  const addressOn = ({ prefix }: CosmosWalletChain) => cosmosAddress(secret(), prefix)
  async function requestApproval(request: ApprovalRequest) {
    const { approved } = await approvals.request(request)
    if (!approved) throw new Error('Request rejected')
  }
  /**
   * Requests the permissions for chains that the page does not have yet. Methods that use an
   * account call it, so that they also work before `enable`. Shares the active account only.
   */
  async function ensureEnabled(chainIds: readonly unknown[]) {
    const requested = chainIds.map(findChain)
    const isEnabled = ({ chainId }: CosmosWalletChain) => state.read().enabled.includes(chainId)
    if (visible().length === 0) {
      const { active } = state.read()
      await requestApproval({ kind: 'connect', accounts: [active], names: [name()] })
      state.change({ shared: [active], locked: false })
    } else {
      for (const chain of requested.filter((entry) => !isEnabled(entry)))
        await requestApproval(enableRequest(chain, addressOn(chain)))
    }
    const before = state.read().enabled
    const enabled = [...new Set([...before, ...requested.map(({ chainId }) => chainId)])]
    if (enabled.length > before.length) state.change({ enabled })
  }
  /**
   * Requests a missing permission and returns the chain. Throws if `signer` is not active on it.
   */
  async function ensureSigner(chainId: unknown, signer: unknown): Promise<CosmosWalletChain> {
    await ensureEnabled([chainId])
    const chain = findChain(chainId)
    if (signer !== addressOn(chain)) throw new Error('Signer mismatched')
    return chain
  }

  const api: CosmosPageApi = {
    version: '0.12.0',
    mode: 'extension',
    enable: (chainIds) => ensureEnabled(Array.isArray(chainIds) ? chainIds : [chainIds]),
    async disable(chainIds) {
      const disabled = [chainIds].flat()
      const enabled =
        chainIds === undefined
          ? []
          : state.read().enabled.filter((chainId) => !disabled.includes(chainId))
      state.change(enabled.length === 0 ? { enabled: [], shared: [] } : { enabled })
    },
    async getKey(chainId) {
      await ensureEnabled([chainId])
      return {
        name: name(),
        algo: 'secp256k1',
        pubKey: cosmosPublicKey(secret()),
        address: cosmosAddressBytes(secret()),
        bech32Address: addressOn(findChain(chainId)),
        isNanoLedger: false,
        isKeystone: false,
      }
    },
    async signArbitrary(chainId, signer, data) {
      const chain = await ensureSigner(chainId, signer)
      const address = addressOn(chain)
      const bytes = data instanceof Uint8Array ? data : new TextEncoder().encode(String(data))
      await requestApproval(messageRequest(chain, address, new TextDecoder().decode(bytes)))
      return signAmino(secret(), adr36Doc(addressOn(chain), bytes))
    },
    async signAmino(chainId, signer, signDoc) {
      const chain = await ensureSigner(chainId, signer)
      await requestApproval(documentRequest(chain, addressOn(chain), signDoc))
      return { signed: signDoc, signature: signAmino(secret(), signDoc) }
    },
    async signDirect(chainId, signer, signDoc) {
      const chain = await ensureSigner(chainId, signer)
      const doc = parseDirectDoc(signDoc)
      await requestApproval(documentRequest(chain, addressOn(chain), doc))
      return { signed: doc, signature: signDirect(secret(), doc) }
    },
    async experimentalSuggestChain(info) {
      const chain = parseChainInfo(info)
      if (chains().some(({ chainId }) => chainId === chain.chainId)) return
      await requestApproval(suggestRequest(chain, info))
      state.change({ suggested: [...state.read().suggested, chain] })
    },
    getOfflineSigner: (chainId) => ({
      async getAccounts() {
        await ensureEnabled([chainId])
        const address = addressOn(findChain(chainId))
        return [{ address, algo: 'secp256k1', pubkey: cosmosPublicKey(secret()) }]
      },
      signAmino: (signer: unknown, signDoc: unknown) => api.signAmino(chainId, signer, signDoc),
      signDirect: (signer: unknown, signDoc: unknown) => api.signDirect(chainId, signer, signDoc),
    }),
  }
  return api
}

/** Parses a `SignDoc`. Bytes may be `Uint8Array` or base64. */
function parseDirectDoc(value: unknown): DirectDoc {
  if (!isRecord(value)) throw new Error('"signDoc" must be of type object')
  const parseBytes = (part: unknown) =>
    part instanceof Uint8Array ? part : base64.decode(typeof part === 'string' ? part : '')
  const { bodyBytes, authInfoBytes, chainId, accountNumber } = value
  return {
    bodyBytes: parseBytes(bodyBytes),
    authInfoBytes: parseBytes(authInfoBytes),
    chainId: String(chainId),
    accountNumber: BigInt(String(accountNumber ?? 0)),
  }
}
