import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { emailView } from '../../../../../core/src/flows/connect/email/email.view.ts'
import { loginReactions } from '../../../../../core/src/flows/connect/login/login.reactions.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { mainnet } from '../../../samples.ts'
import {
  messagesAfter,
  messagesOf,
  messagesOnAbort,
  queriesOf,
  trackedOf,
} from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { asked, readOff, readOn, refusedOf } from '../offers.ts'
import {
  email,
  emailInputs,
  embeddedConnection,
  frameError,
  refused,
  resendAt,
  unanswered,
  wrongCode,
} from './login.cases.ts'
import { loginModel } from './login.model.ts'

function start(input: LoginInput = emailInputs.submitted) {
  const run = scenario(loginModel, input)
  return {
    ...run,
    view: () => emailView(run.snapshot(), () => {}),
    messages: () => messagesOf(loginReactions, run.emitted()),
    tracked: () => trackedOf(loginReactions, run.emitted()),
  }
}
async function startEntering() {
  const run = start()
  await run.answer('submitEmail', { action: 'VERIFY_OTP', resendAt })
  return run
}
const { caipNetworkId } = mainnet
const account = { to: 'account', namespace: 'eip155' }
const started = [
  { to: 'embedded', type: 'watch' },
  { ...account, type: 'attempt.start', status: 'connecting' },
]
const ended = { ...account, type: 'attempt.end' }
const back = { to: 'router', type: 'back' }
const codeView = (type: 'push' | 'replace') => ({
  to: 'router',
  type,
  view: 'EmailVerifyOtp',
  data: { email },
})
const deviceView = { to: 'router', type: 'push', view: 'EmailVerifyDevice', data: { email } }
const connection = [
  { to: 'embedded', type: 'provider.set', provider: null },
  { to: 'connections', type: 'connection.set', connection: embeddedConnection },
  { ...account, type: 'connection.set', connection: embeddedConnection },
  { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true },
]

test('connectEmail changes no network before it is connected [EM13]', () => {
  const network = { namespace: 'eip155', caipNetworkId, isActive: false }
  const run = start({ ...emailInputs.submitted, network })
  expect(run.messages()).toEqual(started)
})

