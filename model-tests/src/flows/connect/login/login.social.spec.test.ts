import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { loginReactions } from '../../../../../core/src/flows/connect/login/login.reactions.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { socialView } from '../../../../../core/src/flows/connect/social/social.view.ts'
import { mainnet } from '../../../samples.ts'
import {
  messagesAfter,
  messagesOf,
  messagesOnAbort,
  trackedIn,
  trackedOf,
} from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { asked, pageOff, readOff, readOn, refusedOf } from '../offers.ts'
import { embeddedConnection, resultUri, socialErrors, socialInputs } from './login.cases.ts'
import { loginModel } from './login.model.ts'

function start(input: LoginInput = socialInputs.popup) {
  const run = scenario(loginModel, input)
  return {
    ...run,
    view: () => socialView(run.snapshot(), () => {}),
    messages: () => messagesOf(loginReactions, run.emitted()),
    tracked: () => trackedOf(loginReactions, run.emitted()).map(([event]) => event),
    opened: () => run.sentTo('popup').filter(({ type }) => type === 'popup.open').length,
    isClosed: () => run.sentTo('popup').at(-1)?.type === 'popup.close',
    forgotten: () => run.sentTo('forgetProvider').length,
  }
}
/** The messages and the telemetry of a run that is stopped early. */
function onAbort({ snapshot }: ReturnType<typeof start>) {
  const { context } = snapshot()
  const all = messagesOnAbort(loginReactions, context)
  return {
    messages: all.filter(({ to }) => to !== 'kit'),
    tracked: trackedIn(all).map(([event]) => event),
  }
}
const { caipNetworkId } = mainnet
const account = { to: 'account', namespace: 'eip155' }
const started = [
  { to: 'embedded', type: 'watch' },
  { ...account, type: 'attempt.start', status: 'connecting' },
]
const ended = { ...account, type: 'attempt.end' }
const activate = { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true }
const connected = [
  { to: 'embedded', type: 'provider.set', provider: 'google' },
  { to: 'connections', type: 'connection.set', connection: embeddedConnection },
  { ...account, type: 'connection.set', connection: embeddedConnection },
  activate,
]
const back = { to: 'router', type: 'back' }
const cancelled = { type: 'cancelled', provider: 'google' }

