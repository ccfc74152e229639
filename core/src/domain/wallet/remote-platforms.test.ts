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
  expect(remotePlatforms(all, phone)).toEqual(['mobile', 'web', 'unsupported'])
})

test('remotePlatforms without a wallet is the QR code', () => {
  expect([remotePlatforms(null, desktop), remotePlatforms(null, phone)]).toEqual([
    ['qrcode'],
    ['qrcode'],
  ])
})

test('remotePlatforms has the browser tabs only if extensions can be connected', () => {
  expect(remotePlatforms({ injected: [{}] }, desktop)).toEqual(['unsupported'])
  expect(
    remotePlatforms({ injected: [{}] }, { ...desktop, adapted: false, installed: true }),
  ).toEqual([])
})

test('remotePlatforms needs no link for an app that opens the page in its own browser', () => {
  expect(remotePlatforms({}, { ...phone, opensPages: true })).toEqual(['mobile'])
  expect(remotePlatforms({}, { ...desktop, opensPages: true })).toEqual([])
})

test('needsCode is true for all tabs except those of the browser', () => {
  expect(
    (['browser', 'qrcode', 'mobile', 'web', 'desktop', 'unsupported'] as const).filter(needsCode),
  ).toEqual(['qrcode', 'mobile', 'web', 'desktop'])
})
