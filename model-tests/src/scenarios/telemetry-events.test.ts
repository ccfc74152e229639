import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { activityReactions } from '../../../core/src/flows/activity/activity.reactions.ts'
import { allWalletsReactions } from '../../../core/src/flows/all-wallets/all-wallets.reactions.ts'
import { externalReactions } from '../../../core/src/flows/connect/external/external.reactions.ts'
import { remoteReactions } from '../../../core/src/flows/connect/remote/remote.reactions.ts'
import { disconnectReactions } from '../../../core/src/flows/disconnect/disconnect.reactions.ts'
import type { DisconnectOutput } from '../../../core/src/flows/disconnect/disconnect.types.ts'
import { reconnectReactions } from '../../../core/src/flows/reconnect/reconnect.reactions.ts'
import { signInReactions } from '../../../core/src/flows/sign-in/sign-in.reactions.ts'
import { switchNetworkReactions } from '../../../core/src/flows/switch-network/switch-network.reactions.ts'
import { modalReactions } from '../../../core/src/stores/modal/modal.reactions.ts'
import { routerReactions } from '../../../core/src/stores/router/router.reactions.ts'
import { transfersReactions } from '../../../core/src/stores/transfers/transfers.reactions.ts'
import { activityInputs, page, row, unreachable } from '../flows/activity/activity.cases.ts'
import { activityModel } from '../flows/activity/activity.model.ts'
import { allWalletsInputs, pages } from '../flows/all-wallets/all-wallets.cases.ts'
import { allWalletsModel } from '../flows/all-wallets/all-wallets.model.ts'
import { externalInputs, walletErrors } from '../flows/connect/external/external.cases.ts'
import { externalModel } from '../flows/connect/external/external.model.ts'
import { heron, heronConnection, remoteInputs } from '../flows/connect/remote/remote.cases.ts'
import { remoteModel } from '../flows/connect/remote/remote.model.ts'
import { prepared, signInErrors, signInInputs } from '../flows/sign-in/sign-in.cases.ts'
import { signInModel } from '../flows/sign-in/sign-in.model.ts'
import { switchNetworkInputs } from '../flows/switch-network/switch-network.cases.ts'
import { switchNetworkModel } from '../flows/switch-network/switch-network.model.ts'
import { fox, foxConnection, foxSession, mainnet, sepolia } from '../samples.ts'
import { first } from '../stores/transfers/transfers.cases.ts'
import { queriesOf, reactTo, trackedIn, trackedOf } from '../walker/react.ts'
import { scenario } from '../walker/scenario.ts'

const network = mainnet.caipNetworkId
const account = { network, isSmartAccount: true }
const smart = queriesOf({ trackedAccount: account, isOpen: true })

describe('the modal and its views', () => {
  test('the modal tracks when it opens and closes, and whether an account is connected', () => {
    const opened = { type: 'modal.opened' }
    const closed = { type: 'modal.closed' }
    for (const isConnected of [true, false])
      expect(trackedOf(modalReactions, [opened, closed], queriesOf({ isConnected }))).toEqual([
        ['MODAL_OPEN', { connected: isConnected }],
        ['MODAL_CLOSE', { connected: isConnected }],
      ])
  })

  test.each([
    ['AllWallets', 'CLICK_ALL_WALLETS', null],
    ['WhatIsAWallet', 'CLICK_WALLET_HELP', null],
    ['WhatIsANetwork', 'CLICK_NETWORK_HELP', null],
    ['GetWallet', 'CLICK_GET_WALLET', null],
    ['Networks', 'CLICK_NETWORKS', null],
    ['Transactions', 'CLICK_TRANSACTIONS', { isSmartAccount: true }],
    ['WalletSend', 'OPEN_SEND', account],
  ] as const)('the view %s tracks %s while the modal is open', (view, event, properties) => {
    const emitted = [{ type: 'view.shown', view }]
    expect(trackedOf(routerReactions, emitted, smart)).toEqual([[event, properties]])
    expect(trackedOf(routerReactions, emitted, queriesOf({ isOpen: false }))).toEqual([])
  })
})

describe('connecting', () => {
  const start = (input = externalInputs.installed) => {
    const run = scenario(externalModel, input)
    return { ...run, tracked: () => trackedOf(externalReactions, run.emitted()) }
  }
  const selected = ['SELECT_WALLET', { name: 'Fox', platform: 'browser' }]

  test('an installed wallet tracks its choice and its connection', async () => {
    const run = start()
    await run.answer('requestAccounts', foxConnection)
    expect(run.tracked()).toEqual([
      selected,
      ['CONNECT_SUCCESS', { method: 'browser', name: 'Fox' }],
    ])
  })

  test.each([
    [walletErrors.rejected, 'The request was declined in the wallet'],
    [walletErrors.notInstalled, '{wallet} was not found in this browser'],
    [walletErrors.noAccount, '{wallet} shared no account'],
  ])('a connection that fails tracks the text of its code (%#)', async (error, message) => {
    const run = start()
    await run.fail('requestAccounts', error)
    expect(run.tracked()).toEqual([selected, ['CONNECT_ERROR', { message }]])
  })

  test('a wallet that is not installed is tracked as unsupported', () => {
    expect(start(externalInputs.unknown).tracked()).toEqual([
      ['SELECT_WALLET', { name: expect.any(String), platform: 'unsupported' }],
    ])
  })

  test('a stored connection that is restored tracks nothing', () => {
    const output = { type: 'restored', connection: foxConnection }
    const reconnecting = queriesOf({ statusOf: 'reconnecting' })
    expect(trackedIn(reactTo(reconnectReactions, 'done', output, reconnecting))).toEqual([])
  })
})

