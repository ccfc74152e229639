import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import {
  heron,
  heronConnection,
  remoteInputs,
  secondUri,
  solanaConnection,
  uri,
} from './remote.cases.ts'
import { start, startWithUri } from './remote.scenario.ts'

const {
  anyWallet,
  onDesktop,
  idOnly,
  replacing,
  externalUri,
  externalWithoutUri,
  installed,
  notInstalled,
} = remoteInputs

describe('connectRemote with a wallet that approves', () => {
  test('connectRemote stores the connections at once, activates the network of the active namespace and closes the modal after the success screen', async () => {
    const run = await startWithUri(onDesktop)
    expect(run.view()).toMatchObject({
      step: 'showingUri',
      uri,
      expiresAt: 240_000,
      renewReason: null,
      relay: 'up',
      wallet: heron,
    })
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    expect(run.view()).toMatchObject({ step: 'finalizing', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection, heronConnection])
    expect(run.view()).toMatchObject({
      step: 'connected',
      connections: [solanaConnection, heronConnection],
    })
    const offered = queriesOf({ activeNamespace: 'eip155', offeredNamespace: 'solana' })
    expect(messagesOf(remoteReactions, run.emitted(), offered)).toContainEqual({
      to: 'network',
      type: 'network.set',
      caipNetworkId: solanaConnection.caipNetworkId,
      activate: true,
      quiet: true,
    })
    expect(
      messagesOf(remoteReactions, run.emitted(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      { to: 'connections', type: 'connection.set', connection: solanaConnection },
      { to: 'account', namespace: 'solana', type: 'connection.set', connection: solanaConnection },
      { to: 'connections', type: 'connection.set', connection: heronConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: heronConnection },
      { to: 'connections', type: 'recent.add', wallet: heron, link: null },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: 'eip155:1',
        activate: true,
        quiet: true,
      },
    ])
    await run.elapse(timeouts.successShown)
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('connectRemote activates the first granted namespace when the active one was not granted', async () => {
    const run = await startWithUri(anyWallet)
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection])
    expect(run.messages().at(-1)).toMatchObject({
      to: 'network',
      caipNetworkId: solanaConnection.caipNetworkId,
    })
    const output = { type: 'connected', connections: [solanaConnection] }
    expect(messagesAfter(remoteReactions, output, queriesOf({ isConfigured: false }))).toEqual([
      { to: 'router', type: 'reset', view: 'UnsupportedChain' },
    ])
  })

  test('connectRemote fails with remote/nothing-granted when the session has no account, and allows a retry', async () => {
    const run = await startWithUri(onDesktop)
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.fail(
      'readGrants',
      new KitError(catalogue, 'remote/nothing-granted', { wallet: 'Heron' }),
    )
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/nothing-granted' })
    expect(run.messages()).toEqual([])
    await run.sendCommand('retry')
    expect([run.view().step, run.pairings()]).toEqual(['requestingUri', 2])
  })

  test('connectRemote fails with remote/no-answer when reading the accounts times out', async () => {
    const run = await startWithUri(onDesktop)
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.elapse(timeouts.apiTimeout - 1)
    expect(run.view().step).toBe('finalizing')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/no-answer' })
    await run.answerLate([heronConnection])
    expect(run.view().step).toBe('failed')
  })
})

