import { assert, expect, test } from 'vitest'
import { directoryFixture } from '../directory.fixture.ts'
import { hostileImages } from '../wallets/hostile.ts'
import { phoneWallet } from '../wallets/phone.ts'

const start = directoryFixture()
const wellFormed = /^<svg [^>]*viewBox="0 0 40 40"[^>]*>.*<\/svg>$/s

test('the directory draws a picture for every wallet of a list page, and most pictures differ', async () => {
  const { get, list } = await start()
  const ids = (await list({ entries: '100' })).data
    .map((entry) => entry?.image_id)
    .filter((id) => /^[0-9a-f-]{36}$/.test(String(id)))
  const drawn = await Promise.all(
    ids.map(async (id) => (await get(`/getWalletImage/${id}`)).text()),
  )
  for (const picture of drawn) assert.match(picture, wellFormed)
  expect(new Set(drawn).size).toBeGreaterThan(ids.length * 0.8)
})

test.each([
  `/getWalletImage/${phoneWallet.imageId}`,
  '/public/getAssetImage/ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400',
  '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  '/public/getCurrencyImage/EUR',
  '/public/getTokenImage/usdc',
])('GET %s returns a cacheable SVG whose headers prevent scripts', async (path) => {
  const { get } = await start()
  const { status, headers } = await get(path)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/svg+xml')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('cache-control'), 'public, max-age=86400, immutable')
  assert.equal(headers.get('access-control-allow-origin'), '*')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  '/getWalletImage/00000000-0000-0000-0000-000000000000',
  '/getWalletImage/..%2F..%2Fappkit%2Fv1%2Fconfig',
  '/getWalletImage/x%22%20onerror=%22alert(1)',
  '/public/getAssetImage/1',
  '/public/getCurrencyImage/%3Cb%3E',
  '/public/getTokenImage/',
])('GET %s returns 404', async (path) => {
  const { get } = await start()
  assert.equal((await get(path)).status, 404)
})

test('the directory draws an installed wallet with its own icon', async () => {
  const { get, list } = await start()
  const [foxglove] = (await list({ search: 'Foxglove' })).data
  const picture = await (await get(`/getWalletImage/${String(foxglove?.image_id)}`)).text()
  expect(picture).toContain('#ee9440')
})

test('the directory lists a picture of five megabytes and a picture with a script', async () => {
  const { get } = await start()
  expect(
    (await (await get(`/getWalletImage/${hostileImages.heavy}`)).text()).length,
  ).toBeGreaterThan(5_000_000)
  const scripted = await (await get(`/getWalletImage/${hostileImages.scripted}`)).text()
  expect(scripted).toContain('<script>')
  expect(scripted).toContain('onload=')
})
