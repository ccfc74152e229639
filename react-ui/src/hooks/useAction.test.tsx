import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Action, useAction } from './useAction.ts'

/** An action whose calls the test resolves or rejects. */
function createScriptedAction() {
  const calls: { input: string; resolve(value: string): void; reject(error: unknown): void }[] = []
  const perform = (input: string) =>
    new Promise<string>((resolve, reject) => calls.push({ input, resolve, reject }))
  const { result } = renderHook(() => useAction(perform))
  return { calls, action: result }
}

const start = (action: Action<[string], string>, input: string) => {
  if (action.step === 'pending') throw new Error('The action is still pending')
  act(() => action.run(input))
}

test('useAction goes from idle through pending to succeeded and back to idle on reset', async () => {
  const { calls, action } = createScriptedAction()
  expect(action.current.step).toBe('idle')
  start(action.current, 'a')
  expect(action.current.step).toBe('pending')
  await act(async () => calls[0]?.resolve('result'))
  expect(action.current).toMatchObject({ step: 'succeeded', data: 'result' })
  act(() => action.current.step === 'succeeded' && action.current.reset())
  expect(action.current.step).toBe('idle')
})

test('useAction reports the code of an error and can run again', async () => {
  const { calls, action } = createScriptedAction()
  start(action.current, 'a')
  const error = new KitError(catalogue, 'rpc/user-rejected')
  await act(async () => calls[0]?.reject(error))
  expect(action.current).toMatchObject({ step: 'failed', problem: 'rpc/user-rejected', error })
  start(action.current, 'b')
  await act(async () => calls[1]?.reject(new Error('unexpected')))
  expect(action.current).toMatchObject({ step: 'failed', problem: 'kit/unknown' })
  start(action.current, 'c')
  await act(async () => calls[2]?.reject(new Error('of a provider', { cause: error })))
  expect(action.current).toMatchObject({ step: 'failed', problem: 'rpc/user-rejected' })
})

test('useAction fails when the action throws synchronously', async () => {
  const perform = () => {
    throw new KitError(catalogue, 'rpc/user-rejected')
  }
  const { result } = renderHook(() => useAction(perform))
  await act(async () => result.current.step === 'idle' && result.current.run())
  expect(result.current).toMatchObject({ step: 'failed', problem: 'rpc/user-rejected' })
})

test('useAction ignores a second run while the first one is pending', () => {
  const { calls, action } = createScriptedAction()
  const { current } = action
  start(current, 'a')
  start(current, 'b')
  expect(calls.map(({ input }) => input)).toEqual(['a'])
})

test('useAction ignores the result of a run that was reset', async () => {
  const { calls, action } = createScriptedAction()
  start(action.current, 'a')
  act(() => action.current.step === 'pending' && action.current.reset())
  await act(async () => calls[0]?.resolve('late'))
  expect(action.current.step).toBe('idle')
  start(action.current, 'b')
  await act(async () => calls[1]?.resolve('result'))
  expect(action.current).toMatchObject({ step: 'succeeded', data: 'result' })
})