describe('the pairing of connectRemote', () => {
  test('connectRemote keeps the URI while the relay is down, and accepts an approval [C1]', async () => {
    const run = await startWithUri(anyWallet)
    await run.sendBack({ type: 'relay.lost' })
    expect(run.view()).toMatchObject({ step: 'showingUri', uri, relay: 'down' })
    await run.sendBack({ type: 'relay.restored' })
    expect(run.view()).toMatchObject({ step: 'showingUri', uri, relay: 'up' })
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    expect(run.view().step).toBe('finalizing')
  })

  test('connectRemote becomes unreachable after 10 s without a URI, and chooseAnother goes back [C2]', async () => {
    const run = start(anyWallet)
    await run.elapse(timeouts.firstUriTimeout - 1)
    expect(run.view().step).toBe('requestingUri')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'unreachable', problem: 'remote/no-answer' })
    await run.sendCommand('chooseAnother')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('connectRemote in unreachable shows a URI that arrives late [C2]', async () => {
    const run = start(anyWallet)
    await run.elapse(timeouts.firstUriTimeout)
    await run.sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 })
    expect(run.view()).toMatchObject({ step: 'showingUri', uri })
  })

  test('connectRemote becomes unreachable at once when the pairing fails before the first URI [C2]', async () => {
    const run = start(anyWallet)
    await run.sendBack({ type: 'pairing.failed', code: 'remote/refused', cause: null })
    expect(run.view()).toMatchObject({ step: 'unreachable', problem: 'remote/refused' })
    await run.sendCommand('retry')
    expect(run.view().step).toBe('requestingUri')
  })

  test.each([
    { type: 'uri.expired' },
    { type: 'pairing.failed', code: 'remote/expired', cause: null },
  ] as const)(
    'connectRemote replaces an expired URI (%o) and reports the reason [C3]',
    async (end) => {
      const run = await startWithUri(anyWallet)
      await run.sendBack(end)
      expect([run.view().step, run.pairings()]).toEqual(['requestingUri', 2])
      await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
      expect(run.view()).toMatchObject({
        step: 'showingUri',
        uri: secondUri,
        renewReason: 'expired',
      })
      expect(run.messages()).toEqual([])
    },
  )

  test('connectRemote replaces a URI that the wallet rejected and reports the reason [C4]', async () => {
    const run = await startWithUri(anyWallet)
    await run.sendBack({ type: 'wallet.rejected' })
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect(run.view()).toMatchObject({
      step: 'showingUri',
      uri: secondUri,
      renewReason: 'rejected',
    })
  })

  test('connectRemote replaces a URI that the wallet approved with an invalid session [W3]', async () => {
    const run = await startWithUri(anyWallet)
    await run.sendBack({ type: 'pairing.failed', code: 'remote/settlement-invalid', cause: null })
    expect([run.view().step, run.pairings()]).toEqual(['requestingUri', 2])
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect(run.view()).toMatchObject({ uri: secondUri, renewReason: 'invalid' })
  })

  test('retry of connectRemote increments the attempt and requests a fresh pairing [C5]', async () => {
    const run = start(anyWallet)
    await run.elapse(timeouts.firstUriTimeout)
    await run.sendCommand('retry')
    expect(run.snapshot().context).toMatchObject({ attempt: 2, fresh: true })
    await run.sendCommand('cancel')
    expect(run.output()).toEqual({ type: 'cancelled', namespace: null })
  })

  test('connectRemote shows the latest URI [C9]', async () => {
    const run = await startWithUri(anyWallet)
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 250_000 })
    expect(run.view()).toMatchObject({ uri: secondUri, expiresAt: 250_000, renewReason: null })
  })

  test('connectRemote in failed starts a new pairing when another tab is selected', async () => {
    const run = await startWithUri(onDesktop)
    await run.sendBack({ type: 'pairing.failed', code: 'remote/failed', cause: null })
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/failed' })
    await run.send({ type: 'tab.select', platform: 'desktop' })
    expect(run.view()).toMatchObject({ step: 'requestingUri', platform: 'desktop' })
  })
})

