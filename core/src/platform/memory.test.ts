import { describe, expect, test } from 'vitest'
import { createManualClock } from './manual-clock.ts'
import { createMemoryPlatform } from './memory.ts'

describe('the pretend page', () => {
  test('hears and counts events, custom ones by their detail', () => {
    const platform = createMemoryPlatform()
    const heard: unknown[] = []
    const stop = platform.page.on('announce', (detail) => heard.push(detail))
    platform.controls.emit('announce', { name: 'A' })
    platform.page.dispatch('announce')
    expect([heard, platform.controls.dispatched, platform.controls.listeners()]).toEqual([
      [{ name: 'A' }, null],
      ['announce'],
      1,
    ])
    stop()
    platform.controls.emit('announce', 'late')
    expect([heard.length, platform.controls.listeners()]).toEqual([2, 0])
  })
  test('a listener that stops another one is obeyed at once', () => {
    const platform = createMemoryPlatform()
    const heard: string[] = []
    platform.page.on('x', () => stop())
    const stop = platform.page.on('x', () => heard.push('second'))
    platform.controls.emit('x')
    expect(heard).toEqual([])
  })
  test('A7: a property whose getter throws is absent', () => {
    const platform = createMemoryPlatform({
      injected: {
        ethereum: () => {
          throw new Error('no')
        },
        other: () => 'here',
      },
    })
    expect(['ethereum', 'other', 'none'].map((name) => platform.page.injected(name))).toEqual([
      null,
      'here',
      null,
    ])
  })
  test('tells of other tabs and of coming back to the front', () => {
    const platform = createMemoryPlatform()
    const heard: unknown[] = []
    platform.onStorageChange((key) => heard.push(key))
    platform.page.onVisible(() => heard.push('visible'))
    platform.controls.emitStorageChange('k')
    platform.controls.emitStorageChange(null)
    platform.controls.emitVisible()
    expect(heard).toEqual(['k', null, 'visible'])
  })
  test('is what the test says it is', () => {
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

describe('what leaves the pretend page', () => {
  test('is written down, or refused', async () => {
    const platform = createMemoryPlatform()
    expect([
      platform.windows.open('https://a.example', '_blank'),
      await platform.copy('text'),
    ]).toEqual([true, true])
    platform.controls.opensWindows = false
    platform.controls.copies = false
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
  test('finds no network unless it is given one', async () => {
    await expect(createMemoryPlatform().fetch('https://a.example')).rejects.toThrow(
      'Failed to fetch',
    )
  })
  test('has ids that never repeat', () => {
    const { random } = createMemoryPlatform()
    expect(random.uuid()).not.toBe(random.uuid())
  })
})

describe('the pretend storage', () => {
  test('keeps text by key, and can be absent', () => {
    const { storage } = createMemoryPlatform({ stored: { a: '1' } })
    storage?.set('b', '2')
    storage?.remove('a')
    expect([storage?.get('a'), storage?.get('b'), storage?.keys()]).toEqual([null, '2', ['b']])
    expect(createMemoryPlatform({ stored: null }).storage).toBeNull()
  })
  test('E1: blocked, every call throws a SecurityError', () => {
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
  test('E2: full, what does not fit is not kept and what was there stays', () => {
    const { storage } = createMemoryPlatform({ stored: { a: '1' } }).controls
    if (storage) storage.fault = { room: 4 }
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
