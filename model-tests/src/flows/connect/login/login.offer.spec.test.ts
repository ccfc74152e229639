import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { loginReactions } from '../../../../../core/src/flows/connect/login/login.reactions.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { messagesOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { asked, readOff, readOn, refusedOf, uncheckedOff, uncheckedOn } from '../offers.ts'
import { email, emailInputs, farcasterInputs, socialInputs } from './login.cases.ts'
import { loginModel, loginView } from './login.model.ts'

function start(input: LoginInput) {
  const run = scenario(loginModel, input)
  return {
    ...run,
    view: () => loginView(run.snapshot(), () => {}),
    messages: () => messagesOf(loginReactions, run.emitted()),
  }
}
const started = [
  { to: 'embedded', type: 'watch' },
  { to: 'account', namespace: 'eip155', type: 'attempt.start', status: 'connecting' },
]
const problem = 'embedded/login-off'

describe.each([
  {
    login: 'email',
    awaited: emailInputs.emailAwaited,
    awaitedOff: { ...emailInputs.emptyAwaitedOff, email },
    step: 'submitting',
    attempt: 'submitting',
    refused: { step: 'entering', problem },
  },
  {
    login: 'google',
    awaited: socialInputs.awaited,
    awaitedOff: socialInputs.awaitedOff,
    step: 'signingIn',
    attempt: 'signingIn.requestingUrl',
    refused: { step: 'failed', problem, retry: null },
  },
  {
    login: 'farcaster',
    awaited: farcasterInputs.appAwaited,
    awaitedOff: farcasterInputs.appAwaitedOff,
    step: 'requestingUrl',
    attempt: 'requestingUrl',
    refused: { step: 'failed', problem, retry: null },
  },
] as const)('the offer of page and project for $login', (each) => {
  const { login, awaited, awaitedOff, step, attempt, refused } = each

  test.each([awaited, awaitedOff])(
    'a login waits for the answer of the project, and asks it [V21]',
    async (input) => {
      const off = start(input)
      expect([off.view().step, off.messages()]).toEqual([step, asked])
      await off.send(readOff)
      expect(off.view()).toMatchObject(refused)
      expect(off.messages()).toEqual([...asked, ...refusedOf(login)])
      const on = start(input)
      await on.send(readOn)
      expect([on.statePath(), on.messages()]).toEqual([attempt, [...asked, ...started]])
    },
  )

  test('a login waits for the allowed origins only if the project leaves it on [V21]', async () => {
    const off = start(awaited)
    await off.send(uncheckedOff)
    expect(off.view()).toMatchObject(refused)
    const on = start(awaited)
    await on.send(uncheckedOn)
    expect([on.statePath(), on.messages()]).toEqual(['asking', asked])
    await on.elapse(timeouts.offerTimeout)
    expect(on.statePath()).toBe(attempt)
  })

  test('a login waits at most 1 s; then the last answer counts, else the page [V21]', async () => {
    const on = start(awaited)
    await on.elapse(timeouts.offerTimeout - 1)
    expect(on.statePath()).toBe('asking')
    await on.elapse(1)
    expect(on.statePath()).toBe(attempt)
    const off = start(awaitedOff)
    await off.elapse(timeouts.offerTimeout)
    expect(off.view()).toMatchObject(refused)
  })
})
