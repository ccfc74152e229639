import { expectTypeOf } from 'vitest'
import type * as adapters from '../../adapters/eip155/index.ts'
import type * as known from '../../domain/networks/index.ts'
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