test('connectEmail requests a code, checks it, connects and closes the modal', async () => {
  const run = await startEntering()
  expect(run.view()).toMatchObject({
    step: 'enteringCode',
    email,
    code: '',
    problem: null,
    resendAt,
  })
  await run.send({ type: 'enter', code: '1 2' })
  expect(run.view()).toMatchObject({ step: 'enteringCode', code: '12' })
  await run.send({ type: 'enter', code: '１２３ ４５６' })
  expect(run.view()).toMatchObject({ step: 'checkingCode', code: '123456' })
  await run.answer('confirmCode', undefined)
  expect(run.view().step).toBe('connecting')
  await run.answer('connectUser', embeddedConnection)
  expect(run.view()).toMatchObject({ step: 'connected', address: embeddedConnection.address })
  expect(run.statePath()).toBe('connected')
  expect(run.messages()).toEqual([...started, codeView('push'), ...connection])
  expect(run.tracked()).toEqual([
    ['EMAIL_SUBMITTED', null],
    ['EMAIL_VERIFICATION_CODE_SENT', null],
    ['EMAIL_VERIFICATION_CODE_PASS', null],
    ['CONNECT_SUCCESS', { method: 'email', name: 'Auth' }],
  ])
  await run.elapse(timeouts.successShown)
  expect(messagesAfter(loginReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
  expect(run.view()).toMatchObject({ step: 'connected', skip: null })
})

test('connectEmail ends at once on `skip` after the connection', async () => {
  const run = await startEntering()
  await run.send({ type: 'enter', code: '123456' })
  await run.answer('confirmCode', undefined)
  await run.answer('connectUser', embeddedConnection)
  await run.send({ type: 'skip' })
  expect(run.statePath()).toBe('finished')
  expect(run.output()).toEqual({ type: 'connected', connection: embeddedConnection })
})

test('connectEmail connects without a code if the frame asks for none', async () => {
  const run = start()
  await run.answer('submitEmail', { action: 'CONNECT', resendAt })
  expect(run.statePath()).toBe('connecting')
})

describe('the address', () => {
  test('an address of the Connect view is checked before it is submitted', () => {
    const run = start(emailInputs.invalid)
    expect(run.view()).toMatchObject({ step: 'entering', email: 'nope', problem: 'email/invalid' })
  })
  test('connectEmail submits a corrected address without spaces around it', async () => {
    const run = start(emailInputs.invalid)
    await run.send({ type: 'submit', email: ` ${email} ` })
    expect(run.view()).toMatchObject({ step: 'submitting', email })
    expect(run.snapshot().context.problem).toBeNull()
  })
  test('connectEmail keeps a wrong address in the field', async () => {
    const run = start(emailInputs.empty)
    await run.send({ type: 'submit', email: 'still wrong' })
    expect(run.view()).toMatchObject({ email: 'still wrong', problem: 'email/invalid' })
    await run.send({ type: 'submit', email: ' ' })
    expect(run.view()).toMatchObject({ email: '', problem: 'email/invalid' })
  })
  test('connectEmail states when the next e-mail can be requested', async () => {
    const run = start(emailInputs.empty)
    expect(run.view()).toMatchObject({ step: 'entering', problem: null, resendAt: null })
    await run.sendBack({ type: 'cooldown.read', resendAt })
    expect(run.view()).toMatchObject({ step: 'entering', resendAt })
  })
  test('an e-mail within 30 s of the last is refused', async () => {
    const run = start()
    await run.answer('submitEmail', { action: 'throttled', resendAt })
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'email/throttled', resendAt })
    expect(run.messages()).toEqual([...started, ended])
  })
  test('a frame that refuses the address leads back to the field', async () => {
    const run = start()
    await run.fail('submitEmail', frameError)
    expect(run.view()).toMatchObject({ step: 'entering', email, problem: 'embedded/aborted' })
    expect(run.messages()).toEqual([...started, ended])
    expect(run.tracked().at(-1)?.[0]).toBe('CONNECT_ERROR')
  })
  test('a frame that does not respond leads back to the field', async () => {
    const run = start()
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout)
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/request-timed-out' })
    expect(run.messages()).toEqual([...started, ended])
  })
  test('cancel while the e-mail is sent leads back to the field', async () => {
    const run = start()
    await run.send({ type: 'cancel' })
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
    expect(run.messages()).toEqual([...started, ended])
  })
  test('without a network that the frame serves, each address is refused', async () => {
    const run = start(emailInputs.emailUnavailable)
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/unavailable' })
    await run.send({ type: 'submit', email })
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/unavailable', email })
    expect([run.statePath(), run.inputsOf('readCooldown')]).toEqual(['unavailable', []])
  })
})

describe('the device', () => {
  async function startConfirming() {
    const run = start()
    await run.answer('submitEmail', { action: 'VERIFY_DEVICE', resendAt })
    return run
  }
  test('a new device is confirmed with a link before the code', async () => {
    const run = await startConfirming()
    expect(run.view()).toMatchObject({ step: 'confirmingDevice', email, resendAt })
    await run.answer('confirmDevice', undefined)
    expect(run.view()).toMatchObject({ step: 'enteringCode' })
    expect(run.messages()).toEqual([...started, deviceView, codeView('replace')])
    expect(run.tracked().map(([event]) => event)).toEqual([
      'EMAIL_SUBMITTED',
      'DEVICE_REGISTERED_FOR_EMAIL',
      'EMAIL_VERIFICATION_CODE_SENT',
    ])
  })
  test.each([
    ['cancel', [...started, deviceView, ended, back]],
    ['navigated.away', [...started, deviceView, ended]],
  ] as const)('%s leads back to the address', async (type, messages) => {
    const run = await startConfirming()
    await run.send(type === 'cancel' ? { type } : { type, view: 'EmailVerifyDevice' })
    expect([run.view().step, run.messages()]).toEqual(['entering', messages])
  })
  test('a device that is not confirmed leads back to the address with the reason', async () => {
    const run = await startConfirming()
    await run.fail('confirmDevice', frameError)
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/aborted' })
    expect(run.messages()).toEqual([...started, deviceView, ended, back])
  })
  test('connectEmail waits for the confirmation again when the frame has not answered, without another e-mail', async () => {
    const run = await startConfirming()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await run.elapse(timeouts.frameRequestTimeout)
      await run.fail('confirmDevice', unanswered)
    }
    expect(run.view()).toMatchObject({ step: 'confirmingDevice', email })
    expect([run.inputsOf('confirmDevice').length, run.inputsOf('submitEmail').length]).toEqual([
      4, 1,
    ])
    expect(run.messages()).toEqual([...started, deviceView])
    await run.answer('confirmDevice', undefined)
    expect(run.view()).toMatchObject({ step: 'enteringCode', problem: null })
  })
  test('a device that is not confirmed within 10 min leads back to the address', async () => {
    const run = await startConfirming()
    await run.elapse(timeouts.frameRequestTimeout)
    await run.fail('confirmDevice', unanswered)
    await run.elapse(timeouts.deviceTimeout - timeouts.frameRequestTimeout - 1)
    expect(run.view().step).toBe('confirmingDevice')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/request-timed-out' })
    expect(run.messages()).toEqual([...started, deviceView, ended, back])
  })
})

