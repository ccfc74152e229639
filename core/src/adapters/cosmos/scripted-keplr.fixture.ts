import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, bech32, hex } from '@scure/base'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedHost,
  type MemoryOptions,
} from '../../testing/index.ts'
import type { AdapterHost } from '../adapter.ts'
import type { CosmosOptions } from './cosmos.types.ts'
import { createCosmos } from './create-cosmos.ts'

const digest = (kind: string, bytes: Uint8Array) =>
  Uint8Array.from(createHash(kind).update(bytes).digest())

/** A real key pair with its addresses, `getKey` results and signatures. */
export function keyOf(byte: number) {
  const secret = new Uint8Array(32).fill(byte)
  const pubKey = secp256k1.getPublicKey(secret, true)
  const bytes = digest('ripemd160', digest('sha256', pubKey))
  const addressOn = (prefix: string) => bech32.encode(prefix, bech32.toWords(bytes))
  return {
    secret,
    pubKey,
    addressOn,
    publicKey: hex.encode(pubKey),
    /** The result of `getKey`. */
    keyResult: (prefix: string, overrides: object = {}) => ({
      name: 'Everyday',
      algo: 'secp256k1',
      pubKey,
      address: bytes,
      bech32Address: addressOn(prefix),
      isNanoLedger: false,
      isKeystone: false,
      ...overrides,
    }),
    /**
     * The result of `signArbitrary`. The document is a literal, to be independent of the adapter.
     */
    sign(signer: string, text: string) {
      const data = Buffer.from(text).toString('base64')
      const doc = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}],"sequence":"0"}`
      const signature = secp256k1.sign(digest('sha256', Buffer.from(doc)), secret, {
        prehash: false,
      })
      return {
        pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(pubKey) },
        signature: base64.encode(signature),
      }
    },
  }
}
export type TestKey = ReturnType<typeof keyOf>

export const [ada, bob] = [keyOf(1), keyOf(2)]
const prefixes: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }
const prefixOf = (chainId: unknown) => prefixes[String(chainId)] ?? 'test'

type Script = (...args: unknown[]) => unknown

/** Fakes a wallet with Keplr's API and a real key. Scripts replace its methods. */
export function scriptedKeplr(scripts: Record<string, Script> = {}, key: TestKey = ada) {
  const calls: [method: string, ...args: unknown[]][] = []
  const methods: Record<string, Script> = {
    enable: () => undefined,
    getKey: (chainId) => key.keyResult(prefixOf(chainId)),
    signArbitrary: (_, signer, text) => key.sign(String(signer), String(text)),
    ...scripts,
  }
  const api = Object.fromEntries(
    Object.keys(methods).map((method) => [
      method,
      async (...args: unknown[]) => {
        calls.push([method, ...args])
        return methods[method]?.(...args)
      },
    ]),
  )
  return { api, calls, methods: () => calls.map(([method]) => method) }
}

const network = (reference: string, name: string, symbol: string): Network =>
  defineNetwork({
    id: reference,
    name,
    chainNamespace: 'cosmos',
    caipNetworkId: `cosmos:${reference}`,
    nativeCurrency: { name, symbol, decimals: 6 },
    rpcUrls: {
      default: { http: [`https://rest.${reference}.example`] },
      chainDefault: { http: [`https://rpc.${reference}.example`] },
    },
  })
export const hub = network('cosmoshub-4', 'Cosmos Hub', 'ATOM')
export const osmosis = network('osmosis-1', 'Osmosis', 'OSMO')
export const local = network('local-1', 'Local', 'LOC')

type Options = {
  networks?: readonly Network[]
  remote?: AdapterHost['remote']
  options?: CosmosOptions
  customRpcUrls?: AdapterHost['customRpcUrls']
} & Pick<MemoryOptions, 'fetch' | 'injected'>

/** Starts the adapter on a memory platform. */
export function startAdapter({
  networks = [hub, osmosis],
  remote = () => null,
  options = {},
  fetch,
  injected,
  customRpcUrls = {},
}: Options = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    ...(fetch && { fetch }),
    ...(injected && { injected }),
  })
  const host = createScriptedHost(platform, {
    networks: () => networks,
    remote,
    customRpcUrls,
  })
  return {
    adapter: createCosmos(host, options, () => import('./chain-adapter.ts')),
    clock,
    platform,
  }
}

/** Starts the adapter with a wallet at `window.keplr`, and loads the chain adapter. */
export async function setup(scripts: Record<string, Script> = {}, options: Options = {}) {
  const wallet = scriptedKeplr(scripts)
  const started = startAdapter({ injected: { keplr: () => wallet.api }, ...options })
  started.adapter.discover({ found: () => {} })
  return { ...started, wallet, chain: await started.adapter.load(), connectorId: 'keplr' }
}
