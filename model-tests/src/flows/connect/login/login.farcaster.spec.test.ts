import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { farcasterView } from '../../../../../core/src/flows/connect/farcaster/farcaster.view.ts'
import { loginReactions } from '../../../../../core/src/flows/connect/login/login.reactions.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { mainnet } from '../../../samples.ts'
import {
  messagesAfter,
  messagesOf,
  messagesOnAbort,
  trackedIn,
  trackedOf,
} from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { asked, readOff, refusedOf } from '../offers.ts'
import { embeddedConnection, farcasterInputs, farcasterUrl, frameError } from './login.cases.ts'
import { loginModel } from './login.model.ts'

function start(input: LoginInput = farcasterInputs.app) {
  const run = scenario(loginModel, input)
  return {
    ...run,
    view: () => farcasterView(run.snapshot(), () => {}),
    messages: () => messagesOf(loginReactions, run.emitted()),
    tracked: () => trackedOf(loginReactions, run.emitted()),
  }
}
async function startConnecting() {
  const run = start()
  await run.answer('requestUrl', farcasterUrl)
  await run.answer('waitForApproval', { userName: 'ada' })
  return run
}
const { caipNetworkId } = mainnet
const account = { to: 'account', namespace: 'eip155' }
const started = [
  { to: 'embedded', type: 'watch' },
  { ...account, type: 'attempt.start', status: 'connecting' },
]
const ended = { ...account, type: 'attempt.end' }
const activate = { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true }
const reset = { to: 'embedded', type: 'reset' }
const back = { to: 'router', type: 'back' }
const provider = 'farcaster'

