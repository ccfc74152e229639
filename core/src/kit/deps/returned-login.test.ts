import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createStorage } from '../../storage/storage.ts'
import { takeReturnedLogin } from './returned-login.ts'

function startPage(
  url: string,
  provider: 'google' | 'farcaster' | null = 'google',
  device = { telegram: true },
) {
  const platform = createMemoryPlatform({ facts: { url } })
  const storage = createStorage({ platform, kitId: 'default' })
  if (provider !== null) storage.set('social_provider', provider)
  const take = () => takeReturnedLogin(platform.page.facts().url, storage, platform.page, device)
  return { platform, storage, take }
}

const returned =
  'https://page.example/shop?item=7&result_uri=https%3A%2F%2Fframe.example%2Fr%3F1#top'

test('takeReturnedLogin reads the result once, and removes it from the address bar and the storage', () => {
  const { platform, storage, take } = startPage(returned)
  expect(take()).toEqual({ provider: 'google', resultUri: 'https://frame.example/r?1' })
  expect(platform.page.facts().url).toBe('https://page.example/shop?item=7#top')
  expect(storage.get('social_provider')).toBeNull()
  expect(take()).toBeNull()
})

test.each([
  ['without a stored provider', null, true],
  ['outside of Telegram', 'google', false],
] as const)('takeReturnedLogin keeps the URL of a page %s', (_, provider, telegram) => {
  const { platform, take } = startPage(returned, provider, { telegram })
  expect(take()).toBeNull()
  expect(platform.page.facts().url).toBe(returned)
})

test.each(['https://page.example/shop?item=7', 'no url'])(
  'takeReturnedLogin keeps the stored provider at %s, to which no login returned',
  (url) => {
    const { storage, take } = startPage(url)
    expect(take()).toBeNull()
    expect(storage.get('social_provider')).toBe('google')
  },
)

test('takeReturnedLogin ignores a login with Farcaster, which never leaves the page', () => {
  expect(startPage(returned, 'farcaster').take()).toBeNull()
})