describe('connecting a remote wallet', () => {
  const start = (input: (typeof remoteInputs)[keyof typeof remoteInputs]) => {
    const run = scenario(remoteModel, input)
    return { ...run, tracked: () => trackedOf(remoteReactions, run.emitted()) }
  }
  const uri = { type: 'uri.shown', uri: 'wc:a@2?symKey=5ec4e7', expiresAt: 240_000 } as const

  test('a code that is scanned tracks the method qrcode, and the method mobile after an app was opened', async () => {
    for (const [input, platform, method] of [
      [remoteInputs.onDesktop, 'qrcode', 'qrcode'],
      [remoteInputs.onPhone, 'mobile', 'mobile'],
    ] as const) {
      const run = start(input)
      await run.sendBack(uri)
      await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
      await run.answer('readGrants', [heronConnection])
      expect(run.tracked()).toEqual([
        ['SELECT_WALLET', { name: 'Heron', platform }],
        ['CONNECT_SUCCESS', { method, name: 'Heron' }],
      ])
    }
  })

  test('a code for any wallet is tracked as WalletConnect', () => {
    expect(start(remoteInputs.anyWallet).tracked()).toEqual([
      ['SELECT_WALLET', { name: 'WalletConnect', platform: 'qrcode' }],
    ])
  })

  test('an app that does not open tracks the scheme of its link, without the pairing URI [R21]', async () => {
    const missed = [
      'CONNECT_PROXY_ERROR',
      { message: 'The wallet app did not open', mobile_link: 'heron://', name: heron.name },
    ]
    const blocked = start(remoteInputs.onPhone)
    await blocked.sendBack(uri)
    await blocked.sendBack({ type: 'link.blocked' })
    expect(blocked.tracked().slice(1)).toEqual([missed])
    const silent = start(remoteInputs.onPhone)
    await silent.sendBack(uri)
    await silent.elapse(timeouts.linkUnresponsive)
    expect(silent.tracked().slice(1)).toEqual([missed])
  })

  test('a pairing that fails or is declined tracks an error, and one that expires does not', async () => {
    const messages = async (...events: Parameters<ReturnType<typeof start>['sendBack']>[0][]) => {
      const run = start(remoteInputs.onDesktop)
      for (const event of events) await run.sendBack(event)
      return run.tracked().slice(1)
    }
    const unreachable = { type: 'pairing.failed', code: 'remote/no-answer', cause: null } as const
    const failed = [['CONNECT_ERROR', { message: "The connection service didn't answer" }]]
    expect(await messages(unreachable)).toEqual(failed)
    expect(await messages(uri, unreachable)).toEqual(failed)
    expect(await messages(uri, { type: 'wallet.rejected' })).toEqual([
      ['CONNECT_ERROR', { message: 'The request was declined in the wallet' }],
    ])
    expect(await messages(uri, { type: 'uri.expired' })).toEqual([])
    const silent = start(remoteInputs.onDesktop)
    await silent.elapse(timeouts.firstUriTimeout)
    expect(silent.tracked().slice(1)).toEqual(failed)
  })
})

describe('disconnecting', () => {
  const wallets = [{ namespace: 'eip155', connectorId: fox.id }] as const
  const tracked = (output: DisconnectOutput) =>
    trackedIn(reactTo(disconnectReactions, 'done', output, queriesOf()))

  test.each(['eip155', 'all'] as const)('disconnecting %s tracks what was requested', (requested) =>
    expect(tracked({ wallets, requested, failed: [] })).toEqual([
      ['DISCONNECT_SUCCESS', { namespace: requested }],
    ]),
  )

  test('a wallet that fails to disconnect tracks the text of its code, not the text of the wallet', () => {
    const failed = [
      { namespace: 'eip155', code: 'kit/timed-out', text: foxConnection.address },
    ] as const
    expect(tracked({ wallets, requested: 'all', failed })).toEqual([
      ['DISCONNECT_ERROR', { message: 'timed out' }],
    ])
  })

  test('disconnecting without a wallet tracks nothing', () =>
    expect(tracked({ wallets: [], requested: 'all', failed: [] })).toEqual([]))
})

