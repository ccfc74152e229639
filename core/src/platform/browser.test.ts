// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserPlatform } from './browser.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('page', () => {
  test('page.facts returns title, description, origin and icon of the page', () => {
    document.head.innerHTML =
      '<title>Shop</title><meta name="description" content="plain"><meta property="og:description" content="shared"><link rel="shortcut icon" href="https://a.example/i.png">'
    const facts = createBrowserPlatform().page.facts()
    expect([facts.title, facts.description, facts.icon, facts.origin]).toEqual([
      'Shop',
      'shared',
      'https://a.example/i.png',
      location.origin,
    ])
    document.head.innerHTML = '<meta name="description" content="plain">'
    expect(createBrowserPlatform().page.facts()).toMatchObject({
      title: '',
      description: 'plain',
      icon: '',
    })
  })
  test('page.timeZone returns the time zone of the browser', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(createBrowserPlatform().page.timeZone()).toBe(timeZone)
  })
  test('page.device reports a mouse and light mode in an environment without matchMedia', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(createBrowserPlatform().page.device()).toMatchObject({
      coarsePointer: false,
      prefersDark: false,
    })
  })
  test('page.on passes the detail of events to the listener until unsubscribe', () => {
    const { page } = createBrowserPlatform()
    const received: unknown[] = []
    const stop = page.on('announce', (detail) => received.push(detail))
    window.dispatchEvent(new CustomEvent('announce', { detail: { name: 'A' } }))
    page.dispatch('announce')
    stop()
    page.dispatch('announce')
    expect(received).toEqual([{ name: 'A' }, null])
  })
  test('page.on passes null for an event whose detail throws [A3]', () => {
    const { page } = createBrowserPlatform()
    const received: unknown[] = []
    page.on('announce', (detail) => received.push(detail))
    const event = new CustomEvent('announce')
    Object.defineProperty(event, 'detail', {
      get: () => {
        throw new Error('no')
      },
    })
    window.dispatchEvent(event)
    expect(received).toEqual([null])
  })
  test('page.deleteGlobal removes a property from the window', () => {
    Reflect.set(window, 'libraryGlobal', 1)
    createBrowserPlatform().page.deleteGlobal('libraryGlobal')
    expect('libraryGlobal' in window).toBe(false)
  })
  test('page.injected returns null for a missing property and for a throwing getter [A7]', () => {
    Object.defineProperty(window, 'hostileWallet', {
      configurable: true,
      get: () => {
        throw new Error('no')
      },
    })
    Object.defineProperty(window, 'niceWallet', { configurable: true, value: { isNice: true } })
    const { page } = createBrowserPlatform()
    expect(['hostileWallet', 'niceWallet', 'noWallet'].map((name) => page.injected(name))).toEqual([
      null,
      { isNice: true },
      null,
    ])
  })
  test('page.onBlocked reports what an enforced policy blocks [EM12]', () => {
    const received: object[] = []
    const stop = createBrowserPlatform().page.onBlocked((blocked) => received.push(blocked))
    const violate = (disposition: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          disposition,
          effectiveDirective: 'frame-src',
          blockedURI: 'https://frame.example/sdk',
        }),
      )
    violate('report')
    violate('enforce')
    stop()
    violate('enforce')
    expect(received).toEqual([{ directive: 'frame-src', url: 'https://frame.example/sdk' }])
  })
  test('page.nextTask resolves after the tasks that are queued [EM12]', async () => {
    const order: string[] = []
    setTimeout(() => order.push('queued'), 0)
    await createBrowserPlatform().page.nextTask()
    expect(order).toEqual(['queued'])
  })
  test('page.nextIdle waits until the browser is idle', async () => {
    const idle = vi.fn((callback: IdleRequestCallback) => {
      queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 5 }))
      return 1
    })
    vi.stubGlobal('requestIdleCallback', idle)
    try {
      await createBrowserPlatform().page.nextIdle()
    } finally {
      vi.unstubAllGlobals()
    }
    expect(idle).toHaveBeenCalledOnce()
  })
  test('page.onVisible calls the listener when the page returns from the back/forward cache [XD4]', () => {
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    const listener = vi.fn()
    const stop = createBrowserPlatform().page.onVisible(listener)
    show(false)
    expect(listener).not.toHaveBeenCalled()
    show(true)
    stop()
    show(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })
  test('page.onIdle calls the listener in an idle callback after the load event, and not after unsubscribe', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { page } = createBrowserPlatform()
    const received: string[] = []
    page.onIdle(() => received.push('kept'))
    page.onIdle(() => received.push('cancelled'))()
    expect(idle).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(received).toEqual([])
    for (const run of idle) run()
    expect(received).toEqual(['kept'])
    state.mockReturnValue('complete')
    page.onIdle(() => received.push('loaded'))
    idle.at(-1)?.()
    expect(received).toEqual(['kept', 'loaded'])
    state.mockRestore()
  })
  test.each([
    [{ saveData: true }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ effectiveType: '2g' }, 0],
    [{ saveData: false, effectiveType: '4g' }, 1],
    [undefined, 1],
  ])('page.onIdle with the connection %j waits for %d idle callbacks', (connection, expected) => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    createBrowserPlatform().page.onIdle(() => {})
    Reflect.deleteProperty(navigator, 'connection')
    expect(idle).toHaveLength(expected)
  })
  test('page.onVisible calls the listener when the page becomes visible, not when it becomes hidden, and page.isHidden states whether it is hidden', () => {
    const received: string[] = []
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { page } = createBrowserPlatform()
    const stop = page.onVisible(() => received.push('visible'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(page.isHidden()).toBe(true)
    state.mockReturnValue('visible')
    expect(page.isHidden()).toBe(false)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(received).toEqual(['visible'])
    state.mockRestore()
  })
})