describe('connectSocial with a popup', () => {
  test('connectSocial stores the connection at once and closes the modal after the success screen', async () => {
    const run = start()
    expect(run.view()).toMatchObject({ step: 'signingIn', popup: 'preparing' })
    await run.answer('showProvider', undefined)
    expect(run.view()).toMatchObject({ step: 'signingIn', popup: 'consenting' })
    expect(run.isClosed()).toBe(false)
    await run.answer('waitForResult', { resultUri })
    expect([run.view().step, run.isClosed()]).toEqual(['connecting', true])
    expect(run.inputsOf('connectUser')).toEqual([{ caipNetworkId, socialUri: resultUri }])
    await run.answer('connectUser', embeddedConnection)
    expect(run.view()).toMatchObject({ step: 'connected', address: embeddedConnection.address })
    expect(run.statePath()).toBe('connected')
    expect(run.messages()).toEqual([...started, ...connected])
    expect(run.opened()).toBe(0)
    await run.elapse(timeouts.successShown)
    expect(messagesAfter(loginReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
    expect(run.view()).toMatchObject({ step: 'connected', skip: null })
  })

  test('connectSocial ends at once on `skip` after the connection', async () => {
    const run = start()
    await run.answer('waitForResult', { resultUri })
    await run.answer('connectUser', embeddedConnection)
    await run.send({ type: 'skip' })
    expect(run.statePath()).toBe('finished')
  })

  test('connectSocial changes no network before it is connected [EM13]', () => {
    const network = { namespace: 'eip155', caipNetworkId, isActive: false }
    const run = start({ ...socialInputs.popup, network })
    expect(run.messages()).toEqual(started)
  })

  test('connectSocial goes back when the visitor closes the popup', async () => {
    const run = start()
    await run.answer('showProvider', undefined)
    await run.fail('waitForResult', socialErrors.cancelled)
    expect(run.messages()).toEqual([...started, ended])
    expect(messagesAfter(loginReactions, run.output())).toEqual([back])
    expect(run.tracked()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_CANCELED'])
  })

  test('connectSocial goes back with a message when a page of another origin posts a result', async () => {
    const run = start()
    await run.fail('waitForResult', socialErrors.untrusted)
    expect(run.messages()).toEqual([...started, ended])
    expect(messagesAfter(loginReactions, run.output())).toEqual([
      back,
      {
        to: 'toast',
        type: 'show',
        variant: 'error',
        code: 'social/untrusted-origin',
        message: null,
      },
    ])
  })

  test('a popup that the browser cuts off fails the login without another try, and the developer reads why [EM10]', async () => {
    const run = start()
    await run.fail('waitForResult', new KitError(catalogue, 'social/popup-cut-off'))
    expect(run.view()).toMatchObject({
      step: 'failed',
      problem: 'social/popup-cut-off',
      retry: null,
    })
    expect(run.snapshot().context.attempt).toBe('none')
    const raised = { to: 'alert', type: 'raise', code: 'social/popup-cut-off', variant: 'error' }
    expect(run.messages()).toEqual([...started, ended, { ...raised, details: {}, once: true }])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(loginReactions, run.output())).toEqual([back])
  })

  test('a popup that was closed or cut off fails the login, which counts as cancelled [EM10]', async () => {
    const run = start()
    await run.fail('waitForResult', new KitError(catalogue, 'social/popup-lost'))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'social/popup-lost' })
    const raised = { to: 'alert', type: 'raise', code: 'social/popup-lost', variant: 'warning' }
    expect(run.messages()).toEqual([...started, ended, { ...raised, details: {}, once: true }])
    expect(run.tracked()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_CANCELED'])
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ step: 'signingIn', popup: 'preparing' })
  })

  test.each(['social/refused', 'social/result-invalid', 'embedded/storage-denied'] as const)(
    'connectSocial states %s, and tries again [EM11]',
    async (problem) => {
      const [early, late] = [start(), start()]
      await early.fail('showProvider', new KitError(catalogue, problem))
      await late.answer('waitForResult', { resultUri })
      await late.fail('connectUser', new KitError(catalogue, problem))
      for (const run of [early, late]) {
        expect(run.view()).toMatchObject({ step: 'failed', problem })
        await run.send({ type: 'retry' })
        expect(run.view()).toMatchObject({ step: 'signingIn', popup: 'preparing' })
      }
    },
  )

  test('connectSocial fails with social/no-url for an error of the page, and without a URL within 50 s', async () => {
    const failing = start()
    await failing.fail('showProvider', socialErrors.noUrl)
    const slow = start()
    await slow.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout - 1)
    expect(slow.view().step).toBe('signingIn')
    await slow.elapse(1)
    for (const run of [failing, slow]) {
      expect(run.view()).toMatchObject({ step: 'failed', problem: 'social/no-url' })
      expect(run.messages()).toEqual([...started, ended])
    }
  })

  test.each([
    socialErrors.timedOut,
    new KitError(catalogue, 'embedded/unverified-domain'),
    new KitError(catalogue, 'embedded/frame-not-loaded'),
  ])('connectSocial states why the frame returned no URL (%s)', async (error) => {
    const run = start()
    await run.fail('showProvider', error)
    expect(run.view()).toMatchObject({ step: 'failed', problem: error.code })
    expect(run.messages()).toEqual([...started, ended])
  })

  test('connectSocial fails with social/timed-out when the visitor takes 45 s, and ignores a late result', async () => {
    const run = start()
    await run.answer('showProvider', undefined)
    await run.elapse(timeouts.socialTimeout - 1)
    expect(run.view().step).toBe('signingIn')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'social/timed-out' })
    await run.answerLate({ resultUri })
    expect(run.view().step).toBe('failed')
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
    await run.send({ type: 'cancel' })
    expect(messagesAfter(loginReactions, run.output())).toEqual([back])
  })

  test('connectSocial fails with the code of the frame when it cannot complete the login', async () => {
    const run = start()
    await run.answer('waitForResult', { resultUri })
    await run.fail('connectUser', socialErrors.timedOut)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    expect(run.tracked()).toEqual([
      'SOCIAL_LOGIN_STARTED',
      'SOCIAL_LOGIN_REQUEST_USER_DATA',
      'SOCIAL_LOGIN_ERROR',
    ])
  })

  test('connectSocial stops waiting for the connection after 50 s', async () => {
    const run = start()
    await run.answer('waitForResult', { resultUri })
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout - 1)
    expect(run.view().step).toBe('connecting')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    await run.answerLate(embeddedConnection)
    expect(run.messages()).toEqual([...started, ended])
  })

  test('connectSocial fails with the code of the popup when it is unknown', async () => {
    const run = start()
    await run.fail('waitForResult', socialErrors.timedOut)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    expect(run.messages()).toEqual([...started, ended])
  })

  test.each(['signingIn', 'connecting'])('connectSocial can be cancelled in %s', async (step) => {
    const run = start()
    if (step === 'connecting') await run.answer('waitForResult', { resultUri })
    expect(run.view().step).toBe(step)
    await run.send({ type: 'cancel' })
    await run.answerLate(embeddedConnection)
    expect(run.output()).toEqual(cancelled)
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
  })

  test('retry opens another popup and starts a new attempt from every state that allows it', async () => {
    const run = start()
    await run.send({ type: 'retry' })
    expect([run.opened(), run.view().step]).toEqual([1, 'signingIn'])
    await run.fail('showProvider', socialErrors.timedOut)
    await run.send({ type: 'retry' })
    expect([run.opened(), run.view().step]).toEqual([2, 'signingIn'])
    await run.sendBack({ type: 'popup.blocked' })
    expect(run.view()).toMatchObject({ step: 'blocked', problem: 'social/popup-blocked' })
    await run.send({ type: 'retry' })
    expect([run.opened(), run.view().step]).toEqual([3, 'signingIn'])
    expect(run.inputsOf('showProvider')).toHaveLength(4)
  })
})

