import { describe, expect, test } from 'vitest'
import { createManualClock } from './manual-clock.ts'
import { createMemoryPlatform } from './memory.ts'

describe('page', () => {
  test('page.on of the memory platform receives events with their detail and counts as a listener', () => {
    const platform = createMemoryPlatform()
    const received: unknown[] = []
    const stop = platform.page.on('announce', (detail) => received.push(detail))
    platform.controls.emit('announce', { name: 'A' })
    platform.page.dispatch('announce')
    expect([received, platform.controls.dispatched, platform.controls.listenerCount()]).toEqual([
      [{ name: 'A' }, null],
      ['announce'],
      1,
    ])
    stop()
    platform.controls.emit('announce', 'late')
    expect([received.length, platform.controls.listenerCount()]).toEqual([2, 0])
  })
  test('controls.emit does not call a listener that an earlier listener has removed', () => {
    const platform = createMemoryPlatform()
    const received: string[] = []
    platform.page.on('x', () => stop())
    const stop = platform.page.on('x', () => received.push('second'))
    platform.controls.emit('x')
    expect(received).toEqual([])
  })
  test('page.injected of the memory platform returns null for a property whose getter throws [A7]', () => {
    const platform = createMemoryPlatform({
      injected: {
        ethereum: () => {
          throw new Error('no')
        },
        other: () => 'value',
      },
    })
    expect(['ethereum', 'other', 'none'].map((name) => platform.page.injected(name))).toEqual([
      null,
      'value',
      null,
    ])
  })
  test('controls.emitStorageChange and emitVisible call the listeners of onStorageChange and onVisible', () => {
    const platform = createMemoryPlatform()
    const received: unknown[] = []
    platform.onStorageChange((key) => received.push(key))
    platform.page.onVisible(() => received.push('visible'))
    platform.controls.emitStorageChange('k')
    platform.controls.emitStorageChange(null)
    platform.controls.emitVisible()
    expect(received).toEqual(['k', null, 'visible'])
  })
  test('createMemoryPlatform uses the given clock, facts and device', () => {
    const clock = createManualClock(7)
    const platform = createMemoryPlatform({
      clock,
      facts: { title: 'Shop' },
      device: { mobile: true },
    })
    expect([
      platform.clock.now(),
      platform.page.facts().title,
      platform.page.device().mobile,
    ]).toEqual([7, 'Shop', true])
  })
})

describe('windows, clipboard and fetch', () => {
  test('controls record windows, copies and logs, and can block windows and copies', async () => {
    const platform = createMemoryPlatform()
    expect([
      platform.windows.open('https://a.example', '_blank'),
      await platform.copy('text'),
    ]).toEqual([true, true])
    platform.controls.allowsWindows = false
    platform.controls.allowsCopy = false
    expect([
      platform.windows.open('https://b.example', '_self'),
      await platform.copy('more'),
    ]).toEqual([false, false])
    expect([platform.controls.opened, platform.controls.copied]).toEqual([
      [{ url: 'https://a.example', target: '_blank' }],
      ['text'],
    ])
    platform.log.warn('careful')
    platform.log.error('broken', 1)
    expect(platform.controls.logged).toEqual([
      { level: 'warn', message: 'careful', error: null },
      { level: 'error', message: 'broken', error: 1 },
    ])
  })
  test('fetch of the memory platform rejects unless a fetch function is given', async () => {
    await expect(createMemoryPlatform().fetch('https://a.example')).rejects.toThrow(
      'Failed to fetch',
    )
  })
  test('random.uuid of the memory platform returns a different id on each call', () => {
    const { random } = createMemoryPlatform()
    expect(random.uuid()).not.toBe(random.uuid())
  })
  test('random.bytes of the memory platform returns other bytes on each call, the same in each run', () => {
    const { random } = createMemoryPlatform()
    const [first, second] = [random.bytes(32), random.bytes(32)]
    expect(second).not.toEqual(first)
    expect(createMemoryPlatform().random.bytes(32)).toEqual(first)
    expect(new Set(first).size).toBeGreaterThan(20)
  })
})

describe('storage', () => {
  test('storage of the memory platform stores texts by key, and is null if `stored` is null', () => {
    const { storage } = createMemoryPlatform({ stored: { a: '1' } })
    storage?.set('b', '2')
    storage?.remove('a')
    expect([storage?.get('a'), storage?.get('b'), storage?.keys()]).toEqual([null, '2', ['b']])
    expect(createMemoryPlatform({ stored: null }).storage).toBeNull()
  })
  test('storage of the memory platform throws a SecurityError if it is blocked [E1]', () => {
    const { controls } = createMemoryPlatform()
    const { storage } = controls
    if (storage) storage.fault = 'blocked'
    for (const call of [
      () => storage?.get('a'),
      () => storage?.set('a', '1'),
      () => storage?.remove('a'),
      () => storage?.keys(),
    ])
      expect(call).toThrow(expect.objectContaining({ name: 'SecurityError' }))
  })
  test('storage of the memory platform throws a QuotaExceededError and keeps the old value if it is full [E2]', () => {
    const { storage } = createMemoryPlatform({ stored: { a: '1' } }).controls
    if (storage) storage.fault = { quota: 4 }
    expect(() => storage?.set('a', 'xxxxxx')).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    )
    expect(() => storage?.set('b', 'xxxxxx')).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    )
    storage?.set('a', '12')
    expect([...(storage?.values ?? [])]).toEqual([['a', '12']])
  })
})
