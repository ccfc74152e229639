import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import {
  updateEmailReactions,
  updateEmailView,
} from '../../../../core/src/flows/update-email/update-email.flow.ts'
import type { UpdateEmailInput } from '../../../../core/src/flows/update-email/update-email.types.ts'
import { messagesAfter, messagesOf, trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  email,
  frameError,
  newEmail,
  resendAt,
  takenAddress,
  updateEmailInputs,
  wrongCode,
} from './update-email.cases.ts'
import { updateEmailModel } from './update-email.model.ts'

function start(input: UpdateEmailInput = updateEmailInputs.withEmail) {
  const run = scenario(updateEmailModel, input)
  return {
    ...run,
    view: () => updateEmailView(run.snapshot(), () => {}),
    messages: () => messagesOf(updateEmailReactions, run.emitted()),
    tracked: () => trackedOf(updateEmailReactions, run.emitted()),
  }
}
/** Starts in the code of this address. */
async function startEntering(address: 'primary' | 'secondary') {
  const run = start()
  await run.send({ type: 'submit', email: ` ${newEmail} ` })
  await run.answer('submitEmail', { action: 'VERIFY_PRIMARY_OTP', resendAt })
  if (address === 'primary') return run
  await run.send({ type: 'enter', code: '123456' })
  await run.answer('confirmPrimaryCode', undefined)
  return run
}
const primary = { to: 'router', type: 'push', view: 'UpdateEmailPrimaryOtp' }
const secondary = (type: 'push' | 'replace') => ({
  to: 'router',
  type,
  view: 'UpdateEmailSecondaryOtp',
})
const back = { to: 'router', type: 'back' }
const longest = timeouts.frameTimeout + timeouts.frameRequestTimeout

test('updateEmail confirms both addresses and returns to the account', async () => {
  const run = await startEntering('primary')
  expect(run.view()).toMatchObject({ step: 'enteringPrimaryCode', email, code: '' })
  await run.send({ type: 'enter', code: '123456' })
  await run.answer('confirmPrimaryCode', undefined)
  expect(run.view()).toMatchObject({ step: 'enteringSecondaryCode', email: newEmail, code: '' })
  await run.send({ type: 'enter', code: '654 321' })
  expect(run.view()).toMatchObject({ step: 'checkingSecondaryCode', code: '654321' })
  await run.answer('confirmSecondaryCode', newEmail)
  expect(run.view()).toMatchObject({ step: 'updated', email: newEmail })
  expect(run.messages()).toEqual([primary, secondary('replace')])
  expect(run.tracked()).toEqual([
    ['EMAIL_VERIFICATION_CODE_SENT', null],
    ['EMAIL_VERIFICATION_CODE_SENT', null],
    ['EMAIL_EDIT', null],
  ])
  await run.send({ type: 'close' })
  expect(run.output()).toEqual({ email: newEmail })
  expect(messagesAfter(updateEmailReactions, run.output())).toEqual([
    { to: 'router', type: 'reset', view: 'Account' },
  ])
  expect(run.view()).toMatchObject({ step: 'updated', close: null })
})

test('updateEmail asks for the second code alone if the frame needs no first one', async () => {
  const run = start()
  await run.send({ type: 'submit', email: newEmail })
  await run.answer('submitEmail', { action: 'VERIFY_SECONDARY_OTP', resendAt })
  expect([run.view().step, run.messages()]).toEqual(['enteringSecondaryCode', [secondary('push')]])
})

describe('the new address', () => {
  test.each([
    ['nope', 'email/invalid'],
    [email.toUpperCase(), 'email/unchanged'],
  ])('%s is refused with %s', async (text, problem) => {
    const run = start()
    await run.send({ type: 'submit', email: text })
    expect(run.view()).toMatchObject({ step: 'entering', email, newEmail: text, problem })
  })
  test('a corrected address is submitted without the problem', async () => {
    const run = start()
    await run.send({ type: 'submit', email: 'nope' })
    await run.send({ type: 'submit', email: newEmail })
    expect([run.statePath(), run.snapshot().context.problem]).toEqual(['submitting', null])
  })
  test('an address that the frame refuses can be corrected', async () => {
    const run = start()
    await run.send({ type: 'submit', email: newEmail })
    await run.fail('submitEmail', frameError)
    expect(run.view()).toMatchObject({ step: 'entering', newEmail, problem: 'embedded/aborted' })
  })
  test('an address without an answer can be corrected', async () => {
    const run = start()
    await run.send({ type: 'submit', email: newEmail })
    await run.elapse(longest)
    expect(run.view()).toMatchObject({ step: 'entering', problem: 'embedded/request-timed-out' })
  })
  test('cancel while the code is sent leads back to the field', async () => {
    const run = start()
    await run.send({ type: 'submit', email: newEmail })
    await run.send({ type: 'cancel' })
    expect(run.view()).toMatchObject({ step: 'entering', newEmail, problem: null })
    expect(run.messages()).toEqual([])
  })
  test('the wait for the next e-mail is shown [EM16]', async () => {
    const run = start()
    expect(run.view()).toMatchObject({ step: 'entering', problem: null, resendAt: null })
    await run.sendBack({ type: 'cooldown.read', resendAt })
    expect(run.view()).toMatchObject({ step: 'entering', resendAt })
  })
  test('within 30 s of the last e-mail it is refused, with the end of the wait [EM16]', async () => {
    const run = start()
    await run.send({ type: 'submit', email: newEmail })
    await run.answer('submitEmail', { action: 'throttled', resendAt })
    expect(run.view()).toMatchObject({
      step: 'entering',
      newEmail,
      problem: 'email/throttled',
      resendAt,
    })
    expect(run.messages()).toEqual([])
  })
  test.each(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'] as const)(
    'after a code was sent (%s), another one has to wait [EM16]',
    async (action) => {
      const run = start()
      await run.send({ type: 'submit', email: newEmail })
      await run.answer('submitEmail', { action, resendAt })
      await run.send({ type: 'cancel' })
      expect(run.view()).toMatchObject({ step: 'entering', newEmail, resendAt })
    },
  )
  test('without an e-mail address the flow ends', () => {
    const run = start(updateEmailInputs.withoutEmail)
    expect([run.view().step, run.output()]).toEqual(['cancelled', { email: null }])
  })
})

