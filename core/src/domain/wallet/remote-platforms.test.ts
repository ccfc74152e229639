import { expect, test } from 'vitest'
import { needsCode, remotePlatforms } from './remote-platforms.ts'

const desktop = { mobile: false, installed: false, adapted: true, opensPages: false }
const phone = { ...desktop, mobile: true }
const all = {
  rdns: 'io.w',
  mobile_link: 'w://',
  webapp_link: 'https://w.example',
  desktop_link: 'w://',
}

test('remotePlatforms returns all tabs in order', () => {
  expect(remotePlatforms(all, { ...desktop, installed: true })).toEqual([
    'browser',
    'qrcode',
    'web',
    'desktop',
  ])
  expect(remotePlatforms(all, { ...phone, installed: true })).toEqual(['browser', 'mobile', 'web'])
  expect(remotePlatforms(all, desktop)).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
})

test('remotePlatforms on a phone returns unsupported only for a wallet without an app', () => {
  expect(remotePlatforms(all, phone)).toEqual(['mobile', 'web'])
  expect(remotePlatforms({ rdns: 'io.w' }, phone)).toEqual(['unsupported'])
})

test('remotePlatforms returns only qrcode without a wallet', () => {
  expect([remotePlatforms(null, desktop), remotePlatforms(null, phone)]).toEqual([
    ['qrcode'],
    ['qrcode'],
  ])
})

test('remotePlatforms returns browser and unsupported only if an adapter can connect extensions', () => {
  expect(remotePlatforms({ injected: [{}] }, desktop)).toEqual(['unsupported'])
  expect(
    remotePlatforms({ injected: [{}] }, { ...desktop, adapted: false, installed: true }),
  ).toEqual([])
})

test('remotePlatforms returns mobile without a link for an app that opens the page in its own browser', () => {
  expect(remotePlatforms({}, { ...phone, opensPages: true })).toEqual(['mobile'])
  expect(remotePlatforms({}, { ...desktop, opensPages: true })).toEqual([])
})

test('needsCode returns true for all tabs except browser and unsupported', () => {
  expect(
    (['browser', 'qrcode', 'mobile', 'web', 'desktop', 'unsupported'] as const).filter(needsCode),
  ).toEqual(['qrcode', 'mobile', 'web', 'desktop'])
})