describe('connectSocial without an open popup', () => {
  test('connectSocial waits for a click with social/popup-blocked if the browser blocked the popup', async () => {
    const run = start(socialInputs.blocked)
    expect(run.view()).toMatchObject({ step: 'blocked', problem: 'social/popup-blocked' })
    expect([run.messages(), run.inputsOf('showProvider')]).toEqual([[], []])
    expect(run.tracked()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
    await run.send({ type: 'retry' })
    expect([run.view().step, run.opened()]).toEqual(['signingIn', 1])
    await run.sendBack({ type: 'popup.blocked' })
    expect(run.view()).toMatchObject({ step: 'blocked', problem: 'social/popup-blocked' })
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked().slice(2)).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
    await run.send({ type: 'cancel' })
    expect(run.output()).toEqual(cancelled)
  })

  test.each(['waitForResult', 'showProvider'])(
    'connectSocial waits for a click with social/popup-missing if %s finds no popup',
    async (src) => {
      const run = start()
      await run.fail(src, socialErrors.missing)
      expect(run.view()).toMatchObject({ step: 'blocked', problem: 'social/popup-missing' })
      expect(run.messages()).toEqual([...started, ended])
    },
  )

  test('connectSocial offers no retry without a network that the frame serves', async () => {
    const run = start(socialInputs.unavailable)
    expect(run.view()).toMatchObject({
      step: 'failed',
      problem: 'embedded/unavailable',
      retry: null,
    })
    expect(run.isClosed()).toBe(true)
    await run.send({ type: 'submit', email: 'ada@mail.example' })
    expect(run.snapshot().context.email).toBe('')
    await run.send({ type: 'cancel' })
    expect(messagesAfter(loginReactions, run.output())).toEqual([back])
  })
})

