import { expect, test } from 'vitest'
import { returnTo } from './redirect-url.ts'

const page = 'https://page.example/app?tab=1&x=2#top'
const suffix = '--https%3A%2F%2Fpage.example%2Fapp%3Ftab%3D1%26x%3D2%23top'

test('returnTo appends the page to the parameter `state`', () => {
  expect(returnTo('https://login.example/?state=abc&x=1', page)).toBe(
    `https://login.example/?state=abc${suffix}&x=1`,
  )
})

test('returnTo appends the page inside the URL that the login service opens', () => {
  const provider = 'https://provider.example/authorize?state=abc&scope=a%20b'
  const url = new URL('https://auth.magic.link/v1/oauth?x=1')
  url.searchParams.set('provider_authorization_url', provider)
  const returned = new URL(returnTo(url.href, page))
  expect(returned.searchParams.get('provider_authorization_url')).toBe(
    `https://provider.example/authorize?state=abc${suffix}&scope=a%20b`,
  )
  expect([returned.hostname, returned.searchParams.get('x')]).toEqual(['auth.magic.link', '1'])
})

test('returnTo returns a URL without the parameter unchanged', () => {
  for (const url of ['https://login.example/?x=1', 'https://auth.magic.link/v1?state=abc'])
    expect(returnTo(url, page)).toBe(url)
})
