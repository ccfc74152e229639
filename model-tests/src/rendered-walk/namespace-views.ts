import type { Connector } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows'
import { page } from 'vitest/browser'
import { fox, foxConnection, foxSolana, foxSolanaConnection } from '../samples.ts'
import { button, expectVisible, heading } from './locators.ts'
import {
  connectFox,
  connectOther,
  type RenderedKit,
  type RenderedKitOptions,
} from './rendered-kit.tsx'
import { addresses, cancel, type View } from './view-steps.ts'

/** A Bitcoin wallet with a long name. */
const crane: Connector = {
  ...foxSolana,
  id: 'crane',
  name: 'A wallet with quite a long name',
  chain: 'bip122',
}
/** Fox on two namespaces, and a wallet on a third. */
const threeNamespaces: RenderedKitOptions = { wallets: [fox, foxSolana, crane] }
const connectBoth = async (rendered: RenderedKit) => {
  await connectOther(rendered, foxSolanaConnection)
  await connectOther(rendered, foxConnection)
}

const choice = { namespace: 'eip155', connectorId: fox.id } as const
const accountTypes: SwitchAccountView = {
  step: 'choosing',
  namespace: 'eip155',
  address: foxConnection.address,
  active: { eip155: foxConnection.address },
  choices: [
    { ...choice, address: foxConnection.address, type: 'payment' },
    {
      ...choice,
      address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      type: 'ordinal',
      name: 'Art',
    },
  ],
  pick: cancel,
  connect: cancel,
}

/** Screens with several namespaces, by name. */
export const namespaceViews: Readonly<Record<string, View>> = {
  'Connect, for one namespace': {
    options: threeNamespaces,
    async go({ kit }) {
      await kit.open({ view: 'Connect', namespace: 'solana' })
      await expectVisible(page.getByText('Showing wallets for Solana.'))
    },
  },
  ConnectingMultiChain: {
    options: threeNamespaces,
    async go(rendered) {
      await connectOther(rendered, foxSolanaConnection)
      await rendered.kit.open({ view: 'Connect' })
      await button(/^Fox/).click()
      await expectVisible(heading('Connect Fox'))
    },
  },
  'Account, two namespaces connected': {
    options: threeNamespaces,
    async go(rendered) {
      await connectBoth(rendered)
      await rendered.kit.open()
      await expectVisible(button('Disconnect all'))
    },
  },
  'Networks, several namespaces': {
    options: threeNamespaces,
    async go(rendered) {
      await connectFox(rendered)
      await rendered.kit.open({ view: 'Networks' })
      await expectVisible(page.getByText('Not connected').first())
    },
  },
  SwitchActiveChain: {
    options: threeNamespaces,
    async go(rendered) {
      await connectFox(rendered)
      await rendered.kit.open({ view: 'Networks' })
      await button('Solana').click()
      await expectVisible(heading('Connect a wallet for Solana'))
    },
  },
  Profile: {
    options: threeNamespaces,
    async go(rendered) {
      await connectBoth(rendered)
      await rendered.kit.open()
      await button(/^Connected wallets/).click()
      await expectVisible(button('Connect Bitcoin'))
    },
  },
  'SwitchAddress, several account types': {
    options: { frozen: { flow: 'switchAccount', view: accountTypes } },
    async go(rendered) {
      await addresses(rendered)
      await expectVisible(page.getByRole('tab', { name: 'Ordinals' }))
    },
  },
}