describe('connectSocial in Telegram', () => {
  test('connectSocial leaves the page and opens no popup', async () => {
    const run = start(socialInputs.redirect)
    expect(run.view().step).toBe('redirecting')
    expect(run.inputsOf('leavePage')).toEqual([{ provider: 'google' }])
    await run.answer('leavePage', undefined)
    expect([run.statePath(), run.opened()]).toEqual(['redirecting.leaving', 0])
    expect(run.view().step).toBe('redirecting')
    expect(run.messages()).toEqual(started)
    expect(run.forgotten()).toBe(0)
  })

  test('connectSocial fails if the page is still shown after 45 s', async () => {
    const run = start(socialInputs.redirect)
    await run.answer('leavePage', undefined)
    await run.elapse(timeouts.socialTimeout - 1)
    expect(run.view().step).toBe('redirecting')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'social/timed-out' })
    expect(run.messages()).toEqual([...started, ended])
    expect(run.forgotten()).toBe(1)
    await run.send({ type: 'retry' })
    expect([run.view().step, run.inputsOf('leavePage').length]).toEqual(['redirecting', 2])
  })

  test.each([
    [socialErrors.blocked, 'social/popup-blocked'],
    [socialErrors.noUrl, 'social/no-url'],
    [socialErrors.timedOut, 'embedded/request-timed-out'],
  ])('connectSocial fails when the page cannot be left (%#)', async (error, problem) => {
    const run = start(socialInputs.redirect)
    await run.fail('leavePage', error)
    expect(run.view()).toMatchObject({ step: 'failed', problem })
    expect(run.messages()).toEqual([...started, ended])
    expect(run.forgotten()).toBe(1)
  })

  test('connectSocial cancelled while the page is left forgets the login that could return', async () => {
    const run = start(socialInputs.redirect)
    await run.answer('leavePage', undefined)
    await run.send({ type: 'cancel' })
    expect(run.output()).toEqual(cancelled)
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
    expect(run.forgotten()).toBe(1)
  })

  test('connectSocial connects with the result that a redirect returned, without a new start', async () => {
    const run = start(socialInputs.returned)
    expect(run.inputsOf('connectUser')).toEqual([{ caipNetworkId, socialUri: resultUri }])
    await run.answer('connectUser', embeddedConnection)
    expect(run.messages()).toEqual([...started, ...connected])
    expect(run.tracked()).toEqual(['SOCIAL_LOGIN_REQUEST_USER_DATA', 'SOCIAL_LOGIN_SUCCESS'])
  })

  test('retry leaves the page again when the returned result could not be used', async () => {
    const run = start(socialInputs.returned)
    await run.fail('connectUser', socialErrors.timedOut)
    await run.send({ type: 'retry' })
    expect([run.view().step, run.opened()]).toEqual(['redirecting', 0])
  })
})

describe('connectSocial stopped early', () => {
  test('connectSocial ends and cancels the connection attempt when it is stopped [L2]', async () => {
    const connecting = start()
    await connecting.answer('waitForResult', { resultUri })
    const attempts = [start(), start(socialInputs.redirect), start(socialInputs.returned)]
    for (const run of [...attempts, connecting])
      expect(onAbort(run)).toEqual({ messages: [ended], tracked: ['SOCIAL_LOGIN_CANCELED'] })
  })

  test('connectSocial ends no attempt of another flow when it is stopped without one of its own', async () => {
    const failed = start()
    await failed.fail('showProvider', socialErrors.timedOut)
    const missing = start()
    await missing.fail('showProvider', socialErrors.missing)
    const connected = start()
    await connected.answer('waitForResult', { resultUri })
    await connected.answer('connectUser', embeddedConnection)
    const unstarted = [start(socialInputs.blocked), start(socialInputs.unavailable)]
    for (const run of [...unstarted, failed, missing, connected])
      expect(onAbort(run)).toEqual({ messages: [], tracked: [] })
    await failed.send({ type: 'retry' })
    expect(onAbort(failed).messages).toEqual([ended])
  })
})

