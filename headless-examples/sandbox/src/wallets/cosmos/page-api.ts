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
import { documentRequest, enableRequest, messageRequest, suggestRequest } from './approval-requests.ts'
import { type CosmosWalletChain, readChainInfo } from './chains.ts'
import type { CosmosContext } from './context.ts'

type Signed = { signed: unknown; signature: CosmosSignature }

/** The page API that Keplr began with and others took over. It has words, not numbers, for what goes wrong. */
export type CosmosPageApi = {
  version: string
  mode: 'extension'
  enable(chainIds: unknown): Promise<void>
  disable(chainIds?: unknown): Promise<void>
  getKey(chainId: unknown): Promise<object>
  signArbitrary(chainId: unknown, signer: unknown, data: unknown): Promise<CosmosSignature>
  signAmino(chainId: unknown, signer: unknown, signDoc: unknown): Promise<Signed>
  signDirect(chainId: unknown, signer: unknown, signDoc: unknown): Promise<Signed>
  experimentalSuggestChain(info: unknown): Promise<void>
  getOfflineSigner(chainId: unknown): object
}

export function createPageApi({
  state,
  approvals,
  visible,
  chains,
  secret,
  name,
}: CosmosContext): CosmosPageApi {
  const chainOf = (chainId: unknown): CosmosWalletChain => {
    const chain = chains().find((one) => one.chainId === chainId)
    if (!chain) throw new Error(`There is no chain info for ${String(chainId)}`)
    return chain
  }
  const addressOn = ({ prefix }: CosmosWalletChain) => cosmosAddress(secret(), prefix)
  async function decide(ask: ApprovalRequest) {
    if (!(await approvals.request(ask)).approved) throw new Error('Request rejected')
  }
  /** Every call asks for what it needs: a page that was not let in is brought before the person. Only the account in front is shared. */
  async function letIn(chainIds: readonly unknown[]) {
    const wanted = chainIds.map(chainOf)
    const isIn = ({ chainId }: CosmosWalletChain) => state.read().enabled.includes(chainId)
    if (visible().length === 0) {
      const { active } = state.read()
      await decide({ kind: 'connect', accounts: [active], names: [name()] })
      state.change({ shared: [active], locked: false })
    } else {
      for (const chain of wanted.filter((one) => !isIn(one)))
        await decide(enableRequest(chain, addressOn(chain)))
    }
    const enabled = [...new Set([...state.read().enabled, ...wanted.map(({ chainId }) => chainId)])]
    if (enabled.length > state.read().enabled.length) state.change({ enabled })
  }
  /** The chain and the account, where the page may use both. */
  async function signerOn(chainId: unknown, signer: unknown): Promise<CosmosWalletChain> {
    await letIn([chainId])
    const chain = chainOf(chainId)
    if (signer !== addressOn(chain)) throw new Error('Signer mismatched')
    return chain
  }

  const api: CosmosPageApi = {
    version: '0.12.0',
    mode: 'extension',
    enable: (chainIds) => letIn(Array.isArray(chainIds) ? chainIds : [chainIds]),
    async disable(chainIds) {
      const left =
        chainIds === undefined
          ? []
          : state.read().enabled.filter((one) => ![chainIds].flat().includes(one))
      state.change(left.length === 0 ? { enabled: [], shared: [] } : { enabled: left })
    },
    async getKey(chainId) {
      await letIn([chainId])
      return {
        name: name(),
        algo: 'secp256k1',
        pubKey: cosmosPublicKey(secret()),
        address: cosmosAddressBytes(secret()),
        bech32Address: addressOn(chainOf(chainId)),
        isNanoLedger: false,
        isKeystone: false,
      }
    },
    async signArbitrary(chainId, signer, data) {
      const chain = await signerOn(chainId, signer)
      const bytes = data instanceof Uint8Array ? data : new TextEncoder().encode(String(data))
      await decide(messageRequest(chain, addressOn(chain), new TextDecoder().decode(bytes)))
      return signAmino(secret(), adr36Doc(addressOn(chain), bytes))
    },
    async signAmino(chainId, signer, signDoc) {
      const chain = await signerOn(chainId, signer)
      await decide(documentRequest(chain, addressOn(chain), signDoc))
      return { signed: signDoc, signature: signAmino(secret(), signDoc) }
    },
    async signDirect(chainId, signer, signDoc) {
      const chain = await signerOn(chainId, signer)
      const doc = readDirect(signDoc)
      await decide(documentRequest(chain, addressOn(chain), doc))
      return { signed: doc, signature: signDirect(secret(), doc) }
    },
    async experimentalSuggestChain(info) {
      const chain = readChainInfo(info)
      if (chains().some(({ chainId }) => chainId === chain.chainId)) return
      await decide(suggestRequest(chain, info))
      state.change({ suggested: [...state.read().suggested, chain] })
    },
    getOfflineSigner: (chainId) => ({
      async getAccounts() {
        await letIn([chainId])
        return [
          {
            address: addressOn(chainOf(chainId)),
            algo: 'secp256k1',
            pubkey: cosmosPublicKey(secret()),
          },
        ]
      },
      signAmino: (signer: unknown, signDoc: unknown) => api.signAmino(chainId, signer, signDoc),
      signDirect: (signer: unknown, signDoc: unknown) => api.signDirect(chainId, signer, signDoc),
    }),
  }
  return api
}

/** `SignDoc`: bytes as such, or as base64. */
function readDirect(value: unknown): DirectDoc {
  if (!isRecord(value)) throw new Error('"signDoc" must be of type object')
  const bytes = (part: unknown) =>
    part instanceof Uint8Array ? part : base64.decode(typeof part === 'string' ? part : '')
  const { bodyBytes, authInfoBytes, chainId, accountNumber } = value
  return {
    bodyBytes: bytes(bodyBytes),
    authInfoBytes: bytes(authInfoBytes),
    chainId: String(chainId),
    accountNumber: BigInt(String(accountNumber ?? 0)),
  }
}