test('a search tracks its text once it is sent, not while the visitor types', async () => {
  const run = scenario(allWalletsModel, allWalletsInputs.withoutListedWallets)
  const tracked = () => trackedOf(allWalletsReactions, run.emitted())
  for (const text of ['l', 'ly', 'lynx ']) await run.send({ type: 'search', text })
  expect(tracked()).toEqual([])
  await run.elapse(timeouts.walletSearchDebounce)
  expect(tracked()).toEqual([['SEARCH_WALLET', { badge: '', search: 'lynx' }]])
  await run.answer('searchWallets', pages.match)
  await run.send({ type: 'search', text: '' })
  await run.send({ type: 'certified.set', on: true })
  await run.elapse(timeouts.walletSearchDebounce)
  expect(tracked().slice(1)).toEqual([['SEARCH_WALLET', { badge: 'certified', search: '' }]])
})

test('a network switch is tracked once, also without a wallet', async () => {
  const tracked = (emitted: readonly { type: string }[]) =>
    trackedOf(switchNetworkReactions, emitted)
  const switched = [['SWITCH_NETWORK', { network: sepolia.caipNetworkId }]]
  const run = scenario(switchNetworkModel, switchNetworkInputs.otherNetwork)
  await run.answer('switchNetwork', sepolia.caipNetworkId)
  await run.elapse(timeouts.successShown)
  expect(tracked(run.emitted())).toEqual(switched)
  expect(trackedIn(reactTo(switchNetworkReactions, 'done', run.output(), queriesOf()))).toEqual([])
  const disconnected = scenario(switchNetworkModel, switchNetworkInputs.disconnected)
  expect(tracked(disconnected.emitted())).toEqual(switched)
})

test('the activity tracks the pages that visitors load and the reads that fail', async () => {
  const run = scenario(activityModel, activityInputs.connected)
  await run.answer('readPage', page([row('1')], 'second'))
  await run.send({ type: 'loadMore' })
  await run.fail('readPage', unreachable)
  const properties = { isSmartAccount: true, projectId: 'project', cursor: 'second' }
  expect(trackedOf(activityReactions, run.emitted(), smart)).toEqual([
    ['LOAD_MORE_TRANSACTIONS', properties],
    ['ERROR_FETCH_TRANSACTIONS', properties],
  ])
})

describe('signing in', () => {
  const start = () => {
    const run = scenario(signInModel, signInInputs.required)
    return {
      ...run,
      tracked: () => trackedOf(signInReactions, run.emitted(), smart),
      trackedAtEnd: () => trackedIn(reactTo(signInReactions, 'done', run.output(), smart)),
    }
  }

  test('a sign-in tracks the click and its success', async () => {
    const run = start()
    await run.answer('prepareMessage', prepared)
    expect(run.tracked()).toEqual([])
    await run.send({ type: 'sign' })
    await run.answer('signMessage', { signature: foxSession.signature })
    await run.answer('storeSession', undefined)
    expect(run.tracked()).toEqual([
      ['CLICK_SIGN_SIWX_MESSAGE', account],
      ['SIWX_AUTH_SUCCESS', account],
    ])
    expect(run.trackedAtEnd()).toEqual([])
  })

  test('a sign-in tracks one error for each attempt that fails, also if no message was signed', async () => {
    const run = start()
    await run.fail('prepareMessage', signInErrors.unreachable)
    expect(run.tracked()).toEqual([['SIWX_AUTH_ERROR', account]])
    await run.send({ type: 'retry' })
    await run.answer('prepareMessage', prepared)
    await run.send({ type: 'sign' })
    await run.fail('signMessage', signInErrors.rejected)
    expect(run.tracked().slice(1)).toEqual([
      ['CLICK_SIGN_SIWX_MESSAGE', account],
      ['SIWX_AUTH_ERROR', account],
    ])
  })

  test('a visitor who cancels is tracked; a stored session is not', async () => {
    const run = start()
    await run.send({ type: 'cancel' })
    expect([run.tracked(), run.trackedAtEnd()]).toEqual([[], [['CLICK_CANCEL_SIWX', account]]])
    const output = { type: 'signedIn', account: signInInputs.required.account, session: foxSession }
    expect(trackedIn(reactTo(signInReactions, 'done', output, smart))).toEqual([])
    expect(trackedIn(reactTo(signInReactions, 'done', { type: 'outdated' }, smart))).toEqual([])
  })
})

test('a transfer tracks its symbol and amount, never its sender or receiver [R21]', () => {
  const { review } = first.prepared
  const event = { id: 'a', namespace: 'eip155', detached: false, review }
  const sending = { ...account, token: 'ETH', amount: '1' }
  const tracked = (type: string, fields = {}) =>
    trackedOf(transfersReactions, [{ type, ...event, ...fields } as { type: string }], smart)
  expect(tracked('transfer.requested')).toEqual([['SEND_INITIATED', sending]])
  expect(tracked('transfer.sent', { hash: '0xf' })).toEqual([['SEND_SUCCESS', sending]])
  expect(tracked('transfer.rejected', { code: 'rpc/user-rejected' })).toEqual([
    ['SEND_ERROR', { ...sending, message: 'The request was declined in the wallet' }],
  ])
  expect(tracked('transfer.failed', { code: 'send/failed', cause: null })).toMatchObject([
    ['SEND_ERROR', sending],
  ])
  const duplicate = { code: 'send/already-asked', cause: null, review: null }
  expect(tracked('transfer.failed', duplicate)).toEqual([])
})
