import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { heron, heronConnection, remoteInputs, uri, withoutLinks } from './remote.cases.ts'
import { start, startWithUri } from './remote.scenario.ts'

type Run = ReturnType<typeof start>
type Step = (run: Run) => Promise<void>

const send =
  (event: Parameters<Run['send']>[0]): Step =>
  (run) =>
    run.send(event)
const sendBack =
  (event: Parameters<Run['sendBack']>[0]): Step =>
  (run) =>
    run.sendBack(event)
const elapse =
  (ms: number): Step =>
  (run) =>
    run.elapse(ms)
const cancel = send({ type: 'cancel' })
const retry = send({ type: 'retry' })
const chooseAnother = send({ type: 'chooseAnother' })
const useExtension = send({ type: 'useExtension' })
const download = send({ type: 'download' })
const select = (platform: 'qrcode' | 'desktop' | 'mobile') => send({ type: 'tab.select', platform })
const approve = sendBack({ type: 'wallet.approved', name: 'Heron' })
const pairingFailed = (
  code: 'remote/failed' | 'remote/unreachable' | 'remote/expired' | 'remote/settlement-invalid',
) => sendBack({ type: 'pairing.failed', code, cause: null })
const noUri = elapse(timeouts.firstUriTimeout)
const failGrants: Step = (run) =>
  run.fail('readGrants', new KitError(catalogue, 'remote/nothing-granted', { wallet: 'Heron' }))
const answerGrants: Step = (run) => run.answer('readGrants', [heronConnection])
const failDisconnect: Step = (run) =>
  run.fail('disconnectWallet', new KitError(catalogue, 'remote/no-answer'))
const failInAppLink: Step = (run) => run.fail('resolveInAppLink', new Error('no page'))

const { anyWallet, onDesktop, onPhone, idOnly, replacing, inAppBrowser, installed } = remoteInputs
const { externalWithoutUri } = remoteInputs
const after =
  (begin: () => Run | Promise<Run>, ...steps: Step[]) =>
  async () => {
    const run = await begin()
    for (const step of steps) await step(run)
    return run
  }
const places = {
  findingWallet: after(() => start(idOnly)),
  disconnecting: after(() => start(replacing), send({ type: 'replace' })),
  resolvingInAppLink: after(() => start(inAppBrowser)),
  uriTimedOut: after(() => start(onDesktop), noUri),
  showingUri: after(() => startWithUri(onPhone)),
  'externalPairing.uriTimedOut': after(() => start(externalWithoutUri), noUri),
  unreachable: after(() => start(onDesktop), pairingFailed('remote/unreachable')),
  finalizing: after(() => startWithUri(onPhone), approve),
  failed: after(() => startWithUri(onPhone), pairingFailed('remote/failed')),
  'failed on a desktop': after(() => startWithUri(onDesktop), pairingFailed('remote/failed')),
}
const requestingUri = 'waiting.code.pairing.requestingUri'
const connectionFailed = (code: string) => ({
  ...{ type: 'connection.failed', namespace: 'eip155', code },
})
const failedWithoutApp = (code: string) => ({ ...connectionFailed(code), namespace: null })
const selected = (platform: string) => ({ type: 'wallet.selected', name: 'Heron', platform })
const rejected = { type: 'connection.rejected', namespace: 'eip155' }