test('connectFarcaster shows the URL, connects after the approval and closes the modal', async () => {
  const run = start()
  expect(run.view().step).toBe('requestingUrl')
  await run.answer('requestUrl', farcasterUrl)
  expect(run.view()).toMatchObject({ step: 'waiting', url: farcasterUrl })
  await run.elapse(3_600_000)
  await run.answer('waitForApproval', { userName: 'ada' })
  expect(run.view().step).toBe('connecting')
  await run.answer('connectUser', embeddedConnection)
  expect(run.view()).toMatchObject({ step: 'connected', address: embeddedConnection.address })
  expect(run.statePath()).toBe('connected')
  expect(run.messages()).toEqual([
    ...started,
    { to: 'embedded', type: 'provider.set', provider },
    { to: 'connections', type: 'connection.set', connection: embeddedConnection },
    { ...account, type: 'connection.set', connection: embeddedConnection },
    activate,
  ])
  expect(run.tracked()).toEqual([
    ['SOCIAL_LOGIN_STARTED', { provider }],
    ['SOCIAL_LOGIN_REQUEST_USER_DATA', { provider }],
    ['SOCIAL_LOGIN_SUCCESS', { provider }],
  ])
  await run.elapse(timeouts.successShown)
  expect(messagesAfter(loginReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
  expect(run.view()).toMatchObject({ step: 'connected', skip: null })
})

test('connectFarcaster ends at once on `skip` after the connection', async () => {
  const run = await startConnecting()
  await run.answer('connectUser', embeddedConnection)
  await run.send({ type: 'skip' })
  expect(run.statePath()).toBe('finished')
})

test('connectFarcaster changes no network before it is connected [EM13]', () => {
  const run = start({
    ...farcasterInputs.app,
    network: { namespace: 'eip155', caipNetworkId, isActive: false },
  })
  expect(run.messages()).toEqual(started)
})

test.each(['requestUrl', 'waitForApproval', 'connectUser'])(
  'connectFarcaster fails with the error of %s, and a retry requests a new URL',
  async (src) => {
    const run = start()
    if (src !== 'requestUrl') await run.answer('requestUrl', farcasterUrl)
    if (src === 'connectUser') await run.answer('waitForApproval', { userName: 'ada' })
    await run.fail(src, frameError)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/aborted' })
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked().at(-1)).toEqual(['SOCIAL_LOGIN_ERROR', { provider }])
    await run.send({ type: 'retry' })
    expect([run.view().step, run.inputsOf('requestUrl').length]).toEqual(['requestingUrl', 2])
  },
)

test('connectFarcaster stops waiting for the URL and for the connection after 50 s', async () => {
  const limit = timeouts.frameTimeout + timeouts.frameRequestTimeout
  const withoutUrl = start()
  await withoutUrl.elapse(limit - 1)
  expect(withoutUrl.view().step).toBe('requestingUrl')
  await withoutUrl.elapse(1)
  const withoutConnection = await startConnecting()
  await withoutConnection.elapse(limit - 1)
  expect(withoutConnection.view().step).toBe('connecting')
  await withoutConnection.elapse(1)
  for (const run of [withoutUrl, withoutConnection]) {
    await run.answerLate(embeddedConnection)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    expect(run.messages()).toEqual([...started, ended])
  }
})

test.each(['requestingUrl', 'waiting', 'connecting'])(
  'connectFarcaster cancelled in %s goes back and reloads the frame',
  async (step) => {
    const run = step === 'connecting' ? await startConnecting() : start()
    if (step === 'waiting') await run.answer('requestUrl', farcasterUrl)
    expect(run.view().step).toBe(step)
    await run.send({ type: 'cancel' })
    await run.answerLate(embeddedConnection)
    expect(run.messages()).toEqual([...started, ended])
    expect(messagesAfter(loginReactions, run.output())).toEqual([reset, back])
    expect(run.tracked().at(-1)).toEqual(['SOCIAL_LOGIN_CANCELED', { provider }])
  },
)

test('connectFarcaster goes back after a failure without another event', async () => {
  const run = start()
  await run.fail('requestUrl', frameError)
  await run.send({ type: 'cancel' })
  expect(run.messages()).toEqual([...started, ended])
  expect(messagesAfter(loginReactions, run.output())).toEqual([reset, back])
})

test('connectFarcaster offers no retry without a network that the frame serves', async () => {
  const run = start(farcasterInputs.appUnavailable)
  expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/unavailable', retry: null })
  await run.send({ type: 'cancel' })
  expect([run.output(), run.messages()]).toEqual([{ type: 'cancelled', provider }, []])
})

/** The messages and the telemetry of a run that is stopped early. */
function onAbort({ snapshot }: ReturnType<typeof start>) {
  const { context } = snapshot()
  const all = messagesOnAbort(loginReactions, context)
  return {
    messages: all.filter(({ to }) => to !== 'kit'),
    tracked: trackedIn(all).map(([event]) => event),
  }
}

test('connectFarcaster stopped before the connection ends and cancels the attempt and reloads the frame [L2]', async () => {
  for (const run of [start(), await startConnecting()])
    expect(onAbort(run)).toEqual({
      messages: [ended, reset],
      tracked: ['SOCIAL_LOGIN_CANCELED'],
    })
})

test('connectFarcaster ends no attempt of another flow when it is stopped without one of its own', async () => {
  const failed = start()
  await failed.fail('requestUrl', frameError)
  expect(onAbort(failed)).toEqual({ messages: [reset], tracked: [] })
  const connected = await startConnecting()
  await connected.answer('connectUser', embeddedConnection)
  for (const run of [connected, start(farcasterInputs.appUnavailable)])
    expect(onAbort(run)).toEqual({ messages: [], tracked: [] })
})

describe('the offer of page and project', () => {
  const refused = { step: 'failed', problem: 'embedded/login-off', retry: null }

  test('connectFarcaster refuses a login that is turned off, and warns the developer once [EM19]', async () => {
    const run = start(farcasterInputs.appOff)
    expect(run.view()).toMatchObject(refused)
    expect([run.messages(), run.inputsOf('requestUrl')]).toEqual([refusedOf(provider), []])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(loginReactions, run.output())).toEqual([reset, back])
  })

  test('a retry does not ask for a known answer again [V21]', async () => {
    const run = start()
    await run.fail('requestUrl', frameError)
    await run.send({ type: 'retry' })
    expect(run.messages()).not.toContainEqual(asked[0])
  })

  test('connectFarcaster can be left while the project is asked', async () => {
    const run = start(farcasterInputs.appAwaited)
    await run.send({ type: 'cancel' })
    expect([run.output(), run.messages()]).toEqual([{ type: 'cancelled', provider }, asked])
  })

  test('a retry is refused if the login was turned off since [EM19]', async () => {
    const run = start()
    await run.fail('requestUrl', frameError)
    await run.send(readOff)
    expect(run.view()).toMatchObject({ problem: 'embedded/aborted' })
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject(refused)
  })
})
