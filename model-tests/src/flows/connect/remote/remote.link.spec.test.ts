import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import type { Connector } from '../../../../../core/src/domain/wallet/wallet.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import { fox, foxSolana } from '../../../samples.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import {
  heron,
  heronConnection,
  inAppLink,
  remoteInputs,
  secondUri,
  solanaConnection,
  uri,
} from './remote.cases.ts'
import { start, startWithUri } from './remote.scenario.ts'

const { onPhone, onDesktop, inAppBrowser } = remoteInputs
const inTelegram = { ...onPhone, device: { ...onPhone.device, telegram: true } }
const account = (type: 'attempt.start' | 'attempt.end') => ({
  to: 'account',
  namespace: 'eip155',
  type,
  ...(type === 'attempt.start' ? { status: 'connecting' } : {}),
})
const openedApps = (run: ReturnType<typeof start>) =>
  run.emitted().filter(({ type }) => type === 'wallet.requested').length
const href = `heron://wc?uri=${encodeURIComponent(uri)}`

describe('connectRemote on a phone', () => {
  test('connectRemote on a phone opens the app once, with the first URI, and sets the account to connecting', async () => {
    const run = start(onPhone)
    expect([run.view().step, openedApps(run)]).toEqual(['requestingUri', 0])
    await run.sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 })
    expect([run.link(), openedApps(run), run.messages()]).toEqual([
      { href, target: '_self', state: 'opened' },
      1,
      [account('attempt.start')],
    ])
    await run.sendBack({ type: 'uri.expired' })
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, openedApps(run)]).toEqual(['ready', 1])
  })

  test('connectRemote sets the link to notOpened when the app does not come to the front within 2.5 s', async () => {
    const run = await startWithUri(onPhone)
    await run.elapse(timeouts.linkUnresponsive - 1)
    expect(run.link()?.state).toBe('opened')
    await run.elapse(1)
    expect(run.link()?.state).toBe('notOpened')
    await run.sendCommand('open')
    expect([run.link()?.state, openedApps(run)]).toEqual(['opened', 2])
  })

  test('connectRemote keeps the link opened while the app is in front, and accepts the approval [C7]', async () => {
    const run = await startWithUri(onPhone)
    await run.sendBack({ type: 'page.hidden' })
    await run.elapse(60_000)
    expect(run.link()?.state).toBe('opened')
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [heronConnection])
    expect(run.messages()).toContainEqual({
      to: 'connections',
      type: 'recent.add',
      wallet: heron,
      link: { href: 'heron://', name: 'Heron' },
    })
  })

  test('connectRemote sets the link to opened when the app comes to the front after 2.5 s', async () => {
    const run = await startWithUri(onPhone)
    await run.elapse(timeouts.linkUnresponsive)
    await run.sendBack({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('connectRemote sets the link to blocked when the browser blocks it [C8]', async () => {
    const run = await startWithUri(onPhone)
    await run.sendBack({ type: 'link.blocked' })
    await run.elapse(60_000)
    expect(run.link()).toEqual({ href, target: '_self', state: 'blocked' })
    await run.sendBack({ type: 'page.hidden' })
    expect(run.link()?.state).toBe('opened')
  })

  test('connectRemote in Telegram opens the app with the target _blank and fails when the pairing fails', async () => {
    const run = await startWithUri(inTelegram)
    expect([run.link()?.target, run.messages()]).toEqual(['_blank', [account('attempt.start')]])
    await run.sendBack({ type: 'pairing.failed', code: 'remote/failed', cause: null })
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'remote/failed' })
    expect(run.messages()).toEqual([account('attempt.start'), account('attempt.end')])
  })

  test('retry of connectRemote opens the app again', async () => {
    const run = await startWithUri(onPhone)
    await run.sendBack({ type: 'pairing.failed', code: 'remote/failed', cause: null })
    await run.sendCommand('retry')
    await run.sendBack({ type: 'uri.shown', uri: secondUri, expiresAt: 480_000 })
    expect([run.link()?.state, openedApps(run)]).toEqual(['opened', 2])
  })

  test.each([
    ['declined', { type: 'wallet.rejected' }],
    ['expired', { type: 'uri.expired' }],
  ] as const)(
    'connectRemote ends the connection attempt and clears the opened link after the pairing was %s',
    async (_, end) => {
      const run = await startWithUri(onPhone)
      await run.sendBack(end)
      expect(run.messages()).toEqual([account('attempt.start'), account('attempt.end')])
      expect(run.snapshot().context).toMatchObject({
        openedLink: null,
        pendingNamespace: null,
        autoOpen: false,
      })
    },
  )

  test('connectRemote ends the connection attempt of a namespace that the wallet did not grant', async () => {
    const run = await startWithUri(onPhone)
    await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
    await run.answer('readGrants', [solanaConnection])
    expect(run.messages()).toContainEqual(account('attempt.end'))
  })

  test('connectRemote ends the connection attempt when it is cancelled or stopped [L2]', async () => {
    const run = await startWithUri(onPhone)
    expect(messagesOnAbort(remoteReactions, run.snapshot().context)).toEqual([
      account('attempt.end'),
    ])
    await run.sendCommand('cancel')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })
})