describe('the code', () => {
  test('seven digits are not entered, and those before them stay [L5]', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '12' })
    await run.send({ type: 'enter', code: '1234567' })
    expect(run.view()).toMatchObject({ step: 'enteringCode', code: '12' })
  })
  test('a wrong code is cleared, and the problem goes with the next digit', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '123456' })
    await run.fail('confirmCode', wrongCode)
    expect(run.view()).toMatchObject({
      step: 'enteringCode',
      code: '',
      problem: 'email/code-wrong',
    })
    expect(run.tracked().at(-1)).toEqual([
      'EMAIL_VERIFICATION_CODE_FAIL',
      { message: 'The code is not correct' },
    ])
    await run.send({ type: 'enter', code: '6' })
    expect(run.view()).toMatchObject({ code: '6', problem: null })
    await run.send({ type: 'enter', code: '' })
    await run.send({ type: 'enter', code: '123456' })
    expect(run.statePath()).toBe('checkingCode')
  })
  test('a code without an answer can be entered again', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '123456' })
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout)
    expect(run.view()).toMatchObject({
      step: 'enteringCode',
      code: '',
      problem: 'embedded/request-timed-out',
    })
    expect(run.tracked().at(-1)?.[0]).toBe('EMAIL_VERIFICATION_CODE_FAIL')
  })
  test('another code is sent on request', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '12' })
    await run.send({ type: 'resend' })
    expect(run.view()).toMatchObject({ step: 'enteringCode', code: '', resend: null })
    await run.answer('submitEmail', { action: 'VERIFY_OTP', resendAt: 60_000 })
    expect(run.view()).toMatchObject({
      resendAt: 60_000,
      problem: null,
      resend: expect.any(Function),
    })
    expect(run.messages().at(-1)).toEqual({
      to: 'toast',
      type: 'show',
      variant: 'success',
      code: 'email/code-resent',
      message: null,
    })
    expect(run.tracked().map(([event]) => event)).toEqual([
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_SENT',
    ])
  })
  test('another code within 30 s is refused with the time', async () => {
    const run = await startEntering()
    await run.send({ type: 'resend' })
    await run.answer('submitEmail', { action: 'throttled', resendAt: 61_000 })
    expect(run.view()).toMatchObject({
      problem: 'email/throttled',
      resendAt: 61_000,
      resend: expect.any(Function),
    })
    expect(run.inputsOf('submitEmail')).toHaveLength(2)
  })
  test.each([
    ['an error', 'embedded/aborted'],
    ['no answer', 'embedded/request-timed-out'],
  ])('after %s another code can be requested again', async (reason, problem) => {
    const run = await startEntering()
    await run.send({ type: 'resend' })
    if (reason === 'an error') await run.fail('submitEmail', frameError)
    else await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout)
    expect(run.view()).toMatchObject({ step: 'enteringCode', problem })
    await run.send({ type: 'resend' })
    expect(run.snapshot().context.problem).toBeNull()
  })
  test.each(['enteringCode', 'checkingCode'])(
    'cancel in %s leads back to the address',
    async (step) => {
      const run = await startEntering()
      if (step === 'checkingCode') await run.send({ type: 'enter', code: '123456' })
      await run.send({ type: 'cancel' })
      expect(run.messages()).toEqual([...started, codeView('push'), ended, back])
      expect(run.view()).toMatchObject({ step: 'entering', problem: null })
      expect(run.snapshot().context.code).toBe('')
    },
  )
  test.each(['enteringCode', 'checkingCode', 'connecting'])(
    'going back in %s leads to the address',
    async (step) => {
      const run = await startEntering()
      if (step !== 'enteringCode') await run.send({ type: 'enter', code: '123456' })
      if (step === 'connecting') await run.answer('confirmCode', undefined)
      await run.send({ type: 'navigated.away', view: 'EmailVerifyOtp' })
      expect([run.view().step, run.messages()]).toEqual([
        'entering',
        [...started, codeView('push'), ended],
      ])
    },
  )
  test('leaving a refused code forgets its problem', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '123456' })
    await run.fail('confirmCode', wrongCode)
    await run.send({ type: 'navigated.away', view: 'EmailVerifyOtp' })
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
  })
  test('cancelling after a refused code forgets its problem', async () => {
    const run = await startEntering()
    await run.send({ type: 'enter', code: '123456' })
    await run.fail('confirmCode', wrongCode)
    await run.send({ type: 'cancel' })
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
  })
})