describe('the offer of page and project', () => {
  const refused = { step: 'failed', problem: 'embedded/login-off', retry: null }

  test.each([socialInputs.off, socialInputs.offBlocked])(
    'connectSocial refuses a login that is turned off, closes its popup and warns the developer once [EM19]',
    async (input) => {
      const run = start(input)
      expect(run.view()).toMatchObject(refused)
      expect([run.messages(), run.isClosed()]).toEqual([refusedOf('google'), true])
      await run.send({ type: 'cancel' })
      expect(messagesAfter(loginReactions, run.output())).toEqual([back])
    },
  )

  test.each([
    ['awaitedRedirect', 'redirecting'],
    ['awaitedReturn', 'connecting'],
  ] as const)(
    'connectSocial waits for the answer of the project, and asks it (%s) [V21]',
    async (input, step) => {
      const off = start(socialInputs[input])
      expect([off.view().step, off.messages()]).toEqual([step, asked])
      await off.send(readOff)
      expect(off.view()).toMatchObject(refused)
      expect(off.messages()).toEqual([...asked, ...refusedOf('google')])
      const on = start(socialInputs[input])
      await on.send(readOn)
      expect([on.view().step, on.messages()]).toEqual([step, [...asked, ...started]])
    },
  )

  test('a retry while the project is asked opens the popup again, but not where the login leaves the page', async () => {
    for (const [input, opened] of [
      [socialInputs.awaited, 1],
      [socialInputs.awaitedRedirect, 0],
      [socialInputs.awaitedReturn, 0],
    ] as const) {
      const run = start(input)
      await run.send({ type: 'retry' })
      expect([run.statePath(), run.opened()]).toEqual(['asking', opened])
    }
  })

  test.each([socialInputs.popup, socialInputs.awaitedReturn])(
    'a retry does not ask for a known answer again [V21]',
    async (input) => {
      const run = start(input)
      await run.send(readOn)
      if (input === socialInputs.popup) await run.answer('waitForResult', resultUri)
      await run.fail('connectUser', new KitError(catalogue, 'embedded/request-timed-out'))
      const before = run.messages().length
      await run.send({ type: 'retry' })
      expect(run.messages().slice(before)).not.toContainEqual(asked[0])
    },
  )

  test('connectSocial can be left while the project is asked', async () => {
    const run = start(socialInputs.awaited)
    await run.send({ type: 'cancel' })
    expect([run.output(), run.messages(), run.tracked()]).toEqual([cancelled, asked, []])
    expect(onAbort(start(socialInputs.awaited))).toEqual({ messages: [], tracked: [] })
  })

  test('the click on a login whose popup was blocked asks the project [V21]', async () => {
    const run = start(socialInputs.awaitedBlocked)
    expect(run.view().step).toBe('blocked')
    await run.send({ type: 'retry' })
    expect([run.statePath(), run.opened(), run.messages()]).toEqual(['asking', 1, asked])
    await run.send(readOff)
    expect(run.view()).toMatchObject(refused)
    expect(run.isClosed()).toBe(true)
  })

  test.each(['popup', 'redirect', 'returned', 'blocked'] as const)(
    'a retry is refused if the login was turned off since (%s) [EM19]',
    async (input) => {
      const run = start(socialInputs[input])
      if (input === 'popup') await run.fail('showProvider', socialErrors.timedOut)
      if (input === 'redirect') await run.fail('leavePage', socialErrors.timedOut)
      if (input === 'returned') await run.fail('connectUser', socialErrors.timedOut)
      const { step } = run.view()
      await run.send(readOff)
      expect([step, run.view().step]).toEqual(
        input === 'blocked' ? ['blocked', 'blocked'] : ['failed', 'failed'],
      )
      await run.send({ type: 'retry' })
      expect(run.view()).toMatchObject(refused)
    },
  )

  test.each([readOff, pageOff])(
    'a retry while the popup is open is refused, and ends the attempt, if the login was turned off since [EM19]',
    async (read) => {
      const run = start()
      await run.answer('showProvider', undefined)
      await run.send(read)
      expect(run.view().step).toBe('signingIn')
      await run.send({ type: 'retry' })
      expect(run.view()).toMatchObject(refused)
      expect(run.messages()).toEqual([...started, ended, ...refusedOf('google')])
      expect(run.tracked()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
      expect([run.opened(), run.isClosed()]).toEqual([0, true])
      expect(onAbort(run)).toEqual({ messages: [], tracked: [] })
    },
  )
})