describe('connectRemote on a desktop', () => {
  test('connectRemote opens no app on a desktop without a click', async () => {
    const run = await startWithUri(onDesktop)
    await run.send({ type: 'tab.select', platform: 'desktop' })
    expect([run.link()?.state, openedApps(run)]).toEqual(['ready', 0])
    await run.sendCommand('open')
    expect([run.link(), openedApps(run)]).toEqual([
      { href: `heron://desk/wc?uri=${encodeURIComponent(uri)}`, target: '_self', state: 'opened' },
      1,
    ])
  })

  test('connectRemote clears the opened link when the QR code is selected', async () => {
    const run = await startWithUri(onDesktop)
    await run.send({ type: 'tab.select', platform: 'desktop' })
    await run.sendCommand('open')
    expect(run.snapshot().context.openedLink).toEqual({ href: 'heron://desk/', name: 'Heron' })
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect([run.snapshot().context.openedLink, run.link()]).toEqual([null, null])
  })

  test('tab.select ignores a tab that the wallet does not have', async () => {
    const run = await startWithUri(onDesktop)
    await run.send({ type: 'tab.select', platform: 'mobile' })
    expect(run.view()).toMatchObject({ platform: 'qrcode' })
  })

  test('connectRemote has no link and opens no app for an unsafe link [C6]', async () => {
    const run = await startWithUri({
      ...onDesktop,
      wallet: { ...heron, desktop_link: 'javascript://alert(1)' },
    })
    await run.send({ type: 'tab.select', platform: 'desktop' })
    expect([run.view().step, run.link()]).toEqual(['showingUri', null])
    await run.sendCommand('open')
    expect(openedApps(run)).toBe(0)
  })
})

describe('connectRemote with a wallet that has an in-app browser', () => {
  test('connectRemote opens the page in an in-app browser without a pairing and without a connection attempt', async () => {
    const run = start(inAppBrowser)
    expect(run.view().step).toBe('preparing')
    await run.answer('resolveInAppLink', inAppLink)
    expect([run.view().step, run.link(), run.messages()]).toEqual([
      'inAppBrowser',
      { href: inAppLink, target: '_self', state: 'opened' },
      [],
    ])
    await run.elapse(timeouts.linkUnresponsive)
    expect(run.link()?.state).toBe('notOpened')
    await run.sendCommand('cancel')
    expect(messagesAfter(remoteReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('connectRemote shows the unsupported tab when the wallet has no in-app link', async () => {
    const run = start(inAppBrowser)
    await run.answer('resolveInAppLink', null)
    expect(run.view()).toMatchObject({ step: 'noCode', platforms: ['unsupported'] })
  })
})

test('extension.requested opens ConnectingExternal, or ConnectingMultiChain for several namespaces', () => {
  const { wallet } = remoteInputs.installed
  const emitted = [{ type: 'extension.requested', connectorId: fox.id, wallet }] as const
  const messages = (connectorsFor: readonly Connector[]) =>
    messagesOf(remoteReactions, emitted, queriesOf({ connectorsFor }))
  const view = { to: 'router', type: 'replace', view: 'ConnectingExternal' }
  expect(messages([fox])).toEqual([
    { ...view, data: { connectorId: fox.id, namespace: 'eip155', wallet } },
  ])
  expect(messages([fox, foxSolana])).toEqual([
    { ...view, view: 'ConnectingMultiChain', data: { connectorId: fox.id, namespace: fox.chain } },
  ])
  expect(messages([])).toEqual([{ ...view, data: { connectorId: fox.id, wallet } }])
})
