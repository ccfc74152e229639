import type { SendAsset, SendView } from '@latchkit/core/flows'
import { alice, bob, carol, mainnet } from '../samples.ts'
import { button, dialog, expectVisible, heading } from './locators.ts'
import { connectFox } from './rendered-kit.tsx'
import { cancel, type View } from './view-steps.ts'

type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>
const network = {
  ...mainnet,
  blockExplorers: [{ name: 'Explorer', url: 'https://explorer.example' }],
}
const hash = `0x${'ab'.repeat(32)}`
/** This address equals Bob's when both are shortened. */
const lookAlikeOfBob = `${bob.slice(0, 6)}${'7'.repeat(30)}${bob.slice(-6)}`

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
const sameSymbol: SendAsset = {
  ...coin,
  address: '0xA0b8B23C4D5e6F708192a3B4c5D6e7F8091a2b3C',
  balance: null,
  price: null,
}
const longName: SendAsset = {
  ...coin,
  address: carol,
  name: '<b>A token with quite a long name</b>',
  symbol: 'LONGSYMBOL',
}

/** A completed form. */
const filledForm: SendStep<'filling'> = {
  step: 'filling',
  ...{
    from: alice,
    network,
    assets: [ether, coin, sameSymbol, longName],
    hidden: 2,
    loading: false,
  },
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
  ...{ stopResolving: null, acceptReceiver: null, preview: cancel, submit: cancel },
}
const emptyForm: Partial<SendStep<'filling'>> = {
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
const invalidForm: Partial<SendStep<'filling'>> = {
  ...{ amount: '1.2.3', counter: null, label: 'amount-invalid', preview: null },
  receiver: { status: 'invalid', text: '0x12', problem: 'send/address-invalid' },
}
const nameForm: Partial<SendStep<'filling'>> = {
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
    doubt: null,
  },
}
const doubtfulForm: Partial<SendStep<'filling'>> = {
  ...{ label: 'address-unconfirmed', preview: null, acceptReceiver: cancel },
  receiver: {
    status: 'doubtful',
    text: 'lantern.eth',
    address: bob,
    name: 'lantern.eth',
    avatar: null,
    doubt: { reason: 'other-network', network: 'Ethereum' },
  },
}
const resolvingForm: Partial<SendStep<'filling'>> = {
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
const reviewedFields = {
  review: {
    ...{ caipNetworkId: network.caipNetworkId, from: alice, to: lookAlikeOfBob },
    ...{ asset: null, amount: '1500000000000000001', decimals: 18, symbol: 'ETH' },
    fee: { amount: '1100000000000000', decimals: 18, symbol: 'ETH' },
    accountRent: null,
  },
  ...{ asset: ether, name: null, avatar: null, network, value: '5250', fee: '3.85' },
} satisfies Partial<SendStep<'reviewing'>>
const review: SendStep<'reviewing'> = {
  ...{ ...reviewedFields, step: 'reviewing', warnings: [], lookAlikes: [], problem: null },
  ...{ accept: cancel, confirm: cancel, edit: cancel },
}
const tokenReview: Partial<SendStep<'reviewing'>> = {
  review: {
    ...reviewedFields.review,
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
const riskyReview: Partial<SendStep<'reviewing'>> = {
  ...{ lookAlikes: [bob], problem: 'send/changed', confirm: null },
  warnings: [
    { warning: 'look-alike', accepted: false },
    { warning: 'contract', accepted: true },
    { warning: 'self', accepted: false },
  ],
}
const retryFields = { retry: cancel, edit: cancel }

/** A view of the send flow at one step, without a transfer. */
const sendView = (
  view: SendView,
  stack: readonly ('WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview')[],
  waitUntilReady: () => Promise<unknown>,
): View => ({
  options: { frozen: { flow: 'send', view } },
  async go(rendered) {
    await connectFox(rendered)
    await rendered.kit.open()
    await expectVisible(dialog())
    for (const viewName of stack) rendered.kit.modal.push(viewName)
    await waitUntilReady()
  },
})
const filling = (change: Partial<SendStep<'filling'>>, label: string) =>
  sendView({ ...filledForm, ...change }, ['WalletSend'], () => expectVisible(button(label).last()))
const tokens = (change: Partial<SendStep<'filling'>>, text: string) =>
  sendView({ ...filledForm, ...change }, ['WalletSend', 'WalletSendSelectToken'], () =>
    expectVisible(dialog().getByText(text).first()),
  )
const afterReview = (view: SendView, title: string) =>
  sendView(view, ['WalletSend', 'WalletSendPreview'], () => expectVisible(heading(title)))
const reviewing = (change: Partial<SendStep<'reviewing'>>, label: string) =>
  sendView({ ...review, ...change }, ['WalletSend', 'WalletSendPreview'], () =>
    expectVisible(button(label)),
  )

/** Screens of the send flow, by name. */
export const sendViews: Readonly<Record<string, View>> = {
  WalletSend: filling({}, 'Review'),
  'WalletSend, empty': filling(emptyForm, 'Select a token'),
  'WalletSend, invalid amount and address': filling(invalidForm, 'Invalid amount'),
  'WalletSend, to a name, above the balance': filling(nameForm, 'Not enough ETH'),
  'WalletSend, to a name with an address for another network': filling(
    doubtfulForm,
    'Confirm the address',
  ),
  'WalletSend, in dollars, resolving a name': filling(resolvingForm, 'Looking up…'),
  'WalletSend, preparing': sendView({ step: 'preparing', cancel }, ['WalletSend'], () =>
    expectVisible(button('Cancel')),
  ),
  WalletSendSelectToken: tokens({}, 'USD Coin'),
  'WalletSendSelectToken, empty': tokens({ assets: [], hidden: 0 }, 'Nothing to send yet'),
  'WalletSendSelectToken, loading': sendView(
    { ...filledForm, assets: [], loading: true },
    ['WalletSend', 'WalletSendSelectToken'],
    () => expectVisible(dialog().getByRole('searchbox')),
  ),
  WalletSendPreview: reviewing({}, 'Send 1.500000000000000001 ETH'),
  'WalletSendPreview, a token': reviewing(tokenReview, 'Confirm the warnings first'),
  'WalletSendPreview, risky receiver': reviewing(riskyReview, 'Confirm the warnings first'),
  'WalletSendPreview, preparing': sendView(
    { step: 'preparing', cancel },
    ['WalletSend', 'WalletSendPreview'],
    () => expectVisible(button('Cancel')),
  ),
  'WalletSendPreview, checking': afterReview(
    { ...reviewedFields, step: 'checking', cancel },
    'Checking once more',
  ),
  'WalletSendPreview, awaiting the wallet': afterReview(
    { ...reviewedFields, step: 'awaitingWallet', unresponsive: false, startNew: null, cancel },
    'Approve in Fox',
  ),
  'WalletSendPreview, wallet unresponsive': afterReview(
    { ...reviewedFields, step: 'awaitingWallet', unresponsive: true, startNew: cancel, cancel },
    "Fox didn't answer",
  ),
  'WalletSendPreview, rejected': afterReview(
    { ...reviewedFields, step: 'rejected', problem: 'rpc/user-rejected', ...retryFields },
    'You declined the request in Fox',
  ),
  'WalletSendPreview, failed': afterReview(
    { ...reviewedFields, step: 'failed', problem: 'send/would-fail', cause: null, ...retryFields },
    'Not sent',
  ),
  'WalletSendPreview, outcome unknown': afterReview(
    { ...reviewedFields, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew: cancel },
    'It may have been sent',
  ),
  'WalletSendPreview, outdated': afterReview(
    { step: 'outdated', problem: 'send/account-changed', restart: cancel },
    'The account changed',
  ),
  'WalletSendPreview, blocked': afterReview(
    { step: 'blocked', problem: 'send/token-unreadable', cause: null, ...retryFields },
    "This can't be sent",
  ),
  'WalletSendPreview, sent': afterReview(
    { ...reviewedFields, step: 'sent', hash, status: 'sent', otherNetwork: null, done: cancel },
    'Sent 1.500000000000000001 ETH',
  ),
  'WalletSendPreview, mismatched': afterReview(
    {
      ...reviewedFields,
      step: 'sent',
      hash,
      network: mainnet,
      status: 'mismatched',
      otherNetwork: null,
      done: cancel,
    },
    "What was sent isn't what you reviewed",
  ),
}
