// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserPlatform } from './browser.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the page', () => {
  test('tells its title, description, address and icon', () => {
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
  test('hears events by their detail until it is stopped', () => {
    const { page } = createBrowserPlatform()
    const heard: unknown[] = []
    const stop = page.on('announce', (detail) => heard.push(detail))
    window.dispatchEvent(new CustomEvent('announce', { detail: { name: 'A' } }))
    page.dispatch('announce')
    stop()
    page.dispatch('announce')
    expect(heard).toEqual([{ name: 'A' }, null])
  })
  test('A3: an event whose detail throws is heard as empty', () => {
    const { page } = createBrowserPlatform()
    const heard: unknown[] = []
    page.on('announce', (detail) => heard.push(detail))
    const event = new CustomEvent('announce')
    Object.defineProperty(event, 'detail', {
      get: () => {
        throw new Error('no')
      },
    })
    window.dispatchEvent(event)
    expect(heard).toEqual([null])
  })
  test('can have a property taken off that a library left there', () => {
    Reflect.set(window, 'leftBehind', 1)
    createBrowserPlatform().page.discard('leftBehind')
    expect('leftBehind' in window).toBe(false)
  })
  test('A7: an injected property whose getter throws, or that is not there, is null', () => {
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
  test('tells when it comes to the front, not when it goes', () => {
    const seen: string[] = []
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const stop = createBrowserPlatform().page.onVisible(() => seen.push('visible'))
    document.dispatchEvent(new Event('visibilitychange'))
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual(['visible'])
    state.mockRestore()
  })
})

describe('storage', () => {
  test("is the page's own, and other tabs are heard", () => {
    const { storage, onStorageChange } = createBrowserPlatform()
    storage?.set('a', '1')
    expect([localStorage.getItem('a'), storage?.get('a'), storage?.keys()]).toEqual([
      '1',
      '1',
      ['a'],
    ])
    storage?.remove('a')
    expect(storage?.get('a')).toBeNull()
    const heard: (string | null)[] = []
    const stop = onStorageChange((key) => heard.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'c' }))
    expect(heard).toEqual(['b'])
  })
  test('E1: making a platform does not touch a storage that is blocked', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const { storage } = createBrowserPlatform()
    expect(() => storage?.get('a')).toThrow('no')
    blocked.mockRestore()
  })
})

describe('what leaves the page', () => {
  test('R6: windows open without opener and referrer', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(createBrowserPlatform().windows.open('https://a.example', '_self')).toBe(true)
    expect(open).toHaveBeenCalledWith('https://a.example', '_self', 'noopener,noreferrer')
    open.mockRestore()
  })
  test('C8: a new window that no click asked for counts as refused', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    vi.stubGlobal('navigator', { userActivation: { isActive: false } })
    Object.defineProperty(window, 'navigator', {
      configurable: true,
      value: { userActivation: { isActive: false } },
    })
    expect(createBrowserPlatform().windows.open('https://a.example', '_blank')).toBe(false)
    open.mockRestore()
  })
  test('copying says whether it worked', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(window, 'navigator', { configurable: true, value: { clipboard } })
    expect(await createBrowserPlatform().copy('text')).toBe(true)
    Object.defineProperty(window, 'navigator', { configurable: true, value: {} })
    expect(await createBrowserPlatform().copy('more')).toBe(false)
    expect(copied).toEqual(['text'])
  })
  test('ids are random UUIDs, on pages that are not secure too', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(createBrowserPlatform().random.uuid()).toMatch(form)
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(createBrowserPlatform().random.uuid()).toMatch(form)
  })
})
