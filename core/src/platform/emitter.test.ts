import { expect, test } from 'vitest'
import { createEmitter } from './emitter.ts'

test('emit calls the listeners in the order of their subscription', () => {
  const emitter = createEmitter<number>()
  const calls: string[] = []
  emitter.subscribe((value) => calls.push(`first ${value}`))
  emitter.subscribe((value) => calls.push(`second ${value}`))
  emitter.emit(1)
  expect(calls).toEqual(['first 1', 'second 1'])
})

test('subscribe with the same function twice creates two independent subscriptions', () => {
  const emitter = createEmitter<number>()
  const values: number[] = []
  const listener = (value: number) => void values.push(value)
  const unsubscribe = emitter.subscribe(listener)
  emitter.subscribe(listener)
  expect(emitter.size()).toBe(2)
  unsubscribe()
  unsubscribe()
  emitter.emit(1)
  expect(values).toEqual([1])
})

test('emit skips a listener that an earlier listener has removed', () => {
  const emitter = createEmitter<number>()
  const values: number[] = []
  emitter.subscribe(() => unsubscribe())
  const unsubscribe = emitter.subscribe((value) => values.push(value))
  emitter.emit(1)
  expect(values).toEqual([])
})

test('emit does not call a listener that is added during the call', () => {
  const emitter = createEmitter<number>()
  const values: number[] = []
  const unsubscribe = emitter.subscribe(() => {
    unsubscribe()
    emitter.subscribe((value) => values.push(value))
  })
  emitter.emit(1)
  emitter.emit(2)
  expect(values).toEqual([2])
})

test('emit passes the error of a listener to onError and calls the other listeners', () => {
  const errors: unknown[] = []
  const emitter = createEmitter<number>((error) => errors.push(error))
  const values: number[] = []
  const error = new Error('listener')
  emitter.subscribe(() => {
    throw error
  })
  emitter.subscribe((value) => values.push(value))
  emitter.emit(1)
  expect(values).toEqual([1])
  expect(errors).toEqual([error])
})

test('emit without onError calls all listeners, then throws the first error', () => {
  const emitter = createEmitter<number>()
  const values: number[] = []
  emitter.subscribe(() => {
    throw new Error('first')
  })
  emitter.subscribe(() => {
    throw new Error('second')
  })
  emitter.subscribe((value) => values.push(value))
  expect(() => emitter.emit(1)).toThrow('first')
  expect(values).toEqual([1])
})

test('clear removes all listeners', () => {
  const emitter = createEmitter<number>()
  const values: number[] = []
  emitter.subscribe((value) => values.push(value))
  emitter.clear()
  emitter.emit(1)
  expect(values).toEqual([])
  expect(emitter.size()).toBe(0)
})
