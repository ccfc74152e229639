import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { resolveNetwork } from '../../domain/network/define-network.ts'
import type { SignInMessage, SignInSession } from '../../domain/sign-in/session.ts'
import { createManualClock, type ManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../../platform/memory.ts'
import { createStorage, type Storage } from '../../storage/storage.ts'
import type { SiwxHost } from '../siwx.ts'
import { createKeyReader, createVerifier } from '../verify-session.ts'
import { adapters } from './adapters.fixture.ts'
import { type Signer, signers } from './signers.fixture.ts'

export const origin = 'https://app.example.com'
/** 2026-03-01T10:00:00Z */
export const start = 1_772_359_200_000

/** The account with a real key of a namespace. */
export function signerOf(kind: string): Signer {
  const signer = signers.find((each) => each.kind === kind)
  if (signer === undefined) throw new Error(`No signer ${kind}`)
  return signer
}
export const evm = signerOf('eip155')
export const solana = signerOf('solana')
export const polygon = toCaipNetworkId('eip155:137')

/** Signs a message with a real key. */
export async function sign(signer: Signer, message: SignInMessage): Promise<SignInSession> {
  const text = message.toString()
  const { toString: _, ...data } = message
  return { data, message: text, signature: await signer.sign(text) }
}

const network = (id: number, name: string) =>
  resolveNetwork({
    network: {
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    },
    projectId: null,
    rpcGateway: 'https://rpc.example',
    customRpcUrls: {},
    chainImages: {},
  })

export type Tab = {
  host: SiwxHost
  platform: MemoryPlatform
  storage: Storage
  clock: ManualClock
  /** Number of sessions that were verified. */
  verified(): number
}
type TabOptions = {
  fetch?: typeof fetch
  clock?: ManualClock
  /** The storage of the origin, for a second tab or after a reload. */
  stored?: Readonly<Record<string, string>>
  /** Another tab of the same browser: it has the same storage, clock and server. */
  beside?: Tab
  activeNetwork?: CaipNetworkId | null
  wallet?: ReturnType<SiwxHost['wallet']>
}

/** The host of an extension in one tab, with real verification and storage in memory. */
export function createTab(options: TabOptions = {}): Tab {
  const { fetch, stored, beside } = options
  const clock = beside?.clock ?? options.clock ?? createManualClock(start)
  const platform =
    beside?.platform ??
    createMemoryPlatform({
      clock,
      facts: { origin, url: `${origin}/shop/?coupon=secret#top` },
      ...(fetch && { fetch }),
      ...(stored && { stored }),
    })
  const storage = createStorage({ platform, kitId: 'default' })
  const verifying = {
    ...platform,
    adapters,
    rpcUrls: () => [],
    projectId: null,
    customRpcUrls: {},
  }
  const verify = createVerifier(verifying)
  let verified = 0
  return {
    platform,
    storage,
    clock,
    verified: () => verified,
    host: {
      platform,
      storage,
      networks: () => [network(1, 'Ethereum'), network(137, 'Polygon')],
      rpcUrls: () => [],
      activeNetwork: () => options.activeNetwork ?? null,
      wallet: () => options.wallet ?? null,
      directory: async () => ({
        base: 'https://directory.example',
        identity: { projectId: 'p', st: 'appkit', sv: 'html-eip155-1.7.7' },
      }),
      verify(session, options) {
        verified += 1
        return verify(session, options)
      },
      publicKey: createKeyReader(verifying),
    },
  }
}

/** All values in the storage of a tab's origin. */
export const storedIn = ({ platform }: Tab): Readonly<Record<string, string>> =>
  Object.fromEntries(platform.controls.storage?.values ?? [])
