import { expect, test } from 'vitest'
import { needsCode, remotePlatforms } from './platforms.ts'

const desktop = { mobile: false, installed: false, adapted: true, opensPages: false }
const phone = { ...desktop, mobile: true }
const all = {
  rdns: 'io.w',
  mobile_link: 'w://',
  webapp_link: 'https://w.example',
  desktop_link: 'w://',
}

test('every way in, in order', () => {
  expect(remotePlatforms(all, { ...desktop, installed: true })).toEqual([
    'browser',
    'qrcode',
    'web',
    'desktop',
  ])
  expect(remotePlatforms(all, { ...phone, installed: true })).toEqual(['browser', 'mobile', 'web'])
  expect(remotePlatforms(all, desktop)).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
  expect(remotePlatforms(all, phone)).toEqual(['mobile', 'web', 'unsupported'])
})

test('no wallet is any wallet: a code', () => {
  expect([remotePlatforms(null, desktop), remotePlatforms(null, phone)]).toEqual([
    ['qrcode'],
    ['qrcode'],
  ])
})

test('a wallet that lives in browsers is shown as such only where extensions can be connected', () => {
  expect(remotePlatforms({ injected: [{}] }, desktop)).toEqual(['unsupported'])
  expect(
    remotePlatforms({ injected: [{}] }, { ...desktop, adapted: false, installed: true }),
  ).toEqual([])
})

test('an app that opens this page inside itself needs no link of its own', () => {
  expect(remotePlatforms({}, { ...phone, opensPages: true })).toEqual(['mobile'])
  expect(remotePlatforms({}, { ...desktop, opensPages: true })).toEqual([])
})

test('a code is shown, or is in a link, on all tabs but those of this browser', () => {
  expect(
    (['browser', 'qrcode', 'mobile', 'web', 'desktop', 'unsupported'] as const).filter(needsCode),
  ).toEqual(['qrcode', 'mobile', 'web', 'desktop'])
})
