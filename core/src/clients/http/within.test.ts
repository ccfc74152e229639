import { expect, test } from 'vitest'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock, neverCalled } from '../../testing/index.ts'
import { abortError, wait, within } from './within.ts'

const never = () => new Promise<never>(() => {})
const free = new AbortController().signal

test('a job that answers in time gives its answer and leaves no timer', async () => {
  const clock = createManualClock()
  await expect(within({ clock, ms: 10, signals: [free] }, async () => 'answer')).resolves.toBe(
    'answer',
  )
  expect(clock.pending()).toBe(0)
})

test('what a job throws is thrown, at once too', async () => {
  const clock = createManualClock()
  const broken = () => {
    throw new Error('broken')
  }
  await expect(within({ clock, ms: 10, signals: [free] }, broken)).rejects.toThrow('broken')
  expect(clock.pending()).toBe(0)
})

test('a job that never answers is left at its deadline, and is told so', async () => {
  const clock = createManualClock()
  let told: AbortSignal | null = null
  const call = within({ clock, ms: 10, signals: [free] }, (signal) => {
    told = signal
    return never()
  })
  clock.advance(10)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect(told).toMatchObject({ aborted: true })
})

test('an abort ends the call; the late answer changes nothing and its failure is nobody’s', async () => {
  const clock = createManualClock()
  const caller = new AbortController()
  let fail = (_: Error) => {}
  const late = new Promise<never>((_, reject) => {
    fail = reject
  })
  const call = within({ clock, ms: 10, signals: [free, caller.signal] }, () => late)
  caller.abort('left')
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted', cause: 'left' })
  fail(new Error('too late'))
  expect(clock.pending()).toBe(0)
})

test('a call that was aborted before it began does not begin', async () => {
  const call = within(
    { clock: createManualClock(), ms: null, signals: [AbortSignal.abort('before')] },
    neverCalled,
  )
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
})

test('a signal that ended for a reason of ours says that reason', () => {
  expect(abortError(AbortSignal.abort(new KitError('kit/stopped')))).toMatchObject({
    code: 'kit/stopped',
  })
})

test('a wait goes by the clock it is given, and ends with its signal', async () => {
  const clock = createManualClock()
  const caller = new AbortController()
  const short = wait(clock, 150, free)
  const long = wait(clock, 10_000, caller.signal)
  clock.advance(150)
  await short
  caller.abort()
  await expect(long).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(clock.pending()).toBe(0)
})
