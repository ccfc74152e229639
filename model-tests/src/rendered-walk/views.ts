import { page } from 'vitest/browser'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { alice, fox, mainnet, sepolia, unconfiguredNetwork } from '../samples.ts'
import { activityViews } from './activity-views.ts'
import { alerts, openWithAlert } from './alerts.ts'
import { approvals } from './approval-views.ts'
import { holdings } from './holdings-views.ts'
import { button, expectVisible, heading } from './locators.ts'
import { loginViews } from './login-views.ts'
import { namespaceViews } from './namespace-views.ts'
import { remoteViews } from './remote-views.ts'
import { connectFox, nextRequest } from './rendered-kit.tsx'
import { sendViews } from './send-views.ts'
import { signInViews } from './sign-in-views.ts'
import {
  account,
  addresses,
  cancel,
  connectList,
  frozenView,
  legal,
  opened,
  rejectedWith,
  requesting,
  switching,
  toSepolia,
  type View,
  withoutWallets,
} from './view-steps.ts'

/** An account of the wallet Fox. */
const picked = { address: alice, type: 'eoa', namespace: 'eip155', connectorId: fox.id }

/** All screens, by name. */
export const views: Readonly<Record<string, View>> = {
  'Connect, legal sentence': { options: { kit: legal }, go: connectList },
  'Connect, offer of the guide': { go: connectList },
  'Connect, recent wallet': {
    options: {
      stored: {
        '@latchkit/default/recent_wallets': JSON.stringify([
          { id: fox.id, name: fox.name, rdns: fox.rdns, icon: null },
        ]),
      },
    },
    go: connectList,
  },
  'Connect, disputed wallet': {
    options: { wallets: [{ ...fox, disputed: true }] },
    go: connectList,
  },
  'Connect, without a wallet': {
    options: { wallets: [], kit: { projectId: '', debug: false } },
    async go({ kit }) {
      await kit.open()
      await expectVisible(button('Get a wallet'))
    },
  },
  'Connect, without a way to connect': {
    options: { kit: { enableWallets: false, debug: false } },
    async go({ kit }) {
      await kit.open()
      await expectVisible(heading("You can't connect right now"))
    },
  },
  ...loginViews,
  'Connect, consent not given': {
    options: { kit: { ...legal, features: { legalCheckbox: true } } },
    go: connectList,
  },
  'Connect, consent given': {
    options: { kit: { ...legal, features: { legalCheckbox: true } } },
    async go(rendered) {
      await connectList(rendered)
      await page.getByRole('checkbox').click()
      await expectVisible(page.getByRole('checkbox', { checked: true }))
    },
  },
  'ConnectingExternal, requesting': { go: requesting },
  'ConnectingExternal, unresponsive': {
    async go(rendered) {
      await requesting(rendered)
      await nextRequest(rendered.adapter.calls.connect)
      rendered.clock.advance(15_000)
      await expectVisible(heading("Fox didn't answer"))
    },
  },
  'ConnectingExternal, rejected': {
    async go(rendered) {
      await rejectedWith(rendered, new KitError(catalogue, 'rpc/user-rejected'))
      await expectVisible(heading('You declined the request in Fox'))
    },
  },
  'ConnectingExternal, earlier request pending': {
    async go(rendered) {
      await rejectedWith(rendered, new KitError(catalogue, 'rpc/resource-unavailable'))
      await expectVisible(heading('Fox has a pending request'))
    },
  },
  'ConnectingExternal, failed': {
    async go(rendered) {
      await rejectedWith(
        rendered,
        new KitError(catalogue, 'connect/no-account-shared', { wallet: fox.name }),
      )
      await expectVisible(heading("Couldn't connect to Fox"))
    },
  },
  'ConnectingExternal, not installed': {
    options: withoutWallets,
    async go({ kit }) {
      await kit.open()
      kit.modal.push('ConnectingExternal', { connectorId: fox.id })
      await expectVisible(heading(/isn't installed$/))
    },
  },
  'ConnectingExternal, connected': {
    async go(rendered) {
      await requesting(rendered)
      const accounts = [
        { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' as const },
      ]
      const granted = {
        namespace: 'eip155' as const,
        connectorId: fox.id,
        accounts,
        caipNetworkId: mainnet.caipNetworkId,
      }
      ;(await nextRequest(rendered.adapter.calls.connect)).resolve({
        ...granted,
        address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      })
      await expectVisible(heading('Connected'))
    },
  },
  ...activityViews,
  ...remoteViews,
  ...approvals,
  ...namespaceViews,
  ...holdings,
  ...sendViews,
  ...signInViews,
  'Connect, wallets of the directory': {
    options: { kit: { customWallets: [{ id: 'heron', name: 'Heron', mobile_link: 'heron://' }] } },
    go: connectList,
  },
  Account: { go: account },
  'Account, balance failed': {
    async go(rendered) {
      await account(rendered)
      const before = rendered.adapter.calls.balance.length
      rendered.clock.advance(60_000)
      void rendered.kit.account.refreshBalance()
      await nextRequest(rendered.adapter.calls.balance.slice(before - 1))
      rendered.adapter.calls.balance.at(-1)?.reject(new KitError(catalogue, 'endpoint/unreachable'))
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
      await expectVisible(page.getByRole('dialog'))
    },
  },
  Networks: { go: (rendered) => opened(rendered, 'Networks') },
  'Networks, no results': {
    async go(rendered) {
      await opened(rendered, 'Networks')
      await page.getByRole('searchbox').fill('no such network')
      await expectVisible(button('Clear search'))
    },
  },
  'SwitchNetwork, requesting': { go: switching },
  'SwitchNetwork, adding': {
    async go(rendered) {
      ;(await switching(rendered)).reject(new KitError(catalogue, 'rpc/switch-chain'))
      await nextRequest(rendered.adapter.calls.addNetwork)
      await expectVisible(page.getByText('Confirm in Fox to add Sepolia.', { exact: true }))
    },
  },
  'SwitchNetwork, unresponsive': {
    async go(rendered) {
      await switching(rendered)
      rendered.clock.advance(15_000)
      await expectVisible(heading("Fox didn't answer"))
    },
  },
  'SwitchNetwork, rejected': {
    async go(rendered) {
      ;(await switching(rendered)).reject(new KitError(catalogue, 'rpc/user-rejected'))
      await expectVisible(heading('You declined the request in Fox'))
    },
  },
  'SwitchNetwork, failed': {
    async go(rendered) {
      ;(await switching(rendered)).reject(new KitError(catalogue, 'rpc/internal'))
      await expectVisible(heading("Couldn't switch to Sepolia"))
    },
  },
  'SwitchNetwork, switched': frozenView(
    'switchNetwork',
    { step: 'switched', network: sepolia, skip: null },
    toSepolia,
    "You're on Sepolia",
  ),
  UnsupportedChain: {
    async go(rendered) {
      await connectFox(rendered, unconfiguredNetwork)
      await expectVisible(heading('Unsupported network'))
    },
  },
  SwitchAddress: {
    async go(rendered) {
      await addresses(rendered)
      await expectVisible(button(/^0x3C/))
    },
  },
  'SwitchAddress, requesting': frozenView(
    'switchAccount',
    { step: 'connecting', picked, unresponsive: false, cancel, retry: cancel },
    addresses,
    'Approve in Fox',
  ),
  'SwitchAddress, unresponsive': frozenView(
    'switchAccount',
    { step: 'connecting', picked, unresponsive: true, cancel, retry: cancel },
    addresses,
    "Fox didn't answer",
  ),
  'SwitchAddress, failed': frozenView(
    'switchAccount',
    { step: 'failed', picked, problem: 'rpc/internal', cancel, retry: cancel },
    addresses,
    "Couldn't switch accounts",
  ),
  'SwitchAddress, switched': frozenView(
    'switchAccount',
    { step: 'switched', picked },
    addresses,
    'Account switched',
  ),
  'Account, unconfigured network': {
    options: { kit: { allowUnsupportedChain: true } },
    async go(rendered) {
      await connectFox(rendered, unconfiguredNetwork)
      await rendered.kit.open()
      await expectVisible(button('Disconnect'))
    },
  },
  WhatIsAWallet: { go: (rendered) => opened(rendered, 'WhatIsAWallet') },
  WhatIsANetwork: { go: (rendered) => opened(rendered, 'WhatIsANetwork') },
  GetWallet: {
    options: { wallets: [], kit: { projectId: '', debug: false } },
    async go({ kit }) {
      await kit.open()
      await button('Get a wallet').click()
      await expectVisible(button(/^MetaMask/))
    },
  },
  Downloads: {
    options: withoutWallets,
    async go({ kit }) {
      await kit.open()
      kit.modal.push('Downloads', { walletId: fox.id })
      await expectVisible(page.getByRole('link', { name: 'App Store' }))
    },
  },
  'Downloads, unknown wallet': {
    async go({ kit }) {
      await kit.open()
      kit.modal.push('Downloads', { walletId: 'unknown' })
      await expectVisible(heading('No download link for this wallet'))
    },
  },
  'a toast': {
    async go(rendered) {
      await connectList(rendered)
      rendered.kit.modal.showToast({ variant: 'error', message: 'The wallet is away' })
      await expectVisible(page.getByText('The wallet is away'))
    },
  },
  'an alert': {
    options: { kit: { debug: true } },
    async go(rendered) {
      await connectList(rendered)
      await rendered.kit.network.switch(unconfiguredNetwork).catch(() => {})
      await expectVisible(page.getByRole('alert'))
    },
  },
  'an alert, info': { options: { kit: { debug: true }, alert: alerts.info }, go: openWithAlert },
  'an alert, success': {
    options: { kit: { debug: true }, alert: alerts.success },
    go: openWithAlert,
  },
  'an alert, warning': {
    options: { kit: { debug: true }, alert: alerts.warning },
    go: openWithAlert,
  },
  'an alert, error': { options: { kit: { debug: true }, alert: alerts.error }, go: openWithAlert },
  'the widget in the page': {
    options: { kit: { enableEmbedded: true } },
    go: () =>
      expectVisible(
        page.getByRole('region', { name: 'Connect wallet' }).getByRole('button', { name: 'Fox' }),
      ),
  },
}
