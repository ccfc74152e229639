import { page } from 'vitest/browser'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { alice, fox, mainnet, sepolia, strange } from '../samples.ts'
import { activityViews } from './activity.ts'
import { approvals } from './approvals.ts'
import { elsewhere } from './elsewhere.ts'
import { families } from './families.ts'
import { holdings } from './holdings.ts'
import { button, heading, sees } from './look.ts'
import { sending } from './sending.ts'
import {
  account,
  addresses,
  answered,
  asking,
  cancel,
  legal,
  list,
  missing,
  opened,
  passing,
  switching,
  toSepolia,
  type View,
} from './ways.ts'
import { asked, connectFox } from './world.tsx'

/** An account of the fox. */
const picked = { address: alice, type: 'eoa', namespace: 'eip155', connectorId: fox.id }

/** Every screen there is, by name. */
export const views: Readonly<Record<string, View>> = {
  'Connect, with the legal sentence': { options: { kit: legal }, go: list },
  'Connect, with an offer to explain': { go: list },
  'Connect, a wallet used before': {
    options: {
      stored: {
        '@latchkit/default/recent_wallets': JSON.stringify([
          { id: fox.id, name: fox.name, rdns: fox.rdns, icon: null },
        ]),
      },
    },
    go: list,
  },
  'Connect, two wallets of one name': {
    options: { wallets: [{ ...fox, disputed: true }] },
    go: list,
  },
  'Connect, without a wallet': {
    options: { wallets: [], kit: { projectId: '', debug: false } },
    async go({ kit }) {
      await kit.open()
      await sees(button('Get a wallet'))
    },
  },
  'Connect, consent not given': {
    options: { kit: { ...legal, features: { legalCheckbox: true } } },
    go: list,
  },
  'Connect, consent given': {
    options: { kit: { ...legal, features: { legalCheckbox: true } } },
    async go(world) {
      await list(world)
      await page.getByRole('checkbox').click()
      await sees(page.getByRole('checkbox', { checked: true }))
    },
  },
  'ConnectingExternal, asking': { go: asking },
  'ConnectingExternal, silent': {
    async go(world) {
      await asking(world)
      await asked(world.adapter.calls.connect)
      world.clock.advance(15_000)
      await sees(heading("Fox didn't answer"))
    },
  },
  'ConnectingExternal, refused': {
    async go(world) {
      await answered(world, new KitError('rpc/user-rejected'))
      await sees(heading('You declined in Fox'))
    },
  },
  'ConnectingExternal, an earlier request': {
    async go(world) {
      await answered(world, new KitError('rpc/resource-unavailable'))
      await sees(heading('Open Fox'))
    },
  },
  'ConnectingExternal, failed': {
    async go(world) {
      await answered(world, new KitError('connect/no-account-shared', { wallet: fox.name }))
      await sees(heading('Fox could not connect'))
    },
  },
  'ConnectingExternal, not installed': {
    options: missing,
    async go({ kit }) {
      await kit.open()
      kit.navigate.push('ConnectingExternal', { connectorId: fox.id })
      await sees(heading(/is not in this browser$/))
    },
  },
  'ConnectingExternal, connected': {
    async go(world) {
      await asking(world)
      const accounts = [
        { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' as const },
      ]
      const granted = {
        namespace: 'eip155' as const,
        connectorId: fox.id,
        accounts,
        caipNetworkId: mainnet.caipNetworkId,
      }
      ;(await asked(world.adapter.calls.connect)).resolve({
        ...granted,
        address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      })
      await sees(heading('Connected'))
    },
  },
  ...activityViews,
  ...elsewhere,
  ...approvals,
  ...families,
  ...holdings,
  ...sending,
  'Connect, wallets of the directory': {
    options: { kit: { customWallets: [{ id: 'heron', name: 'Heron', mobile_link: 'heron://' }] } },
    go: list,
  },
  Account: { go: account },
  'Account, its balance unknown': {
    async go(world) {
      await account(world)
      const before = world.adapter.calls.balance.length
      world.clock.advance(60_000)
      void world.kit.updateNativeBalance()
      await asked(world.adapter.calls.balance.slice(before - 1))
      world.adapter.calls.balance.at(-1)?.reject(new KitError('endpoint/unreachable'))
    },
  },
  'Account, restoring': {
    options: {
      stored: {
        '@latchkit/default/eip155:connected_connector_id': fox.id,
        '@latchkit/default/connection_status': 'connected',
      },
    },
    async go({ kit }) {
      await kit.open({ view: 'Account' })
      await sees(page.getByRole('dialog'))
    },
  },
  Networks: { go: (world) => opened(world, 'Networks') },
  'Networks, nothing found': {
    async go(world) {
      await opened(world, 'Networks')
      await page.getByRole('searchbox').fill('nowhere')
      await sees(button('Clear search'))
    },
  },
  'SwitchNetwork, asking': { go: switching },
  'SwitchNetwork, adding': {
    async go(world) {
      ;(await switching(world)).reject(new KitError('rpc/switch-chain'))
      await asked(world.adapter.calls.addNetwork)
      await sees(page.getByText('Fox is asking whether to add Sepolia.', { exact: true }))
    },
  },
  'SwitchNetwork, silent': {
    async go(world) {
      await switching(world)
      world.clock.advance(15_000)
      await sees(heading("Fox didn't answer"))
    },
  },
  'SwitchNetwork, refused': {
    async go(world) {
      ;(await switching(world)).reject(new KitError('rpc/user-rejected'))
      await sees(heading('You declined in Fox'))
    },
  },
  'SwitchNetwork, failed': {
    async go(world) {
      ;(await switching(world)).reject(new KitError('rpc/internal'))
      await sees(heading('Could not switch to Sepolia'))
    },
  },
  'SwitchNetwork, switched': passing(
    'switchNetwork',
    { step: 'switched', network: sepolia },
    toSepolia,
    'You are on Sepolia',
  ),
  UnsupportedChain: {
    async go(world) {
      await connectFox(world, strange)
      await sees(heading('This network is not used here'))
    },
  },
  SwitchAddress: {
    async go(world) {
      await addresses(world)
      await sees(button(/^0x3C/))
    },
  },
  'SwitchAddress, asking': passing(
    'switchAccount',
    { step: 'connecting', picked, silent: false, cancel },
    addresses,
    'Approve in Fox',
  ),
  'SwitchAddress, silent': passing(
    'switchAccount',
    { step: 'connecting', picked, silent: true, cancel },
    addresses,
    "Fox didn't answer",
  ),
  'SwitchAddress, failed': passing(
    'switchAccount',
    { step: 'failed', problem: 'rpc/internal', cancel, retry: cancel },
    addresses,
    'Could not switch the account',
  ),
  'SwitchAddress, switched': passing(
    'switchAccount',
    { step: 'switched' },
    addresses,
    'Account switched',
  ),
  'Account, on a network that is not used': {
    options: { kit: { allowUnsupportedChain: true } },
    async go(world) {
      await connectFox(world, strange)
      await world.kit.open()
      await sees(button('Disconnect'))
    },
  },
  WhatIsAWallet: { go: (world) => opened(world, 'WhatIsAWallet') },
  WhatIsANetwork: { go: (world) => opened(world, 'WhatIsANetwork') },
  GetWallet: {
    options: { wallets: [], kit: { projectId: '', debug: false } },
    async go({ kit }) {
      await kit.open()
      await button('Get a wallet').click()
      await sees(button(/^MetaMask/))
    },
  },
  Downloads: {
    options: missing,
    async go({ kit }) {
      await kit.open()
      kit.navigate.push('Downloads', { walletId: fox.id })
      await sees(page.getByRole('link', { name: 'App Store' }))
    },
  },
  'Downloads, of a wallet nobody knows': {
    async go({ kit }) {
      await kit.open()
      kit.navigate.push('Downloads', { walletId: 'nobody' })
      await sees(heading('There is no link for this wallet'))
    },
  },
  'a toast': {
    async go(world) {
      await list(world)
      world.kit.showErrorMessage('The wallet is away')
      await sees(page.getByText('The wallet is away'))
    },
  },
  'an alert': {
    options: { kit: { debug: true } },
    async go(world) {
      await list(world)
      await world.kit.switchNetwork(strange).catch(() => {})
      await sees(page.getByRole('alert'))
    },
  },
  'the widget in the page': {
    options: { kit: { enableEmbedded: true } },
    go: () =>
      sees(
        page.getByRole('region', { name: 'Connect wallet' }).getByRole('button', { name: 'Fox' }),
      ),
  },
}