describe('the connection', () => {
  async function startFailed() {
    const run = start()
    await run.answer('submitEmail', { action: 'CONNECT', resendAt })
    await run.fail('connectUser', frameError)
    return run
  }
  test('a failed connection can be tried again', async () => {
    const run = await startFailed()
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/aborted' })
    expect(run.messages()).toEqual([...started, ended])
    await run.send({ type: 'retry' })
    expect(run.statePath()).toBe('connecting')
    expect(run.snapshot().context.problem).toBeNull()
    expect(run.messages()).toEqual([...started, ended, ...started])
  })
  test('a connection without an answer fails', async () => {
    const run = start()
    await run.answer('submitEmail', { action: 'CONNECT', resendAt })
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    expect(run.messages()).toEqual([...started, ended])
  })
  test('cancel while connecting leaves the view', async () => {
    const run = start()
    await run.answer('submitEmail', { action: 'CONNECT', resendAt })
    await run.send({ type: 'cancel' })
    expect(run.view().step).toBe('entering')
    expect(run.messages()).toEqual([...started, ended, back])
  })
  test('cancel after a failure leaves the view, whose account is not connecting any more', async () => {
    const run = await startFailed()
    await run.send({ type: 'cancel' })
    expect(run.messages()).toEqual([...started, ended, back])
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
  })
  test('going back after a failure leads to the address', async () => {
    const run = await startFailed()
    await run.send({ type: 'navigated.away', view: 'EmailVerifyOtp' })
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
  })
})

describe('a stopped flow', () => {
  const onAbort = ({ snapshot }: ReturnType<typeof start>) =>
    messagesOnAbort(loginReactions, snapshot().context)

  test('connectEmail stopped before the connection ends the attempt [L2]', async () => {
    const entering = await startEntering()
    const connecting = start()
    await connecting.answer('submitEmail', { action: 'CONNECT', resendAt })
    expect([onAbort(start()), onAbort(entering), onAbort(connecting)]).toEqual([
      [ended],
      [ended],
      [ended],
    ])
  })

  test('connectEmail ends no attempt of another flow when it is stopped without one of its own', async () => {
    const cancelled = start()
    await cancelled.send({ type: 'cancel' })
    const failed = start()
    await failed.answer('submitEmail', { action: 'CONNECT', resendAt })
    await failed.fail('connectUser', frameError)
    const connected = start()
    await connected.answer('submitEmail', { action: 'CONNECT', resendAt })
    await connected.answer('connectUser', embeddedConnection)
    const unstarted = [start(emailInputs.empty), start(emailInputs.emailUnavailable)]
    for (const run of [...unstarted, cancelled, failed, connected]) expect(onAbort(run)).toEqual([])
    await failed.send({ type: 'retry' })
    expect(onAbort(failed)).toEqual([ended])
  })
})

test('telemetry has no text of the frame, which may contain personal data', async () => {
  const run = await startEntering()
  await run.send({ type: 'enter', code: '123456' })
  await run.fail('confirmCode', refused)
  await run.send({ type: 'cancel' })
  await run.send({ type: 'submit', email })
  await run.fail('submitEmail', refused)
  const message = 'embedded/frame-refused'
  expect(run.tracked().slice(-2)).toEqual([
    ['EMAIL_VERIFICATION_CODE_FAIL', { message }],
    ['CONNECT_ERROR', { message }],
  ])
})

