import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { chain } from '../kit.fixture.ts'
import { parseOptions } from './parse-options.ts'

const parse = (options: Partial<KitOptions>) =>
  parseOptions(
    { networks: [chain(1)], adapters: [createScriptedAdapter()], projectId: 'p', ...options },
    createMemoryPlatform(),
  )
const invalid = (name: string, expected: string) =>
  expect.objectContaining({ code: 'config/option-invalid', details: { name, expected } })

test.each([
  'http://frame.example/sdk',
  'https://',
  'https://[bad',
  'https://user:pw@frame.example/sdk',
  'https://frame.example/sdk?x',
  'https://frame.example/sdk#x',
  'https://frame.example/sdk#',
  'javascript:alert(1)',
  '/sdk',
  '',
])('the option endpoints.frame refuses %j', (frame) => {
  expect(() => parse({ endpoints: { frame } })).toThrow(
    invalid('endpoints.frame', 'an https URL without a query'),
  )
})

test.each([
  'https://frame.example/sdk',
  'https://frame.example:8443/sdk',
  'http://localhost:4100/sdk',
  'http://127.0.0.1:4100/sdk',
  'http://[::1]:4100/sdk',
])('the option endpoints.frame accepts %j', (frame) => {
  expect(parse({ endpoints: { frame } }).services.frame.url).toBe(frame)
})

test.each(
  (['popupUrl', 'dashboardUrl'] as const).flatMap((name) =>
    ['javascript:alert(1)', 'data:text/html,x', 'frame.example/loading', ''].map(
      (url) => [name, url] as const,
    ),
  ),
)('the option embeddedWallet.%s refuses %j [R5]', (name, url) => {
  expect(() => parse({ embeddedWallet: { [name]: url } })).toThrow(
    invalid(`embeddedWallet.${name}`, 'an http or https URL'),
  )
})

test.each(['popupUrl', 'dashboardUrl'] as const)(
  'the option embeddedWallet.%s accepts an https URL',
  (name) => {
    const url = 'https://frame.example/page'
    expect(parse({ embeddedWallet: { [name]: url } }).services.frame[name]).toBe(url)
  },
)
