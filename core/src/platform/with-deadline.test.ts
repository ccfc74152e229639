import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createManualClock, neverCalled } from '../testing/index.ts'
import { abortError, wait, withDeadline } from './with-deadline.ts'

const never = () => new Promise<never>(() => {})
const { signal } = new AbortController()

test('withDeadline resolves with the job’s result and leaves no timer', async () => {
  const clock = createManualClock()
  const call = withDeadline({ clock, ms: 10, signals: [signal] }, async () => 'result')
  await expect(call).resolves.toBe('result')
  expect(clock.pending()).toBe(0)
})

test('withDeadline rejects with the error of a job that throws synchronously', async () => {
  const clock = createManualClock()
  const broken = () => {
    throw new Error('broken')
  }
  const call = withDeadline({ clock, ms: 10, signals: [signal] }, broken)
  await expect(call).rejects.toThrow('broken')
  expect(clock.pending()).toBe(0)
})

test('withDeadline rejects with `kit/timed-out` at the deadline and aborts the job’s signal', async () => {
  const clock = createManualClock()
  let jobSignal: AbortSignal | null = null
  const call = withDeadline({ clock, ms: 10, signals: [signal] }, (scope) => {
    jobSignal = scope
    return never()
  })
  clock.advance(10)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect(jobSignal).toMatchObject({ aborted: true })
})

test('withDeadline rejects on abort and ignores a later failure of the job', async () => {
  const clock = createManualClock()
  const caller = new AbortController()
  let fail = (_: Error) => {}
  const job = new Promise<never>((_, reject) => {
    fail = reject
  })
  const call = withDeadline({ clock, ms: 10, signals: [signal, caller.signal] }, () => job)
  caller.abort('left')
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted', cause: 'left' })
  fail(new Error('too late'))
  expect(clock.pending()).toBe(0)
})

test('withDeadline does not start the job if a signal is already aborted', async () => {
  const call = withDeadline(
    { clock: createManualClock(), ms: null, signals: [AbortSignal.abort('before')] },
    neverCalled,
  )
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
})

test('abortError returns the abort reason if that is a KitError', () => {
  expect(abortError(AbortSignal.abort(new KitError(catalogue, 'kit/stopped')))).toMatchObject({
    code: 'kit/stopped',
  })
})

test('wait resolves by the given clock and rejects when its signal aborts', async () => {
  const clock = createManualClock()
  const caller = new AbortController()
  const short = wait(clock, 150, signal)
  const long = wait(clock, 10_000, caller.signal)
  clock.advance(150)
  await short
  caller.abort()
  await expect(long).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(clock.pending()).toBe(0)
})