test.each(['empty', 'emailUnavailable'] as const)(
  'cancel leaves the field of the address (%s)',
  async (input) => {
    const run = start(emailInputs[input])
    await run.send({ type: 'cancel' })
    expect([run.output(), run.view()]).toEqual([
      { type: 'cancelled', provider: null },
      { step: 'cancelled' },
    ])
    expect(messagesAfter(loginReactions, run.output())).toEqual([back])
  },
)

test('connectEmail stops waiting for the stored time after its timeout', async () => {
  const run = start(emailInputs.empty)
  await run.elapse(timeouts.apiTimeout)
  expect([run.statePath(), run.view().step]).toEqual(['entering', 'entering'])
})

test('connectEmail stays on EmailLogin when a login without a code is cancelled', () => {
  const left = [{ type: 'view.left' }] as const
  expect(messagesOf(loginReactions, left, queriesOf({ currentView: 'EmailLogin' }))).toEqual([])
  expect(messagesOf(loginReactions, left, queriesOf({ currentView: 'EmailVerifyOtp' }))).toEqual([
    back,
  ])
})

describe('an address that the frame accepted', () => {
  test('connectEmail tracks EMAIL_SUBMITTED once, and not for a throttled address', async () => {
    const throttled = start()
    await throttled.answer('submitEmail', { action: 'throttled', resendAt })
    expect(throttled.tracked()).toEqual([])
    const failing = start()
    await failing.answer('submitEmail', { action: 'CONNECT', resendAt })
    await failing.fail('connectUser', frameError)
    await failing.send({ type: 'retry' })
    const names = failing.tracked().map(([name]) => name)
    expect(names.filter((name) => name === 'EMAIL_SUBMITTED')).toHaveLength(1)
  })

  test('connectEmail confirms the device again if the frame requires it for another code', async () => {
    const run = await startEntering()
    await run.send({ type: 'resend' })
    await run.answer('submitEmail', { action: 'VERIFY_DEVICE', resendAt: 60_000 })
    expect(run.view()).toMatchObject({ step: 'confirmingDevice', email, resendAt: 60_000 })
    expect(run.messages().at(-1)).toEqual({
      to: 'router',
      type: 'replace',
      view: 'EmailVerifyDevice',
      data: { email },
    })
  })

  test('connectEmail connects if the frame requires no code anymore', async () => {
    const run = await startEntering()
    await run.send({ type: 'resend' })
    await run.answer('submitEmail', { action: 'CONNECT', resendAt })
    expect(run.view().step).toBe('connecting')
  })
})

describe('the offer of page and project', () => {
  const refused = { step: 'entering', problem: 'embedded/login-off' }

  test('connectEmail refuses a login that is turned off, and warns the developer once [EM19]', async () => {
    const run = start(emailInputs.emailOff)
    expect(run.view()).toMatchObject(refused)
    expect([run.messages(), run.inputsOf('submitEmail')]).toEqual([refusedOf('email'), []])
    expect([run.statePath(), run.inputsOf('readCooldown')]).toEqual(['unavailable', []])
    await run.send({ type: 'submit', email: 'eve@mail.example' })
    expect(run.view()).toMatchObject({ ...refused, email: 'eve@mail.example' })
    await run.send(readOn)
    await run.send({ type: 'submit', email })
    expect(run.view()).toMatchObject({ step: 'submitting', email })
  })

  test('the field of the address is there at once, and the address asks the project [V21]', async () => {
    const run = start(emailInputs.emptyAwaitedOff)
    expect([run.view().step, run.messages()]).toEqual(['entering', []])
    await run.send({ type: 'submit', email })
    expect([run.statePath(), run.messages()]).toEqual(['asking', asked])
  })

  test.each([emailInputs.empty, emailInputs.emailOff])(
    'a known answer is not asked for again [V21]',
    async (input) => {
      const run = start(input)
      await run.send(readOn)
      await run.send({ type: 'submit', email })
      expect(run.view().step).toBe('submitting')
      expect(run.messages()).not.toContainEqual(asked[0])
    },
  )

  test('cancel while the project is asked leads back to the field', async () => {
    const run = start(emailInputs.emailAwaited)
    await run.send({ type: 'cancel' })
    expect([run.view().step, run.messages()]).toEqual(['entering', asked])
  })

  test('an address is refused if the login was turned off since [EM19]', async () => {
    const run = start(emailInputs.empty)
    await run.send(readOff)
    await run.send({ type: 'submit', email })
    expect(run.view()).toMatchObject(refused)
  })
})
