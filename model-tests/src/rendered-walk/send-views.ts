import type { SendAsset, SendView } from '@latchkit/core/flows/send'
import { alice, bob, carol, mainnet } from '../samples.ts'
import { button, dialog, expectVisible, heading } from './locators.ts'
import { connectFox } from './rendered-kit.tsx'
import { cancel, type View } from './view-steps.ts'

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
const network = {
  ...mainnet,
  blockExplorers: [{ name: 'Explorer', url: 'https://explorer.example' }],
}
const hash = `0x${'ab'.repeat(32)}`
/** Shortened, this address looks like Bob's. */
const notBob = `${bob.slice(0, 6)}${'7'.repeat(30)}${bob.slice(-6)}`

const ether: SendAsset = {
  ...{ address: null, name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ balance: '1234567890000000000', price: 3500, iconUrl: null },
}
const coin: SendAsset = {
  ...{
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  },
  ...{ balance: '1200000000', price: 1, iconUrl: null },
}
const twin: SendAsset = {
  ...coin,
  address: '0xA0b8B23C4D5e6F708192a3B4c5D6e7F8091a2b3C',
  balance: null,
  price: null,
}
const strange: SendAsset = {
  ...coin,
  address: carol,
  name: '<b>A token with quite a long name</b>',
  symbol: 'LONGSYMBOL',
}

/** A completed form. */
const form: At<'filling'> = {
  step: 'filling',
  ...{ from: alice, network, assets: [ether, coin, twin, strange], hidden: 2, loading: false },
  ...{
    asset: ether,
    amount: '1.5',
    unit: 'token',
    counter: '5250',
    label: 'preview',
    problem: null,
  },
  receiver: { status: 'known', text: bob, address: bob },
  ...{
    pick: cancel,
    setAmount: cancel,
    switchUnit: cancel,
    useMax: cancel,
    setReceiver: cancel,
    pasteReceiver: cancel,
  },
  ...{ stopResolving: null, preview: cancel },
}
const empty: Partial<At<'filling'>> = {
  ...{
    asset: null,
    amount: '',
    counter: null,
    switchUnit: null,
    useMax: null,
    label: 'token-missing',
    preview: null,
  },
  receiver: { status: 'empty', text: '' },
}
const wrong: Partial<At<'filling'>> = {
  ...{ amount: '1.2.3', counter: null, label: 'amount-invalid', preview: null },
  receiver: { status: 'invalid', text: '0x12', problem: 'send/address-invalid' },
}
const named: Partial<At<'filling'>> = {
  ...{
    amount: '123456.123456789012345678',
    counter: '432098761.12',
    label: 'funds-insufficient',
    preview: null,
  },
  receiver: {
    status: 'named',
    text: 'lantern.eth',
    address: bob,
    name: 'lantern.eth',
    avatar: null,
  },
}
const resolving: Partial<At<'filling'>> = {
  ...{
    unit: 'fiat',
    amount: '100.5',
    counter: '0.028714285714285714',
    label: 'resolving',
    preview: null,
    stopResolving: cancel,
  },
  receiver: { status: 'resolving', text: 'lantern.eth' },
  problem: 'send/decimals-mismatch',
}

/** A reviewed transfer. */
const reviewed = {
  review: {
    ...{ caipNetworkId: network.caipNetworkId, from: alice, to: notBob },
    ...{ asset: null, amount: '1500000000000000001', decimals: 18, symbol: 'ETH' },
    fee: { amount: '1100000000000000', decimals: 18, symbol: 'ETH' },
    accountRent: null,
  },
  ...{ asset: ether, name: null, avatar: null, network, value: '5250', fee: '3.85' },
} satisfies Partial<At<'reviewing'>>
const review: At<'reviewing'> = {
  ...{ ...reviewed, step: 'reviewing', warnings: [], lookAlikes: [], problem: null },
  ...{ accept: cancel, confirm: cancel, edit: cancel },
}
const ofToken: Partial<At<'reviewing'>> = {
  review: {
    ...reviewed.review,
    asset: coin.address,
    amount: '250000000',
    decimals: 6,
    symbol: 'USDC',
    accountRent: '2039280000000000',
  },
  ...{ asset: coin, name: 'lantern.eth', value: '250', confirm: null },
  warnings: [
    { warning: 'unverified-name', accepted: true },
    { warning: 'creates-account', accepted: false },
  ],
}
const risky: Partial<At<'reviewing'>> = {
  ...{ lookAlikes: [bob], problem: 'send/changed', confirm: null },
  warnings: [
    { warning: 'look-alike', accepted: false },
    { warning: 'contract', accepted: true },
    { warning: 'self', accepted: false },
  ],
}
const again = { retry: cancel, edit: cancel }

