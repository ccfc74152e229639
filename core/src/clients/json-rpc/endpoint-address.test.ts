import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { endpointAddress } from './endpoint-address.ts'

const project = { caipNetworkId: toCaipNetworkId('eip155:1'), projectId: 'p1' }
const urlOf = (configuredUrl: string) => endpointAddress(configuredUrl, project).url

test('endpointAddress of the hosted gateway adds the network and the project id', () => {
  expect(urlOf('https://rpc.walletconnect.org/v1/')).toBe(
    'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p1',
  )
})

test('endpointAddress of the hosted gateway keeps a network and a project id that the URL already has', () => {
  const configuredUrl = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=zzz'
  expect(urlOf(configuredUrl)).toBe(configuredUrl)
})

test('endpointAddress of the hosted gateway adds no project id without a project', () => {
  expect(
    endpointAddress('https://rpc.walletconnect.org/v1', { ...project, projectId: null }).url,
  ).toBe('https://rpc.walletconnect.org/v1?chainId=eip155%3A1')
})

test('endpointAddress uses `text/plain`, which needs no preflight, for the hosted gateway, and JSON for other hosts', () => {
  expect(endpointAddress('https://rpc.walletconnect.org/v1', project).contentType).toBe(
    'text/plain',
  )
  expect(endpointAddress('https://node.example', project).contentType).toBe('application/json')
})

test.each([
  'https://node.example/key?x=1',
  'https://rpc.walletconnect.org.evil.example/v1',
  'https://evil.example/?host=rpc.walletconnect.org',
  'http://rpc.walletconnect.org/v1',
  'https://rpc.walletconnect.org:8443/v1',
  'http://127.0.0.1:8545/',
])('endpointAddress uses %s exactly as configured', (configuredUrl) => {
  expect(urlOf(configuredUrl)).toBe(new URL(configuredUrl).href)
})

test('endpointAddress never adds the project id to a host other than the hosted gateway', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (configuredUrl) => {
      const { url } = endpointAddress(configuredUrl, { ...project, projectId: 'the-project-id' })
      expect(url).not.toContain('the-project-id')
    }),
  )
})

test.each([
  'ws://node.example',
  'wss://node.example',
  'ftp://node.example',
  'javascript:alert(1)',
  'node.example',
  '',
  'https://name:word@node.example',
])('endpointAddress rejects %j, which is not a plain http(s) URL', (configuredUrl) => {
  expect(() => urlOf(configuredUrl)).toThrow(
    expect.objectContaining({ code: 'endpoint/url-not-supported' }),
  )
})

test('endpointAddress omits credentials, the path and the query from its error [XN2]', () => {
  expect(() => urlOf('wss://me:secret@node.example/secret?key=secret')).toThrow(
    'request wss://node.example/…:',
  )
})
