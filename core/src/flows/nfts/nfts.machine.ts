import { assign, fromCallback, sendTo, setup } from 'xstate'
import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import type * as T from './nfts.types.ts'

const base = setup({
  types: {} as { context: T.NftsContext; events: T.NftsEvent; input: T.NftsInput },
  actors: { readNfts: fromCallback<ResourceCommand, CaipAddress | null>(notProvidedListener) },
  actions: {
    /** Clears the NFTs of another account at once, before its resource reports. */
    setAccount: assign(({ context, event }) => {
      const accounts = applyAccountEvent(context, event)
      const isSame = activeAccount(accounts) === activeAccount(context)
      return isSame ? accounts : { ...accounts, nfts: unread }
    }),
    sendAccount: sendTo('readNfts', ({ context }) => ({
      type: 'key.set',
      key: activeAccount(context),
    })),
    setNfts: assign(({ event }) => (event.type === 'nfts.changed' ? { nfts: event.resource } : {})),
    sendRefresh: sendTo('readNfts', { type: 'refresh', forced: true }),
  },
})

/**
 * Reads the NFTs of the active account from the page's own source (decision 34). Another account or
 * network starts the read again, so that a late response for the previous one has no effect (faults
 * G4, O-5).
 */
export const nftsMachine = base.createMachine({
  id: 'nfts',
  description: 'Lists the NFTs of the active account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, nfts: unread }),
  initial: 'listing',
  states: {
    listing: {
      description: 'Reads the NFTs of the active account, if there is one.',
      invoke: {
        id: 'readNfts',
        src: 'readNfts',
        input: ({ context }) => activeAccount(context),
      },
      on: {
        'account.connected': { actions: ['setAccount', 'sendAccount'] },
        'account.changed': { actions: ['setAccount', 'sendAccount'] },
        'account.lost': { actions: ['setAccount', 'sendAccount'] },
        'account.disconnected': { actions: ['setAccount', 'sendAccount'] },
        'network.changed': { actions: ['setAccount', 'sendAccount'] },
        'chain.changed': { actions: ['setAccount', 'sendAccount'] },
        'nfts.changed': { actions: 'setNfts' },
        refresh: { actions: 'sendRefresh' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
