import type { Connector } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { page } from 'vitest/browser'
import { fox, foxConnection, foxSolana, foxSolanaConnection } from '../samples.ts'
import { button, expectVisible, heading } from './locators.ts'
import {
  connectFox,
  connectToo,
  type RenderedKit,
  type RenderedKitOptions,
} from './rendered-kit.tsx'
import { addresses, cancel, type View } from './view-steps.ts'

/** A wallet of two namespaces, and one of a third namespace with a long name. */
const crane: Connector = {
  ...foxSolana,
  id: 'crane',
  name: 'A wallet with quite a long name',
  chain: 'bip122',
}
const several: RenderedKitOptions = { wallets: [fox, foxSolana, crane] }
const both = async (world: RenderedKit) => {
  await connectToo(world, foxSolanaConnection)
  await connectToo(world, foxConnection)
}

const of = { namespace: 'eip155', connectorId: fox.id } as const
const kinds: SwitchAccountView = {
  step: 'choosing',
  namespace: 'eip155',
  address: foxConnection.address,
  active: { eip155: foxConnection.address },
  choices: [
    { ...of, address: foxConnection.address, type: 'payment' },
    {
      ...of,
      address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      type: 'ordinal',
      name: 'Art',
    },
  ],
  pick: cancel,
  connect: cancel,
}

/** Screens with several namespaces, by name. */
export const families: Readonly<Record<string, View>> = {
  'Connect, for one family': {
    options: several,
    async go({ kit }) {
      await kit.open({ view: 'Connect', namespace: 'solana' })
      await expectVisible(page.getByText('Wallets for Solana.'))
    },
  },
  ConnectingMultiChain: {
    options: several,
    async go(world) {
      await connectToo(world, foxSolanaConnection)
      await world.kit.open({ view: 'Connect' })
      await button(/^Fox/).click()
      await expectVisible(heading('Connect Fox'))
    },
  },
  'Account, of one wallet among several': {
    options: several,
    async go(world) {
      await both(world)
      await world.kit.open()
      await expectVisible(button('Disconnect all'))
    },
  },
  'Networks, of several families': {
    options: several,
    async go(world) {
      await connectFox(world)
      await world.kit.open({ view: 'Networks' })
      await expectVisible(page.getByText('No wallet yet').first())
    },
  },
  SwitchActiveChain: {
    options: several,
    async go(world) {
      await connectFox(world)
      await world.kit.open({ view: 'Networks' })
      await button('Solana').click()
      await expectVisible(heading('Connect a wallet for Solana'))
    },
  },
  Profile: {
    options: several,
    async go(world) {
      await both(world)
      await world.kit.open()
      await button(/^Connected wallets/).click()
      await expectVisible(button('Connect Bitcoin'))
    },
  },
  'SwitchAddress, of several kinds': {
    options: { frozen: { flow: 'switchAccount', view: kinds } },
    async go(world) {
      await addresses(world)
      await expectVisible(page.getByRole('tab', { name: 'Ordinals' }))
    },
  },
}