/** Place, name of the step, step; then state, changed context and emitted events after the step. */
const transitions: [keyof typeof places, string, Step, string, object, readonly object[]][] = [
  ['findingWallet', 'cancel', cancel, 'cancelled', {}, []],
  ['disconnecting', 'cancel', cancel, 'cancelled', {}, []],
  ...[
    ['a response', (run: Run) => run.answer('disconnectWallet', undefined)] as const,
    ['an error', failDisconnect] as const,
    ['a timeout', elapse(timeouts.signOutTimeout)] as const,
  ].map(([name, step]): (typeof transitions)[number] => [
    'disconnecting',
    name,
    step,
    requestingUri,
    { currentWallet: null, currentNamespaces: [] },
    [{ ...selected('qrcode'), name: null }],
  ]),
  ['resolvingInAppLink', 'cancel', cancel, 'cancelled', {}, []],
  [
    'resolvingInAppLink',
    'an error',
    failInAppLink,
    'waiting.code.noCode',
    { platform: 'unsupported' },
    [{ ...selected('unsupported'), name: 'Phantom' }],
  ],
  [
    'resolvingInAppLink',
    'a timeout',
    elapse(timeouts.apiTimeout),
    'waiting.code.noCode',
    { platform: 'unsupported' },
    [{ ...selected('unsupported'), name: 'Phantom' }],
  ],
  [
    'uriTimedOut',
    'a failure',
    pairingFailed('remote/unreachable'),
    'waiting.code.unreachable',
    { problem: 'remote/unreachable' },
    [failedWithoutApp('remote/unreachable')],
  ],
  ['uriTimedOut', 'retry', retry, requestingUri, { attempt: 2 }, []],
  ['uriTimedOut', 'chooseAnother', chooseAnother, 'cancelled', { problem: 'remote/no-answer' }, []],
  [
    'showingUri',
    'a rejection',
    sendBack({ type: 'wallet.rejected' }),
    requestingUri,
    { attempt: 2, renewReason: 'rejected' },
    [rejected],
  ],
  [
    'showingUri',
    'an expired URI',
    sendBack({ type: 'uri.expired' }),
    requestingUri,
    { attempt: 2, renewReason: 'expired' },
    [connectionFailed('remote/expired')],
  ],
  [
    'showingUri',
    'an expired pairing',
    pairingFailed('remote/expired'),
    requestingUri,
    { attempt: 2, renewReason: 'expired' },
    [connectionFailed('remote/expired')],
  ],
  [
    'showingUri',
    'an invalid session',
    pairingFailed('remote/settlement-invalid'),
    requestingUri,
    { attempt: 2, renewReason: 'invalid', problem: 'remote/settlement-invalid' },
    [connectionFailed('remote/settlement-invalid')],
  ],
  [
    'showingUri',
    'a failure',
    pairingFailed('remote/failed'),
    'failed',
    { problem: 'remote/failed', pendingNamespace: null },
    [connectionFailed('remote/failed')],
  ],
  [
    'externalPairing.uriTimedOut',
    'retry',
    retry,
    requestingUri,
    { attempt: 2, externalPairing: false },
    [],
  ],
  [
    'externalPairing.uriTimedOut',
    'chooseAnother',
    chooseAnother,
    'cancelled',
    { problem: 'remote/no-answer' },
    [],
  ],
  ['unreachable', 'retry', retry, requestingUri, { attempt: 2 }, []],
  ['unreachable', 'chooseAnother', chooseAnother, 'cancelled', {}, []],
  ['finalizing', 'cancel', cancel, 'cancelled', {}, []],
  [
    'finalizing',
    'a timeout',
    elapse(timeouts.apiTimeout),
    'failed',
    { problem: 'remote/no-answer', pendingNamespace: null },
    [connectionFailed('remote/no-answer')],
  ],
  [
    'finalizing',
    'an error',
    failGrants,
    'failed',
    { problem: 'remote/nothing-granted', pendingNamespace: null },
    [connectionFailed('remote/nothing-granted')],
  ],
  ['failed', 'retry', retry, requestingUri, { attempt: 2 }, []],
  [
    'failed on a desktop',
    'another tab',
    select('desktop'),
    requestingUri,
    { attempt: 2, platform: 'desktop' },
    [],
  ],
  ['failed', 'the same tab', select('mobile'), 'failed', { attempt: 1 }, []],
  ['failed', 'chooseAnother', chooseAnother, 'cancelled', {}, []],
]

describe('transitions of connectRemote', () => {
  test.each(transitions)(
    'connectRemote in %s after %s',
    async (place, _, step, state, context, emitted) => {
      const run = await places[place]()
      const before = run.emitted().length
      await step(run)
      expect(run.statePath()).toContain(state)
      expect(run.snapshot().context).toMatchObject(context)
      expect(run.emitted().slice(before)).toEqual(emitted)
    },
  )

  test('connectRemote clears the pending namespace once connected and finishes after the success screen', async () => {
    const run = await places.finalizing()
    expect(run.snapshot().context.pendingNamespace).toBe('eip155')
    await answerGrants(run)
    expect([run.statePath(), run.snapshot().context.pendingNamespace]).toEqual(['connected', null])
    await run.elapse(timeouts.successShown)
    expect(run.statePath()).toBe('finished')
  })

  test('connectRemote finishes at once on `skip` after the connection', async () => {
    const run = await places.finalizing()
    await answerGrants(run)
    await run.send({ type: 'skip' })
    expect(run.statePath()).toBe('finished')
  })

  test('connectRemote has a code in tabs with a pairing and none in the tab of an installed wallet', async () => {
    expect(start(onDesktop).statePath()).toContain('waiting.tab.code')
    expect(start(externalWithoutUri).statePath()).toContain('waiting.code.externalPairing.noUri')
    const run = start(installed)
    expect(run.statePath()).toContain('waiting.tab.noCode')
    expect(run.statePath()).toContain('waiting.code.noCode')
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect(run.statePath()).toContain('waiting.tab.code')
    expect(run.statePath()).toContain(requestingUri)
  })

  test('connectRemote resets an opened link after tab.select', async () => {
    const run = await after(() => startWithUri(onDesktop), select('desktop'))()
    await run.send({ type: 'open' })
    expect(run.statePath()).toContain('waiting.link.opened')
    await run.send({ type: 'tab.select', platform: 'qrcode' })
    expect(run.statePath()).toContain('waiting.link.ready')
  })

  test('connectRemote ignores useExtension and download without an extension or an install link, also after a failure', async () => {
    for (const input of [anyWallet, { ...onDesktop, wallet: withoutLinks }]) {
      const run = start(input)
      const before = run.emitted().length
      for (const step of [useExtension, download]) await step(run)
      expect([run.emitted().length, run.snapshot().status]).toEqual([before, 'active'])
      await run.sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 })
      await pairingFailed('remote/failed')(run)
      for (const step of [useExtension, download]) await step(run)
      expect([run.statePath(), run.emitted().length]).toEqual(['failed', before + 1])
    }
  })

  test('connectRemote accepts useExtension and download after a failure', async () => {
    const extension = await after(
      () => start(installed),
      select('qrcode'),
      sendBack({ type: 'uri.shown', uri, expiresAt: 240_000 }),
      pairingFailed('remote/failed'),
      useExtension,
    )()
    const { wallet } = installed
    expect([extension.statePath(), extension.emitted().at(-1)]).toEqual([
      'failed',
      { type: 'extension.requested', connectorId: 'io.fox', wallet },
    ])
    const page = await after(places.failed, download)()
    expect(page.emitted().at(-1)).toEqual({ type: 'download.requested', wallet: heron })
  })
})
