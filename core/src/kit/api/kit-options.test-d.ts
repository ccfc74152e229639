import { expectTypeOf } from 'vitest'
import type * as adapters from '../../adapters/eip155/index.ts'
import type * as known from '../../domain/networks/index.ts'
import type * as siwx from '../../siwx/index.ts'
import type * as kit from '../create-kit.ts'
import type { KitOptions } from './kit-options.ts'

declare const createKit: typeof kit.createKit
declare const eip155: typeof adapters.eip155
declare const mainnet: typeof known.mainnet

const networks = [mainnet]
expectTypeOf(createKit).toBeCallableWith({ networks, adapters: [eip155()] })
expectTypeOf<KitOptions['networks']>().toExtend<readonly object[]>()

// @ts-expect-error `networks` is missing
createKit({ projectId: 'p' })
// @ts-expect-error a network instead of a list
createKit({ networks: mainnet })
// @ts-expect-error ids instead of networks
createKit({ networks: ['eip155:1'] })
// @ts-expect-error the name of an adapter
createKit({ networks, adapters: ['eip155'] })
// @ts-expect-error an adapter that is not called
createKit({ networks, adapters: [eip155] })
// @ts-expect-error a number
createKit({ networks, projectId: 123 })
// @ts-expect-error a misspelled option
createKit({ networks, projetcId: 'p' })
// @ts-expect-error an unknown mode
createKit({ networks, themeMode: 'auto' })
// @ts-expect-error a misspelled variable
createKit({ networks, themeVariables: { '--latchkit-acent': 'red' } })
// @ts-expect-error a misspelled feature
createKit({ networks, features: { legalChekbox: true } })
// @ts-expect-error a wallet without a name
createKit({ networks, customWallets: [{ id: 'own' }] })
// @ts-expect-error an id instead of a network
createKit({ networks, defaultNetwork: 'eip155:1' })
// @ts-expect-error a text instead of a list
createKit({ networks, featuredWalletIds: 'metamask' })
// @ts-expect-error a boolean is no factor
eip155({ baseFeeMultiplier: true })

// `siwx`: extensions of Latchkit, and extensions with the types of AppKit
declare const sessions: typeof siwx
expectTypeOf(createKit).toBeCallableWith({ networks, siwx: sessions.localSessions() })
expectTypeOf(createKit).toBeCallableWith({
  networks,
  siwx: sessions.serverSessions({ url: '/api' }),
})
expectTypeOf(createKit).toBeCallableWith({ networks, siwx: sessions.hostedSessions() })

type ChainOfAppKit = `eip155:${string | number}` | `solana:${string | number}`
type SessionOfAppKit = {
  data: {
    accountAddress: string
    chainId: ChainOfAppKit
    notBefore?: string
    domain: string
    uri: string
    version: string
    nonce: string
    statement?: string
    resources?: string[]
    requestId?: string
    issuedAt?: string
    expirationTime?: string
  }
  message: string
  signature: string
  cacao?: { h: { t: 'caip122' }; p: object; s: { t: 'eip191' | 'eip1271'; s: string } }
}
interface ExtensionOfAppKit {
  createMessage(input: {
    accountAddress: string
    chainId: ChainOfAppKit
    notBefore?: string
  }): Promise<SessionOfAppKit['data'] & { toString(): string }>
  addSession(session: SessionOfAppKit): Promise<void>
  revokeSession(chainId: ChainOfAppKit, address: string): Promise<void>
  setSessions(sessions: SessionOfAppKit[]): Promise<void>
  getSessions(chainId: ChainOfAppKit, address: string): Promise<SessionOfAppKit[]>
  getRequired?(): boolean
  signOutOnDisconnect?: boolean
}
expectTypeOf<ExtensionOfAppKit>().toExtend<NonNullable<KitOptions['siwx']>>()

expectTypeOf(createKit).toBeCallableWith({
  networks,
  siweConfig: sessions.createSIWEConfig({
    getNonce: async () => 'nonce123',
    getMessageParams: async () => ({ domain: 'a', uri: 'https://a', chains: [1], statement: 'S' }),
    createMessage: ({ address, ...args }) => sessions.formatMessage(args, address),
    verifyMessage: async ({ message, signature }) => message !== signature,
    getSession: async () => null,
    signOut: async () => true,
  }),
})
// @ts-expect-error an extension that is not called
createKit({ networks, siwx: sessions.localSessions })
// @ts-expect-error an option of another extension
sessions.localSessions({ url: '/api' })
// @ts-expect-error no URL
sessions.serverSessions({})
// @ts-expect-error the domain is that of the page
sessions.localSessions({ domain: 'a' })