/** A page of the send flow at one step, without a transfer. */
const at = (
  view: SendView,
  pages: readonly ('WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview')[],
  ready: () => Promise<unknown>,
): View => ({
  options: { frozen: { flow: 'send', view } },
  async go(world) {
    await connectFox(world)
    await world.kit.open()
    await expectVisible(dialog())
    for (const page of pages) world.kit.modal.push(page)
    await ready()
  },
})
const filling = (change: Partial<At<'filling'>>, label: string) =>
  at({ ...form, ...change }, ['WalletSend'], () => expectVisible(button(label).last()))
const tokens = (change: Partial<At<'filling'>>, text: string) =>
  at({ ...form, ...change }, ['WalletSend', 'WalletSendSelectToken'], () =>
    expectVisible(dialog().getByText(text).first()),
  )
const beyond = (view: SendView, title: string) =>
  at(view, ['WalletSend', 'WalletSendPreview'], () => expectVisible(heading(title)))
const reviewing = (change: Partial<At<'reviewing'>>, label: string) =>
  at({ ...review, ...change }, ['WalletSend', 'WalletSendPreview'], () =>
    expectVisible(button(label)),
  )

/** Screens of the send flow, by name. */
export const sending: Readonly<Record<string, View>> = {
  WalletSend: filling({}, 'Preview Send'),
  'WalletSend, empty': filling(empty, 'Select Token'),
  'WalletSend, what cannot be read': filling(wrong, 'Invalid Amount'),
  'WalletSend, to a name, more than there is': filling(named, 'Insufficient Funds'),
  'WalletSend, in dollars, a name is looked up': filling(resolving, 'Looking up…'),
  'WalletSend, being prepared': at({ step: 'preparing', cancel }, ['WalletSend'], () =>
    expectVisible(button('Cancel')),
  ),
  WalletSendSelectToken: tokens({}, 'USD Coin'),
  'WalletSendSelectToken, empty': tokens({ assets: [], hidden: 0 }, 'Nothing to send yet'),
  'WalletSendSelectToken, loading': at(
    { ...form, assets: [], loading: true },
    ['WalletSend', 'WalletSendSelectToken'],
    () => expectVisible(dialog().getByRole('searchbox')),
  ),
  WalletSendPreview: reviewing({}, 'Send 1.500000000000000001 ETH'),
  'WalletSendPreview, of a token': reviewing(ofToken, 'Tick every box first'),
  'WalletSendPreview, a look-alike': reviewing(risky, 'Tick every box first'),
  'WalletSendPreview, being prepared': at(
    { step: 'preparing', cancel },
    ['WalletSend', 'WalletSendPreview'],
    () => expectVisible(button('Cancel')),
  ),
  'WalletSendPreview, checking': beyond(
    { ...reviewed, step: 'checking', cancel },
    'Checking once more',
  ),
  'WalletSendPreview, handed': beyond(
    { ...reviewed, step: 'awaitingWallet', unresponsive: false, startNew: cancel },
    'Approve in Fox',
  ),
  'WalletSendPreview, silent': beyond(
    { ...reviewed, step: 'awaitingWallet', unresponsive: true, startNew: cancel },
    "Fox didn't answer",
  ),
  'WalletSendPreview, refused': beyond(
    { ...reviewed, step: 'rejected', problem: 'rpc/user-rejected', ...again },
    'You declined in Fox',
  ),
  'WalletSendPreview, failed': beyond(
    { ...reviewed, step: 'failed', problem: 'send/would-fail', ...again },
    'It was not sent',
  ),
  'WalletSendPreview, untold': beyond(
    { ...reviewed, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew: cancel },
    'It may have been sent',
  ),
  'WalletSendPreview, stale': beyond(
    { step: 'outdated', problem: 'send/account-changed', restart: cancel },
    'The account changed',
  ),
  'WalletSendPreview, blocked': beyond(
    { step: 'blocked', problem: 'send/token-unreadable', ...again },
    'This cannot be sent',
  ),
  'WalletSendPreview, sent': beyond({ step: 'sent', hash, network, status: 'sent' }, 'Sent'),
  'WalletSendPreview, altered': beyond(
    { step: 'sent', hash, network: mainnet, status: 'mismatched' },
    'What was sent is not what you reviewed',
  ),
}
