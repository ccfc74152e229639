import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { endpointAddress } from './endpoint-address.ts'

const facts = { caipNetworkId: toCaipNetworkId('eip155:1'), projectId: 'p1' }
const urlOf = (given: string) => endpointAddress(given, facts).url

describe('the gateway', () => {
  test('is told the network and the project', () => {
    expect(urlOf('https://rpc.walletconnect.org/v1/')).toBe(
      'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p1',
    )
  })

  test('is asked as its URL says where that says it already', () => {
    const given = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=zzz'
    expect(urlOf(given)).toBe(given)
  })

  test('learns no project where there is none', () => {
    expect(
      endpointAddress('https://rpc.walletconnect.org/v1', { ...facts, projectId: null }).url,
    ).toBe('https://rpc.walletconnect.org/v1?chainId=eip155%3A1')
  })

  test('is asked without preflight, others as JSON', () => {
    expect(endpointAddress('https://rpc.walletconnect.org/v1', facts).contentType).toBe(
      'text/plain',
    )
    expect(endpointAddress('https://node.example', facts).contentType).toBe('application/json')
  })
})

describe('any other host', () => {
  test.each([
    'https://node.example/key?x=1',
    'https://rpc.walletconnect.org.evil.example/v1',
    'https://evil.example/?host=rpc.walletconnect.org',
    'http://rpc.walletconnect.org/v1',
    'https://rpc.walletconnect.org:8443/v1',
    'http://127.0.0.1:8545/',
  ])('%s is asked exactly as given', (given) => {
    expect(urlOf(given)).toBe(new URL(given).href)
  })

  test('never learns the project id, whatever it is called', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (given) => {
        expect(endpointAddress(given, { ...facts, projectId: 'the-project-id' }).url).not.toContain(
          'the-project-id',
        )
      }),
    )
  })
})

test.each([
  'ws://node.example',
  'wss://node.example',
  'ftp://node.example',
  'javascript:alert(1)',
  'node.example',
  '',
  'https://name:word@node.example',
])('only http and https can be asked, not %j', (given) => {
  expect(() => urlOf(given)).toThrow(
    expect.objectContaining({ code: 'endpoint/url-not-supported' }),
  )
})

test('the refusal does not repeat a query, which may hold a key', () => {
  expect(() => urlOf('wss://node.example/?key=secret')).toThrow('not wss://node.example/')
  expect(() => urlOf('wss://node.example/?key=secret')).not.toThrow('secret')
})