describe.each([
  ['primary', 'enteringPrimaryCode', 'confirmPrimaryCode'],
  ['secondary', 'enteringSecondaryCode', 'confirmSecondaryCode'],
] as const)('the code of the %s address', (address, entering, actor) => {
  test('fewer digits are kept, and seven are not entered [L5]', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '12' })
    await run.send({ type: 'enter', code: '1234567' })
    expect(run.view()).toMatchObject({ step: entering, code: '12' })
  })
  test('a wrong code is cleared', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '123456' })
    await run.fail(actor, wrongCode)
    expect(run.view()).toMatchObject({ step: entering, code: '', problem: 'email/code-wrong' })
    await run.send({ type: 'enter', code: '1' })
    expect(run.view()).toMatchObject({ code: '1', problem: null })
  })
  test.each(['email/code-expired', 'email/code-attempts'] as const)(
    '%s offers another code, which submits the address again [EM11]',
    async (problem) => {
      const run = await startEntering(address)
      expect(run.view()).toMatchObject({ resend: null })
      await run.send({ type: 'resend' })
      expect(run.view().step).toBe(entering)
      await run.send({ type: 'enter', code: '123456' })
      expect(run.view()).toMatchObject({ resend: null })
      await run.fail(actor, new KitError(catalogue, problem))
      const resend = expect.any(Function)
      expect(run.view()).toMatchObject({ step: entering, code: '', problem, resend })
      await run.send({ type: 'enter', code: '1' })
      expect(run.view()).toMatchObject({ step: entering, code: '1', problem, resend })
      await run.send({ type: 'resend' })
      expect(run.view().step).toBe('submitting')
      expect(run.messages()).not.toContainEqual(back)
      expect(run.snapshot().context).toMatchObject({ code: '', problem: null })
      expect(run.inputsOf('submitEmail')).toEqual([{ email: newEmail }, { email: newEmail }])
      await run.answer('submitEmail', { action: 'VERIFY_PRIMARY_OTP', resendAt })
      expect(run.view().step).toBe('enteringPrimaryCode')
      expect(run.messages().at(-1)).toEqual({ ...primary, type: 'replace' })
    },
  )
  test('within 30 s of the last e-mail, another code waits in its form [EM16]', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '123456' })
    await run.fail(actor, new KitError(catalogue, 'email/code-expired'))
    const before = run.messages().length
    await run.send({ type: 'resend' })
    await run.answer('submitEmail', { action: 'throttled', resendAt: resendAt + 1 })
    const resend = expect.any(Function)
    expect(run.view()).toMatchObject({
      step: entering,
      code: '',
      problem: 'email/throttled',
      resendAt: resendAt + 1,
      resend,
    })
    expect(run.messages()).toHaveLength(before)
    await run.send({ type: 'resend' })
    await run.fail('submitEmail', frameError)
    expect(run.view()).toMatchObject({ step: entering, problem: 'embedded/aborted', resend })
    await run.send({ type: 'resend' })
    await run.elapse(longest)
    const problem = 'embedded/request-timed-out'
    expect(run.view()).toMatchObject({ step: entering, problem, resend })
    await run.send({ type: 'resend' })
    await run.send({ type: 'cancel' })
    expect(run.view()).toMatchObject({ step: entering, problem: null, resend })
    await run.send({ type: 'resend' })
    await run.answer('submitEmail', { action: 'VERIFY_SECONDARY_OTP', resendAt })
    expect(run.view()).toMatchObject({ step: 'enteringSecondaryCode', resendAt, resend: null })
    expect(run.messages().at(-1)).toEqual(secondary('replace'))
  })
  test.each([
    ['VERIFY_PRIMARY_OTP', 'enteringPrimaryCode', 'confirmPrimaryCode', 'resend'],
    ['VERIFY_SECONDARY_OTP', 'enteringSecondaryCode', 'confirmSecondaryCode', 'resend'],
    ['VERIFY_PRIMARY_OTP', 'enteringPrimaryCode', 'confirmPrimaryCode', 'submit'],
    ['VERIFY_SECONDARY_OTP', 'enteringSecondaryCode', 'confirmSecondaryCode', 'submit'],
  ] as const)(
    'another code counts, and has its own form (%s, %s, %s, after %s) [EM11]',
    async (action, step, confirm, way) => {
      const run = await startEntering(address)
      await run.send({ type: 'enter', code: '123456' })
      await run.fail(actor, new KitError(catalogue, 'email/code-expired'))
      if (way === 'submit') {
        await run.send({ type: 'cancel' })
        await run.send({ type: 'submit', email: newEmail })
      } else await run.send({ type: 'resend' })
      await run.answer('submitEmail', { action, resendAt: resendAt + 2 })
      expect(run.view()).toMatchObject({ step, resendAt: resendAt + 2, resend: null })
      expect(run.messages().at(-1)?.type).toBe(way === 'submit' ? 'push' : 'replace')
      await run.send({ type: 'enter', code: '123456' })
      await run.fail(confirm, new KitError(catalogue, 'email/code-expired'))
      await run.send({ type: 'resend' })
      await run.send({ type: 'cancel' })
      expect(run.view()).toMatchObject({ step, resend: expect.any(Function) })
    },
  )
  test('going back while another code is requested leads to the address', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '123456' })
    await run.fail(actor, new KitError(catalogue, 'email/code-expired'))
    await run.send({ type: 'resend' })
    await run.send({ type: 'navigated.away', view: 'UpdateEmailPrimaryOtp' })
    expect(run.view()).toMatchObject({ step: 'entering', problem: null })
  })
  test.each(['code-wrong', 'request'] as const)(
    'a code that does not count is replaced after a retry too (%s) [EM11]',
    async (reason) => {
      const run = await startEntering(address)
      await run.send({ type: 'enter', code: '123456' })
      await run.fail(actor, new KitError(catalogue, 'email/code-attempts'))
      await run.send({ type: 'enter', code: '654321' })
      if (reason === 'request') await run.elapse(longest)
      else await run.fail(actor, wrongCode)
      expect(run.view()).toMatchObject({ step: entering, resend: expect.any(Function) })
    },
  )
  test('an address that another account uses can be corrected [EM11]', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '123456' })
    await run.fail(actor, takenAddress)
    expect(run.view()).toMatchObject({
      step: 'entering',
      newEmail,
      problem: 'email/address-taken',
    })
    expect(run.messages().at(-1)).toEqual(back)
  })
  test('a code without an answer is cleared', async () => {
    const run = await startEntering(address)
    await run.send({ type: 'enter', code: '123456' })
    await run.elapse(longest)
    expect(run.view()).toMatchObject({
      step: entering,
      code: '',
      problem: 'embedded/request-timed-out',
    })
  })
  test.each(['entering', 'checking'])(
    'cancel while %s leads back to the address',
    async (phase) => {
      const run = await startEntering(address)
      if (phase === 'checking') await run.send({ type: 'enter', code: '123456' })
      await run.send({ type: 'cancel' })
      expect([run.view().step, run.messages().at(-1)]).toEqual(['entering', back])
      expect(run.snapshot().context.code).toBe('')
    },
  )
  test.each(['entering', 'checking'])('going back while %s leads to the address', async (phase) => {
    const run = await startEntering(address)
    if (phase === 'checking') await run.send({ type: 'enter', code: '123456' })
    await run.send({ type: 'navigated.away', view: 'UpdateEmailPrimaryOtp' })
    expect(run.view().step).toBe('entering')
    expect(run.messages().filter((message) => message.type === 'back')).toEqual([])
  })
  test.each(['cancel', 'navigated.away'] as const)(
    '%s forgets the problem of a code',
    async (type) => {
      const run = await startEntering(address)
      await run.send({ type: 'enter', code: '123456' })
      await run.fail(actor, wrongCode)
      await run.send(type === 'cancel' ? { type } : { type, view: 'UpdateEmailPrimaryOtp' })
      expect(run.view()).toMatchObject({ step: 'entering', problem: null })
    },
  )
})

test.each(['account.disconnected', 'account.lost'] as const)(
  '%s ends the flow for its own namespace only',
  async (type) => {
    const run = await startEntering('primary')
    await run.send({ type, namespace: 'solana' })
    expect(run.statePath()).toBe('enteringPrimaryCode')
    await run.send({ type, namespace: 'eip155' })
    expect([run.statePath(), run.output()]).toEqual(['cancelled', { email }])
  },
)