describe('storage', () => {
  test('storage uses localStorage, and onStorageChange reports changes by other tabs', () => {
    const { storage, onStorageChange } = createBrowserPlatform()
    storage?.set('a', '1')
    expect([localStorage.getItem('a'), storage?.get('a'), storage?.keys()]).toEqual([
      '1',
      '1',
      ['a'],
    ])
    storage?.remove('a')
    expect(storage?.get('a')).toBeNull()
    const received: (string | null)[] = []
    const stop = onStorageChange((key) => received.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'c' }))
    expect(received).toEqual(['b'])
  })
  test('createBrowserPlatform does not access a blocked storage [E1]', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const { storage } = createBrowserPlatform()
    expect(() => storage?.get('a')).toThrow('no')
    blocked.mockRestore()
  })
})

describe('windows, clipboard and ids', () => {
  test('windows.open opens windows with noopener and noreferrer [R6]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(createBrowserPlatform().windows.open('https://a.example', '_self')).toBe(true)
    expect(open).toHaveBeenCalledWith('https://a.example', '_self', 'noopener,noreferrer')
    open.mockRestore()
  })
  test('windows.open returns false for a new window without user activation [C8]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    vi.stubGlobal('navigator', { userActivation: { isActive: false } })
    Object.defineProperty(window, 'navigator', {
      configurable: true,
      value: { userActivation: { isActive: false } },
    })
    expect(createBrowserPlatform().windows.open('https://a.example', '_blank')).toBe(false)
    open.mockRestore()
  })
  test('copy returns whether copying succeeded', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(window, 'navigator', { configurable: true, value: { clipboard } })
    expect(await createBrowserPlatform().copy('text')).toBe(true)
    Object.defineProperty(window, 'navigator', { configurable: true, value: {} })
    expect(await createBrowserPlatform().copy('more')).toBe(false)
    expect(copied).toEqual(['text'])
  })
  test('random.uuid returns UUIDs, also on insecure pages', () => {
    const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(createBrowserPlatform().random.uuid()).toMatch(uuidPattern)
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(createBrowserPlatform().random.uuid()).toMatch(uuidPattern)
  })
  test('random.bytes returns as many random bytes as requested', () => {
    const { random } = createBrowserPlatform()
    expect(random.bytes(96)).toHaveLength(96)
    expect(random.bytes(32)).not.toEqual(random.bytes(32))
  })
})