describe('the requested wallet of connectRemote', () => {
  test('connectRemote fetches the wallet if the input has only its id', async () => {
    const run = start(idOnly)
    expect([run.view().step, run.inputsOf('findWallet')]).toEqual([
      'preparing',
      [{ walletId: heron.id }],
    ])
    await run.answer('findWallet', heron)
    expect(run.view()).toMatchObject({ step: 'requestingUri', wallet: heron })
  })

  test('connectRemote shows walletUnknown when the directory does not list the wallet or times out', async () => {
    const run = start(idOnly)
    await run.fail(
      'findWallet',
      new KitError(catalogue, 'directory/wallet-unknown', { wallet: heron.id }),
    )
    expect(run.view()).toMatchObject({ step: 'walletUnknown', problem: 'directory/wallet-unknown' })
    await run.sendCommand('retry')
    await run.elapse(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ step: 'walletUnknown', problem: 'kit/timed-out' })
    await run.answerLate(heron)
    await run.sendCommand('chooseAnother')
    expect(run.output()).toEqual({ type: 'cancelled', namespace: null })
  })

  test('connectRemote starts no pairing for an installed wallet until another tab is selected', async () => {
    const run = start(installed)
    expect(run.view()).toMatchObject({
      step: 'noCode',
      platforms: ['browser', 'qrcode'],
      platform: 'browser',
    })
    await run.send({ type: 'useExtension' })
    expect(run.emitted()).toEqual([
      { type: 'wallet.selected', name: 'Fox', platform: 'browser' },
      { type: 'extension.requested', connectorId: 'io.fox', wallet: installed.wallet },
    ])
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect(run.view().step).toBe('requestingUri')
  })

  test('connectRemote shows the QR code for an extension that is not installed, and download opens Downloads', async () => {
    expect(start(notInstalled).view()).toMatchObject({
      platforms: ['qrcode', 'unsupported'],
      platform: 'qrcode',
      useExtension: null,
      download: null,
    })
    const run = start(onDesktop)
    await run.send({ type: 'download' })
    expect(run.messages()).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'Downloads',
        data: { walletId: heron.id, wallet: heron },
      },
    ])
  })

  test('connectRemote keeps the open pairing when a tab without a code is selected', async () => {
    const run = await startWithUri(notInstalled)
    await run.send({ type: 'tab.select', platform: 'unsupported' })
    expect(run.view().step).toBe('noCode')
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect([run.view(), run.pairings()]).toMatchObject([{ step: 'showingUri', uri }, 1])
  })
})

describe('connectRemote while another remote wallet is connected', () => {
  test('cancelReplace keeps the connected wallet', async () => {
    const run = start(replacing)
    expect(run.view()).toMatchObject({ step: 'confirmingReplace', currentWallet: 'Owl' })
    await run.sendCommand('cancelReplace')
    expect([run.emitted(), run.output()]).toEqual([[], { type: 'cancelled', namespace: null }])
  })

  test('replace clears the previous connections at once and does not wait longer than 3 s for the previous wallet', async () => {
    const run = start(replacing)
    await run.sendCommand('replace')
    expect(
      messagesOf(remoteReactions, run.emitted(), queriesOf({ connectorOf: 'walletConnect' })),
    ).toEqual([
      { to: 'connections', type: 'connection.clear', namespace: 'eip155' },
      { to: 'account', namespace: 'eip155', type: 'connection.clear' },
    ])
    await run.elapse(timeouts.signOutTimeout)
    expect(run.view().step).toBe('requestingUri')
  })

  test('wallet.replaced clears no namespace that another wallet connected meanwhile', async () => {
    const run = start(replacing)
    await run.sendCommand('replace')
    expect(
      messagesOf(remoteReactions, run.emitted(), queriesOf({ connectorOf: 'io.fox' })),
    ).toEqual([])
  })
})

describe('connectRemote with a pairing of the page', () => {
  test('connectRemote shows the URI of the page until its session starts', async () => {
    const run = start(externalUri)
    await run.elapse(3_600_000)
    expect(run.view()).toMatchObject({
      step: 'showingUri',
      uri: externalUri.givenUri,
      expiresAt: 1_700_000_300_000,
    })
    await run.sendBack({ type: 'session.started', name: 'Heron' })
    expect(run.view()).toMatchObject({ step: 'finalizing', name: 'Heron' })
  })

  test('connectRemote with external pairing does not confirm a replacement and opens no in-app browser', () => {
    expect(
      start({ ...externalUri, currentWallet: 'Owl', currentNamespaces: ['eip155'] }).view().step,
    ).toBe('showingUri')
    expect(start({ ...remoteInputs.inAppBrowser, externalPairing: true }).view().step).toBe(
      'noCode',
    )
  })

  test('connectRemote with external pairing starts a pairing only on retry', async () => {
    const run = start(externalWithoutUri)
    await run.elapse(timeouts.firstUriTimeout)
    expect(run.view().step).toBe('unreachable')
    expect(run.statePath()).toContain('externalPairing')
    await run.sendCommand('retry')
    expect(run.statePath()).toContain('pairing')
  })
})

test('connectRemote sends no message when it stops before an app was opened [L2]', async () => {
  const run = await startWithUri(onDesktop)
  run.stop()
  expect(messagesOnAbort(remoteReactions, run.snapshot().context)).toEqual([])
})
